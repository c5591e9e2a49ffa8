#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The driver's screen of the moment.
struct DriverCoordinatedView: View {
  @StateObject private var coordinator: DriverCoordinator

  init(coordinator: DriverCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator)
  }

  var body: some View {
    Group {
      if let flow = coordinator.flow {
        switch coordinator.currentScreen {
        case .home:
          DriverAppView(coordinator: coordinator, flow: flow)
        case .activeRide:
          ActiveRideView(coordinator: coordinator, flow: flow)
        case .rideOffer:
          RideOfferView(coordinator: coordinator, flow: flow)
        }
      }
    }
    .onAppear { coordinator.start() }
    .onDisappear { coordinator.stop() }
  }
}
