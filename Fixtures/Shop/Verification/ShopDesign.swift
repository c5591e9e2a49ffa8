import NavigationModel
import RouteModels

/// The design of the shop: its screens, and what leads where.
enum ShopDesign {
  private enum ItemScreens: Route, CaseIterable { case itemDetail }

  private enum WalletScreens: Route, CaseIterable { case walletDetail }

  private enum SettingScreens: Route, CaseIterable { case profile }

  /// The screens of a purchase, of which one is presented at a time.
  private enum PurchaseScreens: Route, CaseIterable {
    case addToCart, selectPaymentMethod, buyItem, purchaseSummary
  }

  static let model = RouteModel("Shop") {
    $0.tab("items", ItemScreens.self, depth: 1)
    $0.tab("wallet", WalletScreens.self, depth: 1)
    $0.tab("settings", SettingScreens.self, depth: 1)
    $0.cover(PurchaseScreens.self)
    $0.push(ItemScreens.itemDetail, from: .root("items"))
    $0.push(WalletScreens.walletDetail, from: .root("wallet"))
    $0.push(SettingScreens.profile, from: .root("settings"))
    $0.present(PurchaseScreens.addToCart, from: .screen(ItemScreens.itemDetail))
    $0.tap("close", on: .screen(PurchaseScreens.addToCart), do: .dismiss)
    $0.tap("done", on: .screen(PurchaseScreens.purchaseSummary), do: .dismiss)
    let steps = PurchaseScreens.allCases
    for (number, step) in steps.enumerated() {
      for earlier in steps[..<number] {
        $0.tap("back from \(step) to \(earlier)", on: .screen(step), do: .present(earlier))
      }
      if number > 0 {
        $0.tap("on to \(step)", on: .screen(steps[number - 1]), do: .present(step))
      }
    }
  }

  /// The app follows its design.
  static let invariants: [any NavigationInvariant] = [try! ConformsToModel(model)]
}
