#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// A coordinator that answers routes of one type.
open class Coordinator<RouteType: Route>: AnyCoordinator {
  /// The steps that a coordinator has still to take, in the order in which it was asked.
  enum Step: Sendable {
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

  /// The second half of the answer to a route.
  typealias Performance = @MainActor () -> Void

  /// Prepares the answer to a route; to be overridden by the kinds of coordinators.
  ///
  /// - Parameter wasCollapsed: whether there was one stack in place of columns when the route was
  ///   asked for.
  /// - Returns: what performs it, while the coordinator is alive.
  func performance(of route: RouteType, wasCollapsed: Bool) -> Performance { {} }

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

  /// Does a step in a task of its own, which enters the main actor to prepare it, and again to
  /// perform it.
  private func schedule(_ step: Step, on container: (any ReportingContainer)?) {
    // Whoever holds the coordinator unowned finds out here that it is gone.
    let coordinator: Reference
    if fixes.tasksHoldWeakly {
      coordinator = { [weak self] in self }
    } else {
      coordinator = { [unowned self] in self }
    }
    if fixes.routesAreWhole {
      Task {
        guard let perform = Self.prepare(step, for: coordinator, on: container) else { return }
        Self.run(perform, for: coordinator, on: container)
        coordinator()?.performed()
      }
    } else {
      Task.detached {
        guard let perform = await Self.prepare(step, for: coordinator, on: container) else {
          return
        }
        await Self.run(perform, for: coordinator, on: container)
        coordinator()?.performed()
      }
    }
  }

  private typealias Reference = @Sendable () -> Coordinator?

  private static func prepare(
    _ step: Step, for coordinator: @escaping Reference, on container: (any ReportingContainer)?
  ) -> Performance? {
    guard let prepared = coordinator() else {
      container?.routesUnderWay -= 1
      return nil
    }
    // Its stack may be another one by now.
    if prepared.fixes.stepsAwaitTransition,
      let transition = prepared.container?.transitionCoordinator
    {
      transition.animate(alongsideTransition: nil) { [weak prepared] _ in
        if let prepared {
          prepared.schedule(step, on: container)
        } else {
          container?.routesUnderWay -= 1
        }
      }
      return nil
    }
    switch prepared.fixes.routesKeepOrder ? prepared.waiting.removeFirst() : step {
    case .route(let route, let wasCollapsed):
      return prepared.performance(of: route, wasCollapsed: wasCollapsed)
    case .rest(let links):
      return { [unowned prepared] in
        if case .coordinator(let child) = prepared.children.last { child.handle(links: links) }
      }
    }
  }

  private static func run(
    _ perform: Performance, for coordinator: Reference, on container: (any ReportingContainer)?
  ) {
    if coordinator() != nil { perform() }
    container?.routesUnderWay -= 1
  }
}
