import CoordinatorHooks

/// The steps that a ride can take.
struct RideStateMachine: Hashable, Sendable {
  private(set) var state: RideState
  private let fixes: Fixes

  init(startingIn state: RideState, fixes: Fixes) {
    self.state = state
    self.fixes = fixes
  }

  /// Returns a Boolean value that indicates whether the step to another state is legal.
  func allows(_ next: RideState) -> Bool { allows(state, next) }

  /// Takes the step to another state, or to an error that remembers the current one.
  mutating func request(_ next: RideState) {
    Lifecycle.requested("ride \(next.word)")
    // Refused or not, the machine answers with a state that can be left.
    defer { Lifecycle.handled("ride \(next.word)") }
    let target = allows(next) ? next : .error(previous: state)
    if fixes.contains(.errorsLeadBack), case .error(let previous?) = target,
      !allows(target, previous)
    {
      // Clearing an error asks for what it remembers, so it remembers nothing out of reach.
      state = .error(previous: nil)
    } else {
      state = target
    }
  }

  private func allows(_ current: RideState, _ next: RideState) -> Bool {
    switch (current, next) {
    case (.routeReady, .idle), (.submittingRequest, .idle): fixes.contains(.anyRideIsCalledOff)
    case (.idle, .selectingLocations), (.idle, .error): true
    case (.selectingLocations, .selectingLocations), (.selectingLocations, .routeReady),
      (.selectingLocations, .idle), (.selectingLocations, .error):
      true
    case (.routeReady, .submittingRequest), (.routeReady, .selectingLocations),
      (.routeReady, .error):
      true
    case (.submittingRequest, .searchingForDriver), (.submittingRequest, .error): true
    case (.searchingForDriver, .driverAssigned), (.searchingForDriver, .idle),
      (.searchingForDriver, .error):
      true
    case (.driverAssigned, .driverEnRoute), (.driverAssigned, .idle), (.driverAssigned, .error):
      true
    case (.driverEnRoute, .driverEnRoute), (.driverEnRoute, .driverArriving),
      (.driverEnRoute, .idle), (.driverEnRoute, .error):
      true
    case (.driverArriving, .rideInProgress), (.driverArriving, .idle), (.driverArriving, .error):
      true
    case (.rideInProgress, .rideInProgress), (.rideInProgress, .approachingDestination),
      (.rideInProgress, .rideCompleted), (.rideInProgress, .idle), (.rideInProgress, .error):
      true
    case (.approachingDestination, .rideCompleted), (.approachingDestination, .idle),
      (.approachingDestination, .error):
      true
    case (.rideCompleted, .idle): true
    case (.error, .idle), (.error, .selectingLocations): true
    default: false
    }
  }
}
