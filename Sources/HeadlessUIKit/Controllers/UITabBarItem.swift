import NavigationModel

/// What a tab bar shows for a view controller.
@MainActor @preconcurrency
open class UITabBarItem: UIResponder {
  /// A tab that the platform names.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// What the tab is called.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The image in the bar; nobody sees it.
  open var image: UIImage?

  /// The image in the bar while the tab is selected; nobody sees it.
  open var selectedImage: UIImage?

  /// A number by which the app finds the item.
  open var tag = 0

  private var systemItem: SystemItem?

  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title, an image, and another for while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes an item that the platform names.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// What the tab is called, by the app or else by the platform.
  var caption: String? { title ?? systemItem?.caption }
}

extension UITabBarItem.SystemItem {
  /// What the platform calls the tab in English.
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
