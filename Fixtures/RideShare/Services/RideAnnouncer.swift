/// Analytics and notifications, as far as they care about rides.
@MainActor
protocol RideAnnouncer: AnyObject {
  /// Hears that the ride state is about to change, and to what.
  func rideStateWillChange(to state: RideState)
}

/// Nobody listens.
final class SilentAnnouncer: RideAnnouncer {
  func rideStateWillChange(to state: RideState) {}
}
