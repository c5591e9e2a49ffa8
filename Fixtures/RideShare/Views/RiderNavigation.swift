#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

extension RiderCoordinator {
  /// The buttons that lead from each of the rider's screens to all of them.
  @ViewBuilder
  var navigation: some View {
    Button("Home") { self.showHome() }
      .accessibilityIdentifier("showHome")
    Button("Order a ride") { self.showRideRequest() }
      .accessibilityIdentifier("showRideRequest")
    Button("History") { self.showHistory() }
      .accessibilityIdentifier("showHistory")
    Button("Settings") { self.showSettings() }
      .accessibilityIdentifier("showSettings")
  }
}
