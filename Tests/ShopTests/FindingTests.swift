import HeadlessSwiftUI
import NavigationModel
import XCTest

@testable import Shop

/// What the verifier finds in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@MainActor
final class FindingTests: XCTestCase {
  private let driver = QuietPlatformDriver()
  private var last: (any PlatformDriver)?

  override func setUp() async throws {
    last = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
  }

  override func tearDown() async throws {
    if let last { HeadlessPlatform.driver = last }
  }

  func testAnItemThatIsTouchedTwiceIsShownTwice() async {
    for (fixes, path) in [(Fixes.none, [ItemSteps.detail, .detail]), (.all, [.detail])] {
      let app = ShopApp(fixes: fixes)
      touchTwice("Item", on: "ItemsView", in: app)
      XCTAssertEqual(app.items.path, path)
    }
  }

  func testBackCanStillBeTouchedWhenThePathIsEmptyAlready() async {
    for (fixes, canBeTouchedTwice) in [(Fixes.none, false), (.all, true)] {
      let app = ShopApp(fixes: fixes)
      perform("tapTab(2)@root", in: app)
      touch("Profile", on: "SettingsView", in: app)
      app.window.touch("Back", on: "ProfileView")
      XCTAssertEqual(app.settings.path, [])
      driver.renderFrame()
      let profile = app.window.hierarchy().first { $0.name == "ProfileView" }
      XCTAssertEqual(profile?.isLeaving, true)
      XCTAssertEqual(profile?.controls, ["Back"])
      // In the published app the second touch ends the process.
      if canBeTouchedTwice {
        XCTAssertTrue(app.window.touch("Back", on: "ProfileView"))
        XCTAssertEqual(app.settings.path, [])
      }
      driver.settle()
    }
  }

  func testAPurchaseIsLostWhenTheViewsAreEvaluatedAgain() async {
    for (fixes, screens) in [
      (Fixes.none, ["AddToCartView"]), (.all, ["AddToCartView", "SelectPaymentMethodView"]),
    ] {
      let app = ShopApp(fixes: fixes)
      touch("Item", on: "ItemsView", in: app)
      touch("Add to cart", on: "ItemDetailView", in: app)
      touch("Select payment", on: "AddToCartView", in: app)
      XCTAssertEqual(covered(in: app), ["AddToCartView", "SelectPaymentMethodView"])
      perform("rerender@ItemDetailView", in: app)
      XCTAssertEqual(covered(in: app), screens)
    }
  }

  func testFromTheSummaryOnlyBackLeadsOn() async {
    for (fixes, controls) in [(Fixes.none, []), (.all, ["Done"])] {
      let app = ShopApp(fixes: fixes)
      touch("Item", on: "ItemsView", in: app)
      touch("Add to cart", on: "ItemDetailView", in: app)
      touch("Select payment", on: "AddToCartView", in: app)
      touch("Buy item", on: "SelectPaymentMethodView", in: app)
      touch("Go to summary", on: "BuyItemView", in: app)
      XCTAssertEqual(app.window.hierarchy().flatMap(\.controls), controls)
      guard !controls.isEmpty else { continue }
      touch("Done", on: "PurchaseSummaryView", in: app)
      XCTAssertEqual(covered(in: app), [])
      touch("Back", on: "ItemDetailView", in: app)
      XCTAssertEqual(app.items.path, [])
    }
  }

  // MARK: - Hands

  private func touch(_ control: String, on screen: String, in app: ShopApp) {
    XCTAssertTrue(app.window.touch(control, on: screen), "\(screen) does not show \(control)")
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
      return XCTFail("\(gesture) is not possible")
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
