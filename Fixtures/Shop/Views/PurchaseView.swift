#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A purchase, for as long as it is shown.
struct PurchaseView: View {
  @StateObject private var coordinator: PurchaseCoordinator

  init(coordinator: @autoclosure @escaping () -> PurchaseCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator())
  }

  var body: some View { coordinator.redirect(.addToCart) }
}
