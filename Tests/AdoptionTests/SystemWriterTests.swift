#if Adopt
import Testing

@testable import Adoption

/// The system that drives an adopted app, and what goes from it.
struct SystemWriterTests {
  private func draft(_ project: Project, _ knowledge: Knowledge = Knowledge()) throws -> Draft {
    try Draft(project, Findings(in: project), knowledge)
  }

  /// What is learnt from an error on a line of the system.
  private func learned(at line: Int, of draft: Draft, in project: Project) throws -> Knowledge {
    let system = try #require(draft.system)
    var repairer = Repairer(
      project: project, slice: draft.slice, standIns: [:], files: [:],
      system: ("/System.swift", system.file.statements), knowledge: Knowledge())
    let error = Diagnostic("/System.swift:\(line):1: error: cannot find 'x' in scope"[...])
    repairer.learn(from: [error].compactMap { $0 })
    return repairer.knowledge
  }

  private let flow = Sample.app(
    """
    final class Flow {
      var path: [Int] = []
      func show(_ id: Int, isNew: Bool) { path.append(id) }
      func back() { path.removeLast() }
      func unused() { path.removeAll() }
    }
    func use(_ flow: Flow) { flow.show(1, isNew: true); flow.back() }
    """)

  @Test func aSystemHidesNoTypeOfTheHarness() {
    #expect(SystemType.name(for: "Shop") == "ShopSystem")
    #expect(SystemType.name(for: "Navigation") == "NavigationAppSystem")
  }

