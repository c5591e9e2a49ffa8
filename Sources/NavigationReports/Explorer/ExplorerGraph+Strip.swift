import ModelChecker
import NavigationModel

extension ExplorerGraph {
  /// Draws a trace; nil where the graph does not have all of it.
  package func strip(along trace: Trace) -> TraceStrip? {
    guard let path = path(along: trace), path.edges.count == trace.steps.count else { return nil }
    let start = self[path.states[0]]
    var cards = [
      TraceStrip.Card(
        event: "", tooltip: StateText(start).description, state: StateCard(start, after: nil),
        outcome: "")
    ]
    for (position, edge) in path.edges.enumerated() {
      if let fault = fault(on: edge) {
        cards.append(
          TraceStrip.Card(
            event: words(on: edge), tooltip: fault.message, state: nil,
            outcome: fault.kind.outcome))
      } else {
        let (source, target) = (self[path.states[position]], self[path.states[position + 1]])
        cards.append(
          TraceStrip.Card(
            event: words(on: edge), tooltip: StateText(target).description,
            state: StateCard(target, after: source), outcome: ""))
      }
    }
    let found = newlyViolated(atTheEndOf: path, from: trace.start)
    let names = found.map(\.name)
    return TraceStrip(
      cards,
      title: .title(
        names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] },
        after: path.edges.count),
      circumstances: "\(document.title); \(document.extent)",
      note: found.isEmpty ? "" : "Why: \(found.map(\.why).joined(separator: " "))",
      isViolation: !found.isEmpty)
  }

  /// The event of a transition in words, with the name of the way on which it goes on.
  private func words(on edge: Int) -> String {
    let edges = document.edges
    let option = edges.optionTexts[edges.option[edge]]
    return document.events[edges.event[edge]].words + (option.isEmpty ? "" : " (\(option))")
  }

  /// Returns what the last step of a path violates, and the one before it does not.
  private func newlyViolated(
    atTheEndOf path: (states: [Int], edges: [Int]), from start: Int
  ) -> [(name: String, why: String)] {
    let before = path.edges.isEmpty ? [] : violated(after: path.edges.count - 1, of: path)
    let found = violated(after: path.edges.count, of: path).filter { !before.contains($0) }
    let named = found.map { reason in
      (
        name: document.invariants[document.states.reasons[reason][0]].name,
        why: document.states.whys[document.states.reasons[reason][1]]
      )
    }
    // What only a whole run shows is known of the run that the check found.
    let whole = document.invariants.filter { invariant in
      !invariant.isLocal && invariant.finding?.start == start
        && invariant.finding?.edges == path.edges
    }
    return named + whole.map { ($0.name, $0.why) }
  }

  /// Returns the numbers of the reasons for which a step of a path and the state behind it violate
  /// something.
  private func violated(after step: Int, of path: (states: [Int], edges: [Int])) -> [Int] {
    let (states, edges) = (document.states, document.edges)
    let onStep =
      step == 0
      ? nil : edges.violating.firstIndex(of: path.edges[step - 1]).map { edges.violated[$0] }
    let state = path.states[step]
    return (onStep.map { states.reasonSets[$0] } ?? [])
      + (state < 0 ? [] : states.reasonSets[states.violated[state]])
  }
}

extension String {
  fileprivate static func title(_ violated: [String], after events: Int) -> String {
    if violated.isEmpty { return events == 0 ? "The start" : counted(events, "event") }
    let place = events == 0 ? "at the start" : "after \(counted(events, "event"))"
    return "\(violated.joined(separator: ", ")) violated \(place)"
  }
}
