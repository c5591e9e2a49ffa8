#if Adopt
import Testing

@testable import Adoption

/// What is taken over, and where it ends.
struct SliceTests {
  @Test func whatASuperclassOrAProtocolIsToldHasMembers() {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func open() { stack.pushViewController(Page(), animated: true) }
      }
      protocol Filled { var text: String { get } }
      typealias FilledView = PaperView & Filled
      class PaperView: UIView {}
      final class PageView: FilledView { var text: String { "a" } }
      class Shown<Content: FilledView>: UIViewController {}
      final class Page: Shown<PageView> {}
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.edge["Page"] == .hollow)
    #expect(slice.edge["PageView"] == .hollow)
    #expect(slice.edge["PaperView"] == .hollow)
  }

  @Test func aViewThatShowsWhatACoordinatorMakesLeadsThere() {
    let project = Sample.app(
      """
      protocol Presentable { func presented() -> AnyView; var icon: some View { get } }
      final class Flow: Presentable {
        var path: [Int] = []
        func open() { path.append(1) }
        func presented() -> AnyView { AnyView(EmptyView()) }
      }
      struct Bar: View { let flow: Flow; var body: some View { flow.presented() } }
      struct Badge: View { let flow: Flow; var body: some View { Text("\\(flow.path.count)") } }
      """)
    #expect(NavigatingViews(in: project, Findings(in: project)).names == ["Bar"])
  }

  @Test func aViewThatShowsWhatAFactoryMakesLeadsThere() {
    let project = Sample.app(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Splash() } } }
      struct Splash: View { var body: some View { Pages.list() } }
      enum Pages { static func list() -> ListPage { ListPage() } }
      enum Looks { static func line() -> Text { Text("-") } }
      struct ListPage: View {
        var body: some View { NavigationView { NavigationLink("a") { Detail() } } }
      }
      struct Detail: View { var body: some View { Looks.line() } }
      """)
    let findings = Findings(in: project)
    #expect(findings["Pages"] == .builder)
    #expect(findings["Looks"] == .other)
    #expect(NavigatingViews(in: project, findings).names == ["ListPage", "Splash"])
  }

  @Test func theStackOfAnAppsOwnThatACoordinatorPushesOntoIsKept() throws {
    let project = Sample.app(
      """
      final class Flow {
        let pile = Pile()
        let log = Log()
        func open() { pile.push("book"); log.push("book") }
        func close() { pile.pop() }
      }
      final class Pile: ObservableObject {
        @Published private(set) var top: String?
        private var all: [String] = [] { didSet { top = all.last } }
        func push(_ page: String) { all.append(page) }
        func pop() { all.removeLast() }
      }
      final class Log { func push(_ line: String) { print(line) } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept.contains(try #require(project.type("Pile")).id))
    #expect(slice.edge["Log"] == .hollow)
  }

  @Test func whatAsksServersIsStoodInFor() {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let client = Client(session: .shared)
        func open() { stack.pushViewController(Page(), animated: true) }
      }
      struct Client {
        let session: URLSession
        func load<Item: Decodable>() async throws -> Item { fatalError() }
      }
      final class Page: UIViewController {}
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.edge["Client"] == .hollow)
  }

  @Test(arguments: [
    ("UserDefaults.standard.set(user.name, forKey: \"user\")", true),
    ("UserDefaults.standard.set(Date(), forKey: kind == .guest ? \"guest\" : \"user\")", true),
    ("stored = user.name", false),
    ("UserDefaults.standard.set(1, forKey: \"a\"); Tracker.shared.send()", false),
    ("UserDefaults.standard.set(1, forKey: \"a\"); LAContext().evaluate()", false),
  ])
  func whatKeepsTheUsersDefaultsAndDoesNothingElseIsKept(code: String, isKept: Bool) {
    let app = Sample.app(
      """
      final class Flow { var children: [Flow] = []; func start() { Session.shared.enter(User()) } }
      final class Session {
        static let shared = Session()
        var stored: String?
        var kind = Kind.guest
        func enter(_ user: User) { \(code) }
      }
      struct User { var name = "a" }
      enum Kind { case guest }
      final class Tracker { static let shared = Tracker(); func send() {} }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    #expect(slice.kept.contains(app.type("Session")!.id) == isKept)
    #expect((slice.edge["Session"] == .hollow) == !isKept)
  }

  @Test func whatAKeptViewStoresAndWhatAsksACoordinatorIsKept() {
    let project = Sample.app(
      """
      protocol Steps { func open() }
      final class Flow: Steps {
        var path: [Int] = []
        func open() { path.append(1) }
        func page() -> some View { Page(store: Store(steps: self), log: Log()) }
      }
      final class Store { let steps: Steps; init(steps: Steps) { self.steps = steps } }
      final class Log { func note() {} }
      struct Page: View {
        let store: Store
        let log: Log
        var body: some View { NavigationStack { Button("Open") { store.steps.open() } } }
      }
      struct Card: View { let plain: Plain; var body: some View { Text("1") } }
      final class Plain { let flow = Flow() }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let kept = slice.kept(in: 0).map(\.name)
    #expect(kept.contains("Store"))
    #expect(!kept.contains("Log") && !kept.contains("Plain"))
  }

  @Test func aModelOfTheAppThatHoldsAViewIsKept() {
    let project = Sample.app(
      """
      @main struct Main: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { model.front } }
      }
      final class Model: ObservableObject { let front = Front(flow: Flow()) }
      final class Flow {
        var path: [Int] = []
        func open() { path.append(1) }
      }
      struct Front: View { let flow: Flow; var body: some View { NavigationStack {} } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept(in: 0).map(\.name).contains("Model"))
  }

  @Test func whatGivesWhatAClosureMakesIsKept() {
    let project = Sample.app(
      """
      final class Flow {
        var path: [Int] = []
        let keeper = Keeper()
        let loader = Loader()
        func open() { path.append(keeper.given { 1 }) }
      }
      final class Keeper { func given<Thing>(_ make: () -> Thing) -> Thing { make() } }
      final class Loader { func given(_ make: () -> Int) -> Int { make() } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept(in: 0).map(\.name).contains("Keeper"))
    #expect(slice.edge["Loader"] == .hollow)
  }

  @Test func extensionsOfTypesWithinAKeptOneComeWithIt() {
    let project = Sample.app(
      """
      final class Flow {
        var path: [Bar.Tab] = []
        func open() { path.append(.first) }
      }
      enum Bar { enum Tab { case first } }
      extension Bar.Tab { struct Title { let text: String } }
      extension Bar.Tab.Title { var isShort: Bool { text.count < 4 } }
      extension Other.Tab { var isShort: Bool { true } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(
      slice.kept(in: 0).map(\.name).sorted() == ["Bar", "Bar.Tab", "Bar.Tab.Title", "Flow"])
  }

  @Test func anEnumThatOnlyAStandInNeedsIsKeptWithWhatItComputes() {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func open() { stack.pushViewController(Page(), animated: true) }
      }
      final class Page: UIViewController { static var board: String { Boards.books.name } }
      enum Boards: String { case books; var name: String { rawValue.uppercased() } }
      """)
    var knowledge = Knowledge()
    knowledge.needed = ["Boards"]
    let slice = Slice(of: project, Findings(in: project), knowledge)
    #expect(slice.kept(in: 0).map(\.name).contains("Boards"))
  }

  @Test func aViewThatMakesATabOfItselfIsKept() {
    let project = Sample.app(
      """
      final class Flow { var path: [Int] = []; func open() { path.append(1) } }
      struct Wallet: View { var body: some View { Text("1").tabItem { Text("W") }.tag(1) } }
      struct Badge: View { var body: some View { Text("1").padding() } }
      """)
    #expect(NavigatingViews(in: project, Findings(in: project)).names == ["Wallet"])
  }

  @Test func whatThePlatformTellsOfNavigationIsKept() {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let swipes = Swipes()
        let scrolls = Scrolls()
        func open() { stack.pushViewController(UIViewController(), animated: true) }
      }
      final class Swipes: NSObject, UIAdaptivePresentationControllerDelegate {
        var ended: (() -> Void)?
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { ended?() }
      }
      final class Scrolls: NSObject, UIScrollViewDelegate {}
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept(in: 0).map(\.name) == ["Flow", "Swipes"])
    #expect(slice.edge == ["Scrolls": .hollow])
  }

  @Test func whatShowsAControllerOfTheAppInAViewIsKept() {
    let project = Sample.app(
      """
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      struct FlowView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
          let flow = Flow()
          flow.start()
          return flow.stack
        }
        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
      }
      struct MapView: UIViewRepresentable {
        let opened: () -> Void
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ view: MKMapView, context: Context) {}
      }
      struct Home: View { var body: some View { VStack { FlowView(); MapView {} } } }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    let findings = Findings(in: project)
    #expect(findings["FlowView"] == .builder)
    #expect(findings["MapView"] == .swiftUIView)
    let slice = Slice(of: project, findings, Knowledge())
    #expect(slice.kept(in: 0).map(\.name) == ["Flow", "FlowView", "Home", "ShelfApp"])
    #expect(slice.edge["MapView"] == .hollow)
    let standIns = StandIns(for: slice, of: project, findings, Knowledge())
    #expect(
      standIns.files.first { $0.name == "MapView" }?.file.text == """
        // Stands in for MapView. Written by 'verifier adopt'.

        struct MapView: View {
          var opened: () -> Void
          var body: some View { offeredControls(of: self) }
        }

        extension MapView: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("MapView:opened") { self.opened() },
            ]
          }
        }

        """)
  }

  @Test(arguments: [
    (#"@Environment(\.router) private var router"#, true),
    (#"var router = 1; var body: some View { Text("a").environment(\.router, Flow()) }"#, true),
    ("var router = 1", false),
  ])
  func theEnvironmentOfAKeptTypeIsKept(member: String, isKept: Bool) throws {
    let project = Sample.app(
      """
      final class Flow { var path: [Int] = []; func open() { path.append(1) } }
      struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
      struct ShelfView: View {
        \(member)
        var links: some View { NavigationStack { NavigationLink("a") { BookView() } } }
      }
      struct BookView: View { var body: some View { Text("a") } }
      extension EnvironmentValues { @Entry var router: Flow = Flow() }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let part = try #require(project.foreignExtensions.first)
    #expect(slice.kept.contains(try #require(project.type("ShelfView")).id))
    #expect(slice.kept.contains(part.id) == isKept)
  }

  @Test func whatAViewReadsFromTheEnvironmentIsKept() {
    let project = Sample.app(
      """
      final class Flow { var path: [Int] = []; func open() { path.append(1) } }
      struct ShelfApp: App {
        var body: some Scene { WindowGroup { NavigationStack { ShelfView() } } }
      }
      struct ShelfView: View {
        @Environment(\\.flow) private var anyFlow
        @Environment(\\.badge) private var badge
        private var flow: Flow? { anyFlow as? Flow }
        var body: some View { Button("Open") { flow?.open() } }
      }
      extension EnvironmentValues { var flow: AnyObject? { nil } }
      extension EnvironmentValues { var badge: Int? { nil } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept(in: 0).filter { $0.kind == .extension }.map(\.id) == [3])
  }

  @Test func whatTakesLinksIsKept() {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { LinkHandler().open(URL(string: "a")!); Logger().log() }
      }
      class LinkHandler { func open(_ link: URL) {} }
      class Logger { func log() {} }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept.map { project.declarations[$0].name }.sorted() == ["Flow", "LinkHandler"])
  }

  @Test func coordinatorsAndWhatTheyAreMadeOfAreKeptAndTheRestIsStoodInFor() throws {
    let project = try Sample.parcels
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let kept = Set(slice.kept.map { project.declarations[$0] }.filter(\.isType).map(\.name))
    #expect(
      kept == [
        "AppCoordinator", "AppDelegate", "BaseCoordinator", "Coordinator",
        "InboxControllerDelegate",
        "InboxCoordinator", "ParcelID", "ParcelLink", "Router", "RouterImp", "Screen",
        "ScreenFactory", "ScreenFactoryImp", "SignInView",
      ])
    #expect(slice.edge["InboxController"] == .hollow)
    #expect(slice.edge["Analytics"] == .hollow)
    // The service's implementation is made, its protocol only named.
    #expect(slice.edge["ParcelServiceImp"] == .hollow)
    // What a stand-in's signature names has no members.
    #expect(slice.edge["Parcel"] == .empty)
  }

  @Test func whatShowsWhatItIsHandedAndWhatChangesViewsIsKept() {
    let lines = String(repeating: "  func f() {}\n", count: 45)
    let comments = String(repeating: "  /// What it is.\n\n", count: 45)
    let project = Sample.app(
      """
      class Flow {
        var path: [Int] = []
        let alerts = AlertCoordinator<Int>()
        func start() {
          show(Route { Text("a") }, Card(content: Text("b")), Plain(), Frame())
          keep(Large(), Told(), Shade(content: Text("c")), Tint(content: Text("d")))
        }
      }
      final class AlertCoordinator<Item> { var items: [Item] = []
      \(lines + lines + lines + lines)
      }
      typealias AnyPage = (any View)
      struct Route: View { let make: () -> AnyPage?; var body: some View { make() } }
      struct Card<Content: View>: View { let content: Content; var body: some View { content } }
      struct Shade<Content: View>: View {
        let content: Content
      \(lines + lines)
        var body: some View { content }
      }
      struct Tint<Content>: View where Content: View {
        let content: Content
        var body: some View { content }
      }
      struct Large {
      \(lines)
      }
      struct Told {
      \(comments)
      }
      struct Plain: View { var body: some View { Text("a") } }
      struct Frame: ViewModifier {
        func body(content: Content) -> some View { content }
      \(lines)
      }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let kept = Set(slice.kept.map { project.declarations[$0] }.filter(\.isType).map(\.name))
    #expect(
      kept == ["Flow", "AlertCoordinator", "Route", "Card", "Shade", "Tint", "Told", "Frame"])
    #expect(slice.edge["Plain"] == .hollow)
    #expect(slice.edge["Large"] == .hollow)
  }

  @Test func stateMachinesOperatorsAndWhatPathsShowAreKept() {
    let lines = String(repeating: "  func f() {}\n", count: 200)
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let machine = StateMachine()
        func start() { machine.add(1 => 2); Motor().run(); show(Item(), Model()) }
      }
      protocol Coordinator: AnyObject {}
      final class Item: Identifiable {
        var coordinator: (any Coordinator)?
        func tearDown() { coordinator = nil }
      }
      final class Model {
        var coordinator: (any Coordinator)?
      }
      class Machine {
      \(lines)
      }
      final class StateMachine: Machine {
        func add(_ route: [Int]) {}
      \(lines)
      }
      final class Motor {
        func run() {}
      }
      infix operator =>
      func => (left: Int, right: Int) -> [Int] { [left, right] }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(
      slice.kept.map { project.declarations[$0].name }.sorted() == [
        "=>", "Coordinator", "Flow", "Item", "Machine", "StateMachine",
      ])
  }

  @Test func smallGenericClassesAreKeptAndViewsOfHostsKeepTheirProperties() {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { use(Late { 1 }, Host(Model())) } }
      final class Late<Value> { let make: () -> Value; init(_ make: @escaping () -> Value) {} }
      class Model {}
      struct Page: View { let model: Model; var body: some View { Text("a") } }
      class Host: UIHostingController<Page> {
        init(_ model: Model) { super.init(rootView: Page(model: model)) }
      }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    #expect(slice.kept.map { project.declarations[$0].name }.sorted() == ["Flow", "Late"])
    let files = StandIns(for: slice, of: project, findings, Knowledge()).files
    func text(_ name: String) -> String? { files.first { $0.name == name }?.file.text }
    #expect(text("Page")?.contains("var model: Model") == true)
    #expect(text("Host")?.contains("class Host: UIHostingController<Page> {") == true)
    #expect(text("Host")?.contains("super.init(rootView: Page(model: model))") == true)
  }

  @Test func whatHandsWorkToAQueueIsKept() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let clock = QueueClock()
        func start() { clock.wait(1) { self.children = [] }; Server().load { _ in } }
      }
      final class QueueClock {
        init() {}
        func wait(_ delay: Double, _ work: @escaping () -> Void) {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
        }
      }
      final class OtherClock {
        func wait(_ work: @escaping () -> Void) { RunLoop.main.perform(work) }
      }
      final class Server {
        var host = "a"
        func load(_ done: @escaping (Int) -> Void) { DispatchQueue.main.async { done(1) } }
      }
      """)
    func kept(_ needed: Set<String>) -> Set<String> {
      var knowledge = Knowledge()
      knowledge.needed = needed
      let slice = Slice(of: app, Findings(in: app), knowledge)
      return Set(slice.kept.map { app.declarations[$0].name })
    }
    #expect(kept([]) == ["Flow", "QueueClock"])
    // A value that is made up names it.
    #expect(kept(["OtherClock"]) == ["Flow", "QueueClock", "OtherClock"])
  }

  @Test func aPrivateExtensionStaysWithItsType() {
    let app = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start(_ router: Routing) { helper(); router.go() } }
      protocol Routing { func go() }
      final class DefaultRouter: Routing { var onGo: (() -> Void)?; func go() { onGo?() } }
      private extension DefaultRouter { func log() {} }
      private func helper() {}
      func make() -> DefaultRouter { DefaultRouter() }
      """)
    var knowledge = Knowledge()
    knowledge.needed = ["DefaultRouter"]
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, knowledge)
    #expect(slice.edge["DefaultRouter"] == .hollow)
    #expect(slice.kept.map { app.declarations[$0].name }.sorted() == ["Flow", "Routing", "helper"])
    let files = StandIns(for: slice, of: app, findings, knowledge).files.map(\.name)
    #expect(files.count { $0 == "DefaultRouter" } == 1)
  }
}
#endif
