import CoordinatorHooks

/// By what a screen asks for routes, without knowing the coordinator that answers them.
@MainActor
public protocol Router<RouteType> {
  associatedtype RouteType: Route

  /// Asks to go somewhere.
  func transfer(to route: RouteType)
}

/// A router that keeps its coordinator alive.
public final class StrongRouter<RouteType: Route>: Router {
  private let coordinator: Coordinator<RouteType>

  init(_ coordinator: Coordinator<RouteType>) { self.coordinator = coordinator }

  /// Asks to go somewhere.
  public func transfer(to route: RouteType) { coordinator.transferFromScreen(to: route) }
}

/// A router for screens that do not outlive their coordinator.
public final class UnownedRouter<RouteType: Route>: Router {
  private unowned let coordinator: Coordinator<RouteType>
  private var router: StrongRouter<RouteType>?

  init(_ coordinator: Coordinator<RouteType>) { self.coordinator = coordinator }

  /// Asks to go somewhere.
  public func transfer(to route: RouteType) {
    let router = router ?? StrongRouter(coordinator)
    if !router.keepsNothing { self.router = router }
    router.transfer(to: route)
  }
}

/// A router for screens that may outlive their coordinator.
public final class WeakRouter<RouteType: Route>: Router {
  private weak var coordinator: Coordinator<RouteType>?
  private var router: StrongRouter<RouteType>?

  init(_ coordinator: Coordinator<RouteType>) { self.coordinator = coordinator }

  /// Asks to go somewhere, if there is still somebody to ask.
  public func transfer(to route: RouteType) {
    guard let router = router ?? coordinator.map({ StrongRouter($0) }) else { return }
    if !router.keepsNothing { self.router = router }
    router.transfer(to: route)
  }
}

extension StrongRouter {
  fileprivate var keepsNothing: Bool { coordinator.fixes.routersKeepNothing }
}

extension Coordinator {
  /// A router that keeps the coordinator alive.
  public final var strongRouter: StrongRouter<RouteType> { StrongRouter(self) }

  /// A router for screens that do not outlive the coordinator.
  public final var unownedRouter: UnownedRouter<RouteType> { UnownedRouter(self) }

  /// A router for screens that may outlive the coordinator.
  public final var weakRouter: WeakRouter<RouteType> { WeakRouter(self) }

  /// Takes a route from a screen.
  fileprivate func transferFromScreen(to route: RouteType) {
    if fixes.routersAwaitContainer, container?.isUnderWay == true {
      return Lifecycle.refused("\(route)")
    }
    transfer(to: route)
  }
}
