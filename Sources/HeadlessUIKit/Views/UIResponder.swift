/// An object of the user interface; two are equal if they are the same.
@MainActor @preconcurrency
open class UIResponder: Hashable {
  /// Makes a responder.
  public init() {}

  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
