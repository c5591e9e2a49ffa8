#if Adopt
import Testing

@testable import Adoption

/// What views of SwiftUI own: coordinators that they make for themselves, and screens that belong to nobody.
struct ViewOwnershipTests {
  @Test func whatViewsAloneStoreAndMakeIsTheirs() {
    func held(_ others: String) -> HeldByViews {
      HeldByViews(
        among: ["Flow", "Entry"],
        in: Sample.app(
          """
          final class Entry { var path: [Int] = [] }
          final class Flow: ObservableObject {
            @Published var path: [Int] = []
            var parent: Flow?
          }
          final class Log { weak var flow: Flow? }
          struct Steps: ViewModifier { @EnvironmentObject var flow: Flow }
          struct Page: View { @ObservedObject var flow: Flow; var body: some View { Text("a") } }
          \(others)
          """), entry: "Entry")
    }
    let view = "struct Start: View { @StateObject private var flow = Flow() }"
    #expect(held(view).madeByViews == ["Flow"])
    #expect(held(view).names == [])
    let own = """
      struct Start: View {
        @StateObject private var flow: Flow
        init() { _flow = StateObject(wrappedValue: Flow()) }
      }
      """
    #expect(held(own).madeByViews == ["Flow"])
    // One that is handed over belongs to who hands it over, and so does one that another object keeps.
    #expect(held("").madeByViews == [])
    #expect(held(view + "\nfinal class Store { let flow = Flow() }").madeByViews == [])
    #expect(held(view + "\nstruct Shop: App { @StateObject var flow = Flow() }").madeByViews == [])
  }

