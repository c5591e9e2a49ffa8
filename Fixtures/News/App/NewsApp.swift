import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The app: a window with columns, and who navigates in them.
@MainActor
final class NewsApp {
  let window: UIWindow
  let split: SplitContainer
  let coordinator: NewsCoordinator

  init(fixes: Fixes = .all) {
    window = UIWindow()
    split = SplitContainer(fixes: fixes.ofRuntime)
    coordinator = NewsCoordinator(basicViewController: split, initialRoute: .list, fixes: fixes)
    window.rootViewController = split
    window.makeKeyAndVisible()
  }
}
