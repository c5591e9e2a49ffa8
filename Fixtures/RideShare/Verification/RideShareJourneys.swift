import NavigationModel

/// The journeys of the document, each of which must be possible.
enum RideShareJourneys {
  static let all: [any NavigationInvariant] = [
    Journey("RideCompletes", "A ride can be completed and put on record.") {
      $0.fact(.rideOfFlow) == "rideCompleted"
    },
    Journey("RideIsCancelled", "A ride with a driver on the way can be under cancellation.") {
      $0.work.tickets.contains { $0.label == "cancellation" }
        && $0.fact(.rideOfFlow) == "driverEnRoute"
    },
    Journey("ShiftCompletes", "A driver can complete a ride.") { state in
      state.unobserved.contains {
        $0.path.property == "DriverFlowController.state" && $0.value == "completed"
      }
    },
    Journey("SecondUserSignsIn", "A second user can be signed in, with screens of their own.") {
      $0.fact(.whoseScreens) == "Ben"
    },
  ]
}
