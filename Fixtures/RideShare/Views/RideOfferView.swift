#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A ride that the driver is offered.
struct RideOfferView: View {
  let coordinator: DriverCoordinator
  @ObservedObject var flow: DriverFlowController

  var body: some View {
    VStack {
      switch flow.state {
      case .offered:
        Button("Accept") { flow.accept() }
          .accessibilityIdentifier("acceptRide")
        Button("Decline") { flow.decline() }
          .accessibilityIdentifier("declineRide")
      case .error:
        flow.errorScreen
      case .offline, .loggingIn, .online, .heading, .arrived, .inProgress, .approaching, .completed:
        Text("No offer")
      }
      coordinator.navigation
    }
  }
}
