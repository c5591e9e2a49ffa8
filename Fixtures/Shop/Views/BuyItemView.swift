#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The item that is about to be bought.
struct BuyItemView: View {
  let coordinator: PurchaseCoordinator

  var body: some View {
    VStack {
      Text("Buy it?")
      Button("Go to summary") { coordinator.navigateToSummary() }
    }
  }
}
