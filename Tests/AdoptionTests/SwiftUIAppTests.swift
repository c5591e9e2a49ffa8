#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Apps that begin with the `App` of SwiftUI.
struct SwiftUIAppTests {
  private func draft(_ project: Project) throws -> Draft {
    try Draft(project, Findings(in: project), Knowledge())
  }

  private let app = Sample.app(
    """
    @main
    struct ShelfApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
      @StateObject private var flow = ShelfFlow()
      var body: some Scene {
        WindowGroup("Shelf") { ShelfView(flow: flow) }
      }
    }
    class AppDelegate: NSObject, UIApplicationDelegate {}
    final class ShelfFlow: ObservableObject {
      @Published var path: [Int] = []
      func open(_ book: Int) { path.append(book) }
    }
    struct ShelfView: View {
      @ObservedObject var flow: ShelfFlow
      let title: String = "a"
      var body: some View {
        NavigationStack(path: $flow.path) {
          Button("Open") { flow.open(1) }
          Button(title) { flow.open(2) }
          Text(title).onTapGesture { flow.path.removeAll() }
          NavigationLink(destination: BookView(flow: flow)) { Label("Book", systemImage: "b") }
        }
      }
    }
    struct BookView: View {
      let flow: ShelfFlow
      @EnvironmentObject var other: ShelfFlow
      var body: some View { Text("a").onTapGesture { flow.open(3) } }
    }
    """)

  @Test func theAppBecomesAViewThatAWindowShows() throws {
    let draft = try draft(app)
    let text = try #require(draft.rewritten.first?.text)
    #expect(text.contains("struct ShelfApp: View {\n"))
    #expect(text.contains("   private var delegate = adapted(AppDelegate())\n"))
    #expect(text.contains("  var body: some View {\n    Group { ShelfView(flow: flow) }\n"))
    let system = try #require(draft.system).file.text
    #expect(system.contains("  private(set) var window: HeadlessWindow<ShelfApp>?\n"))
    #expect(system.contains("    window = HeadlessWindow(rootView: launched(ShelfApp()))\n"))
    #expect(system.contains("it.roots { shownObjects(ShelfFlow.self, in: $0.window) }\n"))
    #expect(system.contains("it.coordinator(ShelfFlow.self, role: \"shelfFlow\")\n"))
  }

