import CoordinatorHooks

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

/// A coordinator without the type of its routes: a node of the tree that coordinators form.
@MainActor
open class AnyCoordinator {
  /// An element that a coordinator holds: a screen of its own, or a coordinator that it left its
  /// container to.
  enum Child {
    case viewController(UIViewController)
    case coordinator(AnyCoordinator)
  }

  var children: [Child] = []

  /// A child whose routes are listened to, for as long as it is one.
  struct Pullback {
    weak var child: AnyCoordinator?
    let subscription: AnyCancellable
  }

  var pullbacks: [Pullback] = []

  /// A Boolean value that indicates whether no route has been performed yet.
  public private(set) final var isInitial = true

  /// A Boolean value that indicates whether the coordinator has presented something and not
  /// dismissed it.
  var isPresenting = false

  /// The view controller that the coordinator presented last.
  private weak var presented: UIViewController?

  var subscriptions: Set<AnyCancellable> = []

  /// The subscriptions to what containers tell.
  var containerSubscriptions: Set<AnyCancellable> = []

  /// The column of a split view that the coordinator was handed, if any.
  var column: SplitColumn?

  let fixes: RuntimeFixes

  init(fixes: RuntimeFixes) { self.fixes = fixes }

  /// Lets go of everything above the coordinator's first screen.
  open func drop(animated: Bool = true) { dropChildren(animated: animated) }

  /// Goes to a deep place, one component of a link after the other.
  open func handle(links: [String]) {}

  /// Gets another stack to navigate on.
  func adopt(_ container: StackContainer) {}

  func performed() { isInitial = false }
}

extension AnyCoordinator {
  /// The coordinators to which this one left its container, oldest first.
  public final var childCoordinators: [AnyCoordinator] {
    children.compactMap { if case .coordinator(let child) = $0 { child } else { nil } }
  }

  /// The coordinators below this one, those above others first.
  final var descendants: [AnyCoordinator] {
    childCoordinators.flatMap { [$0] + $0.descendants }
  }

  /// The coordinator's own screens, oldest first.
  public final var screens: [UIViewController] {
    children.compactMap { if case .viewController(let screen) = $0 { screen } else { nil } }
  }

  /// The number of screens and coordinators that it holds.
  public final var childCount: Int { children.count }

  /// A Boolean value that indicates whether the coordinator's records say that it presents
  /// something.
  public final var recordsPresentation: Bool { isPresenting }

  final func dropChildren(animated: Bool) {
    for child in childCoordinators { child.drop(animated: animated) }
  }

  /// Listens to what leaves a container.
  final func listen(to container: any ReportingContainer) {
    container.removals
      .sink { [unowned self] in remove($0) }
      .store(in: &containerSubscriptions)
  }

  /// A container reports that a view controller has left it.
  private func remove(_ viewController: UIViewController) {
    if fixes.presentingEndsWithReport, presented === viewController { isPresenting = false }
    children.removeAll { child in
      switch child {
      case .viewController(let screen): screen === viewController
      case .coordinator(let coordinator): coordinator.holdsAtMost(viewController)
      }
    }
    endPullbacks()
  }

  /// Listens no more to those who are no children any more.
  private func endPullbacks() {
    pullbacks.removeAll { pullback in !childCoordinators.contains { $0 === pullback.child } }
  }

  private func holdsAtMost(_ viewController: UIViewController) -> Bool {
    if fixes.newcomersStay, isInitial { return false }
    return children.allSatisfy { child in
      switch child {
      case .viewController(let screen): screen === viewController
      case .coordinator(let coordinator):
        fixes.removalReachesDescendants && coordinator.holdsAtMost(viewController)
      }
    }
  }
}

// MARK: - Transfers

extension AnyCoordinator {
  final func perform(_ transfer: StackTransfer, on container: StackContainer) {
    switch transfer {
    case .push(let screen, let animated):
      children.append(.viewController(screen))
      container.pushViewController(screen, animated: animated)
    case .pop(let animated):
      _ = container.popViewController(animated: animated)
    case .present(let screen, let animated):
      present(screen, over: container, animated: animated)
    case .dismiss(let animated):
      dismiss(from: container, animated: animated)
    case .set(let screens, let animated):
      drop(animated: animated)
      if fixes.setKeepsItsCoordinator { children += screens.map { .viewController($0) } }
      container.set(screens, animated: animated)
      if !fixes.setKeepsItsCoordinator { children += screens.map { .viewController($0) } }
    case .backToRoot(let animated):
      goBackToRoot(on: container, animated: animated)
    case .handover(let coordinator):
      children.append(.coordinator(coordinator))
    }
  }

  final func present(_ screen: UIViewController, over container: UIViewController, animated: Bool) {
    if fixes.presentNeedsFreeSlot, container.presentedViewController != nil { return }
    isPresenting = true
    presented = screen
    children.append(.viewController(screen))
    container.present(screen, animated: animated)
  }

  final func dismiss(from container: UIViewController, animated: Bool) {
    isPresenting = false
    container.dismiss(animated: animated)
  }

  private func goBackToRoot(on container: StackContainer, animated: Bool) {
    defer { Lifecycle.wentBackToRoot(self, in: container) }
    if fixes.backToRootDismissesToo ? container.presentedViewController != nil : isPresenting {
      dismiss(from: container, animated: animated)
      guard fixes.backToRootDismissesToo else { return }
    }
    if fixes.backToRootPopsAll {
      leaveAllButRoot(on: container, animated: animated)
    } else if children.count > 1 {
      _ = container.popViewController(animated: animated)
    }
  }

  /// Lets go of everything above the coordinator's first screen on a stack.
  final func drop(on container: StackContainer, animated: Bool) {
    defer { Lifecycle.wentBackToRoot(self, in: container) }
    if fixes.dropDismisses, container.presentedViewController != nil {
      dismiss(from: container, animated: animated)
    }
    if fixes.dropPopsAll { return leaveAllButRoot(on: container, animated: animated) }
    dropChildren(animated: animated)
    _ = container.popViewController(animated: animated)
  }

  private func leaveAllButRoot(on container: StackContainer, animated: Bool) {
    if let root = screens.first { container.popAll(above: root, animated: animated) }
    // Whoever has not shown anything yet isn't reported.
    children.removeAll { if case .coordinator = $0 { true } else { false } }
    endPullbacks()
  }
}
