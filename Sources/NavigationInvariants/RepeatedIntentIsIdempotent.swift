import ModelChecker
import NavigationModel

/// Repeating an intent within one transition has the result of a single one.
///
/// For each event that the profile declares to repeat an intent (`repetitions`; a control that is
/// declared with `twice: true` is among them): it must end like the single event from the same
/// state, in screens, coordinators, records, subscriptions and pending results, cancelled ones left
/// out. An event that taps two controls within one transition (`quickTaps`), of which one may be
/// the back button, must end like one of the two taps: the one that wins leaves no trace of the
/// other. A repetition may also be an event that requests what a fact says is already the case,
/// such as the screen that is on top. It must change nothing.
///
/// Violated by every push that assumes that its button is tapped once:
///
/// ```swift
/// func showDetails() { path.append(.details) }  // the old screen can be touched until it is gone
/// ```
///
/// Compare with the screen on top, or take no further event until the transition has ended.
public struct RepeatedIntentIsIdempotent: NavigationInvariant {
  public let name = "RepeatedIntentIsIdempotent"
  public let identifier = "I14"
  public let summary =
    "Repeating an intent within one transition has the result of a single one."
  public let violation = "does not end as if done once"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let repetitions = profile.repetitions
      guard !repetitions.isEmpty else { return .noRepetitions }
      let declared = NavigationProperty.Kind.declared(
        events: repetitions.flatMap { [$0.event] + $0.intents },
        facts: repetitions.compactMap(\.when), in: system)
      return judged(as: .all(repetitions.map { comparison($0, in: system) } + [declared]))
    }
  }

  private func comparison(
    _ repetition: NavigationProfile.Repetition, in system: any NavigationSystem
  ) -> NavigationProperty.Kind {
    let intents = repetition.intents
    let single =
      intents.isEmpty
      ? [] : [NavigationRunPart(event: { event in intents.contains { event.name.isNamed($0) } })]
    return .runs(
      from: { $0.isQuiescent && (repetition.when.map($0.isTrue) ?? true) },
      of: NavigationRunForm([NavigationRunPart(repetition.event)]),
      endLike: NavigationRunForm(single), in: system
    ) { expected, actual in
      actual.difference(from: expected, in: [.navigation, .tickets]).map {
        .repeated(repetition, because: $0)
      } ?? .holds
    }
  }
}

extension NavigationProfile.Repetition {
  /// The events of which it must have the result of one; none if it must change nothing.
  fileprivate var intents: [String] { [single, other].compactMap { $0 } }
}

extension Applicability {
  fileprivate static var noRepetitions: Applicability {
    .notApplicable("no event is declared to repeat an intent")
  }
}

extension Judgment {
  fileprivate static func repeated(
    _ repetition: NavigationProfile.Repetition, because difference: String
  ) -> Judgment {
    guard let single = repetition.single else {
      return .violated(
        "'\(repetition.event)' requests what is already the case, but \(difference).")
    }
    guard let other = repetition.other, other != single else {
      return .violated(
        "'\(repetition.event)' does not end like '\(single)': \(difference).")
    }
    return .violated(
      "'\(repetition.event)' ends neither like '\(single)' nor like '\(other)': \(difference).")
  }
}