  @Test func eachLineOfTheFileKnowsItsStatement() throws {
    let file = try #require(try draft(flow).system).file
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == file.statements.count)
    for (line, statement) in zip(lines, file.statements) {
      let text = String(line.drop { $0 == " " })
      if let statement {
        let all = statement.lines.map { String($0.drop { $0 == " " }) }
        #expect((all + ["// guessed: \(statement.guess ?? "")"]).contains(text))
      } else {
        #expect(!text.hasPrefix("it."))
      }
    }
  }

  @Test func aPropertyForAnyObjectIsTheCoordinatorByItsName() throws {
    let app = Sample.app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var shared: AnyObject?
        private var appCoordinator: AnyObject?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
          window = UIWindow(); appCoordinator = Flow()
        }
      }
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      """)
    #expect(try draft(app).entry?.property == "appCoordinator")
  }

  @Test func theFirstCoordinatorMayBeHeldByAContainer() throws {
    let app = Sample.app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let container = Container()
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
          container.flow = Flow(); container.flow?.start()
        }
      }
      final class Container { private(set) var flow: Flow? }
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      """)
    let system = try #require(try draft(app).system)
    #expect(system.entry.property == "container.flow")
    #expect(system.file.text.contains(#"storedObject("container.flow", of: delegate)"#))
  }

  @Test func whatHoldsSeveralCoordinatorsIsWhereTheyBegin() throws {
    let app = Sample.app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var tabs: Tabs?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
          tabs = Tabs(); window = UIWindow(); window?.rootViewController = tabs
        }
      }
      final class Tabs: UITabBarController { let first = Flow(); let second = Flow() }
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      """)
    let system = try #require(try draft(app).system)
    #expect(system.entry.property == "tabs")
    #expect(!system.file.text.contains("it.appModules"))
  }

  @Test func whatControllersOfViewsHoldIsSeen() throws {
    let app = Sample.app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let flow = Flow()
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {}
      }
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(PageController(), animated: true) }
      }
      final class PageController: UIHostingController<Page> {}
      struct Page: View { var body: some View { Text("a") } }
      """)
    let system = try #require(try draft(app).system)
    #expect(system.file.text.contains(#"      it.appModules.append("AdoptionSupport")"#))
  }

  @Test func methodsThatOthersCallAreEventsAndTheRestAreNot() throws {
    let system = try #require(try draft(flow).system)
    let events = Set(system.file.statements.compactMap { $0 }.filter(\.isEvent))
    #expect(
      Set(events.map { $0.lines[1] }) == [
        #"  "flow:show(true)", .programmatic,"#, #"  "flow:show(false)", .programmatic,"#,
        #"  "flow:back", .programmatic,"#,
      ])
    #expect(
      system.guesses == [
        "the app begins with Flow, since no delegate makes the first coordinator",
        "screens call Flow.show, since code outside the class names it",
        "screens call Flow.back, since code outside the class names it",
      ])
  }

  @Test func allThatCanBeCalledIsAnEventWhereNoCodeOutsideNamesAny() throws {
    let app = Sample.app(
      """
      enum Sheet: Identifiable {
        case settings, about(String)
        var id: String { "sheet" }
      }
      final class PagesRouter {
        var path: [Int] = []
        var presentedSheet: Sheet?
        func open(link: URL) -> Bool { show(1); return true }
        func open(id: Int) { show(id) }
        func back() { path.removeLast() }
        private func show(_ id: Int) { path.append(id) }
      }
      """)
    let system = try #require(try draft(app).system)
    let events = system.file.statements.compactMap { $0 }.filter(\.isEvent)
    #expect(
      Set(events.map { $0.lines[1] }) == [
        #"  "pagesRouter:open:link", .programmatic,"#, #"  "pagesRouter:open:id", .programmatic,"#,
        #"  "pagesRouter:back", .programmatic,"#,
        #"  "pagesRouter:presentedSheet(settings)", .programmatic,"#,
        #"  "pagesRouter:presentedSheet(about)", .programmatic,"#,
      ])
    #expect(
      system.guesses.contains(
        "screens call and set what they can of PagesRouter, since no code outside the class names any of it"
      ))
  }

  @Test func whatASheetShowsHasASampleOfEachCase() throws {
    let app = Sample.app(
      """
      enum Sheet: Identifiable {
        case settings, about(String)
        var id: String { "sheet" }
      }
      enum Page: Hashable { case first, missing(Missing) }
      final class PagesRouter {
        var path: [Page] = []
        var presentedSheet: Sheet?
        func open(link: URL) { path.append(.first) }
      }
      """)
    let draft = try draft(app)
    let samples = draft.files.first { $0.path.hasSuffix("RouteSamples+StandIn.swift") }
    #expect(
      samples?.text == """
        // Stands in for screens in samples. Written by 'verifier adopt'.

        import NavigationHarness

        extension Sheet: @unchecked Sendable, NavigationHarness.Route {
          public static var samples: [Sheet] {
            [
              Sheet.settings,
              Sheet.about("a"),
            ]
          }
        }

        """)
    let text = try #require(draft.system?.file.text)
    #expect(text.contains("      it.identities(of: Sheet.self)\n"))
    #expect(!text.contains("Page.self"))
  }

  @Test func methodsWithResultsAndSheetsThatOthersSetAreEventsWhereTheyNavigate() throws {
    let app = Sample.app(
      """
      enum Sheet { case settings, about(String) }
      final class PagesRouter {
        var path: [Int] = []
        var presentedSheet: Sheet?
        func open(link: URL) -> Bool { show(1); return true }
        func find(_ id: Int) async throws { show(id) }
        func isShown(_ id: Int) -> Bool { id == 1 }
        private func show(_ id: Int) { path.append(id) }
      }
      func use(_ router: PagesRouter, _ link: URL) async throws {
        if router.isShown(1), router.open(link: link) { router.presentedSheet = .settings }
        try await router.find(2)
      }
      """)
    let system = try #require(try draft(app).system)
    let events = system.file.statements.compactMap { $0 }.filter(\.isEvent)
    let performed = Set(events.compactMap { $0.lines.last })
    let router = "findObject(PagesRouter.self, from: $0.root)"
    #expect(
      performed == [
        ") { _ = \(router)?.open(link: URL(string: \"https://example.com/a\")!) }",
        ") { let object = \(router); Task { _ = try? await object?.find(1) } }",
        ") { \(router)?.presentedSheet = Sheet.settings }",
        ") { \(router)?.presentedSheet = Sheet.about(\"a\") }",
      ])
    #expect(
      system.guesses.contains(
        "screens set PagesRouter.presentedSheet, since code outside the class names it"))
  }

  @Test func aStatementThatDoesNotCompileGoesAndIsTold() throws {
    let first = try draft(flow)
    let statements = try #require(first.system).file.statements
    let line = try #require(statements.lastIndex { $0?.lines[1].contains("flow:back") == true })
    let knowledge = try learned(at: line + 1, of: first, in: flow)
    #expect(knowledge.undeclared.map(\.events) == [["flow:back"]])

    let second = try draft(flow, knowledge)
    #expect(second.system?.file.text.contains("flow:back") == false)
    #expect(second.system?.file.text.contains("flow:show(true)") == true)
    let report = try AdoptionReport(
      second, flow, Findings(in: flow), knowledge, PackageFolder(at: "/nowhere"), rounds: 1)
    #expect(
      report.text.contains(
        """
        - not declared, since it does not compile: `it.event( "flow:back", .programmatic, unless: \
        { findObject(Flow.self, from: $0.root) == nil ? "it is not there" : nil } ) { _ = \
        findObject(Flow.self, from: $0.root)?.back() }`
        """))
  }

  @Test func anErrorOfTheWholeClosureTakesTheEventsAndLeavesTheLaunch() throws {
    let first = try draft(flow)
    let knowledge = try learned(at: 1, of: first, in: flow)
    #expect(knowledge.undeclared.count == 3)
    let text = try #require(try draft(flow, knowledge).system?.file.text)
    #expect(text.contains("\"launch\""))
    #expect(text.contains("it.cap("))
    #expect(!text.contains("flow:"))
  }

  @Test func theLaunchStaysWhateverTheCompilerSays() throws {
    let first = try draft(flow)
    let statements = try #require(first.system).file.statements
    let line = try #require(statements.firstIndex { $0?.lines.joined().contains("launch") == true })
    let knowledge = try learned(at: line + 1, of: first, in: flow)
    #expect(!knowledge.undeclared.contains { $0.kind == .needed })
  }

  @Test func whatTheUsersDefaultsHoldIsPartOfTheState() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { UserDefaults.standard.set(true, forKey: "seen") }
      }
      """)
    let draft = try draft(project)
    #expect(
      draft.system?.file.text.contains(
        "      it.fact(\"defaults\", text: { _ in StoredDefaults.text })\n") == true)
    #expect(
      draft.files.first { $0.path == "Sources/App/Implicit.swift" }?.text
        .contains("typealias UserDefaults = StoredDefaults\n") == true)
  }

  @Test func textsOfJSONAreTheSameInAReplay() throws {
    func implicit(_ other: String) throws -> String? {
      try draft(
        Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { text = try? JSONEncoder().encode(children.count) }
          }
          \(other)
          """)
      ).files.first { $0.path == "Sources/App/Implicit.swift" }?.text
    }
    let line = "typealias JSONEncoder = SortedEncoder\n"
    #expect(try implicit("")?.contains(line) == true)
    #expect(try implicit("class JSONEncoder {}")?.contains(line) == false)
  }

  @Test func whatIsDecodedOfNothingIsMadeUpAndTheReportSaysSo() throws {
    func drafted(_ other: String) throws -> Draft {
      try draft(
        Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start(_ data: Data) { name = try? JSONDecoder().decode(String.self, from: data) }
          }
          \(other)
          """))
    }
    func implicit(_ draft: Draft) -> String? {
      draft.files.first { $0.path == "Sources/App/Implicit.swift" }?.text
    }
    let line = "typealias JSONDecoder = SampleDecoder\n"
    #expect(implicit(try drafted(""))?.contains(line) == true)
    #expect(implicit(try drafted("class JSONDecoder {}"))?.contains(line) == false)
  }

  @Test func randomIdentifiersAreCounted() throws {
    func drafted(_ member: String) throws -> Draft {
      try draft(
        Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            \(member)
            func start() { children.first?.start() }
          }
          """))
    }
    let counting = try drafted("var id: String = UUID().uuidString")
    #expect(
      counting.files.first { $0.path == "Sources/App/Identifiers.swift" }?.text == """
        // Counts identifiers instead of drawing them at random. Written by 'verifier adopt'.

        import Foundation

        extension UUID {
          public init() { self = .counted() }
        }

        """)
    #expect(counting.links.map(\.path) == ["Sources/App/App/App.swift"])
    #expect(counting.system?.file.text.contains("exclusions") == false)
    let plain = try drafted("var id = 1")
    #expect(!plain.files.contains { $0.path.hasSuffix("/Identifiers.swift") })
  }

  @Test func whatTheAppBringsAlongIsFoundInItsFolder() throws {
    let path = "Sources/App/Resources.swift"
    func resources(_ statement: String) throws -> String? {
      try draft(
        Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { \(statement) }
          }
          """)
      ).files.first { $0.path == path }?.text
    }
    let text = try #require(
      try resources(#"_ = Bundle.main.url(forResource: "a", withExtension: "ttf")!"#))
    #expect(text.contains("private let resources = AppResources(in: \"/\")\n"))
    #expect(
      text.contains(
        """
          func url(forResource name: String?, withExtension suffix: String?) -> URL? {
            resources.path(of: name, withExtension: suffix).map { URL(fileURLWithPath: $0) }
          }
        """))
    #expect(
      text.contains(
        "  func object(forInfoDictionaryKey key: String) -> Any? { resources.information[key] }"))
    #expect(try resources("children = []") == nil)
  }

  @Test func aSceneWithoutAWindowOfItsDelegateHasOne() throws {
    func app(_ member: String) throws -> SystemWriter? {
      try draft(
        Sample.app(
          """
          class Flow { var children: [Flow] = []; func start() { children.first?.start() } }
          class Delegate: UIResponder, UIWindowSceneDelegate {
            \(member)
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) { Flow().start() }
          }
          """)
      ).system
    }
    let own = try #require(try app("var window: UIWindow? = UIWindow()"))
    #expect(own.file.text.contains("var window: UIWindow? { delegate.window }"))
    let lent = try #require(try app("let flow = Flow()"))
    #expect(lent.file.text.contains("var window: UIWindow? { scene.windows.first }"))
    #expect(
      lent.guesses.contains(
        "the scene has a window before Delegate meets it, since that declares none"))
  }

  @Test func whatServicesOweIsDeclared() throws {
    func app(_ body: String) -> Project {
      Sample.app(
        """
        class Flow {
          var children: [Flow] = []
          func start() { \(body) }
        }
        class Server { func load(then done: @escaping (Bool) -> Void) {} }
        """)
    }
    let text = try #require(try draft(app("Server().load { _ in }")).system?.file.text)
    #expect(
      text.contains(
        """
              it.pendingCap = scope["pending"]
              // guessed: services answer in each of these ways, later or never, since what they ask \
        is not there
              it.ticket("Server.load", outcomes: ["true", "false"], open: scope["pending"])

        """))
    let other = try #require(try draft(app("children.first?.start()")).system?.file.text)
    #expect(!other.contains("it.ticket("))
    #expect(!other.contains("pendingCap"))
    #expect(other.contains("      it.coordinatorCap = scope[\"coordinators\"]\n"))
    #expect(other.contains("Scope.Bound(\"coordinators\", 4, \"coordinators of one class\")"))
  }

  @Test func randomNumbersAreDrawnFromOneSequence() throws {
    func draft(_ value: String, _ more: String = "") throws -> Draft {
      let app = Sample.app(
        """
        struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf(flow: Flow()) } } }
        final class Flow { let key = \(value); var path: [Int] = []; func start() { path.append(1) } }
        struct Shelf: View { let flow: Flow; var body: some View { Button("Go") { flow.start() } } }
        \(more)
        """)
      return try Draft(app, Findings(in: app), Knowledge())
    }
    let found = try draft("random() % 8")
    #expect(
      found.system?.file.text.contains(
        """
              // guessed: random numbers come from one sequence, since each replay has to draw the same ones: \
        what happens with others is not seen
              it.fact("random numbers", text: { _ in RandomNumbers.text })

        """) == true)
    #expect(
      found.files.first { $0.path == "Sources/App/RandomNumbers.swift" }?.text
        == RandomNumberFile.text)
    #expect(
      try draft("[1, 2].randomElement()").files.contains { $0.path.hasSuffix("Numbers.swift") })
    for other in [try draft("8"), try draft("random()", "func random() -> Int { 1 }")] {
      #expect(!other.files.contains { $0.path.hasSuffix("Numbers.swift") })
      #expect(other.system?.file.text.contains("random numbers") == false)
    }
  }
}
#endif
