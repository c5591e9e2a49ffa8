#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The ride that the driver is on.
struct ActiveRideView: View {
  let coordinator: DriverCoordinator
  @ObservedObject var flow: DriverFlowController

  var body: some View {
    VStack {
      switch flow.state {
      case .heading:
        Button("Arrived") { flow.arrive() }
          .accessibilityIdentifier("arrive")
      case .arrived:
        Button("Picked up") { flow.pickUp() }
          .accessibilityIdentifier("pickUp")
      case .inProgress, .approaching:
        Button("Complete") { flow.complete() }
          .accessibilityIdentifier("complete")
      case .error:
        flow.errorScreen
      case .offline, .loggingIn, .online, .offered, .completed:
        Text("No ride")
      }
      coordinator.navigation
    }
  }
}
