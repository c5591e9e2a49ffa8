#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

enum ItemSteps: Steps {
  case detail, addToCart
}

/// Leads from the items to one of them, and into its purchase.
final class ItemCoordinator: Coordinator {
  @Published var path: [ItemSteps] = []

  let mends: Mends

  init(mends: Mends) { self.mends = mends }

  func redirect(_ path: ItemSteps) -> some View {
    switch path {
    case .detail: ItemDetailView(coordinator: self)
    case .addToCart:
      if mends.contains(.coverKeepsPurchase) {
        PurchaseView(coordinator: PurchaseCoordinator(parent: self, mends: self.mends))
      } else {
        PurchaseCoordinator(parent: self, mends: mends).redirect(.addToCart)
      }
    }
  }

  func navigateToDetail() { path.append(.detail) }
}
