/// The closure that runs when a control is tapped or a menu item is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element with a title that runs a closure.
///
/// Targets with selectors are not supported: they need the Objective-C runtime.
@MainActor @preconcurrency
open class UIAction: UIResponder {
  /// The title of the control or menu item.
  open var title: String

  /// The control or menu item that performs the action, while it does.
  public internal(set) final weak var sender: UIResponder?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(from sender: UIResponder) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
