#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

enum PurchaseSteps: Steps, Sendable {
  case addToCart, selectPaymentMethod, buyItem, summary
}

/// Leads through a purchase, from the cart to the summary.
final class PurchaseCoordinator: Coordinator {
  @Published var path: [PurchaseSteps] = []
  @Published private(set) var isFinished = false

  unowned let parent: ItemCoordinator
  let fixes: Fixes

  init(parent: ItemCoordinator, fixes: Fixes) {
    self.parent = parent
    self.fixes = fixes
  }

  func redirect(_ path: PurchaseSteps) -> some View {
    switch path {
    case .addToCart: AddToCartView(coordinator: self)
    case .selectPaymentMethod: SelectPaymentMethodView(coordinator: self)
    case .buyItem: BuyItemView(coordinator: self)
    case .summary: PurchaseSummaryView(coordinator: self)
    }
  }

  func navigateToSelectPaymentMethod() { path.append(.selectPaymentMethod) }

  func navigateToBuyItem() { path.append(.buyItem) }

  func navigateToSummary() { path.append(.summary) }

  func finish() { isFinished = true }
}
