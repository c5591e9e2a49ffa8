#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// A coordinator that answers routes of one type.
open class Coordinator<RouteType: Route>: AnyCoordinator {
  /// The steps that a coordinator has still to take, in the order in which it was asked.
  enum Step {
    /// A route, and whether there was one stack in place of columns when it was asked for.
    case route(RouteType, isCollapsed: Bool)
    /// The rest of a link, for the child that the route before has made.
    case rest([String])
  }

  let routes = PassthroughSubject<RouteType, Never>()

  /// The steps that are still to be taken; kept only where the order of steps is.
  var waiting: [Step] = []

  override init(fixes: RuntimeFixes) {
    super.init(fixes: fixes)
    routes
      .sink { [unowned self] in take(.route($0, isCollapsed: isCollapsed)) }
      .store(in: &subscriptions)
  }

  /// Asks the coordinator to go somewhere.
  public final func transfer(to route: RouteType) { routes.send(route) }

  /// Listens to the routes of a child, each of which becomes a route of this coordinator.
  public final func pullback<ChildRoute: Route>(
    subCoordinator: Coordinator<ChildRoute>, transform: @escaping (ChildRoute) -> RouteType
  ) {
    let subscription = subCoordinator.routes.sink { [unowned self] in transfer(to: transform($0)) }
    if fixes.pullbackEndsWithChild {
      pullbacks.append(Pullback(child: subCoordinator, subscription: subscription))
    } else {
      subscription.store(in: &subscriptions)
    }
  }

  /// Goes to a deep place: each component names a route, the rest of the link is for the children.
  open override func handle(links: [String]) {
    if fixes.emptyLinkIsIgnored, links.isEmpty { return }
    guard let type = RouteType.self as? any DeepLinkable.Type,
      let route = type.init(link: links[0]) as? RouteType
    else { return }
    transfer(to: route)
    let rest = Array(links.dropFirst())
    guard !rest.isEmpty else { return }
    if fixes.linkAwaitsItsChild {
      take(.rest(rest))
    } else {
      for child in childCoordinators { child.handle(links: rest) }
    }
  }

  /// Prepares and performs a route; to be overridden by the kinds of coordinators.
  ///
  /// - Parameter wasCollapsed: whether there was one stack in place of columns when the route was
  ///   asked for.
  func answer(_ route: RouteType, wasCollapsed: Bool) {}

  private var isCollapsed: Bool { (container as? SplitContainer)?.isCollapsed ?? false }

  /// The container on which the coordinator navigates.
  var container: (any ReportingContainer)? { nil }
}

// MARK: - Tasks

extension Coordinator {
  private func take(_ step: Step) {
    if fixes.routesKeepOrder { waiting.append(step) }
    container?.routesUnderWay += 1
    schedule(step, on: container)
  }

  /// Does a step in a task of its own.
  private func schedule(_ step: Step, on container: (any ReportingContainer)?) {
    if fixes.tasksHoldWeakly {
      Task { [weak self] in
        if let self { perform(step, on: container) } else { container?.routesUnderWay -= 1 }
      }
    } else {
      Task { [unowned self] in perform(step, on: container) }
    }
  }

  private func perform(_ step: Step, on container: (any ReportingContainer)?) {
    // Its stack may be another one by now.
    if fixes.stepsAwaitTransition, let transition = self.container?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        if let self { schedule(step, on: container) } else { container?.routesUnderWay -= 1 }
      }
      return
    }
    switch fixes.routesKeepOrder ? waiting.removeFirst() : step {
    case .route(let route, let wasCollapsed):
      answer(route, wasCollapsed: wasCollapsed)
      performed()
    case .rest(let links):
      if case .coordinator(let child) = children.last { child.handle(links: links) }
    }
    container?.routesUnderWay -= 1
  }
}
