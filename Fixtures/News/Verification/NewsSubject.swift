import AdaptiveCoordinator
import HeadlessUIKit

/// The app as the verifier drives it: before its launch, then with a window.
@MainActor
final class NewsSubject {
  private let fixes: Fixes

  private(set) var app: NewsApp?

  init(fixes: Fixes) { self.fixes = fixes }

  /// Launches the app.
  func launch() { app = NewsApp(fixes: fixes) }
}

extension NewsSubject {
  var split: SplitContainer? { app?.split }

  /// The coordinators of the tree, parents first.
  var coordinators: [AnyCoordinator] {
    guard let root = app?.coordinator else { return [] }
    var found: [AnyCoordinator] = [root]
    var next = 0
    while next < found.count {
      found += found[next].childCoordinators
      next += 1
    }
    return found
  }

  /// The number of screens that wait for their report.
  var leavingCount: Int {
    guard let split else { return 0 }
    return split.leavingCount
      + [split.primary, split.secondary, split.compact].reduce(0) { $0 + $1.leavingCount }
  }

  /// The screens on stacks and over them, in the order of places.
  var liveScreens: [UIViewController] { Place.allCases.flatMap { screens($0) } }

  /// The first screen of a name that can be touched.
  func touchable(named name: String) -> NewsScreen? {
    liveScreens.lazy.compactMap { $0 as? NewsScreen }.first {
      $0.name == name && offersAnything(on: $0)
    }
  }

  /// Returns a Boolean value that indicates whether a person can touch a button of a screen.
  func offers(_ button: String, on screen: UIViewController) -> Bool {
    guard let screen = screen as? NewsScreen, offersAnything(on: screen) else { return false }
    return screen.hasButton(button)
  }

  private func offersAnything(on screen: UIViewController) -> Bool {
    guard let split else { return false }
    if screen === split.presentedViewController { return true }
    return split.presentedViewController == nil
      && screen === screen.navigationController?.topViewController
      && screen.viewIfLoaded?.window != nil
  }

  /// Returns a Boolean value that indicates whether the stack that a screen is on takes no further
  /// routes.
  func isFull(stackOf screen: UIViewController, cap: Int) -> Bool {
    (screen.navigationController?.viewControllers.count ?? 0) > cap
  }
}
