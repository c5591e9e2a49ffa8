/// Whoever leads a rider's rides, and so answers for the ride state that the store records.
@MainActor
protocol RideLeader: AnyObject {
  /// Whether it is there to lead a ride.
  var isStarted: Bool { get }

  /// The flow of the ride, while there is one.
  var rideFlow: RideFlowController? { get }
}
