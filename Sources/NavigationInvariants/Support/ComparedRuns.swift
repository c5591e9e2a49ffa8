import ModelChecker
import NavigationModel

typealias NavigationRun = FinishedRun<NavigationState, NavigationEffect>
typealias NavigationRunForm = RunForm<NavigationState, NavigationEffect>
typealias NavigationRunPart = RunForm<NavigationState, NavigationEffect>.Part

extension Property.Kind where State == NavigationState, Effect == NavigationEffect {
  /// Compares the ends of two forms of runs from one state, when all work except pending results is
  /// finished.
  ///
  /// - Parameters:
  ///   - premise: the states from which runs are compared.
  ///   - relation: a closure that judges whether two runs end alike.
  static func runs(
    from premise: @escaping (NavigationState) -> Bool = { $0.isQuiescent },
    of actual: NavigationRunForm, endLike expected: NavigationRunForm,
    in system: any NavigationSystem,
    relation: @escaping (_ expected: NavigationRun, _ actual: NavigationRun) -> Judgment
  ) -> Self {
    .equivalentRuns(
      RunEquivalence(
        premise: premise, expected: expected, actual: actual,
        rest: Rest(
          isAtRest: \.isQuiescent, settles: { system.kind(of: $0) == .settle }),
        relation: relation))
  }

  /// Reports a misspelled name in a declaration as a violation, because the property would otherwise
  /// hold without being checked.
  ///
  /// - Parameters:
  ///   - events: the declared events that the profile names. Names of platform events are not known
  ///     in advance and not checked.
  ///   - facts: the facts that the profile names.
  static func declared(
    events: [String], facts: [Fact] = [], in system: any NavigationSystem
  ) -> Self {
    let known = Set(system.events.map(\.name))
    let unknown = events.first {
      !known.contains($0) && !EventKind.mayBeOfPlatform($0) && !$0.isNamePattern
    }
    return .alwaysQuiescent(reading: facts) { _ in
      unknown.map(Judgment.unknownEvent) ?? .notExercised
    }
  }
}

extension FinishedRun where State == NavigationState, Effect == NavigationEffect {
  /// Returns the events of the run in words, except those that only ended its work.
  func words(in system: any NavigationSystem) -> String {
    listed(steps.filter { !system.isSettling($0) }.map { "'\($0.event)'" }, "and then")
  }

  /// Returns the first difference of the end of the run from that of another, in words.
  func difference(
    from expected: NavigationRun, in parts: NavigationShape.Parts
  ) -> String? {
    end.difference(from: expected.end, in: parts)
  }
}

extension Judgment {
  fileprivate static func unknownEvent(_ name: String) -> Judgment {
    .violated("The profile names the event '\(name)', but the system has no event of that name.")
  }
}
