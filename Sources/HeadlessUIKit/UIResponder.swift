// UIKit re-exports Foundation, so that an app needs no import that it does not need on a device.
@preconcurrency import Foundation

/// An object of the user interface, compared by identity.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// What the app has associated with the responder, by key.
  final var associated = AssociatedValues()

  /// What hears of the platform's calls to the responder; nil as long as nothing has.
  final var listeners: ResponderListeners?

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder: of a view its controller or superview, of a controller the superview of its view
  /// or its parent.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder may get the keyboard: `false` for most.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder has the keyboard: `false` for all but search bars.
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard, which does not come.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
