/// A screen that a system has, whether or not a search reaches it.
public struct DeclaredScreen: Hashable, Sendable {
  /// The name of the view type, or the name as reports print it.
  public var name: String

  /// The role of the coordinator that it belongs to, if that is known.
  public var coordinator: String?

  /// Makes a screen.
  public init(_ name: String, coordinator: String? = nil) {
    self.name = name
    self.coordinator = coordinator
  }
}
