import NavigationModel

/// One thing in which a state differs from the one before it, as a short line.
public struct StateChange: Hashable, Sendable, CustomStringConvertible {
  /// The part of the state that differs.
  public var facet: Facet

  /// The difference, such as `Rider.currentScreen home → rideRequest`.
  public var text: String

  /// Makes a change.
  public init(_ facet: Facet, _ text: String) {
    self.facet = facet
    self.text = text
  }

  /// The line.
  public var description: String { text }
}
