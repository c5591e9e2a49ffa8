/// An object of the user interface, compared by identity.
@MainActor @preconcurrency
open class UIResponder: Hashable {
  /// Creates a responder.
  public init() {}

  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
