/// A call of the app that was under way when the process trapped.
public struct StackFrame: Hashable, Sendable {
  /// The function, with its type: `Coordinator.handle(_:)`.
  public var function: String

  /// The line that the call had come to, or else the one where the function begins.
  public var location: DeclarationLocation

  /// Makes a call.
  public init(function: String, location: DeclarationLocation) {
    self.function = function
    self.location = location
  }
}
