import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

@testable import Shop

/// The verifier's findings in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@MainActor
@Suite(.ownsPlatform) struct FindingTests {
  private let driver = QuietPlatformDriver()

  init() { HeadlessPlatform.driver = driver }

  @Test func anItemThatIsTouchedTwiceIsShownTwice() async {
    for (fixes, path) in [(Fixes.none, [ItemSteps.detail, .detail]), (.all, [.detail])] {
      let app = ShopApp(fixes: fixes)
      touchTwice("Item", on: "ItemsView", in: app)
      #expect(app.items.path == path)
    }
  }

  @Test func backCanStillBeTouchedWhenThePathIsEmptyAlready() async {
    for (fixes, canBeTouchedTwice) in [(Fixes.none, false), (.all, true)] {
      let app = ShopApp(fixes: fixes)
      perform("tapTab(2)@root", in: app)
      touch("Profile", on: "SettingsView", in: app)
      app.window.touch("Back", on: "ProfileView")
      #expect(app.settings.path == [])
      driver.renderFrame()
      let profile = app.window.hierarchy().first { $0.name == "ProfileView" }
      #expect(profile?.isLeaving == true)
      #expect(profile?.controls == ["Back"])
      // In the published app the second touch ends the process.
      if canBeTouchedTwice {
        #expect(app.window.touch("Back", on: "ProfileView"))
        #expect(app.settings.path == [])
      }
      driver.settle()
    }
  }

  @Test func aPurchaseIsLostWhenTheViewsAreEvaluatedAgain() async {
    for (fixes, screens) in [
      (Fixes.none, ["AddToCartView"]), (.all, ["AddToCartView", "SelectPaymentMethodView"]),
    ] {
      let app = ShopApp(fixes: fixes)
      touch("Item", on: "ItemsView", in: app)
      touch("Add to cart", on: "ItemDetailView", in: app)
      touch("Select payment", on: "AddToCartView", in: app)
      #expect(covered(in: app) == ["AddToCartView", "SelectPaymentMethodView"])
      perform("rerender@ItemDetailView", in: app)
      #expect(covered(in: app) == screens)
    }
  }

  @Test func fromTheSummaryOnlyBackLeadsOn() async {
    for (fixes, controls) in [(Fixes.none, []), (.all, ["Done"])] {
      let app = ShopApp(fixes: fixes)
      touch("Item", on: "ItemsView", in: app)
      touch("Add to cart", on: "ItemDetailView", in: app)
      touch("Select payment", on: "AddToCartView", in: app)
      touch("Buy item", on: "SelectPaymentMethodView", in: app)
      touch("Go to summary", on: "BuyItemView", in: app)
      #expect(app.window.hierarchy().flatMap(\.controls) == controls)
      guard !controls.isEmpty else { continue }
      touch("Done", on: "PurchaseSummaryView", in: app)
      #expect(covered(in: app) == [])
      touch("Back", on: "ItemDetailView", in: app)
      #expect(app.items.path == [])
    }
  }

  // MARK: - Hands

  private func touch(_ control: String, on screen: String, in app: ShopApp) {
    #expect(app.window.touch(control, on: screen), "\(screen) does not show \(control)")
    driver.settle()
  }

  private func touchTwice(_ control: String, on screen: String, in app: ShopApp) {
    app.window.touch(control, on: screen)
    driver.renderFrame()
    app.window.touch(control, on: screen)
    driver.settle()
  }

  private func perform(_ gesture: String, in app: ShopApp) {
    guard let gesture = app.window.gestures().first(where: { $0.name == gesture }) else {
      Issue.record("\(gesture) is not possible")
      return
    }
    gesture.perform()
    driver.settle()
  }

  /// The screens of what covers the app.
  private func covered(in app: ShopApp) -> [String] {
    let views = app.window.hierarchy()
    guard let cover = views.firstIndex(where: { $0.role == .presentation("cover") }) else {
      return []
    }
    return views[cover...].filter { $0.role == .screen && $0.depth > views[cover].depth }
      .map(\.name)
  }
}
