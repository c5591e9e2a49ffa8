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
  public let summary = "A domain state that forces a screen has that screen shown."

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
  ) -> Judgement {
    guard state.isTrue(rule.when) else { return .notExercised }
    let screens = state.views.filter { $0.isScreen && $0.isHittable }.map(\.title)
    return state.isTrue(rule.then) ? .holds : .notForced(rule, screens: screens)
  }
}

extension Applicability {
  fileprivate static var noForcedScreens: Applicability {
    .notApplicable("no domain state is declared that forces a screen")
  }
}

extension Judgement {
  fileprivate static func notForced(
    _ rule: NavigationProfile.ForcedScreen, screens: [String]
  ) -> Judgement {
    .violated(
      "\(capitalised(rule.about)) forces '\(rule.then)', which is not true; "
        + (screens.isEmpty ? "no screen is visible." : "visible is \(listed(screens))."))
  }
}
