import ModelChecker

/// An invariant of one's own that looks at one state at a time.
///
/// ```swift
/// let onlyBasketsArePaid = StateInvariant("OnlyBasketsArePaid", "Only a basket can be paid.") {
///   guard $0.isTrue("payment is shown") else { return .notExercised }
///   return $0.screens.contains("basket") ? .holds : .violated("Something else is paid.")
/// }
/// ```
///
/// An invariant that looks at more than a state conforms to ``NavigationInvariant`` itself.
public struct StateInvariant: NavigationInvariant {
  public let name: String
  public let summary: String
  public let violation: String
  private let judge: @Sendable (NavigationState) -> Judgment

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - name: its name, in UpperCamelCase.
  ///   - summary: when it holds, in one sentence.
  ///   - violation: what an event does that violates it, beginning with a verb.
  ///   - judge: judges a state at rest, in which nothing is under way but results that are owed.
  public init(
    _ name: String, _ summary: String, violation: String = "",
    judge: @escaping @Sendable (NavigationState) -> Judgment
  ) {
    self.name = name
    self.summary = summary
    self.violation = violation
    self.judge = judge
  }

  public func property(for system: any NavigationSystem) -> Applicability {
    .applicable(
      NavigationProperty(name, .always { $0.isQuiescent ? judge($0) : .notExercised }))
  }
}
