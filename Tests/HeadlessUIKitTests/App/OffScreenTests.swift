import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// What an app keeps that no window shows is state, since it shows it later.
@Suite(.ownsPlatform) struct OffScreenTests {
  /// Explores what an app does with what it keeps, and then shows it.
  private func exploration(
    _ events: [(name: String, perform: @MainActor (Attic) -> Void)]
  ) throws -> NavigationGraph {
    let system = try LiveSystem("Attic", isolation: .inProcess, hiddenStateCheck: .everyTrace) {
      _ in
      Attic()
    } declare: { (it: inout LiveDeclarations<Attic>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      it.window { $0.window }
      it.coordinator(Attic.self, role: "attic")
      for event in events {
        it.event(event.name, .external, unless: { $0.isShown ? "is shown" : nil }) {
          event.perform($0)
        }
      }
      it.event("show", .external, unless: { $0.isShown ? "is shown" : nil }) { $0.show() }
    }
    let graph = try explore(system)
    #expect(graph.faults.map(\.fault.message) == [])
    #expect(graph.completeness == .exhaustive)
    return graph
  }

  /// What objects of a type keep off screen, in the order in which it is met.
  private func offScreen(_ type: String, in graph: NavigationGraph) -> [String] {
    graph.states.flatMap(\.unobserved).filter {
      $0.path.type == type && $0.path.number == (type == "UIWindow" ? 2 : 1)
        && $0.path.field == "offScreen"
    }.map(\.value)
  }

  @Test func `the screens of a stack`() throws {
    let graph = try exploration([
      ("fill", { if $0.stack.viewControllers.count == 1 { $0.stack.push($0.first) } })
    ])
    // Empty or filled, in the attic or shown.
    #expect(graph.states.count == 4)
    #expect(
      offScreen("UINavigationController", in: graph) == [
        #"(views: ["UINavigationController", "> Floor"], elements: [UINavigationController, unreached object])"#,
        #"(views: ["UINavigationController", "> Floor", "> Box"], elements: [UINavigationController, unreached object, UIViewController])"#,
      ])
  }

  @Test func `which of two screens of one name a stack has`() throws {
    let graph = try exploration([
      ("first", { $0.stack.viewControllers = [$0.first] }),
      ("second", { $0.stack.viewControllers = [$0.second] }),
    ])
    #expect(
      offScreen("UINavigationController", in: graph) == [
        #"(views: ["UINavigationController", "> Floor"], elements: [UINavigationController, unreached object])"#,
        #"(views: ["UINavigationController", "> Box"], elements: [UINavigationController, UIViewController])"#,
        #"(views: ["UINavigationController", "> Box"], elements: [UINavigationController, UIViewController#2])"#,
      ])
  }

  @Test func `the tab that is selected`() throws {
    let graph = try exploration([("turn", { $0.tabs.selectedIndex = 1 - $0.tabs.selectedIndex })])
    #expect(
      offScreen("UITabBarController", in: graph).map { $0.prefix { $0 != "]" } } == [
        #"(views: ["UITabBarController selected: 0", "> Left", "> Right""#,
        #"(views: ["UITabBarController selected: 1", "> Left", "> Right""#,
      ])
  }

  @Test func `the content of a window that is hidden`() throws {
    let graph = try exploration([
      ("lock", { $0.cover.rootViewController = screen("Lock") }),
      ("unlock", { $0.cover.rootViewController = screen("Blank") }),
    ])
    #expect(
      offScreen("UIWindow", in: graph) == [
        #"(views: ["Blank"], elements: [unreached object])"#,
        #"(views: ["Lock"], elements: [unreached object])"#,
      ])
  }
}

/// Keeps a stack, tabs and a second window, and shows them in the end.
@MainActor
private final class Attic {
  let window = UIWindow()
  let cover = UIWindow()
  let stack = UINavigationController(rootViewController: screen("Floor"))
  let tabs = UITabBarController()
  let first = screen("Box")
  let second = screen("Box")
  var isShown = false

  init() {
    tabs.viewControllers = [screen("Left"), screen("Right")]
    cover.rootViewController = screen("Blank")
    window.rootViewController = screen("Door")
    window.makeKeyAndVisible()
  }

  func show() {
    isShown = true
    tabs.viewControllers?.append(stack)
    window.rootViewController = tabs
    cover.isHidden = false
  }
}

extension UINavigationController {
  fileprivate func push(_ controller: UIViewController) {
    pushViewController(controller, animated: false)
  }
}
