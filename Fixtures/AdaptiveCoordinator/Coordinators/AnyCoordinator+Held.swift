#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension AnyCoordinator {
  /// Returns the number of screens and coordinators that coordinators hold: those of the tree, and those
  /// that left it and are kept alive by a screen.
  public static func heldCount(from root: AnyCoordinator?, screens: [UIViewController]) -> Int {
    func displayers(of screens: [UIViewController]) -> [AnyCoordinator] {
      screens.compactMap { ($0 as? DisplayedViewController)?.displayer }
    }
    var living: [AnyCoordinator] = []
    var next = (root.map { [$0] } ?? []) + displayers(of: screens)
    while let coordinator = next.popLast() {
      if living.contains(where: { $0 === coordinator }) { continue }
      living.append(coordinator)
      next += coordinator.childCoordinators + displayers(of: coordinator.screens)
    }
    return living.reduce(0) { $0 + $1.children.count }
  }
}
