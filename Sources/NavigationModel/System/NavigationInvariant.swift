import ModelChecker

/// A ready-made property that applies to any navigation system that declares what it needs.
public protocol NavigationInvariant: CustomStringConvertible, Sendable {
  /// The invariant's name, in UpperCamelCase.
  var name: String { get }

  /// The invariant's short identifier, such as `I1`; empty for a user's own.
  var identifier: String { get }

  /// The condition under which it holds, in one sentence.
  var summary: String { get }

  /// The words for what an event does that violates it, beginning with a verb; empty where there are none.
  ///
  /// ```swift
  /// let violation = "leaves a coordinator without a screen"
  /// ```
  var violation: String { get }

  /// The severity of a violation.
  var severity: Severity { get }

  /// The property for a system, or the reason why the invariant does not apply to it.
  func property(for system: any NavigationSystem) -> Applicability
}

extension NavigationInvariant {
  public var identifier: String { "" }
  public var violation: String { "" }
  public var severity: Severity { .error }

  /// The invariant's name, with which tests name an argument.
  public var description: String { name }
}

/// The answer to the question whether an invariant applies to a system.
public enum Applicability {
  /// The invariant applies, as this property.
  case applicable(NavigationProperty)
  /// The invariant does not apply, for this reason.
  case notApplicable(String)
}

extension NavigationInvariant {
  /// Returns a Boolean value that indicates whether a word that somebody wrote means the invariant:
  /// its name or its identifier, in upper or lower case.
  public func isCalled(_ word: String) -> Bool {
    let word = word.lowercased()
    return name.lowercased() == word || (!word.isEmpty && identifier.lowercased() == word)
  }
}
