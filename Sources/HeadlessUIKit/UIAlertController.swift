import NavigationModel

/// An action that a person can choose in an alert.
@MainActor @preconcurrency
open class UIAlertAction: UIResponder {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The title of the action's button.
  public let title: String?

  /// The style of the action.
  public let style: Style

  /// A Boolean value that indicates whether the action is enabled.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A controller that displays an alert with the actions that a person can choose.
///
/// Choosing an action dismisses the alert. The handler of the action runs after the dismissal.
@MainActor @preconcurrency
open class UIAlertController: UIViewController, OffersChoices {
  /// The styles of an alert.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The message below the title.
  open var message: String?

  /// The style of the alert.
  public let preferredStyle: Style

  /// The actions, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    HeadlessPlatform.windowsChanged()
  }

  /// The actions that a person can choose, with their titles.
  var choices: [(title: String, take: @MainActor () -> Void)] {
    actions.compactMap { action in
      guard action.isEnabled, let title = action.title else { return nil }
      return (title, { [weak self] in self?.take(action) })
    }
  }

  func take(_ action: UIAlertAction) {
    // NB: While an alert is being dismissed, it ignores taps.
    guard let presenter, !isBeingDismissed else { return }
    presenter.startDismissing(animated: true) { action.handler?(action) }
  }
}
