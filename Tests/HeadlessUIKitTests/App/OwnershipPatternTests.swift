import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// The patterns of real apps in which nobody says whose a screen is, each with a twin that has the
/// true defect.
@Suite(.ownsPlatform) struct OwnershipPatternTests {
  // MARK: - One stack for all flows

  private func sharing(
    _ ending: SharedStackApp.Ending, _ reach: SharedStackApp.Reach
  ) throws -> [String] {
    try findings {
      SharedStackApp(ending, reach: reach)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(SharedStackApp.self, role: "app")
      it.coordinator(HomeFlow.self, role: "home")
      it.coordinator(StepsFlow.self, role: "steps")
      it.event("begin", .external, unless: { $0.flows.isEmpty ? $0.moving : "a flow is there" }) {
        $0.begin()
      }
      it.event(
        "next", .external,
        unless: {
          $0.flows.isEmpty || $0.stack!.viewControllers.count > 2 ? "no step" : $0.moving
        }
      ) { $0.next() }
    }
  }

  @Test(arguments: [SharedStackApp.Reach.strongly, .weakly, .byRouter])
  func flowsOnTheirParentsStackOwnWhatTheyPush(reach: SharedStackApp.Reach) throws {
    let found = try sharing(.released, reach)
    #expect(found == [])
    #expect(
      try sharing(.leaked, reach) == [
        "NoOrphanedChildren after begin/back%40root: Steps is in the tree but owns no screen."
      ])
  }

  // MARK: - Flows without a view of their own

  private func withoutAView(isReleased: Bool) throws -> [String] {
    try findings {
      ListApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(ListApp.self, role: "app")
      it.coordinator(LinkFlow.self, role: "links")
      it.coordinator(DetailFlow.self, role: "detail")
      it.event("show", .external, unless: { $0.detail.map { _ in "shown" } }) { $0.show() }
    }
  }

  @Test func aFlowWithoutAViewOwnsNoScreenAndMay() throws {
    #expect(try withoutAView(isReleased: true) == [])
    #expect(
      try withoutAView(isReleased: false) == [
        "NoOrphanedChildren after show/back%40root: Detail is in the tree but owns no screen."
      ])
  }

  // MARK: - Sheets

  private func sheet(_ ending: SheetApp.Ending) throws -> [String] {
    try findings {
      SheetApp(ending)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(SheetApp.self, role: "app")
      it.coordinator(SheetFlow.self, role: "sheet")
      it.event("present", .external, unless: { $0.flow.map { _ in "presented" } }) { $0.present() }
    }
  }

  @Test func theFlowOfASheetThatWasSwipedDownIsAnOrphan() throws {
    #expect(try sheet(.released) == [])
    #expect(
      try sheet(.leaked) == [
        "NoOrphanedChildren after present/swipeDownSheet%2Ebegin%40sheet/"
          + "swipeDownSheet%2Efinish%40sheet: Sheet is in the tree but owns no screen."
      ])
  }

  // MARK: - Placeholders

  private func split(replacesPlaceholder: Bool) throws -> [String] {
    try findings {
      SplitApp(keepsPlaceholders: !replacesPlaceholder)
    } declare: { it in
      it.window({ $0.window }, gesturesUnless: { _, _ in "only the events matter" })
      it.coordinator(SplitApp.self, role: "app")
      it.coordinator(PageFlow.self, role: "page")
      it.event("choose", .external, unless: { $0.isChosen ? "chosen" : nil }) { $0.choose() }
    }
  }

  @Test func aPlaceholderThatItsParentAlwaysHasMayBeOutOfSight() throws {
    #expect(try split(replacesPlaceholder: true) == [])
    #expect(
      try split(replacesPlaceholder: false) == [
        "NoOrphanedChildren after choose: Page#2 is in the tree but owns no screen."
      ])
  }

  // MARK: - A router that sets the root of the window

  private func entrance(isReleased: Bool) throws -> [String] {
    try findings {
      EntranceApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.router.window }
      it.coordinator(EntranceApp.self, role: "app")
      it.coordinator(EntranceFlow.self, role: "entrance")
      it.event("start", .external, unless: { $0.flows.isEmpty ? nil : "started" }) { $0.start() }
      it.event("enter", .external, unless: { $0.flows.count == 1 ? nil : "no entrance" }) {
        $0.enter()
      }
    }
  }

  @Test func aRootBelongsToTheFlowThatWasStartedWithTheWindow() throws {
    #expect(try entrance(isReleased: true) == [])
    #expect(
      try entrance(isReleased: false) == [
        "NoOrphanedChildren after start/enter: Entrance is in the tree but owns no screen."
      ])
  }

  // MARK: - Tabs

  private func tabs(showsAll: Bool) throws -> [String] {
    try findings {
      TabsApp(showsAll: showsAll)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(TabsApp.self, role: "app")
      it.coordinator(TabFlow.self, role: "tab")
    }
  }

  @Test func aTabThatWasNotVisitedMayBeEmpty() throws {
    #expect(try tabs(showsAll: true) == [])
    #expect(
      try tabs(showsAll: false) == [
        "NoOrphanedChildren after the start: Tab#2 is in the tree but owns no screen."
      ])
  }
}

