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

/// A navigation controller that reports what leaves it.
public final class StackContainer: UINavigationController, ReportingContainer {
  let removals = PassthroughSubject<[UIViewController], Never>()
  let fixes: RuntimeFixes
  var routesUnderWay = 0

  /// The view controllers that are about to leave and not reported yet, first in, first out.
  private var leaving: [UIViewController] = []

  /// The screens that were on the stack when the platform last showed one.
  private var known: [UIViewController] = []

  /// Makes an empty stack.
  public init(fixes: RuntimeFixes = RuntimeFixes()) {
    self.fixes = fixes
    super.init(nibName: nil, bundle: nil)
    if fixes.longPressIsReported { delegate = self }
  }

  /// The screens have been moved to other stacks, or from them, which is no removal.
  func adapted(isInUse: Bool) {
    guard fixes.longPressIsReported else { return }
    known = viewControllers
    delegate = isInUse ? self : nil
  }

  /// The number of view controllers that are about to leave and not reported yet.
  public var leavingCount: Int { leaving.count }

  /// The number of routes that were sent on the container and are not performed yet.
  public var waitingRoutes: Int { routesUnderWay }

  /// Replaces all screens, and reports those that were there on the next turn.
  func set(_ viewControllers: [UIViewController]) {
    let previous = self.viewControllers
    known.removeAll { screen in previous.contains { $0 === screen } }
    self.viewControllers = viewControllers
    DispatchQueue.main.async { [weak self] in
      if !previous.isEmpty { self?.removals.send(previous) }
    }
  }

  /// Takes off all screens above one, and reports them.
  func popAll(above viewController: UIViewController, animated: Bool) {
    guard viewControllers.contains(where: { $0 === viewController }) else { return }
    for popped in popToViewController(viewController, animated: animated) ?? [] { leave(popped) }
  }

  private func leave(_ viewController: UIViewController) {
    known.removeAll { $0 === viewController }
    report(viewController)
  }

  /// Pops, and reports when the transition has ended, or else on the next turn.
  public override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if let popped { leaving.append(popped) }
    if animated, let transitionCoordinator {
      transitionCoordinator.animate(alongsideTransition: nil) { [weak self] context in
        self?.popEnded(isCancelled: context.isCancelled)
      }
    } else {
      DispatchQueue.main.async { [weak self] in self?.popEnded(isCancelled: false) }
    }
    return popped
  }

  /// Reports what has waited longest, whether or not it was popped by the pop that has ended.
  private func popEnded(isCancelled: Bool) {
    guard !leaving.isEmpty else { return }
    let popped = leaving.removeFirst()
    // The stack may have been replaced while the finger held the screen.
    let isBack = isCancelled && viewControllers.contains { $0 === popped }
    if isBack, fixes.cancelledSwipeStays { return }
    leave(popped)
  }

  /// Presents, and listens to what a person does to the sheet.
  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses, and then reports what was visible before.
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let visible = visibleViewController
    super.dismiss(animated: flag) { [weak self] in
      guard let visible else { return }
      self?.report(visible)
      completion?()
    }
  }
}

extension StackContainer: UIAdaptivePresentationControllerDelegate {
  /// A person takes hold of the sheet.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    if !fixes.dragReportsItsSheet, let presentedViewController {
      leaving.append(presentedViewController)
    }
  }

  /// A person has swiped the sheet away.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    if fixes.dragReportsItsSheet {
      report(presentationController.presentedViewController)
    } else if !leaving.isEmpty {
      report(leaving.removeFirst())
    }
  }
}

extension StackContainer: UINavigationControllerDelegate {
  /// Reports what has left the stack without passing through any of the methods here.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let gone = known.filter { screen in
      !viewControllers.contains { $0 === screen } && !leaving.contains { $0 === screen }
    }
    known = viewControllers
    for screen in gone.reversed() { report(screen) }
  }
}
