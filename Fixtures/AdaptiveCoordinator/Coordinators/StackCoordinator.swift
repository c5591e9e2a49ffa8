#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coordinator that navigates on a stack.
open class StackCoordinator<RouteType: Route>: Coordinator<RouteType> {
  /// The container on which the coordinator navigates.
  public typealias BasicViewControllerType = StackContainer
  /// The transfers that it can make there.
  public typealias TransferType = StackTransfer

  /// The stack, shared with other coordinators.
  public private(set) final var basicViewController: StackContainer

  /// Makes a coordinator that goes to its first route as soon as it can.
  public init(basicViewController: StackContainer, initialRoute: RouteType) {
    self.basicViewController = basicViewController
    super.init(fixes: basicViewController.fixes)
    listen(to: basicViewController)
    transfer(to: initialRoute)
  }

  /// Returns the answer to a route.
  open func prepare(to route: RouteType) -> ActionType<StackTransfer, RouteType> { .none }

  /// Lets go of everything above the coordinator's first screen.
  open override func drop(animated: Bool = true) {
    drop(on: basicViewController, animated: animated)
  }

  override var container: (any ReportingContainer)? { basicViewController }

  override func performance(of route: RouteType, wasCollapsed: Bool) -> Performance {
    switch prepare(to: route) {
    case .transfer(let transfer):
      return { [unowned self] in perform(transfer, on: basicViewController) }
    case .send(let other): return { [unowned self] in self.transfer(to: other) }
    case .none: return {}
    }
  }

  override func adopt(_ container: StackContainer) {
    guard container !== basicViewController else { return }
    containerSubscriptions = []
    basicViewController = container
    listen(to: container)
  }
}
