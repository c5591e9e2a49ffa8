import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The app: a window with one stack, and the coordinator of the first list.
@MainActor
final class ColorBookApp {
  let window = UIWindow()
  let root: ColorListCoordinator

  /// Launches the app, by a link if there is one.
  init(link: [String]?, fixes: Fixes) {
    let stack = StackContainer(fixes: fixes.ofRuntime)
    root = ColorListCoordinator(basicViewController: stack, isRoot: true, fixes: fixes)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    if let link { root.handle(links: link) }
  }
}

/// The colors of the book, and what they can mean.
enum Palette {
  static let colors = ["red", "blue"]
  static let meanings = ["warmth", "calm"]
}
