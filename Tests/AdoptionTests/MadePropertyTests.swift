#if Adopt
import Testing

@testable import Adoption

/// Models that the initializers of views make.
struct MadePropertyTests {
  private func draft(_ view: String) throws -> Draft {
    let project = Sample.app(
      """
      @main
      struct ShelfApp: App {
        @StateObject private var flow = ShelfFlow()
        var body: some Scene {
          WindowGroup { NavigationStack(path: $flow.path) { Page(flow: flow) } }
        }
      }
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
      }
      final class PageModel: ObservableObject {
        private let flow: ShelfFlow
        init(flow: ShelfFlow, title: String) { self.flow = flow }
        func tapped() { flow.open(1) }
      }
      \(view)
      """)
    return try Draft(project, Findings(in: project), Knowledge())
  }

  private func page(_ property: String, _ statement: String) throws -> Draft {
    try draft(
      """
      struct Page: View {
        \(property)
        init(flow: ShelfFlow) { \(statement) }
        var body: some View { Button("Open") { model.tapped() } }
      }
      """)
  }

  @Test(arguments: [
    (
      "@StateObject private var model: PageModel",
      "_model = StateObject(wrappedValue: PageModel(flow: flow, title: \"a\"))",
      "@StateObject var model: PageModel",
      "_model = StateObject(wrappedValue: PageModel(flow: flow, title: \"a\"))"
    ),
    (
      "@State private var model: PageModel",
      "_model = .init(initialValue: PageModel(flow: flow, title: \"a\"))",
      "@State var model: PageModel",
      "_model = State(initialValue: PageModel(flow: flow, title: \"a\"))"
    ),
    (
      "@ObservedObject var model: PageModel", "self.model = PageModel(flow: flow, title: \"a\")",
      "@ObservedObject var model: PageModel", "self.model = PageModel(flow: flow, title: \"a\")"
    ),
  ])
  func aModelThatIsMadeOfWhatAViewIsHandedIsKept(
    property: String, statement: String, kept: String, made: String
  ) throws {
    let draft = try page(property, statement)
    let text = try #require(draft.standIns.files.first { $0.name == "Page" }?.file.text)
    #expect(text.contains("  \(kept)"), "\(text)")
    #expect(text.contains("  init(flow: ShelfFlow) {\n    \(made)\n  }\n"), "\(text)")
    #expect(draft.standIns.callbacks.map(\.control) == ["PageModel:open(1)"])
  }

  @Test(arguments: [
    "_model = StateObject(wrappedValue: PageModel(flow: other, title: \"a\"))",
    "_model = StateObject(wrappedValue: PageModel(flow: flow, title: { \"a\" }()))",
    "_model = StateObject(wrappedValue: makeModel(flow))",
  ])
  func whatIsMadeOfSomethingElseIsNot(statement: String) throws {
    let draft = try page("@StateObject private var model: PageModel", statement)
    let text = try #require(draft.standIns.files.first { $0.name == "Page" }?.file.text)
    #expect(text.contains("  @ObservedObject var model: PageModel\n"), "\(text)")
    #expect(text.contains("  init(flow: ShelfFlow) {}\n"), "\(text)")
  }
}
#endif
