import NavigationHarness
import NavigationModel

/// The facts of the app, and declarations about them.
@MainActor
struct ShopFacts {
  func declare(in it: inout LiveDeclarations<ShopSubject>) {
    declareHome(in: &it)
    declareScreens(in: &it)
    declareRuns(in: &it)
    it.identities(of: ItemSteps.self)
    it.identities(of: PurchaseSteps.self)
    it.profile.uniqueRoles = ["items", "wallet", "settings", "purchase"]
    it.profile.notApplicable = [
      "StartsOnce": "no coordinator is started",
      "ModesExclusive": "it has no modes",
      "AuthenticationGuardsScreens": "nobody signs in",
      "StopIsFinal": "no coordinator is stopped",
      "Restartable": "no coordinator is started",
      "DeepLinksLand": "it has no deep links",
      "StateForcesScreen": "no state of the domain forces a screen",
      "NoLateEffects": "it waits for no results",
      "OrderIndependence": "nobody subscribes, and there are no tasks",
      "CollapseExpandRoundTrips": "it has no split",
    ]
  }

  private func declareHome(in it: inout LiveDeclarations<ShopSubject>) {
    let isLaunched = it.fact("launched") { $0.app != nil }
    let isAtRoot = it.fact("at a tab's root") { subject in
      ["ItemsView", "WalletView", "SettingsView"].contains { subject.visibleScreens.contains($0) }
    }
    let isPurchased = it.fact("the purchase is completed") { subject in
      subject.views.contains { $0.name == "PurchaseSummaryView" }
    }
    it.profile.home = .init(
      fact: isAtRoot, when: isLaunched,
      excluding: ["rerender@*"]
        + ["back@*", "swipeBack.finish@*", "longPressBack*"].map {
          .init($0, when: isPurchased)
        })
    // The buttons of the app's own lead to the root of their tab.
    it.profile.backToRootEvents = [
      "ItemDetailView: Back": isAtRoot, "WalletDetailView: Back": isAtRoot,
      "ProfileView: Back": isAtRoot,
    ]
  }

  /// Declares the screens on paths, and those that stacks show.
  private func declareScreens(in it: inout LiveDeclarations<ShopSubject>) {
    func agree(
      _ whose: String, root: String,
      path: @escaping @MainActor (ShopApp) -> [String]
    ) {
      let recorded = it.fact(
        "path of the \(whose)", text: { $0.app.map { path($0).joined(separator: " ") } ?? "" })
      let actual = it.fact(
        "screens of the \(whose)",
        text: { $0.screensAboveRoot(of: root).joined(separator: " ") })
      it.profile.agreements.append(
        .init(about: "where the \(whose) are", recorded: recorded, actual: actual))
    }
    agree("items", root: "ItemsView", path: { $0.items.path.map(\.screen) })
    agree("wallet", root: "WalletView", path: { $0.wallet.path.map(\.screen) })
    agree("settings", root: "SettingsView", path: { $0.settings.path.map(\.screen) })
    let path = it.fact("path of the purchase", text: { $0.shownPurchase?.path.screens ?? "" })
    let screens = it.fact(
      "screens of the purchase",
      text: { $0.screensAboveRoot(of: "AddToCartView").joined(separator: " ") })
    it.profile.agreements.append(
      .init(about: "where the purchase is", recorded: path, actual: screens))
    it.profile.destinations = [
      "ItemSteps.detail": ["ItemDetailView"], "ItemSteps.addToCart": ["AddToCartView"],
      "WalletSteps.detail": ["WalletDetailView"], "SettingSteps.profile": ["ProfileView"],
      "PurchaseSteps.selectPaymentMethod": ["SelectPaymentMethodView"],
      "PurchaseSteps.buyItem": ["BuyItemView"],
      "PurchaseSteps.summary": ["PurchaseSummaryView"],
    ]
    it.profile.tabs = .init()
  }

  private func declareRuns(in it: inout LiveDeclarations<ShopSubject>) {
    it.profile.neutralEvents = ["rerender@*"]
    it.profile.inverses = [
      .init("ItemsView: Item", undoneBy: "ItemDetailView: Back"),
      .init("WalletView: Card", undoneBy: "WalletDetailView: Back"),
      .init("SettingsView: Profile", undoneBy: "ProfileView: Back"),
      .init("ItemDetailView: Add to cart", undoneBy: "AddToCartView: Close"),
    ]
  }
}

extension ItemSteps {
  fileprivate var screen: String {
    switch self {
    case .detail: "ItemDetailView"
    case .addToCart: "AddToCartView"
    }
  }
}

extension [PurchaseSteps] {
  fileprivate var screens: String {
    map {
      switch $0 {
      case .addToCart: "AddToCartView"
      case .selectPaymentMethod: "SelectPaymentMethodView"
      case .buyItem: "BuyItemView"
      case .summary: "PurchaseSummaryView"
      }
    }.joined(separator: " ")
  }
}

extension WalletSteps {
  fileprivate var screen: String { "WalletDetailView" }
}

extension SettingSteps {
  fileprivate var screen: String { "ProfileView" }
}

// The steps of the wallet and of the settings have one case each: there is nothing to confuse.

extension ItemSteps: Route {
  static let samples: [ItemSteps] = [.detail, .addToCart]
}

extension PurchaseSteps: Route {
  static let samples: [PurchaseSteps] = [.addToCart, .selectPaymentMethod, .buyItem, .summary]
}
