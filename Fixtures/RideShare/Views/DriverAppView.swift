#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The driver's home: the shift begins and ends here.
struct DriverAppView: View {
  let coordinator: DriverCoordinator
  @ObservedObject var flow: DriverFlowController

  var body: some View {
    VStack {
      switch flow.state {
      case .offline:
        Button("Go online") { flow.login() }
          .accessibilityIdentifier("driverLogin")
      case .online:
        Button("Go offline") { flow.logout() }
          .accessibilityIdentifier("goOffline")
      case .completed:
        Button("Next ride") { flow.goOnline() }
          .accessibilityIdentifier("goOnline")
        Button("Go offline") { flow.logout() }
          .accessibilityIdentifier("goOffline")
      case .error:
        flow.errorScreen
      case .loggingIn, .offered, .heading, .arrived, .inProgress, .approaching:
        Text("On the way")
      }
      coordinator.navigation
    }
  }
}
