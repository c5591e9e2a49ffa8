#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The rider's settings: whose maps to show.
struct MapProviderSettingsView: View {
  let coordinator: RiderCoordinator

  var body: some View {
    VStack {
      Text("Map provider")
      coordinator.navigation
    }
  }
}
