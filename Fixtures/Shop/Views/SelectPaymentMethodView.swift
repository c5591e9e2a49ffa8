#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// How a purchase is to be paid for.
struct SelectPaymentMethodView: View {
  let coordinator: PurchaseCoordinator

  var body: some View {
    VStack {
      Text("How do you pay?")
      Button("Buy item") { coordinator.navigateToBuyItem() }
    }
  }
}
