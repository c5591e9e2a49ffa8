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

  init(mends: Mends = .all) {
    window = UIWindow()
    split = SplitContainer(mends: mends.ofRuntime)
    coordinator = NewsCoordinator(basicViewController: split, initialRoute: .list, mends: mends)
    window.rootViewController = split
    window.makeKeyAndVisible()
  }
}
