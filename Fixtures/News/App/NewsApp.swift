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

/// An article, as routes and screens name it.
public enum Article: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case first = "a"
  case second = "b"

  public var description: String { rawValue }
}
