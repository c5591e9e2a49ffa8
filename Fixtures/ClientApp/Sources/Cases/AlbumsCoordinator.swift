import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Leads from a list of albums to an album, which has a coordinator of its own.
@MainActor
public final class AlbumsCoordinator: NSObject, UINavigationControllerDelegate {
  /// The window that shows the stack of albums.
  public let window = UIWindow()
  private let stack = UINavigationController()
  private var children: [AlbumCoordinator] = []
  private let isFixed: Bool

  /// Creates a coordinator, as it was published or fixed.
  public init(isFixed: Bool = false) {
    self.isFixed = isFixed
    super.init()
    let open = UIAction(title: "Summer") { [unowned self] _ in openAlbum() }
    stack.viewControllers = [screen("Albums", with: open)]
    stack.delegate = self
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func openAlbum() {
    if isFixed, !children.isEmpty { return }
    let album = AlbumCoordinator()
    children.append(album)
    stack.pushViewController(album.page, animated: true)
  }

  public func navigationController(
    _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    children.removeAll { !stack.viewControllers.contains($0.page) }
  }
}

/// Leads through an album.
@MainActor
public final class AlbumCoordinator {
  let page = screen("Album")
}
