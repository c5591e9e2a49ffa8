#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// A coordinator that answers routes of one type.
open class Coordinator<RouteType: Route>: AnyCoordinator {
  /// What a coordinator has still to do, in the order in which it was asked.
  enum Step {
    case route(RouteType)
    case links([String])
  }

  let routes = PassthroughSubject<RouteType, Never>()

  /// What is still to be done; kept only where the order of steps is.
  var waiting: [Step] = []

  override init(mends: RuntimeMends) {
    super.init(mends: mends)
    routes
      .sink { [unowned self] in take(.route($0)) }
      .store(in: &subscriptions)
  }

  /// Asks the coordinator to go somewhere.
  public final func transfer(to route: RouteType) { routes.send(route) }

  /// Listens to the routes of a child, each of which becomes a route of this coordinator.
  public final func pullback<ChildRoute: Route>(
    subCoordinator: Coordinator<ChildRoute>, transform: @escaping (ChildRoute) -> RouteType
  ) {
    let subscription = subCoordinator.routes.sink { [unowned self] in transfer(to: transform($0)) }
    if mends.pullbackEndsWithChild {
      subscription.store(in: &subCoordinator.subscriptions)
    } else {
      subscription.store(in: &subscriptions)
    }
  }

  /// Goes to a deep place: each component names a route, the rest of the link is for the children.
  open override func handle(links: [String]) {
    if mends.emptyLinkIsIgnored, links.isEmpty { return }
    guard let type = RouteType.self as? any DeepLinkable.Type,
      let route = type.init(link: links[0]) as? RouteType
    else { return }
    if mends.linkStartsAtRoot { drop(animated: false) }
    transfer(to: route)
    let rest = Array(links.dropFirst())
    guard !rest.isEmpty else { return }
    if mends.linkAwaitsItsChild {
      take(.links(rest))
    } else {
      for child in childCoordinators { child.handle(links: rest) }
    }
  }

  /// Prepares and performs a route; to be overridden by the kinds of coordinators.
  func answer(_ route: RouteType) {}

  /// What the coordinator navigates on.
  var container: (any ReportingContainer)? { nil }
}

// MARK: - Tasks

extension Coordinator {
  /// Does a step in a task of its own.
  private func take(_ step: Step) {
    if mends.routesKeepOrder { waiting.append(step) }
    let container = container
    container?.routesUnderWay += 1
    if mends.tasksHoldWeakly {
      Task { [weak self] in
        self?.perform(step)
        container?.routesUnderWay -= 1
      }
    } else {
      Task { [unowned self] in
        perform(step)
        container?.routesUnderWay -= 1
      }
    }
  }

  private func perform(_ step: Step) {
    switch mends.routesKeepOrder ? waiting.removeFirst() : step {
    case .route(let route):
      answer(route)
      performed()
    case .links(let rest):
      if case .coordinator(let child) = children.last { child.handle(links: rest) }
    }
  }
}
