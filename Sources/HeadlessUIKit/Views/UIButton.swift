import NavigationModel

/// A control that does something when touched.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks; nobody sees it.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private var title: String?

  /// Makes a button that performs an action, and has the action's title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init()
    guard let primaryAction else { return }
    title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// What the button says.
  public var currentTitle: String? { title }

  /// Makes the button say something else; it says the same in all states.
  open func setTitle(_ title: String?, for state: State) {
    self.title = title
    HeadlessPlatform.windowsChanged()
  }

  /// What the button says in a state.
  open func title(for state: State) -> String? { title }

  override var caption: String? { title }
}
