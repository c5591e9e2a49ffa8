/// What happens when a control is touched or a menu item chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// Something with a title that does what a closure says.
///
/// Targets with selectors don't exist here: they need the Objective-C runtime.
@MainActor @preconcurrency
open class UIAction: UIResponder {
  /// What the control or item is called.
  open var title: String

  /// The control or item that performs the action, while it does.
  public internal(set) final weak var sender: UIResponder?

  private let handler: UIActionHandler

  /// Makes an action.
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
