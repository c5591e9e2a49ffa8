import NavigationModel

/// A choice that an alert offers.
@MainActor @preconcurrency
open class UIAlertAction: UIResponder {
  /// What a choice means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// What the choice says.
  public let title: String?

  /// What the choice means.
  public let style: Style

  /// Whether the choice can be taken.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question to a person, with the choices to answer it.
///
/// Taking a choice dismisses the alert; the choice's handler runs when the alert is gone.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// What the alert says below its title.
  open var message: String?

  /// Where the alert is shown.
  public let preferredStyle: Style

  /// The choices, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    HeadlessPlatform.windowsChanged()
  }

  /// The choices that a person can take, with what they say.
  var choices: [(title: String, action: UIAlertAction)] {
    actions.compactMap { action in
      guard action.isEnabled, let title = action.title else { return nil }
      return (title, action)
    }
  }

  func take(_ action: UIAlertAction) {
    // NB: Once it is leaving, an alert hears nothing any more.
    guard let presenter, !isBeingDismissed else { return }
    presenter.startDismissing(animated: true) { action.handler?(action) }
  }
}
