#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The means with which a person can pay.
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
