import ModelChecker
import NavigationModel

/// Two records of the same thing agree, and so do a record and what is shown.
///
/// Each of the profile's `agreements` names two facts: one that a coordinator, store or flow
/// records, and one about the platform or another record. When nothing is under way and the
/// condition of the agreement is true, the two must be equal.
///
/// Violated by a flow that moves on without notifying the store that others read:
///
/// ```swift
/// rideRequest = RideRequestCoordinator(flow: RideFlowController(store: nil))
/// ```
///
/// Keep one record and derive the other. If you need two, write both in one place.
public struct BookkeepingAgrees: NavigationInvariant {
  public let name = "BookkeepingAgrees"
  public let identifier = "I11"
  public let summary =
    "Two records of the same thing agree, and so do a record and what is shown."
  public let violation = "makes two records disagree"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.agreements.isEmpty else { return .noAgreements }
      return judged(
        as: .all(
          profile.agreements.map { agreement in
            .alwaysQuiescent(reading: agreement.facts) { judge($0, agreement) }
          }))
    }
  }

  private func judge(
    _ state: NavigationState, _ agreement: NavigationProfile.Agreement
  ) -> Judgment {
    guard agreement.when.map(state.isTrue) ?? true else { return .notExercised }
    let recorded = state.fact(agreement.recorded) ?? ""
    let actual = state.fact(agreement.actual) ?? ""
    return recorded == actual ? .holds : .disagreement(agreement, recorded, actual)
  }
}

extension NavigationProfile.Agreement {
  fileprivate var facts: [Fact] { [recorded, actual] + (when.map { [$0] } ?? []) }
}

extension Applicability {
  fileprivate static var noAgreements: Applicability {
    .notApplicable("no records that must agree are declared")
  }
}

extension Judgment {
  fileprivate static func disagreement(
    _ agreement: NavigationProfile.Agreement, _ recorded: String, _ actual: String
  ) -> Judgment {
    .violated(
      "Two records of \(agreement.about) disagree: '\(agreement.recorded)' is \(recorded), "
        + "'\(agreement.actual)' is \(actual).")
  }
}
