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
  ///
  /// Whoever reads it is on the main actor; as published it is cleared off it.
  public nonisolated(unsafe) private(set) final var isInitial = true

  /// A Boolean value that indicates whether the coordinator of a stack has presented something and
  /// not dismissed it.
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

  nonisolated func performed() { isInitial = false }
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
      .sink { [unowned self] in lose($0) }
      .store(in: &containerSubscriptions)
  }

  /// A container reports that view controllers have left it.
  private func lose(_ viewControllers: [UIViewController]) {
    if fixes.presentingEndsWithReport, viewControllers.contains(where: { $0 === presented }) {
      isPresenting = false
    }
    if fixes.removalReachesDescendants {
      children.removeAll { $0.holdsNothing(without: viewControllers) }
    } else {
      for viewController in viewControllers {
        // At most one child goes with each.
        let index = children.firstIndex { $0.goes(with: viewController) }
        if let index { children.remove(at: index) }
      }
    }
    endPullbacks()
  }

  /// Listens no more to those who are no children any more.
  private func endPullbacks() {
    pullbacks.removeAll { pullback in !childCoordinators.contains { $0 === pullback.child } }
  }
}

extension AnyCoordinator.Child {
  /// Returns a Boolean value that indicates whether the child is a view controller, or the
  /// coordinator that showed it and holds nothing else.
  @MainActor
  fileprivate func goes(with viewController: UIViewController) -> Bool {
    switch self {
    case .viewController(let screen):
      return screen === viewController
    case .coordinator(let coordinator):
      guard (viewController as? DisplayedViewController)?.displayer === coordinator else {
        return false
      }
      guard let only = coordinator.children.first else { return true }
      guard coordinator.children.count == 1, case .viewController(let screen) = only else {
        return false
      }
      return screen === viewController
    }
  }

  /// Returns a Boolean value that indicates whether the child is among view controllers, or holds
  /// nothing else; a coordinator that has not shown anything yet is about to.
  @MainActor
  fileprivate func holdsNothing(without viewControllers: [UIViewController]) -> Bool {
    switch self {
    case .viewController(let screen):
      viewControllers.contains { $0 === screen }
    case .coordinator(let coordinator):
      !coordinator.isInitial
        && coordinator.children.allSatisfy { $0.holdsNothing(without: viewControllers) }
    }
  }
}

// MARK: - Transfers

extension AnyCoordinator {
  final func perform(_ transfer: StackTransfer, on container: StackContainer) {
    switch transfer {
    case .push(let screen, let animated):
      container.pushViewController(screen, animated: animated)
      add(screen)
    case .pop(let animated):
      _ = container.popViewController(animated: animated)
    case .present(let screen, let animated):
      guard present(screen, over: container, animated: animated) else { return }
      isPresenting = true
      presented = screen
    case .dismiss(let animated):
      dismiss(from: container, animated: animated)
    case .set(let screens):
      drop(animated: false)
      container.set(screens)
      screens.forEach(add)
    case .backToRoot(let animated):
      goBackToRoot(on: container, animated: animated)
    case .handover(let coordinator):
      children.append(.coordinator(coordinator))
    }
  }

  final func add(_ screen: DisplayedViewController) {
    children.append(.viewController(screen))
    screen.displayer = self
  }

  /// Presents a screen, unless the slot is taken and that is looked at.
  ///
  /// - Returns: whether the platform was asked.
  @discardableResult
  final func present(
    _ screen: DisplayedViewController, over container: UIViewController, animated: Bool
  ) -> Bool {
    if fixes.presentNeedsFreeSlot, container.presentedViewController != nil { return false }
    container.present(screen, animated: animated)
    add(screen)
    return true
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
