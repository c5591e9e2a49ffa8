import NavigationModel

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coordinator that navigates on a split view.
open class SplitCoordinator<RouteType: Route>: Coordinator<RouteType> {
  /// What the coordinator navigates on.
  public typealias BasicViewControllerType = SplitContainer
  /// What it can do there.
  public typealias TransferType = SplitTransfer

  /// The split view.
  public final let basicViewController: SplitContainer

  /// Makes a coordinator that goes to its first route as soon as it can.
  public init(basicViewController: SplitContainer, initialRoute: RouteType) {
    self.basicViewController = basicViewController
    super.init(mends: basicViewController.mends)
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

  /// Says how to answer a route.
  open func prepare(to route: RouteType) -> ActionType<SplitTransfer, RouteType> { .none }

  override var container: (any ReportingContainer)? { basicViewController }

  override func answer(_ route: RouteType) {
    switch prepare(to: route) {
    case .transfer(let transfer): perform(transfer)
    case .send(let other): self.transfer(to: other)
    case .none: break
    }
  }

  private func perform(_ transfer: SplitTransfer) {
    switch transfer {
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
    case .backToRoot(let animated):
      if mends.columnsGoBack { goBackToRoot(in: column, animated: animated) }
      Lifecycle.wentBackToRoot(self, in: basicViewController.stack(of: column))
    case .handover(let coordinator):
      coordinator.column = column
      fallthrough
    default: perform(transfer, on: basicViewController.stack(of: column))
    }
  }

  private func goBackToRoot(in column: SplitColumn, animated: Bool) {
    if basicViewController.presentedViewController != nil {
      dismiss(from: basicViewController, animated: animated)
    }
    let stack = basicViewController.stack(of: column)
    if let root = stack.viewControllers.first { stack.popAll(above: root, animated: animated) }
  }

  /// Gives each child the stack that its column means now.
  private func adapt() {
    for child in childCoordinators {
      guard let column = child.column else { continue }
      let stack = basicViewController.stack(of: column)
      child.adopt(stack)
      if mends.adaptationReachesDescendants { child.descendants.forEach { $0.adopt(stack) } }
    }
  }
}
