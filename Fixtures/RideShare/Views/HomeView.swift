#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The rider's home.
struct HomeView: View {
  let coordinator: RiderCoordinator

  var body: some View {
    VStack {
      Text("Where to?")
      coordinator.navigation
    }
  }
}
