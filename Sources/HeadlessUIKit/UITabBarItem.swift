import NavigationModel

/// An item that represents a view controller in a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIResponder {
  /// The items that the platform provides.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The title of the tab.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The image of the tab. It is not displayed.
  open var image: UIImage?

  /// The image of the selected tab. It is not displayed.
  open var selectedImage: UIImage?

  /// A number that the app can use to identify the item.
  open var tag = 0

  private var systemItem: SystemItem?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item that the platform provides.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The title of the tab, set by the app or provided by the platform.
  var caption: String? { title ?? systemItem?.caption }
}

extension UITabBarItem.SystemItem {
  /// The English title that the platform provides.
  fileprivate var caption: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
