#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The cart, at the root of a purchase.
struct AddToCartView: View {
  @ObservedObject var coordinator: PurchaseCoordinator

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Select payment") { coordinator.navigateToSelectPaymentMethod() }
      Button("Close") { dismiss() }
    }
    .applyNavigation(coordinator: coordinator)
    .onChange(of: coordinator.isFinished) { dismiss() }
  }
}
