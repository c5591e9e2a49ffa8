import NavigationModel

/// A control that performs actions when tapped.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The styles of a button. They are not displayed.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private var title: String?
  private var image: UIImage?

  /// Creates a button that performs an action and shows the action's title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init()
    guard let primaryAction else { return }
    title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The title of the button.
  public var currentTitle: String? { title }

  /// Sets the title of the button, which is the same in all states.
  open func setTitle(_ title: String?, for state: State) {
    self.title = title
    HeadlessPlatform.windowsChanged()
  }

  /// Returns the title of the button for a state.
  open func title(for state: State) -> String? { title }

  /// The image of the button. It is not displayed; its name is that of a button without a title.
  public var currentImage: UIImage? { image }

  /// Sets the image of the button, which is the same in all states.
  open func setImage(_ image: UIImage?, for state: State) {
    self.image = image
    HeadlessPlatform.windowsChanged()
  }

  /// Returns the image of the button for a state.
  open func image(for state: State) -> UIImage? { image }

  /// Sets the title of the button, without its looks.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  override var caption: String? { [title, image?.name].firstWords ?? title }

  override var ownText: String? { title }
}
