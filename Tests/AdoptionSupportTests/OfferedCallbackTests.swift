import AdoptionSupport
import HeadlessSwiftUI
import HeadlessUIKit
import NavigationHarness
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

  @Test func whatAScreenCallsByItselfIsLeftOpenAndIsNoControl() async {
    let driver = ScriptedDriver.installed()
    let tickets = TicketOffice()
    ServiceAnswers.begin(with: tickets)
    let window = UIWindow()
    let splash = Splash()
    window.rootViewController = splash
    window.makeKeyAndVisible()
    driver.settle()
    await turns()
    #expect(window.hierarchy().first { $0.name == "Splash" }?.controls == ["skip"])
    #expect(tickets.pending.map(\.label).sorted() == ["Splash.appear", "Splash.wait"])
    splash.offerCallbacks()
    await turns()
    #expect(tickets.pending.map(\.label).sorted() == ["Splash.appear", "Splash.wait"])
    splash.openOwnCalls(when: "viewDidAppear")
    await turns()
    #expect(
      tickets.pending.map(\.label).sorted() == ["Splash.appear", "Splash.appear", "Splash.wait"])
    tickets.discardAll()
  }

  /// Lets tasks run that were started.
  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test func theControlsOfAViewAreTheViewsOwn() {
    let driver = ScriptedDriver.installed()
    let window = HeadlessWindow(rootView: Shelf())
    driver.settle()
    #expect(window.hierarchy().map(\.name) == ["Shelf"])
    #expect(window.hierarchy().first?.controls == ["open"])
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

private struct Shelf: View, OffersCallbacks {
  var offeredCallbacks: [OfferedCallback] { [OfferedCallback("open") {}] }

  var body: some View { offeredControls(of: self) }
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

private final class Splash: UIViewController, OffersCallbacks {
  var offeredCallbacks: [OfferedCallback] {
    [
      OfferedCallback("skip") {},
      OfferedCallback("Splash:onEnd(true)", by: "Splash.wait", when: ["viewDidLoad"]) {},
      OfferedCallback("Splash:onEnd(false)", by: "Splash.wait", when: ["viewDidLoad"]) {},
      OfferedCallback("Splash:onShow", by: "Splash.appear", when: ["viewDidAppear"]) {},
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    offerCallbacks()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    openOwnCalls(when: "viewDidAppear")
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