extension OwnershipPatternTests {
  /// Who presents it has nothing but a stack in a tab, and the tabs are the window's alone.
  @Test func aPageOverTabsThatNobodyHoldsBelongsToTheFlowOfTheWindow() throws {
    let found = try findings {
      OfferApp()
    } declare: { it in
      it.window { $0.window }
      it.coordinator(OfferApp.self, role: "app")
      it.coordinator(TabFlow.self, role: "tab")
      it.event("offer", .external, unless: { $0.isOffered ? "offered" : nil }) { $0.offer() }
    }
    #expect(found == [])
  }
}

// MARK: - Apps

@MainActor
private final class OfferApp {
  let window = UIWindow()
  private let flow = TabFlow()
  private(set) var isOffered = false

  init() {
    flow.start()
    let tabs = UITabBarController()
    tabs.viewControllers = [flow.stack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func offer() {
    isOffered = true
    flow.stack.present(screen("Offer"), animated: false)
  }
}

@MainActor
private final class ListApp {
  let window = UIWindow()
  let stack = UINavigationController(rootViewController: screen("List"))
  var links: LinkFlow? = LinkFlow()
  private(set) var detail: DetailFlow?
  private let isReleased: Bool

  init(isReleased: Bool) {
    self.isReleased = isReleased
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func show() {
    let detail = DetailFlow()
    self.detail = detail
    let page = FlowPage(of: detail)
    if isReleased { page.onLeave = { [weak self] in self?.detail = nil } }
    stack.pushViewController(page, animated: false)
  }
}

/// Opens links by others.
@MainActor
private final class LinkFlow {
  var opened = 0
}

/// Shows its page by its parent, and refers to no controller itself.
@MainActor
private final class DetailFlow {}

@MainActor
private final class SplitApp {
  let window = UIWindow()
  let split = UISplitViewController(style: .doubleColumn)
  private let placeholder = PageFlow("Nothing chosen")
  private var former: PageFlow?
  private(set) var isChosen = false

  init(keepsPlaceholders: Bool) {
    if keepsPlaceholders { former = PageFlow("Choose") }
    split.setViewController(screen("List"), for: .primary)
    split.setViewController((former ?? placeholder).page, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  func choose() {
    isChosen = true
    split.setViewController(screen("Detail"), for: .secondary)
  }
}

/// Shows each flow by one router, which replaces the root of the window.
@MainActor
private final class EntranceApp {
  let router = WindowRouter()
  private(set) var flows: [EntranceFlow] = []
  private let isReleased: Bool

  init(isReleased: Bool) { self.isReleased = isReleased }

  func start() { add("Sign in") }

  func enter() {
    if isReleased { flows = [] }
    add("Home")
  }

  private func add(_ title: String) {
    let flow = EntranceFlow(router: router)
    flows.append(flow)
    flow.start(title)
  }
}

@MainActor
private final class EntranceFlow {
  private let router: WindowRouter

  init(router: WindowRouter) { self.router = router }

  func start(_ title: String) { router.show(screen(title)) }
}

@MainActor
private final class WindowRouter {
  let window = UIWindow()
  /// A stack that is not shown.
  private let stack = UINavigationController()

  func show(_ page: UIViewController) {
    window.rootViewController = page
    window.makeKeyAndVisible()
  }
}

@MainActor
private final class TabsApp: UITabBarControllerDelegate {
  let window = UIWindow()
  let tabs = UITabBarController()
  private var flows: [TabFlow] = []

  init(showsAll: Bool) {
    flows = [TabFlow(), TabFlow()]
    tabs.delegate = self
    flows[0].start()
    tabs.viewControllers = showsAll ? flows.map(\.stack) : [flows[0].stack, screen("Other")]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    for flow in flows where flow.stack === viewController && flow.stack.viewControllers.isEmpty {
      flow.start()
    }
  }
}

/// Is started when its tab is visited.
@MainActor
private final class TabFlow {
  let stack = UINavigationController()

  func start() { stack.pushViewController(screen("First"), animated: false) }
}
