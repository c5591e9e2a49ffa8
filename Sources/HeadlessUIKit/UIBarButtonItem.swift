import NavigationModel

/// A button in a navigation bar that performs its action when tapped.
@MainActor @preconcurrency
open class UIBarButtonItem: UIResponder {
  /// The buttons that the platform provides.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    case close
  }

  /// The title of the button.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The image of the button. It is not displayed; its name is that of a button without a title.
  open var image: UIImage? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The action that the button performs.
  open var primaryAction: UIAction? { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether the button is enabled.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// The name by which tests find the button.
  open var accessibilityIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The view that the bar shows in the place of a button.
  public final let customView: UIView?

  private let systemItem: SystemItem?

  /// Creates a button with a title or an image.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    systemItem = nil
    customView = nil
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    super.init()
  }

  /// Creates a button that the platform provides.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    customView = nil
    title = nil
    self.primaryAction = primaryAction
    super.init()
  }

  /// Creates an item that shows a view of the app's own, whose controls the bar offers.
  public init(customView: UIView) {
    systemItem = nil
    self.customView = customView
    super.init()
  }

  /// The name of the button in a window's list of controls.
  var identifier: String? {
    [accessibilityIdentifier, title, systemItem?.caption, image?.name].firstWords ?? title
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English title of the button, or the accessibility label of its image.
  fileprivate var caption: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .camera: "Camera"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
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

extension [String?] {
  /// The first text that says something.
  var firstWords: String? { lazy.compactMap(\.self).first { !$0.isEmpty } }
}
