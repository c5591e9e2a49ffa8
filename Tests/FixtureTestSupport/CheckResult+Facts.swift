import ModelChecker
import NavigationModel

extension CheckResult {
  /// The screens that were there in some state.
  public var screens: Set<String> {
    Set(graph.states.flatMap { $0.views.filter(\.isScreen).map(\.name) })
  }

  /// The declared routes that were taken.
  public var routes: Set<String> {
    let taken = Set(graph.edges.map(\.event.ordinal))
    let events = system.events
    return Set(events.indices.filter { taken.contains($0) }.compactMap { events[$0].route })
  }

  /// The number of events in the trace of each violated property.
  public var lengths: [String: Int] {
    answers.reduce(into: [:]) { lengths, answer in
      if case .violated(let counterexample) = answer.verdict {
        lengths[answer.property] = counterexample.trace.steps.count
      }
    }
  }

  /// A Boolean value that indicates whether some property of severity error is violated.
  public var hasViolatedError: Bool {
    answers.contains { answer in
      if case .violated = answer.verdict { answer.severity == .error } else { false }
    }
  }
}