  @Test func aGenericCoordinatorIsDeclaredInEachFormThatTheAppNames() throws {
    let text = try #require(
      draft(
        Sample.app(
          """
          @main
          struct ShelfApp: App {
            @StateObject private var books = Coordinator<Book>()
            @StateObject private var marks: Coordinator<Int> = Coordinator()
            var body: some Scene {
              WindowGroup { Shelf(books: books, marks: marks) }
            }
          }
          enum Book: Hashable { case cover, page }
          final class Coordinator<Step: Hashable>: ObservableObject {
            @Published var steps: [Step] = []
            func push(_ step: Step) { steps.append(step) }
            func other() -> Coordinator<Step> { Coordinator<Step>() }
          }
          struct Shelf: View {
            @ObservedObject var books: Coordinator<Book>
            @ObservedObject var marks: Coordinator<Int>
            var body: some View {
              NavigationStack(path: $books.steps) { Button("Open") { books.push(.page) } }
            }
          }
          """)
      ).system
    ).file.text
    #expect(text.contains("it.coordinator(Coordinator<Book>.self, role: \"book\")\n"))
    #expect(text.contains("it.coordinator(Coordinator<Int>.self, role: \"int\")\n"))
    #expect(text.contains("it.roots { shownObjects(Coordinator<Book>.self, in: $0.window) }\n"))
    #expect(
      text.contains(
        "shownObjects(Coordinator<Int>.self, in: subject.window).map { $0.steps.count }.max() ?? 0")
    )
    #expect(!text.contains("Coordinator<Step>"))
  }

  @Test func whatAViewKeepsInTheDefaultsIsSetByAControl() throws {
    let draft = try draft(
      Sample.app(
        """
        @main
        struct ShelfApp: App { var body: some Scene { WindowGroup { Door() } } }
        struct Door: View {
          @AppStorage("isKnown") private var isKnown = false
          @SceneStorage("tab") var tab = 1
          var body: some View {
            if isKnown { TabView(selection: $tab) { Shelf() } } else { Intro() }
          }
        }
        struct Shelf: View { var body: some View { Text("a").sheet(isPresented: .constant(true)) {} } }
        struct Intro: View {
          @AppStorage("isKnown") private var isKnown = false
          @AppStorage("name") private var name = ""
          var body: some View { Button("Done") { isKnown = true; name = "a" } }
        }
        """))
    let system = try #require(draft.system).file.text
    #expect(system.contains("it.fact(\"defaults\", text: { _ in StoredDefaults.text })"))
    let implicit = draft.files.first { $0.path.hasSuffix("Implicit.swift") }?.text
    #expect(implicit?.contains("typealias UserDefaults = StoredDefaults") == true)
    let intro = try #require(draft.standIns.files.first { $0.name == "Intro" }?.file.text)
    #expect(intro.contains("  @AppStorage(\"isKnown\") var isKnown = false\n"))
    #expect(intro.contains("OfferedCallback(\"Intro:isKnown(true)\") { self.isKnown = true }"))
    #expect(!intro.contains("Intro:name"))
  }

  @Test func whatTheAppKeepsInPlainPropertiesLivesAsLongAsItDoes() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App {
        private let flow = ShelfFlow()
        private let title = "a", shelf: Shelf
        @StateObject private var other = ShelfFlow()
        static let shared = ShelfFlow()
        var body: some Scene { WindowGroup { flow.screen() } }
      }
      struct Shelf {}
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
        func screen() -> some View { Text("a") }
      }
      """)
    let system = try #require(try draft(app).system).file.text
    #expect(
      system.contains(
        """
          private(set) var isLaunched = false
          private(set) var app: ShelfApp?

          init() {}

          func launch() {
            isLaunched = true
            let app = ShelfApp()
            self.app = app
            window = HeadlessWindow(rootView: app)
          }

        """))
    #expect(
      system.contains(
        """
              it.root { storedObject("flow", of: $0.app) }
              it.roots { shownObjects(ShelfFlow.self, in: $0.window) }

        """))
    #expect(!system.contains(#"storedObject("other""#))
  }

  @Test func eachRouterThatAViewHoldsForATabIsWhereTheTreeBegins() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfTabs() } } }
      @Observable final class Router {
        var path = NavigationPath()
        func open(_ book: Int) { path.append(book) }
      }
      struct ShelfTabs: View {
        @State private var first = Router()
        @State private var second = Router()
        @State var third: Router?
        @Environment(Router.self) private var other
        @State private var count = 0
        var body: some View {
          TabView { NavigationStack(path: $first.path) { Button("Open") { first.open(1) } } }
        }
      }
      """)
    let system = try #require(try draft(app).system).file.text
    #expect(
      system.contains(
        """
              it.roots { shownObjects(Router.self, in: $0.window) }
              it.window { $0.window }

        """))
    #expect(
      system.contains(
        """
              // guessed: one view holds several of Router, which may own no screen until their tabs are shown
              it.profile.viewless.insert("router")

        """))
    #expect(
      system.contains(
        """
            Scope.Bound("coordinators", 6, "coordinators of one class"),

        """))
  }

  @Test func viewsWithoutACoordinatorAroundThemBelongToNobody() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfTabs(store: Tabs()) } } }
      final class Tabs: ObservableObject { let books = Books() }
      final class Books: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
      }
      struct ShelfTabs: View {
        @ObservedObject var store: Tabs
        var body: some View { TabView { BooksView(store: store.books); SearchView() } }
      }
      struct BooksView: View {
        @ObservedObject var store: Books
        var body: some View { NavigationStack(path: $store.path) { BookList() } }
      }
      struct BookList: View { var body: some View { Text("a") } }
      struct SearchView: View { var body: some View { ResultView() } }
      struct ResultView: View { var body: some View { Text("a") } }
      struct OtherView: View { var body: some View { Text("a") } }
      """)
    let system = try #require(try draft(app).system).file.text
    #expect(
      system.contains(
        """
              // guessed: ResultView, SearchView, ShelfTabs may belong to no coordinator, since neither they nor the views around them hold one
              it.profile.ownerless = ["ResultView", "SearchView", "ShelfTabs"]

        """), "\(system)")
  }

  @Test func theControlsOfKeptViewsAreTappedByTitleOrByAGivenName() throws {
    let draft = try draft(app)
    let taps = try #require(draft.system).file.text.split(separator: "\n")
      .filter { $0.contains("it.tap(") }.map { $0.drop { $0 == " " } }
    #expect(
      taps == [
        #"it.tap("BookView:open(3)", twice: true)"#, #"it.tap("Open", twice: true)"#,
        #"it.tap("ShelfView:open", twice: true)"#,
        #"it.tap("ShelfView:removeAll", twice: true)"#, #"it.tap("Book", twice: true)"#,
      ])
    let text = try #require(draft.rewritten.first?.text)
    #expect(
      text.contains(
        "Button(title) { flow.open(2) }.accessibilityIdentifier(\"ShelfView:open\")\n"))
  }

  private func rows(_ body: String, _ others: String = "") throws -> (draft: Draft, taps: [String])
  {
    let draft = try draft(
      Sample.app(
        """
        @main
        struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
        @Observable final class Flow { var path: [String] = []; func open(_ name: String) { path.append(name) } }
        enum Page: String, CaseIterable { case books, gifts }
        struct Link { var id = 1; let title: String }
        struct ShelfView: View {
          @State var flow = Flow()
          \(others)
          var body: some View { NavigationStack(path: $flow.path) { \(body) } }
        }
        """))
    let taps = try #require(draft.system).file.text.split(separator: "\n")
      .compactMap { $0.firstMatch(of: /it\.tap\("(.+)", twice/).map { String($0.1) } }
    return (draft, taps)
  }

  @Test func aControlInARowOfSpelledOutDataHasANameInEachRow() throws {
    let (draft, taps) = try rows(
      #"List(["Books", "Gifts"], id: \.self) { item in Button(item) { flow.open(item) } }"#)
    #expect(taps == ["ShelfView:open(Books)", "ShelfView:open(Gifts)"])
    let text = try #require(draft.rewritten.first?.text)
    #expect(
      text.contains(
        "Button(item) { flow.open(item) }"
          + ".accessibilityIdentifier(nameOfControl(\"ShelfView:open\", inRowOf: item)) }"))
  }

  @Test(arguments: [
    ("Page.allCases", "", ["books", "gifts"]),
    ("items", #"@State var items = ["A", "B"]"#, ["A", "B"]),
    ("Self.items", #"static let items = ["A", "B"]"#, ["A", "B"]),
    ("items", "var items: [Page] { [.gifts, Page.books] }", ["gifts", "books"]),
    ("links", #"let links = [Link(title: "A"), Link(id: 2, title: "B")]"#, ["A", "B"]),
    ("0..<3", "", ["0", "1", "2"]), ("1...2", "", ["1", "2"]),
    ("Array(items)", "let items = [7, 8]", ["7", "8"]),
  ])
  func dataIsReadWhereverItIsSpelledOut(data: String, property: String, names: [String]) throws {
    let (_, taps) = try rows(
      "ForEach(\(data)) { (item) in Text(item.title).onTapGesture { flow.open(item) } }", property)
    #expect(taps == names.map { "ShelfView:open(\($0))" })
  }

  @Test(arguments: [
    ("model.items", ""), ("items", "let items: [String]"), ("items", #"let items = ["A", "A"]"#),
    ("items", "let items = [Link(title: name)]"), ("0..<count", ""),
  ])
  func ofOtherDataTheFirstRowIsTapped(data: String, property: String) throws {
    let (_, taps) = try rows(
      "ForEach(\(data)) { item in Button(item.title) { flow.open(item) } }", property)
    #expect(taps == ["ShelfView:open"])
  }

  @Test func rowsBeyondSixAreLeftOut() throws {
    let (draft, taps) = try rows("ForEach(0..<9) { item in Button(item) { flow.open(item) } }")
    #expect(taps.count == 6)
    #expect(
      draft.leftOut.map(\.summary) == ["left out: 3 of 9 ways of ShelfView:open: 6 7 8"])
  }

  @Test func controlsOfOneViewHaveNamesOfTheirOwn() throws {
    let (draft, taps) = try rows(
      """
      Button(action: { flow.open("a") }) { Image("a") }
      Button(action: { flow.open("b") }) { Image("b") }
      Button("Open") { flow.open("c") }
      Button("Open") { flow.open("d") }
      """)
    #expect(taps == ["ShelfView:open", "ShelfView:open 2", "Open", "Open 2"])
    let text = try #require(draft.rewritten.first?.text)
    #expect(
      text.contains(#"Button("Open") { flow.open("d") }.accessibilityIdentifier("Open 2")"#))
  }

  @Test func aViewThatLeadsNowhereOffersItsCallsAsButtons() throws {
    let text = try draft(app).standIns.files.first { $0.name == "BookView" }?.file.text
    #expect(
      text == """
        // Stands in for BookView. Written by 'verifier adopt'.

        struct BookView: View {
          var flow: ShelfFlow
          @EnvironmentObject var other: ShelfFlow
          var body: some View { offeredControls(of: self) }
        }

        extension BookView: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("BookView:open(3)") { _ = self.flow.open(3) },
            ]
          }
        }

        """)
  }

  @Test func aViewThatLeadsNowhereOffersTheValuesThatItSets() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
      enum Stage { case splash, intro, shelf(Int) }
      @Observable final class Router { var path: [Int] = []; func open() { path.append(1) } }
      final class Session: ObservableObject {
        @Published var isOpen = false
        @Published var stage = Stage.splash
        @Published var unseen = false
        var plain = false
      }
      struct ShelfView: View {
        @State var stage: Stage = .splash
        @StateObject var session = Session()
        var body: some View {
          NavigationStack {
            if session.isOpen { SplashView(stage: $stage, text: $text) }
          }
        }
      }
      struct SplashView: View {
        @Binding var stage: Stage
        @Binding var text: String
        @EnvironmentObject var session: Session
        @Environment(Router.self) private var router
        @State var isOver = false
        @State var word = ""
        let plain = 1
        let submit: () async throws -> Void
        let fetch: () async -> Int
        var body: some View {
          Text("a").task { withAnimation { stage = isOver ? .intro : .splash }; isOver = true }
          Logo().onAppear { self.stage = .intro; text = "" }
          TextField("Name", text: $text)
          SecureField("Word", text: $word)
            .onTapGesture { session.isOpen.toggle(); session.unseen = true; router.open() }
        }
        func leave() { session.stage = .shelf(1); session.plain = true; stage = .intro }
      }
      """)
    let standIns = try draft(app).standIns
    #expect(
      standIns.missed == [
        "SplashView:fetch: code awaits what it returns, so that no user calls it"
      ])
    let text = standIns.files.first { $0.name == "SplashView" }?.file.text
    #expect(
      text == """
        // Stands in for SplashView. Written by 'verifier adopt'.

        struct SplashView: View {
          @Binding var stage: Stage
          @Binding var text: String
          @EnvironmentObject var session: Session
          @Environment(Router.self) var router
          var plain: Int = 1
          var submit: () async throws -> Void
          var fetch: () async -> Int
          var body: some View { offeredControls(of: self) }
        }

        extension SplashView: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("SplashView:submit") { Task { try? await self.submit() } },
              OfferedCallback("SplashView:open") { _ = self.router.open() },
              OfferedCallback("SplashView:text") { self.text = "a" },
              OfferedCallback("SplashView:stage(splash)") { self.stage = Stage.splash },
              OfferedCallback("SplashView:stage(intro)") { self.stage = Stage.intro },
              OfferedCallback("SplashView:stage(shelf)") { self.stage = Stage.shelf(1) },
              OfferedCallback("SplashView:session.isOpen(true)") { self.session.isOpen = true },
              OfferedCallback("SplashView:session.isOpen(false)") { self.session.isOpen = false },
            ]
          }
        }

        """)
  }

  @Test func aDelegateThatMakesTheWindowIsTheEntry() throws {
    let app = Sample.app(
      """
      struct ShelfApp: App { var body: some Scene { WindowGroup {} } }
      class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func begin() { window = UIWindow(); ShelfFlow().start() }
      }
      class ShelfFlow { let stack = UINavigationController(); func start() { stack.pop() } }
      """)
    #expect(try draft(app).entry?.type == "AppDelegate")
  }
}

