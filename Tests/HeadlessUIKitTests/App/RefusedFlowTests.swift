import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// Flows on one stack, some of which come and show nothing: whose is the next screen?
@Suite(.ownsPlatform) struct RefusedFlowTests {
  private func explored(
    _ events: @MainActor (inout LiveDeclarations<ShelfApp>) -> Void
  ) throws -> NavigationGraph {
    try explore(
      LiveSystem("Shelf", isolation: .inProcess) { _ in
        ShelfApp()
      } declare: { (it: inout LiveDeclarations<ShelfApp>) in
        // A module of this name would pass for one of the platform's stand-ins.
        it.appModules = ["HeadlessUIKitTests"]
        it.root { $0 }
        it.window { $0.window }
        it.coordinator(ShelfApp.self, role: "app")
        it.coordinator(BookFlow.self, role: "book")
        it.cap("flows", 2) { $0.flows.count }
        it.cap("stack", 3) { $0.stack.viewControllers.count }
        it.event("page", .external) { $0.showPage() }
        it.event("close", .external) { $0.close() }
        events(&it)
      })
  }

  private func owners(of screen: String, in graph: NavigationGraph) -> Set<String> {
    Set(
      graph.states.flatMap { state in
        state.views.filter { $0.name == screen }.map { view in
          view.owner.map { state.coordinators[$0].role } ?? "nobody"
        }
      })
  }

  /// A push during a transition, such as a swipe back, may be lost. The flow has had its turn all the same.
  @Test func theNextScreenIsNotThatOfAFlowWhosePushWasLost() throws {
    let graph = try explored { it in
      // A page on a book would be the book's: a flow that is under way goes on.
      it.boundary = { $0.showsBook ? "a book" : nil }
      it.event("book", .external) { $0.openBook() }
    }
    #expect(graph.states.contains { $0.coordinators.count == 3 && $0.views.count == 2 })
    #expect(owners(of: "Page", in: graph) == ["app"])
  }

  /// Who has come and shown nothing yet is part of the state: the next screen may be theirs, once.
  @Test func whoMayShowTheNextScreenIsPartOfTheState() throws {
    let graph = try explored { it in
      it.event("prepare", .external) { $0.prepareBook() }
    }
    #expect(owners(of: "Page", in: graph) == ["app", "book"])
    let prepared = graph.states.filter { state in
      state.coordinators.count == 2 && state.views.filter(\.isScreen).map(\.name) == ["Shelf"]
    }
    #expect(
      prepared.map { state in
        state.unobserved.filter { $0.path.field == "firstScreen" }.map { "\($0.path) \($0.value)" }
      } == [["BookFlow.firstScreen to come"], []])
  }
}

@MainActor
private final class ShelfApp {
  let window = UIWindow()
  let stack = UINavigationController()
  private(set) var flows: [BookFlow] = []

  init() {
    stack.viewControllers = [screen("Shelf")]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  var showsBook: Bool { stack.viewControllers.contains { $0.title == "Book" } }

  func showPage() { stack.pushViewController(screen("Page"), animated: true) }

  func prepareBook() { flows.append(BookFlow(stack)) }

  func openBook() {
    prepareBook()
    flows.last?.start()
  }

  func close() { _ = stack.popToRootViewController(animated: false) }
}

@MainActor
private final class BookFlow {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }

  func start() { stack.pushViewController(screen("Book"), animated: true) }
}
