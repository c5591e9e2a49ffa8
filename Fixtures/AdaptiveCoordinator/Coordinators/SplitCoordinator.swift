import CoordinatorHooks

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coordinator that navigates on a split view.
open class SplitCoordinator<RouteType: Route>: Coordinator<RouteType> {
  /// The container on which the coordinator navigates.
  public typealias BasicViewControllerType = SplitContainer
  /// The transfers that it can make there.
  public typealias TransferType = SplitTransfer

  /// The split view.
  public final let basicViewController: SplitContainer

  /// Makes a coordinator that goes to its first route as soon as it can.
  public init(basicViewController: SplitContainer, initialRoute: RouteType) {
    self.basicViewController = basicViewController
    super.init(fixes: basicViewController.fixes)
    listen(to: basicViewController)
    for stack in [
      basicViewController.primary, basicViewController.secondary, basicViewController.compact,
    ] {
      listen(to: stack)
    }
    basicViewController.adaptations
      .sink { [unowned self] in adapt() }
      .store(in: &containerSubscriptions)
    transfer(to: initialRoute)
  }

  /// Returns the answer to a route.
  open func prepare(to route: RouteType) -> ActionType<SplitTransfer, RouteType> { .none }

  override var container: (any ReportingContainer)? { basicViewController }

  override func performance(of route: RouteType, wasCollapsed: Bool) -> Performance {
    switch prepare(to: route) {
    case .transfer(let transfer):
      return { [unowned self] in perform(transfer, wasCollapsed: wasCollapsed) }
    case .send(let other): return { [unowned self] in self.transfer(to: other) }
    case .none: return {}
    }
  }

  private func perform(_ transfer: SplitTransfer, wasCollapsed: Bool) {
    switch transfer {
    case .primary(.backToRoot(let animated)):
      goBackToRoot(in: .primary, wasCollapsed: wasCollapsed, animated: animated)
    case .secondary(.backToRoot(let animated)):
      goBackToRoot(in: .secondary, wasCollapsed: wasCollapsed, animated: animated)
    case .primary(let change): perform(change, in: .primary)
    case .secondary(let change): perform(change, in: .secondary)
    case .present(let screen, let animated):
      present(screen, over: basicViewController, animated: animated)
    case .dismiss(let animated):
      dismiss(from: basicViewController, animated: animated)
    }
  }

  private func perform(_ transfer: StackTransfer, in column: SplitColumn) {
    switch transfer {
    case .set(let screens):
      // A column lets go of its screens, and not of the coordinators below.
      basicViewController.stack(of: column).set(screens)
      screens.forEach(add)
    case .handover(let coordinator):
      coordinator.column = column
      fallthrough
    default: perform(transfer, on: basicViewController.stack(of: column))
    }
  }

  /// Goes back to the first screen of a column, or of the one stack that is there in its place.
  private func goBackToRoot(in column: SplitColumn, wasCollapsed: Bool, animated: Bool) {
    let meant = fixes.columnsKeepMeaning ? wasCollapsed : basicViewController.isCollapsed
    switch (meant, basicViewController.isCollapsed) {
    case (true, false):
      // All above the list was meant, and has become the other column.
      basicViewController.secondary.set([])
      goBackToRoot(on: basicViewController.primary, animated: animated)
    case (false, true):
      // What is on the stack was in two columns, of which one was meant.
      let screens = basicViewController.compact.viewControllers
      let part = column == .primary ? screens.prefix(1) : screens.dropFirst()
      leave(part, on: basicViewController.compact, animated: animated)
    case (false, false), (true, true):
      goBackToRoot(on: basicViewController.stack(of: column), animated: animated)
    }
  }

  private func goBackToRoot(on stack: StackContainer, animated: Bool) {
    if fixes.columnsGoBack { leave(stack.viewControllers[...], on: stack, animated: animated) }
    Lifecycle.wentBackToRoot(self, in: stack)
  }

  /// Leaves what is presented, and of some screens at the top of a stack all but the first.
  private func leave(
    _ screens: ArraySlice<UIViewController>, on stack: StackContainer, animated: Bool
  ) {
    if basicViewController.presentedViewController != nil {
      dismiss(from: basicViewController, animated: animated)
    }
    guard screens.count > 1, let root = screens.first else { return }
    stack.popAll(above: root, animated: animated)
  }

  /// Gives each child the stack that its column means now.
  private func adapt() {
    for child in childCoordinators {
      guard let column = child.column else { continue }
      let stack = basicViewController.stack(of: column)
      child.adopt(stack)
      if fixes.adaptationReachesDescendants { child.descendants.forEach { $0.adopt(stack) } }
    }
  }
}
