import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Leads from a list of books to a book, which has a coordinator of its own.
@MainActor
public final class LibraryCoordinator: NSObject, UINavigationControllerDelegate {
  public let window = UIWindow()
  private let stack = UINavigationController()
  private var book: BookCoordinator?
  private let isFixed: Bool

  public init(isFixed: Bool = false) {
    self.isFixed = isFixed
    super.init()
    stack.delegate = self
    let open = UIAction(title: "Open") { [unowned self] _ in openBook() }
    stack.viewControllers = [screen("Books", with: open)]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func openBook() {
    book = BookCoordinator()
    book?.start(on: stack)
  }

  public func navigationController(
    _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    if !isFixed, screen === stack.viewControllers.first { book = nil }
  }

  public func navigationController(
    _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    if isFixed, screen === stack.viewControllers.first { book = nil }
  }
}

/// Leads through a book.
@MainActor
public final class BookCoordinator {
  private var page: UIViewController?
  private var isMarked = false

  func start(on stack: UINavigationController) {
    let mark = UIAction(title: "Mark") { [unowned self] _ in isMarked.toggle() }
    let page = screen("Book", with: mark)
    self.page = page
    stack.pushViewController(page, animated: true)
  }
}

@MainActor
private func screen(_ title: String, with action: UIAction) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  return screen
}
