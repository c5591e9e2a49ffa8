import ModelChecker
import NavigationModel

/// Puts states into columns, each once.
struct ExplorerStates {
  /// The states, by number.
  private(set) var all: [NavigationState] = []
  private var numbers: [NavigationState: Int] = [:]
  private var views = Interned<SIMD2<UInt32>, ExplorerDocument.View>()
  private var lines: [Interned<SIMD2<UInt32>, [Int]>]
  private var texts = Interned<String, String>()

  /// The facets whose lines are told, in the order of the page.
  private static let kinds: [(name: String, facet: Facet)] = [
    ("Facts", .facts), ("Coordinators", .coordinators), ("Properties", .records),
    ("Work", .work), ("Subscriptions", .subscriptions), ("Still alive", .lifetimes),
    ("Other state", .unobserved),
  ]

  init() { lines = Self.kinds.map { _ in Interned() } }

  /// Returns the number of a state; nil where it was not added.
  func number(of state: NavigationState) -> Int? { numbers[state] }

  /// Adds a state, which must be new, to the columns that states themselves fill.
  mutating func add(_ state: NavigationState, to columns: inout ExplorerDocument.States) {
    numbers[state] = all.count
    all.append(state)
    if columns.details.isEmpty { columns.details = Self.kinds.map { _ in [] } }
    let coordinators = state.number(of: .coordinators)
    columns.view.append(
      views.number(of: SIMD2(coordinators, state.number(of: .views))) { .init(state) })
    for (index, kind) in Self.kinds.enumerated() {
      // Several facets name coordinators by position.
      let key = SIMD2(coordinators, state.number(of: kind.facet))
      if let known = lines[index].known(key) {
        columns.details[index].append(known)
        continue
      }
      let numbers = state.details(of: kind.facet).flatMap {
        [texts.number(of: $0.name), texts.number(of: $0.value)]
      }
      columns.details[index].append(lines[index].number(of: key) { numbers })
    }
  }

  /// Fills in what the numbers in the columns stand for.
  func complete(_ columns: inout ExplorerDocument.States) {
    columns.kinds = Self.kinds.map(\.name)
    columns.views = views.values
    columns.lines = lines.map(\.values)
    columns.texts = texts.values
  }
}

extension ExplorerDocument.View {
  fileprivate init(_ state: NavigationState) {
    let names = CoordinatorNames(state.coordinators)
    words = StateText(state).description
    rows = StateCard(state, after: nil).rows
    nodes = state.views.map { view in
      var role = ""
      var selected: Int?
      switch view.role {
      case .composite: role = "composite"
      case .screen: role = "screen"
      case .stack: role = "stack"
      case .tabs(let position): (role, selected) = ("tabs", position)
      case .presentation(let kind): role = kind
      }
      return Node(
        depth: view.depth, name: view.title, role: role, selected: selected,
        owner: view.owner.flatMap { names[$0] }, isHittable: view.isHittable,
        controls: view.controls)
    }
  }
}

extension NavigationState {
  /// The lines that tell a facet, each a name with its value.
  fileprivate func details(of facet: Facet) -> [(name: String, value: String)] {
    let names = CoordinatorNames(coordinators)
    func name(_ position: Int) -> String { names[position] ?? "?" }
    switch facet {
    case .facts: return facts.map { ($0.name, $0.value) }
    case .coordinators:
      return zip(names.all, coordinators).map { name, coordinator in
        let holder = coordinator.holder == .tree ? "" : ", held by \(coordinator.holder.rawValue)"
        return (name, coordinator.phase.rawValue + holder)
      }
    case .records: return records.map { ("\(name($0.coordinator)).\($0.key)", $0.value) }
    case .work:
      return counted(work.runnable.map { "\($0) waiting to run" })
        + counted(work.tickets.map { "\($0.label) pending" + ($0.isRevoked ? ", revoked" : "") })
    case .subscriptions:
      return subscriptions.map {
        ("\($0.coordinator.map(name) ?? $0.holder): \($0.source)", "\($0.count)")
      }
    case .lifetimes: return lifetimes.map { ($0.role, "\($0.count)") }
    case .unobserved: return unobserved.map { ($0.path.description, $0.value) }
    case .views: return []
    }
  }

  private func counted(_ words: [String]) -> [(name: String, value: String)] {
    var counts: [(name: String, count: Int)] = []
    for word in words {
      if let known = counts.firstIndex(where: { $0.name == word }) {
        counts[known].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    return counts.map { ($0.name, "\($0.count)") }
  }
}
