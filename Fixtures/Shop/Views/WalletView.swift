#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// What a person can pay with.
struct WalletView: View {
  @ObservedObject var coordinator: WalletCoordinator

  var body: some View {
    List {
      Button("Card") { coordinator.navigateToDetail() }
    }
    .navigationTitle("Wallet")
    .applyNavigation(coordinator: coordinator)
  }
}
