/// What a page's graph gained since it was last told of it.
///
/// The columns hold what comes after those that the page has. `graph.js` adds them.
package struct ExplorerGrowth: Encodable {
  private let events: [ExplorerDocument.Event]
  private let places: [ExplorerDocument.Place]
  private let states: ExplorerDocument.States
  private let edges: ExplorerDocument.Edges
  /// The states that the page has, and that were expanded since: each with the range of its transitions
  /// and the number of the set of events that guards disable in it.
  private let expanded: [[Int]]

  /// A Boolean value that indicates whether nothing was gained.
  package var isEmpty: Bool { states.view.isEmpty && expanded.isEmpty }

  /// Makes the difference between a graph and the same one earlier.
  package init(of now: ExplorerGraph, since before: ExplorerGraph) {
    self.init(now.document, since: before.document)
  }

  private init(_ now: ExplorerDocument, since before: ExplorerDocument) {
    func tail<Value>(_ column: KeyPath<ExplorerDocument, [Value]>) -> [Value] {
      Array(now[keyPath: column].dropFirst(before[keyPath: column].count))
    }
    events = tail(\.events)
    places = tail(\.places)
    let known = before.states.view.count
    let isOpen = Set(before.states.unexplored + before.states.cut.keys.compactMap(Int.init))
    let stillOpen = Set(now.states.unexplored + now.states.cut.keys.compactMap(Int.init))
    expanded = isOpen.subtracting(stillOpen).sorted().map {
      [$0, now.edges.first[$0], now.edges.end[$0], now.states.blocked[$0]]
    }
    var states = ExplorerDocument.States()
    states.view = tail(\.states.view)
    states.place = tail(\.states.place)
    states.violated = tail(\.states.violated)
    states.exercised = tail(\.states.exercised)
    states.blocked = tail(\.states.blocked)
    states.details = now.states.details.indices.map { kind in
      Array(now.states.details[kind].dropFirst(known))
    }
    states.cut = now.states.cut.filter { before.states.cut[$0.key] == nil }
    states.unexplored = now.states.unexplored.filter { $0 >= known }
    states.views = tail(\.states.views)
    states.lines = now.states.lines.indices.map { kind in
      let lines = before.states.lines
      return Array(now.states.lines[kind].dropFirst(lines.isEmpty ? 0 : lines[kind].count))
    }
    states.texts = tail(\.states.texts)
    states.reasons = tail(\.states.reasons)
    states.whys = tail(\.states.whys)
    states.reasonSets = tail(\.states.reasonSets)
    states.exercisedSets = tail(\.states.exercisedSets)
    states.blockedSets = tail(\.states.blockedSets)
    self.states = states
    var edges = ExplorerDocument.Edges()
    edges.first = tail(\.edges.first)
    edges.end = tail(\.edges.end)
    edges.event = tail(\.edges.event)
    edges.choices = tail(\.edges.choices)
    edges.option = tail(\.edges.option)
    edges.target = tail(\.edges.target)
    edges.effects = tail(\.edges.effects)
    edges.exercised = tail(\.edges.exercised)
    edges.violating = tail(\.edges.violating)
    edges.violated = tail(\.edges.violated)
    edges.choiceTexts = tail(\.edges.choiceTexts)
    edges.optionTexts = tail(\.edges.optionTexts)
    edges.effectTexts = tail(\.edges.effectTexts)
    edges.faults = tail(\.edges.faults)
    self.edges = edges
  }
}
