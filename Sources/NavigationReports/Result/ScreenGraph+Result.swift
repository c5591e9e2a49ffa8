import ModelChecker

extension ScreenGraph {
  /// The nodes, for a document.
  var screens: [ResultDocument.Screen] {
    quotient.classes.enumerated().map { index, known in
      ResultDocument.Screen(
        id: ids[index], words: known.key.screen, coordinator: known.key.coordinator,
        presented: known.key.context.map { "\($0.kind) over \($0.over)" },
        states: known.members.count)
    }
  }

  /// The arrows, those that stay included, for a document.
  var arrows: [ResultDocument.Edge] {
    (quotient.edges + quotient.selfLoops).map { edge in
      ResultDocument.Edge(
        from: ids[edge.source], to: ids[edge.target],
        events: Dictionary(
          edge.events.map { ($0.event.name, $0.count) }, uniquingKeysWith: { $0 + $1 }))
    }
  }
}
