import ModelChecker
import NavigationModel
import RouteModels

enum Letter: CaseIterable { case a, b }

/// Routes on stacks; of one type with payloads, of the other without.
enum Page: Route {
  case list, page(Letter)
  static let samples = [Page.list] + Letter.allCases.map(Page.page)
}

enum Chapter: Route, CaseIterable { case chapter }

/// Routes that are presented.
enum Box: Route, CaseIterable { case box, crate }

enum Wall: Route, CaseIterable { case wall }

/// Draws small models from a seed: tabs, stacks, sheets, covers, modes and what leads where.
///
/// - Parameter dropped: the number of a declaration to leave out of what leads where.
func randomModel(seed: UInt64, without dropped: Int? = nil) -> RouteModel {
  var draw = ModelDraw(seed: seed)
  return draw.model(without: dropped)
}

private struct ModelDraw {
  private var generator: SplitMix64
  private var tabs: [(name: String, hasPages: Bool, hasChapters: Bool)] = []

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  mutating func model(without dropped: Int?) -> RouteModel {
    for number in 0..<1 + roll(3) {
      let kind = roll(3)
      tabs.append(("tab\(number)", kind == 0, kind == 1))
    }
    return RouteModel("Random") { model in
      for tab in tabs {
        if tab.hasPages {
          model.tab(tab.name, Page.self, depth: 1 + roll(2))
        } else if tab.hasChapters {
          model.tab(tab.name, Chapter.self, depth: 1 + roll(2))
        } else {
          model.tab(tab.name)
        }
      }
      model.sheet(Box.self, swipes: roll(3) > 0)
      model.cover(Wall.self)
      model.modes("session", "out", "in")
      if roll(2) == 0 { model.modes("light", "day", "night") }
      if roll(2) == 0 { model.only(.mode("session", "in"), Box.crate, Wall.wall) }
      if tabs.contains(where: \.hasPages), roll(2) == 0 {
        model.only(.mode("session", "in"), Page.page(.a))
      }
      for number in 0..<3 + roll(6) {
        let places = (0..<1 + roll(2)).map { _ in place() }
        let modes: [ModeName] = roll(3) == 0 ? [mode()] : []
        let actions = (0..<1 + roll(3)).map { _ in action() }
        let full = model
        add(to: &model, "move \(number)", places, modes, actions)
        // Drawn all the same, so that the others stay as they are.
        if number == dropped { model = full }
      }
    }
  }

  /// Calls the declarations, which take lists of arguments that are written down.
  private mutating func add(
    to model: inout RouteModel, _ name: String, _ places: [Place], _ modes: [ModeName],
    _ actions: [Action]
  ) {
    let (first, last) = (places[0], places[places.count - 1])
    let (one, two, three) = (
      actions[0], actions[min(1, actions.count - 1)], actions[actions.count - 1]
    )
    switch (roll(4), modes.first) {
    case (0, nil): model.external(name, do: one, two)
    case (0, let mode?): model.external(name, when: mode, do: one, three)
    case (_, nil): model.tap(name, on: first, last, do: one, two, three)
    case (_, let mode?): model.tap(name, on: first, last, when: mode, do: one, two, three)
    }
  }

  private mutating func mode() -> ModeName { .mode("session", pick(["out", "in"])) }

  private mutating func place() -> Place {
    switch roll(6) {
    case 0: .root(pick(tabs).name)
    case 1: .tab(pick(tabs).name)
    case 2: .anywhere
    case 3 where tabs.contains(where: \.hasPages): .screen(pick(Page.samples))
    case 4: .screen(pick(Box.allCases))
    default: .screen(Wall.wall)
    }
  }

  private mutating func action() -> Action {
    switch roll(9) {
    case 0: .popToRoot(pick(tabs).name)
    case 1: .select(pick(tabs).name)
    case 2: .dismiss
    case 3: .dismissAll
    case 4: .set("session", pick(["out", "in"]))
    case 5: .present(pick(Box.allCases))
    case 6: .present(Wall.wall)
    default: push()
    }
  }

  private mutating func push() -> Action {
    let tab = pick(tabs)
    if tab.hasPages { return .push(pick(Page.samples), in: roll(2) == 0 ? tab.name : nil) }
    if tab.hasChapters { return .push(Chapter.chapter, in: roll(2) == 0 ? tab.name : nil) }
    return .present(pick(Box.allCases))
  }
}
