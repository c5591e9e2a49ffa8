import ModelChecker
import NavigationModel

extension ExplorerGraph {
  /// A trace as far as the graph has it.
  package struct Followed {
    /// The part that the graph has, with events by number.
    package var trace: Trace
    /// The state that it leads to; nil where it ends in a fault.
    package var state: NavigationState?
    /// The fault in which it ends; nil where it leads to a state.
    package var fault: Fault?
    /// A Boolean value that indicates whether the graph has the transitions of that state.
    package var isExpanded: Bool
  }

  /// Follows a trace as far as the graph has it; nil where its initial state could not be made.
  package func followed(_ trace: Trace) -> Followed? {
    guard let path = path(along: trace) else { return nil }
    let steps = path.edges.map {
      Trace.Step(.ordinal(label(of: $0).ordinal), choices: answers(on: $0))
    }
    let state = path.states.last ?? -1
    return Followed(
      trace: Trace(start: trace.start, steps: steps), state: state < 0 ? nil : self[state],
      fault: path.edges.last.flatMap(fault(on:)),
      isExpanded: state < 0 || knowsTransitions(of: state))
  }

  /// Returns the states and the transitions along a trace as far as the graph has it, a negative number
  /// in the place of a state after a fault; nil where its initial state could not be made.
  func path(along trace: Trace) -> (states: [Int], edges: [Int])? {
    guard document.states.initial.indices.contains(trace.start) else { return nil }
    var states = [document.states.initial[trace.start]]
    guard states[0] >= 0 else { return nil }
    var edges: [Int] = []
    for step in trace.steps {
      guard let state = states.last, state >= 0,
        let edge = self.edges(of: state).first(where: { isMeant($0, by: step) })
      else { break }
      edges.append(edge)
      states.append(document.edges.target[edge])
    }
    return (states, edges)
  }

  /// Returns the transitions of a state that the graph has, without their effects; nil where it has none
  /// of it.
  package func expansion(
    of state: NavigationState
  ) -> Expansion<NavigationState, NavigationEffect>? {
    guard let number = number(of: state), knowsTransitions(of: number) else { return nil }
    var expansion = Expansion<NavigationState, NavigationEffect>()
    for edge in edges(of: number) where document.edges.target[edge] >= 0 {
      let number = document.edges.target[edge]
      let target = self[number]
      if let cap = document.states.cut["\(number)"] { expansion.cut[target] = cap }
      expansion.transitions.append(
        Transition(
          event: label(of: edge), choices: answers(on: edge), outcome: .state(target)))
    }
    return expansion
  }

  private func edges(of state: Int) -> Range<Int> {
    document.edges.first[state]..<document.edges.end[state]
  }

  private func label(of edge: Int) -> EventLabel {
    let event = document.events[document.edges.event[edge]]
    return EventLabel(event.name, ordinal: event.ordinal)
  }

  private func isMeant(_ edge: Int, by step: Trace.Step) -> Bool {
    step.matches(label(of: edge)) && step.answers(answers(on: edge))
  }
}
