import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class AppFlow {
  let window = UIWindow()
  let tabs = UITabBarController()
  let desk = DeskFlow()
  lazy var guests = GuestFlow(router: Router(stack: UINavigationController()))
  var banner: UIViewController?

  func start() {
    let unheld = UINavigationController(rootViewController: .named("News"))
    tabs.viewControllers = [desk.stack, guests.router.stack, unheld]
    guests.router.stack.pushViewController(.named("Guests"), animated: false)
    desk.start()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

@MainActor
private final class DeskFlow {
  let stack = UINavigationController()
  var screens: [UIViewController] = []
  var letter: LetterFlow?
  var guide: GuideFlow?

  func start() { show("Desk") }

  func show(_ name: String) { show(.named(name)) }

  func show(_ screen: UIViewController) {
    screens.append(screen)
    stack.pushViewController(screen, animated: false)
  }

  /// Forgets a screen that stays.
  func forgetTop() { screens.removeLast() }

  /// Pushes a screen of a flow that shares the stack.
  func write() {
    let flow = LetterFlow(stack: stack)
    letter = flow
    flow.show()
  }

  /// Pushes a screen that nobody stores.
  func peek() { stack.pushViewController(.named("Peek"), animated: false) }

  /// Shows a screen of a flow that stores nothing: the screen names the flow.
  func guide(_ guided: (GuideFlow) -> UIViewController) {
    let flow = GuideFlow()
    guide = flow
    stack.pushViewController(guided(flow), animated: false)
  }

  func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    stack.topViewController?.present(alert, animated: false)
  }
}

@MainActor
private final class LetterFlow {
  unowned let stack: UINavigationController
  private(set) var steps: [String: UIViewController] = [:]

  init(stack: UINavigationController) { self.stack = stack }

  func show() {
    steps["page"] = .named("Letter")
    stack.pushViewController(steps["page"]!, animated: false)
  }
}

@MainActor
private final class GuideFlow {}

/// A screen that names its flow in one of the ways that screens have.
private final class GuidedPage: UIViewController {
  weak var coordinator: GuideFlow?
  var model: GuidedModel?
}

@MainActor
private final class GuidedModel {
  unowned let steps: GuideFlow

  init(steps: GuideFlow) { self.steps = steps }
}

@MainActor
private final class GuestFlow {
  let router: Router
  weak var seen: UIViewController?
  var kept: UIViewController?

  init(router: Router) { self.router = router }
}

@MainActor
private final class Router {
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }
}

/// A screen of the app's own class.
private final class Page: UIViewController {}

extension UIViewController {
  fileprivate static func named(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

/// Whose screen is it: of who stores it, else of who holds its container, by identity.
@Suite(.ownsPlatform) struct OwnershipTests {
  /// An office on which nothing acts but what is declared.
  private func office(
    declare: @escaping @MainActor (inout LiveDeclarations<AppFlow>) -> Void
  ) throws -> LiveSystem<AppFlow> {
    try LiveSystem("Office", isolation: .inProcess) { _ in
      let app = AppFlow()
      app.start()
      return app
    } declare: { it in
      it.root { $0 }
      // A module of this name would pass for one of the platform's stand-ins.
      it.appModules = ["HeadlessUIKitTests"]
      it.window({ $0.window }, gesturesUnless: { _, _ in "only the events matter" })
      it.coordinator(DeskFlow.self, role: "desk")
      declare(&it)
    }
  }

  /// The elements after an event, each with the role of its owner and of its rivals.
  private func owners(
    declaring profile: NavigationProfile = NavigationProfile(),
    after act: @escaping @MainActor (AppFlow) -> Void
  ) throws -> [String] {
    let system = try office { it in
      it.coordinator(AppFlow.self, role: "app")
      it.coordinator(LetterFlow.self, role: "letter")
      it.coordinator(GuestFlow.self, role: "guests")
      it.coordinator(GuideFlow.self, role: "guide")
      it.profile = profile
      it.event("act", .external) { act($0) }
    }
    let step = try #require(replay(Trace(parsing: "act"), in: system).last)
    let state = try #require(step.target)
    return state.views.map { view in
      let owners = (view.owner.map { [$0] } ?? []) + view.rivals
      let roles = owners.map { state.coordinators[$0].role }
      return "\(view.name): \(roles.isEmpty ? "nobody" : roles.joined(separator: " and "))"
    }
  }

  private let others = [
    "UINavigationController: guests", "Guests: guests", "UINavigationController: app", "News: app",
  ]

  @Test func aScreenBelongsToWhoStoresItElseToTheHolderOfItsContainer() throws {
    #expect(
      try owners { _ in } == [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk",
      ] + others)
    #expect(
      try owners { app in
        app.desk.show("Drawer")
        app.desk.peek()
      } == [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Drawer: desk",
        "Peek: desk",
      ] + others)
  }

