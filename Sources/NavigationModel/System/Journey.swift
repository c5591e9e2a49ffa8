import ModelChecker

/// An invariant of one's own by which some sequence of events must reach a state.
///
/// ```swift
/// let basketIsPaid = Journey("BasketIsPaid", "A basket can be paid.") {
///   $0.isTrue("payment is shown")
/// }
/// ```
///
/// It holds with a witness, a shortest trace to such a state.
public struct Journey: NavigationInvariant {
  public let name: String
  public let summary: String
  private let isReached: @Sendable (NavigationState) -> Bool

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - name: its name, in UpperCamelCase.
  ///   - summary: what is possible, in one sentence.
  ///   - isReached: whether a state is one that must be reachable.
  public init(
    _ name: String, _ summary: String, isReached: @escaping @Sendable (NavigationState) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.isReached = isReached
  }

  public func property(for system: any NavigationSystem) -> Applicability {
    .applicable(NavigationProperty(name, .sometimes(isReached)))
  }
}
