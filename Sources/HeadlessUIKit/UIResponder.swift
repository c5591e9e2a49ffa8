// UIKit re-exports Foundation, so that an app needs no import that it does not need on a device.
@preconcurrency import Foundation

/// An object of the user interface, compared by identity.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// What the app has associated with the responder, by key.
  final var associated: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Creates a responder.
  public override init() { super.init() }
}
