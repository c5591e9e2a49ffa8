#if Adopt
import Testing

@testable import Adoption

/// Which properties hold the routes on stacks.
struct StackPathsTests {
  /// The view `Shelf` binds what it is told to.
  private func app(binding path: String) -> Project {
    Sample.app(
      """
      @main
      struct ShelfApp: App {
        @StateObject private var data = AppData()
        var body: some Scene {
          WindowGroup { Shelf(data: data) }
        }
      }
      final class AppData: ObservableObject {
        @Published var books: [Step] = []
        @Published var tabs = Tabs()
        @Published var more = Nested()
        @Published var shelf: Nested = Nested()
        struct Nested {
          var read: [Step] = []
          let old: [Step] = []
        }
        static let none: [Step] = []
      }
      struct Tabs { var number = 1 }
      enum Step: Hashable { case cover, page }
      struct Shelf: View {
        @ObservedObject var data: AppData
        @State private var read: [Step] = []
        var body: some View {
          NavigationStack(path: \(path)) {
            Button("Open") { data.books.append(.cover) }
          }
        }
      }
      """)
  }

  private func system(_ project: Project) throws -> String {
    try #require(Draft(project, Findings(in: project), Knowledge()).system).file.text
  }

  @Test func aPropertyThatAStackBindsIsOneWhateverItsName() throws {
    let app = app(binding: "$data.books")
    #expect(app.paths.bound == ["books"])
    let findings = Findings(in: app)
    #expect(findings.names(.coordinator) == ["AppData"])
    #expect(findings.reasons["AppData"] == ["holds books"])
    #expect(app.stackPaths(of: "AppData").map(\.name) == ["books"])
    let text = try system(app)
    #expect(text.contains("it.identities(of: Step.self)"))
    #expect(text.contains("{ $0.books.count }"))
  }

  @Test func itMayBeThatOfAValue() throws {
    let app = app(binding: "$data.shelf.read")
    #expect(Findings(in: app).names(.coordinator) == ["AppData"])
    #expect(app.stackPaths(of: "AppData").map(\.name) == ["more.read", "shelf.read"])
    let text = try system(app)
    #expect(text.contains("it.identities(of: Step.self)"))
    #expect(text.contains("{ $0.shelf.read.count }"))
  }

  /// What a view keeps for itself is no coordinator's.
  @Test func aViewsOwnStateIsNone() {
    let app = app(binding: "$read")
    #expect(app.paths.bound == [])
    #expect(Findings(in: app).names(.coordinator) == [])
  }

  @Test(arguments: [
    ("path", true), ("navigationPath", true), ("filePath", false), ("books", false),
  ])
  func theirNamesMaySayIt(name: String, isOne: Bool) {
    #expect(app(binding: "$read").paths.contains(name) == isOne)
  }

  @Test func whatOnlyHasItsNameIsNone() {
    let app = Sample.app(
      """
      final class Request { var path = "/books"; var url: String? }
      final class Folder { var path: String = "" }
      final class Library { var path: [Int] = [] }
      struct Shelf: View {
        var body: some View { NavigationStack(path: $library.path) { Text("a") } }
      }
      """)
    #expect(Findings(in: app).names(.coordinator) == ["Library"])
  }

  @Test(arguments: [
    ("= [Step]()", "[Step]"), ("= [Step.cover]", "[Step]"),
    ("= [Step.cover, Step.mark(1)]", "[Step]"),
    (": Array<Step> = []", "[Step]"), ("= NavigationPath()", "NavigationPath"), ("= [1]", nil),
    ("= [Step.cover, Other.page]", nil), ("= []", nil), (": String", nil),
  ])
  func theirTypeMayBeReadOffTheFirstValue(value: String, type: String?) {
    let app = Sample.app(
      """
      final class Library: ObservableObject { @Published var books \(value) }
      enum Step: Hashable { case cover, mark(Int) }
      struct Shelf: View {
        @StateObject var library = Library()
        var body: some View { NavigationStack(path: $library.books) { Text("a") } }
      }
      """)
    #expect(
      app.stackPaths(of: "Library").map(\.type.trimmedDescription) == [type].compactMap { $0 })
    #expect(Findings(in: app).names(.coordinator) == (type == nil ? [] : ["Library"]))
  }

  @Test func whoChangesThemNavigates() {
    let app = Sample.app(
      """
      final class Model { var books: [Int] = [] }
      final class Opener {
        let model: Model
        var window: UIWindow?
        func open() { model.books.append(1) }
        func close() { model.books = [] }
      }
      struct Shelf: View {
        var body: some View { NavigationStack(path: $model.books) { Text("a") } }
      }
      """)
    let findings = Findings(in: app)
    #expect(findings.names(.coordinator) == ["Model", "Opener"])
    #expect(
      findings.reasons["Opener"] == ["changes model.books", "sets books", "holds window"])
  }
}
#endif
