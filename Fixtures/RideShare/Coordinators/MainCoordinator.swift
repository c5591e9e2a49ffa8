import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// On which side of a ride the user is.
enum AppMode: Hashable, Sendable {
  case rider
  case driver
}

/// The app of somebody who is signed in: in rider mode or in driver mode.
@MainActor
final class MainCoordinator: ObservableObject, Coordinator {
  @Published private(set) var currentMode: AppMode = .rider
  @Published private(set) var riderCoordinator: RiderCoordinator?
  @Published private(set) var driverCoordinator: DriverCoordinator?

  /// The user whose screens these are.
  let user: User?

  let dependencies: AppDependencies
  private let stateStore: AppStateStore
  private var cancellables: Set<AnyCancellable> = []

  init(user: User?, stateStore: AppStateStore, dependencies: AppDependencies) {
    self.user = user
    self.stateStore = stateStore
    self.dependencies = dependencies
  }

  func start() {
    Lifecycle.started(self)
    stateStore.$isDriverMode
      .removeDuplicates()
      .sink { [weak self] isDriverMode in self?.show(isDriverMode: isDriverMode) }
      .store(in: &cancellables)
    stateStore.$currentRideState
      .sink { [weak self] state in self?.dependencies.announcer.rideStateWillChange(to: state) }
      .store(in: &cancellables)
    show(isDriverMode: stateStore.isDriverMode)
  }

  func stop() {
    riderCoordinator?.stop()
    driverCoordinator?.stop()
    cancellables.removeAll()
    Lifecycle.stopped(self)
  }

  private func show(isDriverMode: Bool) {
    if isDriverMode {
      showDriverMode()
    } else {
      showRiderMode()
    }
  }

  private func showRiderMode() {
    currentMode = .rider
    driverCoordinator?.stop()
    driverCoordinator = nil
    let rider =
      riderCoordinator
      ?? RiderCoordinator(stateStore: stateStore, dependencies: dependencies)
    riderCoordinator = rider
    stateStore.rideLeader = rider
    rider.start()
  }

  private func showDriverMode() {
    currentMode = .driver
    riderCoordinator?.stop()
    riderCoordinator = nil
    let driver =
      driverCoordinator
      ?? DriverCoordinator(stateStore: stateStore, dependencies: dependencies)
    driverCoordinator = driver
    driver.start()
  }
}
