#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The ride request: what can be done about the ride, as far as it has come.
struct ProductionExampleView: View {
  let rider: RiderCoordinator
  @ObservedObject var coordinator: RideRequestCoordinator
  @ObservedObject var flow: RideFlowController

  var body: some View {
    VStack {
      ride
      rider.navigation
    }
  }

  @ViewBuilder
  private var ride: some View {
    switch flow.state {
    case .idle:
      Button("New ride") { flow.newRide() }
        .accessibilityIdentifier("newRide")
    case .selectingLocations:
      Button("Choose pickup and destination") {
        flow.chooseLocations(pickup: .home, destination: .airport)
      }
      .accessibilityIdentifier("chooseLocations")
      cancel
    case .routeReady:
      Button("Request ride") { flow.requestRide() }
        .accessibilityIdentifier("requestRide")
      cancel
    case .submittingRequest, .searchingForDriver, .driverAssigned, .driverEnRoute, .driverArriving,
      .rideInProgress, .approachingDestination:
      cancel
    case .rideCompleted:
      Button("Done") { flow.reset() }
        .accessibilityIdentifier("finishRide")
    case .error:
      Text("Something went wrong")
      Button("Clear") { flow.clearError() }
        .accessibilityIdentifier("clearError")
    }
  }

  private var cancel: some View {
    Button("Cancel") { flow.cancelRide() }
      .accessibilityIdentifier("cancelRide")
  }
}