/// What goes from views of SwiftUI.
struct ViewCutTests {
  private let app = Sample.app(
    """
    class Flow { var path: [Int] = []; func start() { path.append(1) } }
    struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf(flow: Flow()) } } }
    struct Shelf: View {
      let flow: Flow
      var body: some View {
        NavigationStack {
          Text("a").shiny(.gold).padding()
          Tiles(columns: 2) { Text("b") }
            .sheet(item: x) { Missing() }
          Button("c") { flow.make().go() }
        }
      }
    }
    extension View {
      func framed() -> some View {
        modifier(Missing(1))
      }
    }
    struct Frame: ViewModifier {
      func body(content: Content) -> some View {
        missing()
        content.shiny()
      }
    }
    struct OtherApp: App {
      var body: some Scene {
        WindowGroup { Shelf(flow: Flow()) }.missing()
      }
    }
    """)

  private func cut(_ line: Int, _ column: Int) -> String? {
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: Knowledge())
    let error = Diagnostic("/App.swift:\(line):\(column): error: no"[...])
    repairer.learn(from: [error].compactMap { $0 })
    return repairer.knowledge.cuts[0]?.first.map { cut in
      let bytes = Array(app.files[0].text.utf8)
      let start = bytes[..<cut.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let line = Array(bytes[(start + 1)..<cut.range.lowerBound]) + Array(cut.replacement.utf8)
      let rest = bytes[cut.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line + rest, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func aModifierGoesWithoutItsView() {
    #expect(cut(7, 17) == "Text(\"a\").padding()")
    #expect(cut(7, 24) == "Text(\"a\").padding()")
  }

  @Test func aContainerGoesWithoutItsContent() {
    #expect(cut(8, 7) == "Group { Text(\"b\") }")
  }

  @Test func aStatementWithinAModifierGoesAlone() {
    #expect(cut(9, 27) == ".sheet(item: x) {  }")
  }

  @Test func aBodyThatGoesLeavesAViewWithoutContent() {
    #expect(cut(5, 7) == "var body: some View { EmptyView() }")
  }

  @Test func whatAModifierOfTheAppChangesStays() {
    #expect(cut(16, 14) == "self")
    #expect(cut(21, 5) == "")
    #expect(cut(22, 13) == "content")
  }

  @Test func ofASceneOnlyTheModifierGoes() {
    #expect(cut(27, 41) == "WindowGroup { Shelf(flow: Flow()) }")
  }

  @Test func whatAControlDoesIsNoModifier() {
    #expect(cut(10, 32) == "Button(\"c\") {  }")
  }
}
#endif
