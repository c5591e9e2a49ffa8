import ModelChecker
import NavigationModel

/// What is recorded twice agrees.
///
/// Each of the profile's `agreements` names two facts: one that a coordinator, store or flow
/// records, and one that is true of the platform or of the other record. Whenever nothing is under
/// way, and the agreement's condition is true, the two must be equal.
///
/// Violated by a flow that moves on and does not tell the store that others read:
///
/// ```swift
/// rideRequest = RideRequestCoordinator(flow: RideFlowController(store: nil))
/// ```
///
/// Keep one record and derive the other; where two are needed, write both in one place.
public struct BookkeepingAgrees: NavigationInvariant {
  public let name = "BookkeepingAgrees"
  public let identifier = "I11"
  public let summary = "What is recorded twice, or recorded and shown, agrees."

  /// Makes the invariant.
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
  ) -> Judgement {
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
    .notApplicable("no agreements are declared between what is recorded and what is so")
  }
}

extension Judgement {
  fileprivate static func disagreement(
    _ agreement: NavigationProfile.Agreement, _ recorded: String, _ actual: String
  ) -> Judgement {
    .violated(
      "Two records of \(agreement.about) disagree: \(agreement.recorded) is '\(recorded)', "
        + "\(agreement.actual) is '\(actual)'.")
  }
}
