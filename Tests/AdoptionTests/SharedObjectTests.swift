#if Adopt
import Testing

@testable import Adoption

/// Objects that a class keeps in a static property, such as `Router.shared`.
struct SharedObjectTests {
  private func draft(_ text: String) throws -> Draft {
    let project = Sample.app(text)
    return try Draft(project, Findings(in: project), Knowledge())
  }

  private let app = """
    @main
    struct ShelfApp: App {
      @ObservedObject var router = Router.shared
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            Shelf().navigationDestination(for: Route.self) { _ in Book() }
          }
        }
      }
    }
    enum Route: Hashable { case book, lend(to: Reader) }
    final class Router: ObservableObject {
      static let shared = Router()
      static let limit = 3
      @Published var path: [Route] = []
      @Published var sheet: Route?
      func push(_ route: Route) { path.append(route) }
    }

    """

  @Test func codeCallsChangesAndSetsTheOneObjectOfAClass() throws {
    let project = Sample.app(
      app + """
        struct Reader: Hashable {}
        struct Shelf: View {
          let reader: Reader
          var body: some View {
            Button("a") { Router.shared.push(.book) }
            Button("b") { Router.shared.path.append(Route.lend(to: reader)) }
            Button("c") { Router.shared.path.removeAll() }
            Button("d") { Router.shared.sheet = .book }
            Button("e") { Other.shared.push(.book) }
          }
        }
        """)
    let samples = Samples(project: project, findings: Findings(in: project))
    let calls = NavigatorCalls(in: "Shelf", of: project, storing: [], samples: samples).callbacks
    #expect(calls.map(\.control) == ["Shelf:push(book)"])
    #expect(calls.map(\.call) == ["_ = Router.shared.push(.book)"])
    let values = SetValues(
      in: "Shelf", of: project, samples: samples, seesDefaults: false
    ) { _ in true }.callbacks
    #expect(
      values.map(\.call) == [
        "Router.shared.path.append(Route.lend(to: Reader()))", "Router.shared.path.removeAll()",
        "Router.shared.sheet = .book",
      ])
    #expect(
      values.map(\.control) == [
        "Shelf:Router.shared.path.append(lend)", "Shelf:Router.shared.path.removeAll",
        "Shelf:Router.shared.sheet(book)",
      ])
  }

  @Test(arguments: [
    (
      "var books: [Book] = []", "books = []; books = try await load()",
      ["[]", "[Book(title: \"a\")]"]
    ),
    ("var books: [Book] = []", "self.books.append(book)", ["[]", "[Book(title: \"a\")]"]),
    ("var books: [Book]?", "books = await load()", ["[]", "[Book(title: \"a\")]"]),
    ("var books = [Book]()", "self?.books = await load()", ["[]", "[Book(title: \"a\")]"]),
    (
      "var state: Loading<[Book]> = .idle", "state = .idle; state = .done(try await load())",
      [".idle", "Loading<[Book]>.done([])", "Loading<[Book]>.done([Book(title: \"a\")])"]
    ),
    (
      "var state = State.idle", "state = .done(books: await load())",
      ["State.idle", "State.done(books: [])", "State.done(books: [Book(title: \"a\")])"]
    ),
    ("var names: [String] = []", "names = await load()", ["[]", "[\"a\"]"]),
    ("var name = \"\"", "name = await load()", []),
    ("var path: [Book] = []", "path = await load()", []),
  ])
  func aModelsListIsEmptyOrHasARow(property: String, code: String, values: [String]) {
    let project = Sample.app(
      """
      struct Book { let title: String }
      enum State { case idle, done(books: [Book]) }
      enum Loading<Value> { case idle, done(Value) }
      final class Model: ObservableObject {
        @Published \(property)
        func update() async throws { \(code) }
      }
      struct Shelf: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack(path: $model.path) { Text("a") } }
      }
      """)
    let samples = Samples(project: project, findings: Findings(in: project))
    let found = SetValues(
      in: "Model", of: project, samples: samples, seesDefaults: false
    ) { _ in true }.callbacks
    let name = property.split(separator: " ")[1].prefix { $0 != ":" }
    #expect(found.map(\.call) == values.map { "self.\(name) = \($0)" })
  }

  @Test func aListThatAMethodReturnsIsEmptyOrHasARow() throws {
    let draft = try draft(
      """
      @main struct ShelfApp: App {
        @StateObject private var flow = ShelfFlow()
        var body: some Scene { WindowGroup { Shelf(model: ShelfModel(), flow: flow) } }
      }
      final class ShelfFlow: ObservableObject { @Published var path: [Int] = [] }
      struct Book: Identifiable { let id: Int }
      final class ShelfModel: ObservableObject {
        @Published var books: [Book] = []
        @Published var count = 0
        private let names: [String] = ["a"]
        func load() async { books = await service.books() }
        func all() -> [Book] { return books }
        func some() -> [Book] { books.filter { $0.id > 1 } }
        func named() -> [String] { names }
      }
      struct Shelf: View {
        @ObservedObject var model: ShelfModel
        @ObservedObject var flow: ShelfFlow
        var body: some View {
          NavigationStack(path: $flow.path) {
            List(model.all()) { book in NavigationLink("a", value: book.id) }
            ForEach(model.some()) { _ in Text("b") }
            ForEach(model.named(), id: \\.self) { Text($0) }
          }
        }
      }
      """)
    let text = try #require(draft.standIns.files.first { $0.name == "ShelfModel" }?.file.text)
    #expect(text.contains("  func all() -> [Book] { books }\n"))
    #expect(text.contains("  func some() -> [Book] { [] }\n"))
    #expect(text.contains("  func named() -> [String] { names }\n"))
    #expect(!text.contains("count"))
    #expect(text.contains("OfferedCallback(\"ShelfModel:books(none)\")"))
    #expect(text.contains("OfferedCallback(\"ShelfModel:books(one)\")"))
  }

  /// Nobody sees that change.
  @Test func whatOnlyAProtocolAsksForIsNotSet() throws {
    let draft = try draft(
      """
      @main struct ShelfApp: App {
        @StateObject private var flow = ShelfFlow()
        var body: some Scene { WindowGroup { Shelf(model: ShelfModel(), flow: flow) } }
      }
      protocol ShelfModeling: ObservableObject {
        var isLoading: Bool { get set }
        var isOpen: Bool { get set }
      }
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        func go<Model: ShelfModeling>(by model: Model) { if model.isOpen { path.append(1) } }
      }
      final class ShelfModel: ShelfModeling {
        @Published var isLoading = false
        @Published var isOpen = false
        func load() async {
          isLoading = true
          isOpen = await service.isOpen()
        }
      }
      struct Shelf: View {
        @ObservedObject var model: ShelfModel
        @ObservedObject var flow: ShelfFlow
        var body: some View {
          NavigationStack(path: $flow.path) { Button("Go") { flow.go(by: model) } }
        }
      }
      """)
    let text = try #require(draft.standIns.files.first { $0.name == "ShelfModel" }?.file.text)
    #expect(text.contains("@Published var isLoading"))
    #expect(!text.contains("OfferedCallback(\"ShelfModel:isLoading"))
    #expect(text.contains("OfferedCallback(\"ShelfModel:isOpen(true)\")"))
  }

  @Test func theOneObjectIsWhereTheTreeBeginsAndNewForEachRun() throws {
    let system = try #require(
      try draft(
        app + """
          struct Shelf: View { var body: some View { Button("a") { Router.shared.push(.book) } } }
          struct Book: View { var body: some View { Text("a") } }
          """
      ).system
    ).file.text
    #expect(system.contains("it.root { $0.isLaunched ? Router.shared : nil }\n"))
    #expect(system.contains("it.resetStatics = {\n        resetStaticsOfFile0()\n      }\n"))
    // A path may be longer than the stack that shows it.
    #expect(
      system.contains(
        """
              it.cap("stack", scope["stack"]) { subject in
                [
                  deepestStack(in: subject.window),
                  Router.shared.path.count,
                ].max() ?? 0
              }

        """))
  }

  @Test func aConstantThatHoldsAnObjectIsMadeAnew() throws {
    let project = Sample.app(
      app + """
        struct Shelf: View { var body: some View { Text("a") } }
        struct Book: View { var body: some View { Text("a") } }
        let opened = PassthroughSubject<Int, Never>()
        let shelf = Shelf()
        """)
    let file = RewrittenFile(
      0, of: project,
      kept: project.declarations.filter { ["Router", "opened", "shelf"].contains($0.name) },
      cuts: [])
    let text = try #require(file.text)
    #expect(text.contains("  static var shared = Router()\n  static let limit = 3\n"))
    #expect(text.contains("var opened = PassthroughSubject<Int, Never>()\nlet shelf = Shelf()\n"))
    #expect(text.contains("  opened = PassthroughSubject<Int, Never>()\n"))
    #expect(text.contains("    shared = Router()\n"))
  }

  /// Before those of the app's own code, which may be made of it.
  @Test func aStandInsObjectIsMadeAnewToo() throws {
    let system = try #require(
      try draft(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
            window = UIWindow(); Flow().start(); return true
          }
        }
        final class Flow {
          static var session = Session.shared
          let stack = UINavigationController()
          func start() { Session.shared.flow = self; stack.popViewController(animated: true) }
        }
        final class Session { static let shared = Session(); var flow: Flow? }
        """
      ).system
    ).file.text
    #expect(
      system.contains(
        """
              it.resetStatics = {
                Session.shared = Session()
                resetStaticsOfFile0()
              }

        """))
  }
}
#endif
