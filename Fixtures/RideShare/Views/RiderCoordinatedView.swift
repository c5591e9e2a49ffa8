#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The rider's screen of the moment.
struct RiderCoordinatedView: View {
  @StateObject private var coordinator: RiderCoordinator

  init(coordinator: RiderCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator)
  }

  var body: some View {
    Group {
      switch coordinator.currentScreen {
      case .home:
        HomeView(coordinator: coordinator)
      case .rideRequest:
        if let rideRequest = coordinator.rideRequestCoordinator {
          ProductionExampleView(
            rider: coordinator, coordinator: rideRequest, flow: rideRequest.flow)
        }
      case .history:
        RideHistoryView(coordinator: coordinator)
      case .settings:
        MapProviderSettingsView(coordinator: coordinator)
      }
    }
    .onAppear { coordinator.start() }
    .onDisappear { coordinator.stop() }
  }
}
