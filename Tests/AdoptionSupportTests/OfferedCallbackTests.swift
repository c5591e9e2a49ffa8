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

  @Test func whatACoordinatorHoldsCallsToo() {
    let session = Session()
    let flow = Flow(inner: Flow(inner: nil, session: session), session: nil)
    #expect(heldCallback("sign out", by: flow) != nil)
    #expect(heldCallback("sign in", by: flow) == nil)
    #expect(heldCallback("sign out", by: nil) == nil)
    heldCallback("sign out", by: flow)?.call()
    #expect(session.isSignedOut)
  }
}

private final class Flow: Navigates {
  let inner: Flow?
  let session: Session?

  init(inner: Flow?, session: Session?) {
    self.inner = inner
    self.session = session
  }
}

private final class Session: OffersCallbacks {
  var isSignedOut = false

  var offeredCallbacks: [OfferedCallback] {
    [OfferedCallback("sign out") { [weak self] in self?.isSignedOut = true }]
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
