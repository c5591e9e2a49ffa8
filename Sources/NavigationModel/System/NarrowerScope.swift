/// A scope that is narrower than the usual one, for what a limit of states leaves open in that.
///
/// With less of everything a search comes farther: to its end, or to what takes many events.
public struct NarrowerScope: Hashable, Sendable {
  /// The bounds that are lower than usual, by key.
  public var bounds: [String: Int]

  /// The number of states after which the search ends; nil where it comes to its end.
  public var states: Int?

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - bounds: the bounds that are lower than usual, by key.
  ///   - states: the number of states after which the search ends; nil where it comes to its end.
  public init(_ bounds: [String: Int], states: Int? = nil) {
    self.bounds = bounds
    self.states = states
  }
}
