import CoordinatorHooks

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Leads a visitor in.
@MainActor
public final class EntranceCoordinator {
  let stack = UINavigationController()
  private let entrance: UIViewController

  init(signIn: @escaping @MainActor () -> Void) {
    entrance = screen("Entrance", UIAction(title: "Sign in") { _ in signIn() })
    stack.viewControllers = [entrance]
  }
}

/// Leads an editor back.
@MainActor
public final class EditorCoordinator {
  let stack = UINavigationController()
  private let desk: UIViewController

  init(read: @escaping @MainActor () -> Void) {
    desk = screen("Desk", UIAction(title: "Read") { _ in read() })
    stack.viewControllers = [desk]
  }
}

/// Leads a member through a shelf with a book, and a profile.
@MainActor
public final class MemberCoordinator {
  public let tabs = UITabBarController()
  private let feed: Feed
  private let enter: @MainActor (ClubCoordinator.Mode) -> Void
  private let shelfStack = UINavigationController()
  private let profileStack = UINavigationController()
  private var shelf, book, profile: UIViewController?
  /// For statistics.
  private var hasShared = false

  init(feed: Feed, enter: @escaping @MainActor (ClubCoordinator.Mode) -> Void) {
    self.feed = feed
    self.enter = enter
  }

  func start() {
    Lifecycle.started(self)
    feed.starts += 1
    shelf = screen("Shelf", UIAction(title: "Open") { [unowned self] _ in showBook() })
    book = screen(
      "Book", UIAction(title: "Back to the shelf") { [unowned self] _ in backToShelf() },
      UIAction(title: "Share") { [unowned self] _ in share() })
    profile = screen(
      "Profile", UIAction(title: "Edit") { [unowned self] _ in enter(.editor) },
      UIAction(title: "Sign out") { [unowned self] _ in enter(.visitor) })
    shelfStack.viewControllers = [shelf!]
    profileStack.viewControllers = [profile!]
    tabs.viewControllers = [shelfStack, profileStack]
  }

  func stop() {
    feed.starts -= 1
    // Else it might stay over the next root.
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    Lifecycle.stopped(self)
  }

  public func showBook() {
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    tabs.selectedIndex = 0
    if let book, shelfStack.topViewController !== book {
      shelfStack.pushViewController(book, animated: true)
    }
  }

  private func backToShelf() {
    shelfStack.popToRootViewController(animated: true)
    Lifecycle.wentBackToRoot(self, in: shelfStack)
  }

  private func share() {
    hasShared = true
    let alert = UIAlertController(title: "Sharing", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    tabs.present(alert, animated: true)
  }
}

extension ClubCoordinator {
  public var isAtHome: Bool {
    switch mode {
    case .visitor, .editor: isOpen
    case .member: member?.isAtShelf == true
    }
  }

  public var showsEntrance: Bool { window.rootViewController === entrance?.stack }

  public var showsBook: Bool { member?.showsBook == true }
}

extension MemberCoordinator {
  fileprivate var isAtShelf: Bool { isShown(shelf) }

  fileprivate var showsBook: Bool { isShown(book) }

  private func isShown(_ screen: UIViewController?) -> Bool {
    tabs.selectedIndex == 0 && tabs.presentedViewController == nil
      && shelfStack.topViewController === screen
  }
}
