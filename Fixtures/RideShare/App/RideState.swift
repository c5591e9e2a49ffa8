/// How far a ride has come.
indirect enum RideState: Hashable, Sendable {
  case idle
  case selectingLocations
  case routeReady
  case submittingRequest
  case searchingForDriver
  case driverAssigned
  case driverEnRoute
  case driverArriving
  case rideInProgress
  case approachingDestination
  case rideCompleted
  case error(previous: RideState?)

  /// Whether somebody is being driven, or waits to be.
  var isActive: Bool {
    switch self {
    case .submittingRequest, .searchingForDriver, .driverAssigned, .driverEnRoute, .driverArriving,
      .rideInProgress, .approachingDestination:
      true
    case .idle, .selectingLocations, .routeReady, .rideCompleted, .error:
      false
    }
  }

  /// Whether the ride has ended, well or not.
  var isOver: Bool {
    switch self {
    case .idle, .rideCompleted, .error: true
    default: false
    }
  }
}
