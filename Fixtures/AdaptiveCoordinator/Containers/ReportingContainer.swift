#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif
#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// A container that reports the view controllers that leave it.
@MainActor
protocol ReportingContainer: UIViewController {
  /// The object to which it reports, all that leave at once together.
  var removals: PassthroughSubject<[UIViewController], Never> { get }

  /// The number of routes that were sent to the container's coordinators and are not performed yet.
  var routesUnderWay: Int { get set }

  var fixes: RuntimeFixes { get }
}

extension ReportingContainer {
  /// A Boolean value that indicates whether a route or a transition is under way, in a split view
  /// in any of its columns.
  var isUnderWay: Bool {
    containers.contains { $0.routesUnderWay > 0 || $0.transitionCoordinator != nil }
  }

  /// The container, and those beside and around it.
  private var containers: [any ReportingContainer] {
    guard let split = self as? SplitContainer ?? splitViewController as? SplitContainer else {
      return [self]
    }
    return [split, split.primary, split.secondary, split.compact]
  }

  func report(_ viewController: UIViewController) { removals.send([viewController]) }
}
