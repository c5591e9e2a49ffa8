import AdoptionSupport
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// The controls by which stand-ins of screens make their calls.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct OfferedCallbackTests {
  @Test func aStandInAndItsSuperclassOfferACallOnce() {
    let driver = ScriptedDriver.installed()
    let window = UIWindow()
    window.rootViewController = FullPage()
    window.makeKeyAndVisible()
    driver.settle()
    let names = window.hierarchy().first { $0.name == "FullPage" }?.controls
    #expect(names == ["close", "save"])
  }
}

private class Page: UIViewController, OffersCallbacks {
  var offeredCallbacks: [OfferedCallback] { [OfferedCallback("close") {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    offerCallbacks()
  }
}

private final class FullPage: Page {
  override var offeredCallbacks: [OfferedCallback] {
    super.offeredCallbacks + [OfferedCallback("save") {}]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    offerCallbacks()
  }
}
