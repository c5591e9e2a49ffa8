import ModelChecker
import NavigationModel

typealias NavigationRun = FinishedRun<NavigationState, NavigationEffect>
typealias NavigationRunForm = RunForm<NavigationState, NavigationEffect>
typealias NavigationRunPart = RunForm<NavigationState, NavigationEffect>.Part

extension Property.Kind where State == NavigationState, Effect == NavigationEffect {
  /// Compares what two forms of runs from one state end in, when all work but open tickets is done.
  ///
  /// - Parameters:
  ///   - premise: the states from which runs are compared.
  ///   - relation: judges whether two runs end alike.
  static func runs(
    from premise: @escaping (NavigationState) -> Bool = { $0.isQuiescent },
    of actual: NavigationRunForm, endLike expected: NavigationRunForm,
    in system: any NavigationSystem,
    relation: @escaping (_ expected: NavigationRun, _ actual: NavigationRun) -> Judgement
  ) -> Self {
    .equivalentRuns(
      RunEquivalence(
        premise: premise, expected: expected, actual: actual,
        rest: Rest(
          isAtRest: \.isQuiescent, settles: { system.kind(of: $0) == .settle }),
        relation: relation))
  }

  /// Says of a misspelt declaration what it is, so that it never passes for a system without faults.
  ///
  /// - Parameters:
  ///   - events: the declared events that the profile names; those of the platform are not known
  ///     beforehand and not asked for.
  ///   - facts: the facts that the profile names.
  static func declared(
    events: [String], facts: [Fact] = [], in system: any NavigationSystem
  ) -> Self {
    let known = Set(system.events.map(\.name))
    let unknown = events.first {
      !known.contains($0) && !EventKind.mayBeOfPlatform($0) && !$0.hasSuffix("*")
    }
    return .alwaysQuiescent(reading: facts) { _ in
      unknown.map(Judgement.unknownEvent) ?? .notExercised
    }
  }
}

extension FinishedRun where State == NavigationState, Effect == NavigationEffect {
  /// Returns the events of the run in words, those left out that only ended its work.
  func words(in system: any NavigationSystem) -> String {
    listed(steps.filter { !system.isSettling($0) }.map { "'\($0.event)'" }, "and then")
  }

  /// Whether the run begins like another but ends otherwise, in words.
  func difference(
    from expected: NavigationRun, in parts: NavigationShape.Parts
  ) -> String? {
    end.difference(from: expected.end, in: parts)
  }
}

extension String {
  /// Whether a name is this one, or begins with it where it ends in `*`.
  func means(_ name: String) -> Bool {
    hasSuffix("*") ? name.hasPrefix(dropLast()) : name == self
  }
}

extension Judgement {
  fileprivate static func unknownEvent(_ name: String) -> Judgement {
    .violated("The profile names the event '\(name)', but the system has no event of that name.")
  }
}
