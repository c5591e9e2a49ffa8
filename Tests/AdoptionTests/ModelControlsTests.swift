#if Adopt
import Testing

@testable import Adoption

/// The controls that kept views show for models of which stand-ins are at hand.
struct ModelControlsTests {
  /// The text of an app with a view of a model.
  ///
  /// - Parameters:
  ///   - model: the type from which the model inherits.
  ///   - view: the name of the view, with its generic parameters.
  ///   - property: the view's property for the model.
  ///   - others: what else the app declares.
  private func text(
    model: String = "ObservableObject", view: String = "Shelf",
    property: String = "@ObservedObject var model: ShelfModel", body: String, others: String = ""
  ) throws -> String {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App {
        @StateObject private var flow = ShelfFlow()
        var body: some Scene { WindowGroup { Shelf(model: flow.model) } }
      }
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        let model = ShelfModel()
        func start() { model.read.sink { [weak self] in self?.path.append(1) } }
      }
      final class ShelfModel: \(model) {
        let read = PassthroughSubject<Void, Never>()
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.read.send() } }
      }
      struct \(view): View {
        @Environment(\\.dismiss) var dismiss
        \(property)
        var body: some View {
          \(body)
        }
      }
      \(others)
      """)
    let draft = try Draft(app, Findings(in: app), Knowledge())
    #expect(draft.standIns.models == ["ShelfModel"])
    return try #require(draft.rewritten.first?.text)
  }

  /// Another view of the model.
  private let row = """
    struct Row: View {
      @ObservedObject var model: ShelfModel
      var body: some View {
        Text("a")
      }
    }
    """

  private let added = "}.overlay(offeredControls(of: self))"

  @Test func aViewShowsTheCallsOfItsModel() throws {
    let text = try text(body: "VStack { Text(\"a\") }.sheet(isPresented: .constant(false)) {}")
    #expect(
      text.contains(
        "    Group { VStack { Text(\"a\") }.sheet(isPresented: .constant(false)) {} \(added)\n"))
  }

  @Test func ofSeveralViewsTheOneWithinShowsThem() throws {
    let text = try text(body: "VStack { Row(model: model) }", others: row)
    #expect(!text.contains(added))
  }

  @Test func aChoiceIsOneView() throws {
    let text = try text(body: "if true { Text(\"a\") } else { Text(\"b\") }")
    #expect(text.contains("    Group { if true { Text(\"a\") } else { Text(\"b\") } \(added)\n"))
    let returned = try self.text(body: "return Text(\"a\")")
    #expect(returned.contains("    return Group { Text(\"a\") \(added)\n"))
  }

  @Test func aStackShowsThemWhereItBegins() throws {
    let text = try text(body: "NavigationStack(path: $path) { Text(\"a\") }.tint(.red)")
    #expect(
      text.contains("NavigationStack(path: $path) { Group { Text(\"a\") \(added) }.tint(.red)\n"))
  }

  /// Without the model's there are none.
  @Test func aRowDoesNotShowThemInThePlaceOfTheList() throws {
    let text = try text(
      body: "List { ForEach(model.all) { _ in Row(model: model) } }", others: row)
    #expect(
      text.contains("Group { List { ForEach(model.all) { _ in Row(model: model) } } \(added)"))
  }

  @Test(arguments: [
    ("Shelf<Model: Reading>", "let model: Model"), ("Shelf", "let model: any Reading"),
  ])
  func aModelThatIsKnownByItsProtocolIsOne(name: String, property: String) throws {
    let text = try text(
      model: "Reading", view: name, property: property,
      body: "Text(\"a\").sheet(isPresented: .constant(false)) {}",
      others: "protocol Reading: ObservableObject {}")
    #expect(text.contains("Group { Text(\"a\").sheet(isPresented: .constant(false)) {} \(added)"))
  }

  @Test func whoseTheyAreIsNotKnownOfSeveralViewsAndOfContainers() throws {
    for body in [
      "Text(\"a\"); Text(\"b\")", "NavigationStack { Text(\"a\"); Text(\"b\") }.tint(.red)",
      "TabView { Text(\"a\") }",
    ] {
      #expect(!(try text(body: body).contains(added)), "\(body)")
    }
  }
}
#endif
