import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

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

  func start() { show("Desk") }

  func show(_ name: String) {
    screens.append(.named(name))
    stack.pushViewController(screens.last!, animated: false)
  }

  /// Pushes a screen of a flow that shares the stack.
  func write() {
    let flow = LetterFlow(stack: stack)
    letter = flow
    flow.show()
  }

  /// Pushes a screen that nobody stores.
  func peek() { stack.pushViewController(.named("Peek"), animated: false) }

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
private final class GuestFlow {
  let router: Router
  weak var seen: UIViewController?

  init(router: Router) { self.router = router }
}

@MainActor
private final class Router {
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }
}

extension UIViewController {
  fileprivate static func named(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

/// Whose screen is it: of who stores it, else of who holds its container, by identity.
final class OwnershipTests: XCTestCase {
  /// The elements after an event, each with the role of its owner and of its rivals.
  private func owners(after act: @escaping @MainActor (AppFlow) -> Void) throws -> [String] {
    let system = try LiveSystem("Office", isolation: .inProcess) { _ in
      let app = AppFlow()
      app.start()
      return app
    } declare: { (it: inout LiveDeclarations<AppFlow>) in
      it.root { $0 }
      // A module of this name would pass for one of the platform's stand-ins.
      it.appModules = ["HeadlessUIKitTests"]
      it.window({ $0.window }, gesturesUnless: { _, _ in "only the event matters" })
      it.coordinator(AppFlow.self, role: "app")
      it.coordinator(DeskFlow.self, role: "desk")
      it.coordinator(LetterFlow.self, role: "letter")
      it.coordinator(GuestFlow.self, role: "guests")
      it.event("act", .external) { act($0) }
    }
    let step = try XCTUnwrap(replay(Trace(parsing: "act"), in: system).last)
    let state = try XCTUnwrap(step.target)
    return state.views.map { view in
      let owners = (view.owner.map { [$0] } ?? []) + view.rivals
      let roles = owners.map { state.coordinators[$0].role }
      return "\(view.name): \(roles.isEmpty ? "nobody" : roles.joined(separator: " and "))"
    }
  }

  private let others = [
    "UINavigationController: guests", "Guests: guests", "UINavigationController: app", "News: app",
  ]

  func testAScreenBelongsToWhoStoresItElseToTheHolderOfItsContainer() throws {
    XCTAssertEqual(
      try owners { _ in },
      ["UITabBarController: app", "UINavigationController: desk", "Desk: desk"] + others)
    XCTAssertEqual(
      try owners { app in
        app.desk.show("Drawer")
        app.desk.peek()
      },
      [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Drawer: desk",
        "Peek: desk",
      ] + others)
  }

  func testOnASharedStackEachScreenBelongsToItsOwnFlow() throws {
    XCTAssertEqual(
      try owners { $0.desk.write() },
      ["UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Letter: letter"]
        + others)
  }

  func testWhatIsPresentedBelongsToWhoeverHoldsWhatItIsPresentedOver() throws {
    XCTAssertEqual(
      try owners { app in
        app.desk.write()
        app.desk.ask()
      },
      [
        "UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Letter: letter",
      ] + others + ["alert: app", "Sure?: app"])
  }

  func testWhatTwoStoreHasTwoOwners() throws {
    XCTAssertEqual(
      try owners { $0.banner = $0.desk.screens[0] },
      ["UITabBarController: app", "UINavigationController: desk", "Desk: app and desk"] + others)
  }

  func testAWeakReferenceOwnsNothing() throws {
    XCTAssertEqual(
      try owners { app in
        app.desk.peek()
        app.guests.seen = app.desk.stack.topViewController
      },
      ["UITabBarController: app", "UINavigationController: desk", "Desk: desk", "Peek: desk"]
        + others)
  }

  func testAWindowWhoseRootNobodyHoldsBelongsToNobody() throws {
    XCTAssertEqual(
      try owners { $0.window.rootViewController = .named("Splash") }, ["Splash: nobody"])
  }

  /// Two plain screens of equal looks, of which one is stored, are different states.
  func testWhoStoresAPlainControllerIsPartOfTheState() throws {
    let system = try LiveSystem("Office", isolation: .inProcess) { _ in
      let app = AppFlow()
      app.start()
      return app
    } declare: { (it: inout LiveDeclarations<AppFlow>) in
      it.root { $0 }
      // A module of this name would pass for one of the platform's stand-ins.
      it.appModules = ["HeadlessUIKitTests"]
      it.window({ $0.window }, gesturesUnless: { _, _ in "only the events matter" })
      it.coordinator(DeskFlow.self, role: "desk")
      it.event("store the top", .external, unless: { $0.banner.map { _ in "stored" } }) {
        $0.banner = $0.desk.stack.topViewController
      }
      it.event("store another", .external, unless: { $0.banner.map { _ in "stored" } }) {
        $0.banner = .named("Desk")
      }
    }
    XCTAssertEqual(try explore(system).states.count, 3)
  }
}
