import ModelChecker
import NavigationModel

/// While a state of the domain requires a screen, that screen is shown.
///
/// Each of the profile's `forcedScreens` names a fact about the domain, such as *a ride is active*,
/// and a fact that is true while the required screen is shown. When nothing is under way and the
/// first is true, so is the second.
///
/// Violated by a coordinator that only observes changes and misses the state that is already there:
///
/// ```swift
/// store.$rideState.dropFirst().sink { [weak self] state in
///   if state.isActive { self?.showRideRequest() }
/// }
/// ```
///
/// Read the current value when starting, handle every state of the domain, and leave a required
/// screen only when the state is over.
public struct StateForcesScreen: NavigationInvariant {
  public let name = "StateForcesScreen"
  public let identifier = "I18"
  public let summary =
    "While a state of the domain requires a screen, that screen is shown."
  public let violation = "does not show what the state requires"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.forcedScreens.isEmpty else { return .noForcedScreens }
      return judged(
        as: .all(
          profile.forcedScreens.map { rule in
            .alwaysQuiescent(reading: [rule.when, rule.then]) { judge($0, rule) }
          }))
    }
  }

  private func judge(
    _ state: NavigationState, _ rule: NavigationProfile.ForcedScreen
  ) -> Judgment {
    guard state.isTrue(rule.when) else { return .notExercised }
    return state.isTrue(rule.then) ? .holds : .notShown(rule, in: state)
  }
}

extension Applicability {
  fileprivate static var noForcedScreens: Applicability {
    .notApplicable("no state that requires a screen is declared")
  }
}

extension Judgment {
  fileprivate static func notShown(
    _ rule: NavigationProfile.ForcedScreen, in state: NavigationState
  ) -> Judgment {
    .violated(
      "\(capitalized(rule.about)) requires '\(rule.then)', which is not true; "
        + "\(state.visibleScreens).")
  }
}
