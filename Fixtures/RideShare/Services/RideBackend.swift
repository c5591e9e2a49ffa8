/// The rider's side of the server.
@MainActor
protocol RideBackend: AnyObject {
  /// Finds the way between two places.
  func route(from pickup: Place, to destination: Place) async throws

  /// Asks for a ride on the way found last.
  func requestRide() async throws -> RideID

  /// Asks whether a driver was found; the attempts of one search are counted from 1.
  func findDriver(attempt: Int) async throws -> Bool

  /// Asks how far the ride has come.
  func rideStatus() async throws -> RideStatus

  /// Calls the ride off.
  func cancelRide(_ ride: RideID) async throws
}

/// A place to be picked up at, or driven to.
enum Place: Hashable, Sendable {
  case home
  case airport
}

/// The server's name for a ride.
struct RideID: Hashable, Sendable {
  let rawValue: Int
}

/// The progress of a ride, as the server knows it.
enum RideStatus: Hashable, Sendable, CaseIterable {
  case arriving
  case inProgress
  case approaching
  case completed

  /// The state of a ride that has come so far.
  var rideState: RideState {
    switch self {
    case .arriving: .driverArriving
    case .inProgress: .rideInProgress
    case .approaching: .approachingDestination
    case .completed: .rideCompleted
    }
  }
}
