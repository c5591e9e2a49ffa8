import ModelChecker

/// A ready-made property that applies to any navigation system that declares what it needs.
public protocol NavigationInvariant: Sendable {
  /// The invariant's name, in UpperCamelCase.
  var name: String { get }

  /// The invariant's short identifier, such as `I1`; empty for a user's own.
  var identifier: String { get }

  /// When it holds, in one sentence.
  var summary: String { get }

  /// How much a violation matters.
  var severity: Severity { get }

  /// The property for a system, or the reason why the invariant does not apply to it.
  func property(for system: any NavigationSystem) -> Applicability
}

extension NavigationInvariant {
  public var identifier: String { "" }
  public var severity: Severity { .error }
}

/// Whether an invariant applies to a system.
public enum Applicability {
  /// It applies, as this property.
  case applicable(NavigationProperty)
  /// It does not, for the reason given.
  case notApplicable(String)
}
