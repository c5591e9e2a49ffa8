import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

extension HeadlessTests {
  @MainActor
  @Suite struct RideAppTests {
    let driver = ScriptedDriver.installed()
    let store = RideStore()

    @Test("The app starts on its sign-in screen, and lets a person sign in")
    func signIn() {
      let app = RideAppCoordinator(store: store)
      let window = HeadlessWindow(rootView: RideRootView(coordinator: app))
      #expect(window.text() == ["RideRootView/*", "  RideAuthView* [Sign in]"])
      #expect(app.calls == ["start"])
      #expect(!window.tap("Sign out"))
      #expect(window.tap("Sign in"))
      driver.settle()
      #expect(
        window.text() == [
          "RideRootView/*", "  RiderView/* [Sign out]", "    RiderHomeView* [history, Help]",
        ])
    }

    @Test("Views hold their coordinators in the order of declaration")
    func objects() throws {
      let app = RideAppCoordinator(store: store)
      let window = HeadlessWindow(rootView: RideRootView(coordinator: app))
      store.signIn()
      driver.settle()
      let views = window.hierarchy()
      #expect(views[0].objects.map(ObjectIdentifier.init) == [ObjectIdentifier(app)])
      let rider = try #require(app.rider)
      #expect(
        views[1].objects.map(ObjectIdentifier.init)
          == [ObjectIdentifier(rider), ObjectIdentifier(store)])
      #expect(views[2].objects.isEmpty)
      #expect(views[2].state.map(\.name) == ["taps"])
      #expect(views[2].state.map { $0.value as? Int } == [0])
    }

    @Test("A coordinator follows the store through the main queue, one tick late")
    func mainQueue() throws {
      let app = RideAppCoordinator(store: store)
      let window = HeadlessWindow(rootView: RideRootView(coordinator: app))
      store.signIn()
      driver.settle()
      let rider = try #require(app.rider)
      store.search()
      #expect(rider.currentScreen == .home)
      driver.settle()
      #expect(rider.currentScreen == .request)
      #expect(window.text().last == "  RiderView* [Sign out]")
    }

    @Test("A sheet closes itself through the environment")
    func sheet() throws {
      let app = RideAppCoordinator(store: store)
      let window = HeadlessWindow(rootView: RideRootView(coordinator: app))
      store.signIn()
      driver.settle()
      window.tap("Help")
      driver.settle()
      #expect(
        window.text() == [
          "RideRootView/", "  RiderView/", "    RiderHomeView",
          "    ▸sheet*", "      RideHelpView* [Close]",
        ])
      #expect(window.gestureNames() == ["swipeDownSheet@sheet"])
      window.tap("Close")
      driver.settle()
      #expect(app.rider?.isHelpShown == false)
      #expect(window.text().count == 3)
    }

    @Test("Nothing of the app outlives the window")
    func release() {
      weak var app: RideAppCoordinator?
      weak var rider: RiderCoordinator?
      weak var window: HeadlessWindow<RideRootView>?
      do {
        let coordinator = RideAppCoordinator(store: store)
        let shown = HeadlessWindow(rootView: RideRootView(coordinator: coordinator))
        store.signIn()
        driver.settle()
        shown.tap("Help")
        driver.settle()
        app = coordinator
        rider = coordinator.rider
        window = shown
        driver.jobs = []
      }
      #expect(window == nil)
      #expect(app == nil)
      #expect(rider == nil)
    }
  }
}
