import NavigationModel

/// A button in a navigation bar; it performs its action when touched.
@MainActor @preconcurrency
open class UIBarButtonItem: UIResponder {
  /// A button that the platform names.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, compose, reply, action, search, refresh, stop, trash, close
  }

  /// What the button says.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// What the button does.
  open var primaryAction: UIAction? { didSet { HeadlessPlatform.windowsChanged() } }

  /// Whether the button can be touched.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// The name by which tests find the button.
  open var accessibilityIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  private let systemItem: SystemItem?

  /// Makes a button with a title.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    systemItem = nil
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    super.init()
  }

  /// Makes a button that the platform names.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    title = nil
    self.primaryAction = primaryAction
    super.init()
  }

  /// What the button is called in a window's list of controls.
  var identifier: String? { accessibilityIdentifier ?? title ?? systemItem?.caption }
}

extension UIBarButtonItem.SystemItem {
  /// What the platform calls the button in English: its title, or what is read out for its image.
  fileprivate var caption: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .trash: "Delete"
    case .close: "Close"
    }
  }
}
