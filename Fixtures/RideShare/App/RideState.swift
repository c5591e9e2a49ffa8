/// The state of a ride.
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

  /// A Boolean value that indicates whether somebody is being driven, or waits to be.
  var isActive: Bool {
    switch self {
    case .submittingRequest, .searchingForDriver, .driverAssigned, .driverEnRoute, .driverArriving,
      .rideInProgress, .approachingDestination:
      true
    case .idle, .selectingLocations, .routeReady, .rideCompleted, .error:
      false
    }
  }

  /// A Boolean value that indicates whether the ride has ended, well or not.
  var isOver: Bool {
    switch self {
    case .idle, .rideCompleted, .error: true
    default: false
    }
  }
}
