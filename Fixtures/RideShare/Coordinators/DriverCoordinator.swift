import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The screens of a driver.
enum DriverScreen: Hashable, Sendable {
  case home
  case activeRide
  case rideOffer
}

/// The driver's side of the app.
@MainActor
final class DriverCoordinator: ObservableObject, Coordinator {
  @Published private(set) var currentScreen: DriverScreen = .home
  @Published private(set) var flow: DriverFlowController?

  private let stateStore: AppStateStore
  private let dependencies: AppDependencies
  private var isStarted = false
  private var cancellables: Set<AnyCancellable> = []
  private var fixes: Fixes { dependencies.fixes }

  init(stateStore: AppStateStore, dependencies: AppDependencies) {
    self.stateStore = stateStore
    self.dependencies = dependencies
  }

  func start() {
    Lifecycle.started(self)
    if fixes.contains(.driverStartsOnce), isStarted { return }
    isStarted = true
    stateStore.$isDriverMode
      // Who starts the driver within the change to driver mode still finds the old mode here.
      .dropFirst(fixes.contains(.driverIgnoresOldMode) ? 1 : 0)
      .sink { [weak self] isDriverMode in
        if !isDriverMode { self?.stop() }
      }
      .store(in: &cancellables)
    showHome()
  }

  func stop() {
    cancellables.removeAll()
    isStarted = false
    Lifecycle.stopped(self)
  }

  func showHome() {
    guard show(.home) else { return }
    if flow == nil {
      flow = DriverFlowController(
        backend: dependencies.driverBackend, fixes: dependencies.fixes)
    }
  }

  func showActiveRide() { _ = show(.activeRide) }

  func showRideOffer() { _ = show(.rideOffer) }

  /// Shows a screen, or refuses it while the driver's side is stopped.
  ///
  /// - Returns: whether it is shown.
  private func show(_ screen: DriverScreen) -> Bool {
    if fixes.contains(.driverScreensNeedStart), !isStarted {
      Lifecycle.refused("DriverScreen.\(screen)")
      return false
    }
    currentScreen = screen
    return true
  }
}
