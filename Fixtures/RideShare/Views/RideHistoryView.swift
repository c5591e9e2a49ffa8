#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The rider's past rides.
struct RideHistoryView: View {
  let coordinator: RiderCoordinator

  var body: some View {
    VStack {
      Text("Your rides")
      coordinator.navigation
    }
  }
}
