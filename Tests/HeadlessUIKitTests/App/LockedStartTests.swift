import HeadlessUIKit
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app that is locked when it starts: its first screens come into the window later.
@Suite(.ownsPlatform) struct LockedStartTests {
  @Test func `a screen that was made behind a lock belongs to the flow that made it`() throws {
    let found = try findings {
      GuardedApp()
    } declare: { it in
      it.window { $0.window }
      it.coordinator(GuardedApp.self, role: "app")
      it.coordinator(GuardedFlow.self, role: "home")
      it.event("unlock", .external, unless: { $0.isLocked ? nil : "unlocked" }) { $0.unlock() }
      let isLocked = it.fact("is locked") { $0.isLocked }
      it.profile.viewlessWhile = ["home": isLocked]
    }
    #expect(found == [])
  }
}

@MainActor
private final class GuardedApp {
  let window = UIWindow()
  private let navigation = UINavigationController()
  private let lockPage = screen("Lock")
  private var children: [GuardedFlow] = []
  private(set) var isLocked = true

  init() {
    window.rootViewController = lockPage
    window.makeKeyAndVisible()
    let home = GuardedFlow(navigation)
    children.append(home)
    home.start()
  }

  func unlock() {
    isLocked = false
    window.rootViewController = navigation
  }
}

@MainActor
private final class GuardedFlow {
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func start() { navigation.pushViewController(screen("Home"), animated: false) }
}
