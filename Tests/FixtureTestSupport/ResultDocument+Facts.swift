import NavigationReports

extension ResultDocument {
  /// The screens that a person could touch in some state.
  public var reachedScreens: Set<String> { Set(touched) }

  /// The declared routes that were taken.
  public var routes: Set<String> {
    Set(events.filter { $0.isDeclared && $0.transitions > 0 }.compactMap(\.route))
  }

  /// The number of events in the trace of each violated property.
  public var lengths: [String: Int] {
    verdicts.reduce(into: [:]) { lengths, verdict in
      // The first step is the start.
      lengths[verdict.property] = verdict.finding.map { $0.run.steps.count - 1 }
    }
  }
}
