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

  private let mends: Mends

  init(mends: Mends) { self.mends = mends }

  func redirect(_ path: ItemSteps) -> some View {
    switch path {
    case .detail: ItemDetailView(coordinator: self)
    case .addToCart: PurchaseCoordinator(parent: self, mends: mends).redirect(.addToCart)
    }
  }

  func navigateToDetail() { path.append(.detail) }

  func goBack() { path.removeLast() }
}
