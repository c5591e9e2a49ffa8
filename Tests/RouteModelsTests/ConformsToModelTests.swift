import ModelChecker
import NavigationModel
import RouteModels
import TestSupport
import Testing

/// An app is held against its model; the apps here are models themselves.
@Suite struct ConformsToModelTests {
  private func verdict(
    on app: RouteModel, design: RouteModel, screens: [String: String] = [:],
    modes: [String: Fact] = [:], limits: Limits = Limits()
  ) throws -> Verdict {
    try check(
      RouteSystem(app), invariants: [ConformsToModel(design, screens: screens, modes: modes)],
      options: ExplorationOptions(limits: limits)
    ).answers[0].verdict
  }

  private func why(_ verdict: Verdict) -> String? {
    if case .violated(let found) = verdict { found.why } else { nil }
  }

  // MARK: - Two witnesses

  @Test func `Random models are held against others as a naive search holds them`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<UInt64(Thorough.count(200, of: 3_000)) {
      let app = randomModel(seed: seed)
      for design in [app, randomModel(seed: seed, without: Int(seed % 4))] {
        guard let expected = NaiveConformance(app: app, design: design).search(most: 600) else {
          continue
        }
        let verdict = try verdict(on: app, design: design)
        switch expected {
        case .conforms:
          let isIdle = app.tabs.count == 1 && verdict == .vacuous("no step met its premise")
          #expect(verdict == .holds(witness: nil) || isIdle, "seed \(seed)")
          seen["conforms", default: 0] += 1
        case .differs(let length):
          #expect(verdict.length == length, "seed \(seed)")
          seen[length > 2 ? "differs late" : "differs", default: 0] += 1
        }
      }
    }
    for word in ["conforms", "differs", "differs late"] {
      #expect(seen[word, default: 0] > 10, "\(seen)")
    }
  }

  // MARK: - Messages

  private func shop(_ declare: (inout RouteModel) -> Void = { _ in }) -> RouteModel {
    RouteModel("Shop") {
      $0.tab("items", Chapter.self, depth: 1)
      $0.tab("orders")
      $0.sheet(Box.self)
      $0.modes("session", "out", "in")
      $0.push(Chapter.chapter, from: .root("items"))
      declare(&$0)
    }
  }

  @Test func `What the app shows otherwise comes with what the model allows`() throws {
    let app = shop { $0.present(Box.box, from: .screen(Chapter.chapter)) }
    #expect(
      why(try verdict(on: app, design: shop()))
        == "The app shows Box; from Chapter the model leads to Items or Orders.")
    let lone = RouteModel("Lone") {
      $0.tab("items")
      $0.sheet(Box.self)
    }
    let opened = RouteModel("Lone") {
      $0.tab("items")
      $0.sheet(Box.self)
      $0.present(Box.box, from: .root("items"))
    }
    #expect(
      why(try verdict(on: opened, design: lone))
        == "The app shows Box; the model stays at Items.")
  }

  @Test func `A screen that the model does not have is named, with what to do`() throws {
    let design = RouteModel("Shop") { $0.tab("items", Chapter.self, depth: 1) }
    let app = RouteModel("Shop") {
      $0.tab("items", Page.self, depth: 1)
      $0.push(Page.list, from: .root("items"))
    }
    #expect(
      why(try verdict(on: app, design: design))
        == "The app shows List, a screen that the model does not have. It has Items and Chapter. If "
        + #"one of these is meant, say so: screens: ["List": "Items"]."#)
  }

  @Test func `A screen may have another name in the model`() throws {
    let design = RouteModel("Shop") {
      $0.tab("items", Chapter.self, depth: 1)
      $0.push(Chapter.chapter, from: .root("items"))
    }
    let app = RouteModel("Shop") {
      $0.tab("items", Page.self, depth: 1)
      $0.push(Page.list, from: .root("items"))
    }
    #expect(
      try verdict(on: app, design: design, screens: ["List": "Chapter"]) == .holds(witness: nil))
  }

  @Test func `Another beginning is a difference`() throws {
    let app = RouteModel("Shop") {
      $0.tab("orders")
      $0.tab("items")
    }
    let design = RouteModel("Shop") {
      $0.tab("items")
      $0.tab("orders")
    }
    #expect(
      why(try verdict(on: app, design: design))
        == "The app begins with Orders, and the model does not.")
  }

  @Test func `A mode that a fact tells is compared, too`() throws {
    func shop(_ opened: String?, _ closed: String?) -> RouteModel {
      RouteModel("Shop") {
        $0.tab("items")
        $0.sheet(Box.self, swipes: false)
        if let opened, let closed {
          $0.modes("at home", "true", "false")
          $0.tap(
            "open", on: .root("items"), do: .present(Box.box), .set("at home", opened))
          $0.tap("close", on: .screen(Box.box), do: .dismiss, .set("at home", closed))
        } else {
          $0.tap("open", on: .root("items"), do: .present(Box.box))
          $0.tap("close", on: .screen(Box.box), do: .dismiss)
        }
      }
    }
    let home = ["at home": Fact("home")]
    #expect(
      try verdict(on: shop(nil, nil), design: shop("false", "true"), modes: home)
        == .holds(witness: nil))
    let forgotten = shop("false", "false")
    #expect(
      try verdict(on: shop(nil, nil), design: forgotten) == .holds(witness: nil))
    #expect(
      why(try verdict(on: shop(nil, nil), design: forgotten, modes: home))
        == "The app shows Items (true); from Box (false) the model leads to Items (false).")
  }

  @Test func `A group of modes that the model does not have is refused`() {
    #expect(
      throws: RouteModelError.unknown("modes", "theme", in: "ConformsToModel", known: ["session"])
    ) { try ConformsToModel(shop(), modes: ["theme": Fact("theme")]) }
  }
}

/// The search of two models together, without rules and by sets of places.
private struct NaiveConformance {
  let app: NaiveNavigation
  let design: NaiveNavigation

  enum Answer { case conforms, differs(Int) }

  init(app: RouteModel, design: RouteModel) {
    self.app = NaiveNavigation(model: app)
    self.design = NaiveNavigation(model: design)
  }

  private struct Both: Hashable {
    var app: NaiveNavigation.Place
    var design: Set<NaiveNavigation.Place>
  }

  /// - Returns: nil if there are more pairs than are wanted.
  func search(most: Int) -> Answer? {
    var layer: Set = [Both(app: app.start, design: [design.start])]
    var seen = layer
    var length = 0
    while !layer.isEmpty {
      length += 1
      var next: Set<Both> = []
      for both in layer {
        for move in app.moves(from: both.app) {
          let possible = both.design.union(both.design.flatMap(targets))
            .filter { screen($0) == screen(move.target) }
          if possible.isEmpty { return .differs(length) }
          next.insert(Both(app: move.target, design: possible))
        }
      }
      layer = next.subtracting(seen)
      seen.formUnion(layer)
      if seen.count > most { return nil }
    }
    return .conforms
  }

  private func targets(of place: NaiveNavigation.Place) -> [NaiveNavigation.Place] {
    var targets = design.moves(from: place).map(\.target)
    if place.presented.isEmpty {
      // A menu leads back by any number of levels.
      for depth in 0..<place.stacks[place.tab]!.count {
        var target = place
        target.stacks[place.tab] = Array(place.stacks[place.tab]!.prefix(depth))
        targets.append(target)
      }
    }
    return targets
  }

  private func screen(_ place: NaiveNavigation.Place) -> String {
    (place.presented.first ?? place.stacks[place.tab]!.last)?.screen
      ?? place.tab.prefix(1).uppercased() + place.tab.dropFirst()
  }
}
