import ModelChecker
import NavigationModel

extension NavigationInvariant {
  /// Applies the invariant to a system, unless the system declares that it does not apply.
  ///
  /// - Parameters:
  ///   - system: the system.
  ///   - apply: a closure that returns, for the profile of the system, how the invariant is judged,
  ///     or why it does not apply.
  public func unlessDeclined(
    by system: any NavigationSystem, apply: (NavigationProfile) -> Applicability
  ) -> Applicability {
    if let reason = system.profile.notApplicable[name] { return .notApplicable(reason) }
    return apply(system.profile)
  }

  /// Returns that the invariant applies and is judged as a property of this kind.
  public func judged(as kind: NavigationProperty.Kind) -> Applicability {
    .applicable(NavigationProperty(name, severity: severity, kind))
  }
}
