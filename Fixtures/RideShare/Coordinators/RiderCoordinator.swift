import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The screens of a rider.
enum RiderScreen: Hashable, Sendable {
  case home
  case rideRequest
  case history
  case settings
}

/// The rider's side of the app: shows the ride request by itself when a ride calls for it.
@MainActor
final class RiderCoordinator: ObservableObject, Coordinator, RideLeader {
  @Published private(set) var currentScreen: RiderScreen = .home
  @Published private(set) var rideRequestCoordinator: RideRequestCoordinator?
  private(set) var isStarted = false

  private let stateStore: AppStateStore
  private let dependencies: AppDependencies
  private var cancellables: Set<AnyCancellable> = []
  private var fixes: Fixes { dependencies.fixes }

  var rideFlow: RideFlowController? { rideRequestCoordinator?.flow }

  init(stateStore: AppStateStore, dependencies: AppDependencies) {
    self.stateStore = stateStore
    self.dependencies = dependencies
  }

  func start() {
    Lifecycle.started(self)
    if fixes.contains(.riderStartsOnce), isStarted { return }
    isStarted = true
    stateStore.$currentRideState
      .sink { [weak self] state in self?.follow(state) }
      .store(in: &cancellables)
    showHome()
  }

  func stop() {
    cancellables.removeAll()
    if fixes.contains(.riderStopDropsRideRequest) {
      currentScreen = .home
      dropRideRequest()
    }
    isStarted = false
    Lifecycle.stopped(self)
  }

  func showHome() { show(.home) }

  func showHistory() { show(.history) }

  func showSettings() { show(.settings) }

  func showRideRequest() { showRideRequest(recorded: stateStore.currentRideState) }
}

extension RiderCoordinator {
  /// Shows the ride request when the ride's new state calls for it.
  ///
  /// The store's own property still has the old state at this point.
  private func follow(_ state: RideState) {
    let callsForRideRequest =
      switch state {
      case .selectingLocations, .routeReady, .searchingForDriver, .driverAssigned, .driverEnRoute,
        .rideInProgress:
        true
      case .submittingRequest, .driverArriving, .approachingDestination, .rideCompleted, .error:
        fixes.contains(.everyRideStateShows)
      case .idle:
        false
      }
    if callsForRideRequest, currentScreen != .rideRequest {
      showRideRequest(recorded: state)
    }
  }

  private func showRideRequest(recorded: RideState) {
    if fixes.contains(.rideRequestNeedsStart), !isStarted {
      Lifecycle.refused("RiderScreen.rideRequest")
      return
    }
    // The screen comes first: a flow that begins may change the ride state, and that leads here
    // again.
    currentScreen = .rideRequest
    guard rideRequestCoordinator == nil else { return }
    let rideRequest = RideRequestCoordinator(
      dependencies: dependencies,
      stateStore: fixes.contains(.rideIsRecorded) ? stateStore : nil,
      recorded: recorded)
    rideRequestCoordinator = rideRequest
    rideRequest.flow.begin(recorded: recorded)
  }

  private func show(_ screen: RiderScreen) {
    if fixes.contains(.riderScreensNeedStart), !isStarted {
      Lifecycle.refused("RiderScreen.\(screen)")
      return
    }
    let isRideActive = stateStore.currentRideState.isActive
    if fixes.contains(.activeRideStaysOnScreen), isRideActive {
      Lifecycle.refused("RiderScreen.\(screen)")
      return
    }
    currentScreen = screen
    if fixes.contains(.leavingDropsRideRequest), !isRideActive {
      dropRideRequest()
    }
  }

  private func dropRideRequest() {
    guard let rideRequest = rideRequestCoordinator else { return }
    rideRequestCoordinator = nil
    rideRequest.flow.end()
    // A rider that was replaced must not end the ride of the one that replaced it.
    if fixes.contains(.droppedRideIsIdle), stateStore.rideLeader === self {
      stateStore.dispatch(.updateRideState(.idle))
    }
  }
}
