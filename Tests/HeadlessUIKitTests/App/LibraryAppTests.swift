import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

extension UIKitTests {
  @MainActor
  @Suite struct LibraryAppTests {
    private let driver = ScriptedDriver.installed()
    private let app: AppCoordinator

    init() {
      app = AppCoordinator(window: UIWindow())
      app.start()
      driver.settle()
    }

    @Test("An app written for iOS works, and what a person does reaches its coordinators")
    func journey() {
      let library = app.children[0] as! LibraryCoordinator
      #expect(
        app.window.text() == [
          "tabs(0)*", "  stack*", "    BookListViewController* [Book 1, Book 2]", "  stack",
          "    Account",
        ])
      app.window.tap("Book 1")
      app.window.tap("Book 2")
      driver.settle()
      #expect(library.openBooks == [1, 2])
      app.window.perform("longPressBack(2)@tab(library)")
      driver.settle()
      #expect(library.openBooks == [])
      app.openBook(2)
      driver.settle()
      app.window.tap("Lend")
      driver.settle()
      #expect(app.window.text().last == "      LendViewController* [Close]")
      app.window.perform("swipeDownSheet.begin@sheet")
      app.window.perform("swipeDownSheet.finish@sheet")
      driver.settle()
      #expect(!library.isLending)
      app.window.perform("swipeBack.begin@tab(library)")
      app.window.perform("swipeBack.cancel@tab(library)")
      driver.settle()
      #expect(library.openBooks == [2])
    }

    @Test("Signing out makes everything anew, and nothing of the old stays")
    func lifetimes() {
      let stack = Weak<UINavigationController>(app.children[0].navigationController)
      let old = [
        Weak<AnyObject>(app.children[0] as AnyObject), Weak(app.children[1] as AnyObject),
        Weak(stack.object?.topViewController),
      ]
      app.openBook(1)
      driver.settle()
      app.window.tap("Lend")
      driver.settle()
      let book = Weak<AnyObject>(stack.object?.topViewController)
      let form = Weak<AnyObject>(stack.object?.presentedViewController)
      app.window.tap("Close")
      driver.settle()
      #expect(form.object == nil && book.object != nil)
      app.window.perform("tapTab(1)@root")
      app.window.tap("Sign out")
      driver.settle()
      app.window.perform("tapAction(Leave)@alert")
      driver.settle()
      #expect(
        app.window.text() == [
          "tabs(1)*", "  stack", "    BookListViewController", "  stack*",
          "    Account* [Sign out]",
        ])
      #expect((old + [book]).allSatisfy { $0.object == nil } && stack.object == nil)
    }
  }
}

/// The app as a live system: what a window shows and a person does, explored.
@Suite(.ownsPlatform) struct LibrarySystemTests {
  @Test func theAppIsExplored() throws {
    let system = try LiveSystem("Library", isolation: .inProcess) { _ in
      let app = AppCoordinator(window: UIWindow())
      app.start()
      return app
    } declare: { (it: inout LiveDeclarations<AppCoordinator>) in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(LibraryCoordinator.self, role: "library")
      it.tap("Book 1", unless: { Self.library($0).openBooks.isEmpty ? nil : "one book at a time" })
      it.tap("Lend")
      it.tap("Close")
      it.event(
        "open book 2", .external,
        unless: {
          Self.library($0).openBooks.isEmpty ? nil : "one book at a time"
        }
      ) { $0.openBook(2) }
    }
    let graph = try explore(system)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faults.map(\.fault.message) == [])
    let events = Set(graph.edges.map(\.event.name))
    #expect(
      events.sorted() == [
        "Book 1", "Close", "Lend", "back@tab(library)", "open book 2",
        "swipeBack.begin@tab(library)", "swipeBack.cancel@tab(library)",
        "swipeBack.finish@tab(library)", "swipeDownSheet.begin@sheet",
        "swipeDownSheet.cancel@sheet", "swipeDownSheet.finish@sheet", "tapTab(0)@root",
        "tapTab(1)@root",
      ])
    let screens = Set(
      graph.states.map { state in
        state.views.filter { $0.isScreen && $0.isHittable }.map(\.name).joined(separator: " ")
      })
    #expect(
      screens == ["BookListViewController", "Book(1)", "Book(2)", "LendViewController", "Account"])
    // The app's own classes are seen, although this module is called like the stand-ins.
    #expect(Set(graph.states.map { $0.snapshot.coordinators.map(\.role) }) == [["library"]])
    // No book: two tabs. Either book: two tabs, a swipe, a form opened in the middle of a swipe.
    // And the form, over either book or over the list to which that led: held by a finger or not,
    // and each of these with the record that it is closed, from a tap on Close under the finger.
    #expect(graph.states.count == 2 + 2 * 4 + 3 * 4)
  }

  @MainActor private static func library(_ app: AppCoordinator) -> LibraryCoordinator {
    app.children[0] as! LibraryCoordinator
  }
}
