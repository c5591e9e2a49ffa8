#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The choice of the means of payment.
struct SelectPaymentMethodView: View {
  let coordinator: PurchaseCoordinator

  var body: some View {
    VStack {
      Text("How do you pay?")
      Button("Buy item") { coordinator.navigateToBuyItem() }
    }
  }
}
