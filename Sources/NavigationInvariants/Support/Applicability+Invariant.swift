import ModelChecker
import NavigationModel

extension NavigationInvariant {
  /// Applies the invariant to a system, unless the system declares that it does not apply.
  ///
  /// - Parameters:
  ///   - system: the system.
  ///   - apply: answers from the system's profile whether what the invariant needs is declared, and
  ///     if so, how the invariant is judged.
  public func unlessDeclined(
    by system: any NavigationSystem, apply: (NavigationProfile) -> Applicability
  ) -> Applicability {
    if let reason = system.profile.notApplicable[name] { return .notApplicable(reason) }
    return apply(system.profile)
  }

  /// The answer that the invariant applies and is judged as a property of this kind.
  public func judged(as kind: NavigationProperty.Kind) -> Applicability {
    .applicable(NavigationProperty(name, severity: severity, kind))
  }
}
