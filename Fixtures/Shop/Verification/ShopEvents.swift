import HeadlessSwiftUI
import NavigationHarness
import NavigationModel

/// The events of the app besides gestures: its launch, and taps on what its screens offer.
@MainActor
struct ShopEvents {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<ShopSubject>) {
    it.event("launch", .external, unless: { $0.app == nil ? nil : "the app runs already" }) {
      $0.launch()
    }
    tap("Item", on: "ItemsView", route: "ItemSteps.detail", in: &it)
    tap("Add to cart", on: "ItemDetailView", route: "ItemSteps.addToCart", in: &it)
    tap("Back", on: "ItemDetailView", in: &it)
    tap("Card", on: "WalletView", route: "WalletSteps.detail", in: &it)
    tap("Back", on: "WalletDetailView", in: &it)
    tap("Profile", on: "SettingsView", route: "SettingSteps.profile", in: &it)
    tap("Back", on: "ProfileView", in: &it)
    tap(
      "Select payment", on: "AddToCartView", route: "PurchaseSteps.selectPaymentMethod", in: &it)
    tap("Close", on: "AddToCartView", in: &it)
    tap("Buy item", on: "SelectPaymentMethodView", route: "PurchaseSteps.buyItem", in: &it)
    tap("Go to summary", on: "BuyItemView", route: "PurchaseSteps.summary", in: &it)
    tap("Done", on: "PurchaseSummaryView", in: &it)
  }

  private func tap(
    _ control: String, on screen: String, route: String? = nil,
    in it: inout LiveDeclarations<ShopSubject>, line: Int = #line
  ) {
    it.tap(
      control, on: screen, named: "\(screen): \(control)", route: route, twice: true, line: line)
  }
}
