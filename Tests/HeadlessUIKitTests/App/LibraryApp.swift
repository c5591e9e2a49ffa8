#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// An app as it is written for iOS: a window, tabs, a coordinator per flow, delegates, closures.

@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

@MainActor
final class AppCoordinator {
  let window: UIWindow
  private(set) var children: [any Coordinator] = []
  private let tabBarController = UITabBarController()

  init(window: UIWindow) { self.window = window }

  func start() {
    let library = LibraryCoordinator()
    let account = AccountCoordinator { [weak self] in self?.start() }
    children = [library, account]
    for child in children { child.start() }
    tabBarController.viewControllers = children.map(\.navigationController)
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  func openBook(_ id: Int) {
    guard let library = children.first as? LibraryCoordinator else { return }
    tabBarController.selectedIndex = 0
    library.showBook(id)
  }
}

@MainActor
final class LibraryCoordinator: Coordinator {
  let navigationController = UINavigationController()
  private(set) var openBooks: [Int] = []
  private(set) var isLending = false

  func start() {
    navigationController.delegate = self
    navigationController.tabBarItem = UITabBarItem(title: "library", image: nil, tag: 0)
    let list = BookListViewController { [weak self] in self?.showBook($0) }
    navigationController.setViewControllers([list], animated: false)
  }

  func showBook(_ id: Int) {
    openBooks.append(id)
    let book = BookViewController(id: id)
    book.onLend = { [weak self] in self?.lend() }
    navigationController.pushViewController(book, animated: true)
  }

  private func lend() {
    isLending = true
    let form = UINavigationController(
      rootViewController: LendViewController { [weak self] in
        self?.isLending = false
        self?.navigationController.dismiss(animated: true)
      })
    form.presentationController?.delegate = self
    navigationController.present(form, animated: true)
  }
}

extension LibraryCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers.count - 1
    if shown < openBooks.count { openBooks.removeLast(openBooks.count - shown) }
  }
}

extension LibraryCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isLending = false
  }
}

@MainActor
final class AccountCoordinator: Coordinator {
  let navigationController = UINavigationController()
  private let signOut: () -> Void

  init(signOut: @escaping () -> Void) { self.signOut = signOut }

  func start() {
    let account = UIViewController()
    account.title = "Account"
    account.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign out",
      primaryAction: UIAction { [unowned self, unowned account] _ in confirm(on: account) })
    navigationController.viewControllers = [account]
  }

  private func confirm(on account: UIViewController) {
    let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { [signOut] _ in signOut() })
    account.present(alert, animated: true)
  }
}

final class BookListViewController: UIViewController {
  private let select: (Int) -> Void

  init(select: @escaping (Int) -> Void) {
    self.select = select
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for id in 1...2 {
      let button = UIButton(type: .system)
      button.setTitle("Book \(id)", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.select(id) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

final class BookViewController: UIViewController {
  let id: Int
  var onLend: (() -> Void)?

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Book \(id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "Book(\(id))"
    let lend = UIAction(title: "Lend") { [weak self] _ in self?.onLend?() }
    view.addSubview(UIButton(primaryAction: lend))
  }
}

final class LendViewController: UIViewController {
  private let close: () -> Void

  init(close: @escaping () -> Void) {
    self.close = close
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
  }
}
