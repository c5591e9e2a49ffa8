import NavigationModel

/// The journeys of the document, each of which must be possible.
enum ShopJourneys {
  static let all: [any NavigationInvariant] = [
    Journey("PurchaseCompletes", "An item can be bought, up to the summary.") {
      $0.sees("PurchaseSummaryView")
    },
    Journey("CardIsSeen", "What is in the wallet can be seen.") { $0.sees("WalletDetailView") },
    Journey("ProfileIsSeen", "The profile can be seen.") { $0.sees("ProfileView") },
  ]
}

extension NavigationState {
  fileprivate func sees(_ screen: String) -> Bool {
    views.contains { $0.isScreen && $0.isHittable && $0.name == screen }
  }
}
