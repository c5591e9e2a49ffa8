#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

extension DriverCoordinator {
  /// The buttons that lead from each of the driver's screens to all of them.
  @ViewBuilder
  var navigation: some View {
    Button("Home") { self.showHome() }
      .accessibilityIdentifier("showHome")
    Button("Active ride") { self.showActiveRide() }
      .accessibilityIdentifier("showActiveRide")
    Button("Ride offer") { self.showRideOffer() }
      .accessibilityIdentifier("showRideOffer")
  }
}