  @Test func onASharedStackEachScreenBelongsToItsOwnFlow() throws {
    #expect(
      try owners { $0.desk.write() } == [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Letter: letter",
      ]
        + others)
  }

  @Test func whatIsPresentedBelongsToWhoeverHoldsWhatItIsPresentedOver() throws {
    #expect(
      try owners { app in
        app.desk.write()
        app.desk.ask()
      } == [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Letter: letter",
      ] + others + ["alert: app", "Sure?: app"])
  }

  @Test func whatTwoStoreHasTwoOwners() throws {
    #expect(
      try owners { $0.guests.kept = $0.desk.screens[0] } == [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk and guests",
      ] + others)
  }

  @Test func whoIsAboveTheMakerIsNoRival() throws {
    #expect(try owners { $0.banner = $0.desk.screens[0] } == desk())
    #expect(
      try owners { app in
        app.banner = .named("Banner")
        app.desk.stack.pushViewController(app.banner!, animated: false)
      } == desk("Banner: app"))
  }

  @Test func aWeakReferenceOwnsNothing() throws {
    #expect(
      try owners { app in
        app.desk.peek()
        app.guests.seen = app.desk.stack.topViewController
      } == ["UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Peek: desk"]
        + others)
  }

  @Test func aScreenThatNobodyStoresBelongsToTheCoordinatorThatItNames() throws {
    let named: @MainActor (GuideFlow) -> UIViewController = { flow in
      let page = GuidedPage()
      page.coordinator = flow
      return page
    }
    let modeled: @MainActor (GuideFlow) -> UIViewController = { flow in
      let page = GuidedPage()
      page.model = GuidedModel(steps: flow)
      return page
    }
    for page in [named, modeled] {
      #expect(try owners { $0.desk.guide(page) } == desk("GuidedPage: guide"))
      #expect(try owners(declaring: storing) { $0.desk.guide(page) } == desk("GuidedPage: nobody"))
    }
    #expect(
      try owners { app in
        app.desk.guide(named)
        app.banner = app.desk.stack.topViewController
      } == desk("GuidedPage: app"))
  }

  @Test func aScreenWhoseCoordinatorIsGoneBelongsToTheHolderOfItsContainer() throws {
    #expect(
      try owners { app in
        app.desk.guide { flow in
          let page = GuidedPage()
          page.coordinator = flow
          return page
        }
        app.desk.guide = nil
      } == desk("GuidedPage: desk"))
  }

  @Test func aRootThatNobodyHoldsBelongsToTheHolderOfTheWindow() throws {
    #expect(try owners { $0.window.rootViewController = .named("Splash") } == ["Splash: app"])
    let stack: @MainActor (AppFlow) -> Void = { app in
      app.window.rootViewController = UINavigationController(rootViewController: .named("Splash"))
    }
    #expect(try owners(after: stack) == ["UINavigationController: nobody", "Splash: app"])
    #expect(
      try owners { app in
        app.window.rootViewController = Page()
        app.window.rootViewController?.present(.named("Terms"), animated: false)
      } == ["Page: app", "sheet: app", "Terms: app"])
  }

  // MARK: - Where coordinators store their screens

  private let storing = {
    var profile = NavigationProfile()
    profile.coordinatorsStoreScreens = true
    return profile
  }()

  /// Returns the screens with which the app starts, and those on the desk's stack.
  private func desk(_ screens: String...) -> [String] {
    ["UITabBarController: app", "UINavigationController: desk", "Desk: desk"] + screens + others
  }

  @Test func aScreenThatItsCoordinatorForgotBelongsToNobodyWhereCoordinatorsStoreThem() throws {
    let forget: @MainActor (AppFlow) -> Void = { app in
      app.desk.show(Page())
      app.desk.show(Page())
      app.desk.forgetTop()
    }
    #expect(try owners(after: forget) == desk("Page: desk", "Page: desk"))
    #expect(try owners(declaring: storing, after: forget) == desk("Page: desk", "Page: nobody"))
    var exempting = storing
    exempting.ownerless = ["Page"]
    #expect(try owners(declaring: exempting, after: forget) == desk("Page: desk", "Page: desk"))
  }

  @Test func soDoesWhatIsPresentedAndStoredByNobody() throws {
    let present: @MainActor (AppFlow) -> Void = { app in
      app.desk.stack.present(Page(), animated: false)
    }
    #expect(try owners(after: present) == desk() + ["sheet: app", "Page: app"])
    #expect(
      try owners(declaring: storing, after: present) == desk() + ["sheet: app", "Page: nobody"])
    #expect(
      try owners(declaring: storing) { app in
        app.banner = Page()
        app.desk.stack.present(app.banner!, animated: false)
      } == desk() + ["sheet: app", "Page: app"])
  }

  @Test func aChildBelongsToWhomItsParentBelongs() throws {
    let found = try owners(declaring: storing) { app in
      let (frame, child) = (Page(), Page())
      frame.addChild(child)
      child.didMove(toParent: frame)
      app.desk.show(frame)
    }
    #expect(found == desk("Page: desk", "Page: desk"))
  }

  @Test func containersTabsAndThePlatformsOwnControllersNeedNoStore() throws {
    let act: @MainActor (AppFlow) -> Void = { app in
      app.desk.peek()
      app.tabs.viewControllers?.append(Page())
      app.desk.ask()
    }
    let all = desk("Peek: desk") + ["Page: app", "alert: app", "Sure?: app"]
    #expect(try owners(after: act) == all)
    #expect(try owners(declaring: storing, after: act) == all)
  }

  /// Two plain screens of equal looks, of which one is stored, are different states.
  @Test func whoStoresAPlainControllerIsPartOfTheState() throws {
    let system = try office { it in
      it.event("store the top", .external, unless: { $0.banner.map { _ in "stored" } }) {
        $0.banner = $0.desk.stack.topViewController
      }
      it.event("store another", .external, unless: { $0.banner.map { _ in "stored" } }) {
        $0.banner = .named("Desk")
      }
    }
    #expect(try explore(system).states.count == 3)
  }
}
