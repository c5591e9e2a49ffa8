/// Something that runs while its coordinator is started.
@MainActor
protocol CoordinatorServiceProtocol: AnyObject {
  /// Whom the service asks for coordination; set by its coordinator.
  var coordinator: (any CoordinationRequestProtocol)? { get set }

  func start()
  func stop()
}

/// A service that hears of the app's life cycle.
@MainActor
protocol CoordinatorServiceLifeCycleProtocol: CoordinatorServiceProtocol {
  func didEnterBackground()
  func willEnterForeground()
}

/// Data that modules take for constant.
protocol CoordinatorContext: Sendable {}

/// A service that keeps a context up to date.
@MainActor
protocol ContextProviderProtocol: CoordinatorServiceLifeCycleProtocol {
  /// The context, if there is one.
  var context: (any CoordinatorContext)? { get }

  /// Gets a new context.
  ///
  /// - Throws: when none can be had; the old one stays.
  func refresh() async throws
}