  @Test func whatViewsMakeForThemselvesMayOwnNoScreen() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
      final class Books: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
      }
      struct ShelfView: View {
        @StateObject private var books = Books()
        var body: some View { NavigationStack(path: $books.path) { Text("a") } }
      }
      """)
    let text = try #require(try Draft(app, Findings(in: app), Knowledge()).system).file.text
    #expect(
      text.contains(
        """
              // guessed: views hold Books, since they make them for themselves
              it.profile.heldByViews = ["books"]
              // guessed: Books may own no screen, since views have them from the beginning
              it.profile.viewless = ["books"]

        """))
  }

  /// Its maker lets it go, and only a model of a screen, which it makes, refers to it.
  @Test func aCoordinatorThatItsMakerLetsGoIsHeldByScreens() {
    func held(_ start: String, _ own: String = "model.flow = self") -> Set<String> {
      let app = Sample.app(
        """
        class Flow { var children: [Flow] = []; func start() {} }
        class AppFlow: Flow {
          override func start() {
            \(start)
          }
        }
        class ListFlow: Flow {
          let model = ListModel()
          override func start() { \(own) }
        }
        class ListModel { var flow: ListFlow? }
        """)
      return HeldByViews(among: ["AppFlow", "ListFlow"], in: app, entry: "AppFlow").names
    }
    let made = "let flow = ListFlow()\n    flow.start()"
    #expect(held(made) == ["ListFlow"])
    #expect(held(made, "show(ListController(flow: self))") == ["ListFlow"])
    #expect(held(made + "\n    children.append(flow)") == [])
    #expect(held(made + "\n    later { flow.start() }") == [])
    #expect(held("children = [ListFlow()]") == [])
    #expect(held(made, "parent.keep(self)") == [])
    #expect(held("ListFlow().start()") == ["ListFlow"])
    #expect(held("ListFlow().start()", "parent.keep(self)") == [])
  }

  @Test func whatPreviewsMakeKeepsNoCoordinator() {
    func held(_ maker: String) -> Set<String> {
      let app = Sample.app(
        """
        class Shop { func start() -> ShopScreen { ListFlow().start() } }
        class ListFlow { func start() -> ShopScreen { ShopScreen(model: ListModel(flow: self)) } }
        class ListModel: ObservableObject { let flow: ListFlow; init(flow: ListFlow) {} }
        struct ShopScreen: View { @StateObject var model: ListModel; var body: some View { EmptyView() } }
        \(maker)
        """)
      return HeldByViews(among: ["Shop", "ListFlow"], in: app, entry: "Shop").names
    }
    let made = "let flow = ListFlow(); return ListModel(flow: flow)"
    #expect(
      held("extension ListModel { static var preview: ListModel { \(made) } }") == ["ListFlow"])
    #expect(
      held("struct Look: PreviewProvider { static var previews: Never { \(made) } }") == [
        "ListFlow"
      ])
    #expect(held("#Preview { \(made) }") == ["ListFlow"])
    #expect(held("extension ListModel { static var empty: ListModel { \(made) } }") == [])
  }

  @Test func aViewThatShowsWhatABuilderMakesLeadsOn() {
    func names(_ member: String) -> Set<String> {
      let app = Sample.app(
        """
        final class Root: ObservableObject { @Published var path = NavigationPath() }
        struct RootView: View {
          @StateObject var root = Root()
          var body: some View { NavigationStack(path: $root.path) { PageFrame() } }
        }
        struct PageBuilder { func page() -> PageView { PageView() } }
        struct PageFrame: View { var body: some View { \(member) } }
        struct PageView: View { var body: some View { Text("page") } }
        """)
      return NavigatingViews(in: app, Findings(in: app)).names
    }
    #expect(names("PageBuilder().page()") == ["PageFrame", "RootView"])
    #expect(names("Text(\"none\")") == ["RootView"])
  }

  @Test func viewsLeadOnWithoutCoordinators() throws {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = UIHostingController(rootView: ShelfView(links: Links()))
          window?.makeKeyAndVisible()
        }
      }
      struct Links { func book() -> BookView { BookView() } }
      struct ShelfView: View {
        let links: Links
        var body: some View {
          NavigationView { NavigationLink(destination: links.book()) { Text("Open") } }
        }
      }
      struct BookView: View { var body: some View { Text("a") } }
      """
    let app = Sample.app(text)
    let findings = Findings(in: app)
    #expect(findings.names(.coordinator) == [])
    #expect(findings.names(.builder) == ["Links"])
    #expect(NavigatingViews.orCoordinators(areIn: app, findings))
    let system = try #require(try Draft(app, findings, Knowledge()).system).file.text
    #expect(system.contains("      it.root { $0 }\n      it.window { $0.window }\n"), "\(system)")
    let still = Sample.app(text.replacing("NavigationView { NavigationLink", with: "V { L"))
    #expect(!NavigatingViews.orCoordinators(areIn: still, Findings(in: still)))
  }

  @Test func viewsThatABuilderHandsOutMayBelongToNobody() {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App { var body: some Scene { WindowGroup { TabsView(pages: PagesImp()) } } }
      final class Books: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
      }
      protocol Pages { func page() -> AnyView }
      final class PagesImp: Pages { func page() -> AnyView { AnyView(SearchView()) } }
      struct TabsView: View { let pages: Pages; var body: some View { pages.page() } }
      struct SearchView: View { var body: some View { Look { Text("a") } } }
      struct Look<Content: View>: View { let content: Content; var body: some View { content } }
      struct BooksView: View {
        @ObservedObject var books: Books
        var body: some View { NavigationStack(path: $books.path) { Text("a") } }
      }
      """)
    let views = OwnerlessViews(
      from: "ShelfApp", coordinators: ["Books"], in: app, Findings(in: app))
    #expect(views.names == ["Look", "SearchView", "TabsView"])
  }

  @Test func aScreenHoldsTheCoordinatorThatItAloneIsGiven() throws {
    func held(_ assignment: String) throws -> String? {
      let app = Sample.app(
        """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let flow = Flow()
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool { window = UIWindow(); window?.rootViewController = flow.stack; return true }
        }
        final class Flow {
          let stack = UINavigationController()
          var other: AnyObject?
          func buy() {
            let page = Page()
            let purchase = Purchase(page)
            page.purchase = purchase
            purchase.start()
            stack.pushViewController(page, animated: true)
          }
        }
        protocol Flowing: AnyObject {}
        final class Purchase: Flowing {
          private weak var page: Page?
          init(_ page: Page) { self.page = page; \(assignment) }
          func start() { page?.present(UIViewController(), animated: true) }
        }
        final class Page: UIViewController { var purchase: Purchase? }
        """)
      return try #require(try Draft(app, Findings(in: app), Knowledge()).system).file.text
        .split(separator: "\n").first { $0.contains("heldByViews") }.map(String.init)
    }
    #expect(try held("") == "      it.profile.heldByViews = [\"purchase\"]")
    #expect(try held("page.purchase = self") == nil)
  }
}
#endif
