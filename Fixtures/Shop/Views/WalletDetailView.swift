#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A card of the wallet.
struct WalletDetailView: View {
  let coordinator: WalletCoordinator

  var body: some View {
    VStack {
      Text("A card")
      Button("Back") { coordinator.goBack() }
    }
    .navigationBarBackButtonHidden()
  }
}
