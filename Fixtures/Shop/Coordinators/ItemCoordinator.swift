#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

enum ItemSteps: Steps, Sendable {
  case detail, addToCart
}

/// Leads from the items to one of them, and into its purchase.
final class ItemCoordinator: Coordinator {
  @Published var path: [ItemSteps] = []

  let fixes: Fixes

  init(fixes: Fixes) { self.fixes = fixes }

  func redirect(_ path: ItemSteps) -> some View {
    switch path {
    case .detail: ItemDetailView(coordinator: self)
    case .addToCart:
      if fixes.contains(.coverKeepsPurchase) {
        PurchaseView(coordinator: PurchaseCoordinator(parent: self, fixes: self.fixes))
      } else {
        PurchaseCoordinator(parent: self, fixes: fixes).redirect(.addToCart)
      }
    }
  }

  func navigateToDetail() { path.append(.detail) }
}
