#if Adopt
import Testing

@testable import Adoption

/// Classes within the app's views, as in `extension LoginView { class Model }`.
struct NestedClassTests {
  private let app = Sample.app(
    """
    @main
    class AppDelegate: NSObject, UIApplicationDelegate {
      let flow = LoginFlow()
      func start() { flow.start() }
    }
    protocol LoginDelegate: AnyObject { func loggedIn() }
    final class LoginFlow: LoginDelegate {
      let stack = UINavigationController()
      func start() {
        let model = LoginView.Model()
        model.delegate = self
        stack.pushViewController(UIHostingController(rootView: LoginView(model: model)), animated: true)
      }
      func loggedIn() { stack.popViewController(animated: true) }
    }
    struct LoginView: View {
      @ObservedObject var model: Model
      var body: some View { Button("Log in") { model.flow?.loggedIn() } }
    }
    extension LoginView {
      class Model: ObservableObject {
        weak var delegate: LoginDelegate?
        weak var flow: LoginFlow?
        func logIn() { delegate?.loggedIn() }
        private class Secret {}
      }
      final class Unused {}
      struct Style { var size = 1 }
    }
    """)

  private func draft() throws -> Draft { try Draft(app, Findings(in: app), Knowledge()) }

  private func text(of name: String) throws -> String? {
    try draft().standIns.files.first { $0.name == name }?.file.text
  }

  @Test func aClassWithinAViewGoesByItsFullName() throws {
    let nested = try #require(app.type("LoginView.Model"))
    #expect(nested.isNested)
    #expect(nested.codeLineCount == 6)
    #expect(app.type("Model") == nil)
    #expect(!app.typeNames.contains("LoginView.Model"))
    #expect(app.nestedClasses(of: "LoginView") == ["LoginView.Model", "LoginView.Unused"])
    let slice = try draft().slice
    #expect(slice.edge["LoginView.Model"] == .hollow)
    #expect(slice.edge["LoginView.Unused"] == nil)
  }

  @Test func itIsStoodInForWithinItsView() throws {
    #expect(
      try text(of: "LoginView.Model") == """
        // Stands in for LoginView.Model. Written by 'verifier adopt'.

        extension LoginView {
        class Model: ObservableObject {
          weak var delegate: LoginDelegate?
          weak var flow: LoginFlow?
        }
        }

        extension LoginView.Model: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("LoginView.Model:loggedIn") { [weak self] in guard let self else { return }; _ = self.delegate?.loggedIn() },
            ]
          }
        }

        """)
  }

  @Test func whatItStoresIsStored() {
    let app = Sample.app(
      """
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      struct Page: View { var body: some View { Text("a") } }
      extension Page { final class Model { let flow: Flow = Flow() } }
      """)
    #expect(HeldByViews(among: ["Flow"], in: app, entry: "Entry").names == [])
    let others = Sample.app("final class Flow {}")
    #expect(HeldByViews(among: ["Flow"], in: others, entry: "Entry").names == ["Flow"])
  }

  @Test func aViewThatIsHandedOneKeepsIt() throws {
    let files = try Sample.standIns(
      of:
        """
        @main
        struct ShelfApp: App {
          @StateObject private var flow = Flow()
          var body: some Scene { WindowGroup { NavigationStack(path: $flow.path) { flow.page } } }
        }
        final class Flow: ObservableObject {
          @Published var path: [Int] = []
          func open(_ book: Int) { path.append(book) }
          var page: Page { Page(model: Page.Model(flow: self)) }
        }
        struct Page: View {
          private let model: Model?
          init(model: Model?) { self.model = model }
          var body: some View { Text("a") }
        }
        extension Page {
          final class Model {
            private let flow: Flow
            init(flow: Flow) { self.flow = flow }
            func read() { flow.open(1) }
          }
        }
        """)
    let text = try #require(files["Page"])
    #expect(
      text.contains("  var model: Model?\n  init(model: Model?) {\n    self.model = model\n  }\n"))
  }

  @Test func callsAlongItLeadToTheFlow() throws {
    let view = try #require(try text(of: "LoginView"))
    #expect(view.contains("  @ObservedObject var model: Model\n"))
    let call = "OfferedCallback(\"LoginView:loggedIn\") { _ = self.model.flow?.loggedIn() }"
    #expect(view.contains(call))
  }
}
#endif
