#if Adopt
import Testing

@testable import Adoption

/// An app as real ones are: third-party types, events of nested enums, screens that make themselves.
struct ErrandsTests {
  private let project: Project
  private let draft: Draft

  init() throws {
    project = try Project(at: Sample.folder("Errands"))
    draft = try Draft(project, Findings(in: project), Knowledge())
  }

  private func standIn(for name: String) throws -> String {
    try #require(draft.standIns.files.first { $0.name == name }?.file.text)
  }

  @Test func theEventsOfANestedEnumAreCalls() throws {
    let text = try standIn(for: "ListPresenter")
    #expect(text.contains("self.onEvent(ListPresenter.Event.add) },"))
    #expect(
      text.contains(
        #"self.onEvent(ListPresenter.Event.open(Errand(title: "a", isDone: true, note: "a"))) },"#)
        || text.contains(
          #"self.onEvent(ListPresenter.Event.open(Errand(title: "a", isDone: true))) },"#)
    )
  }

  @Test func aScreenThatMakesItsControllerDoesSo() throws {
    #expect(
      try standIn(for: "SplashView").contains(
        """
          static func make(_ coordinator: ErrandsCoordinator) -> UIViewController {
        """))
    #expect(
      try standIn(for: "SplashView").contains(
        "UIHostingController(rootView: Self(coordinator: coordinator))"))
  }

  @Test func initializersInExtensionsDontHideTheOneFromTheProperties() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(Page(of: 1)) }
      }
      final class Other {
        let page: Page
        init(page: Page) { self.page = page }
      }
      struct Page {
        let title: String
        let size: Int
        var note: String?
      }
      extension Page { init(of number: Int) { self.init(title: "a", size: number) } }
      """)
    var knowledge = Knowledge()
    knowledge.dropped = [try #require(app.type("Page")).id]
    let drafted = try Draft(app, Findings(in: app), knowledge)
    let text = try #require(drafted.standIns.files.first { $0.name == "Page" }?.file.text)
    #expect(
      text.contains(
        """
          init(title: String, size: Int, note: String? = nil) {
            self.title = title
            self.size = size
            self.note = note
          }
        """))
    #expect(text.contains("  var title: String = \"a\"\n"))
  }

  @Test func anUnknownWrapperGoesAndItsPropertyStays() throws {
    let file = try #require(
      project.files.firstIndex { $0.name.hasSuffix("ErrandsCoordinator.swift") })
    let path = project.files[file].path
    let line = 10
    var repairer = Repairer(
      project: project, slice: draft.slice, standIns: [:], files: [path: file],
      samples: Samples(project: project, findings: Findings(in: project)), knowledge: Knowledge())
    let error = Diagnostic("\(path):\(line):6: error: unknown attribute 'Injected'"[...])
    repairer.learn(from: [error].compactMap { $0 })
    let cut = try #require(repairer.knowledge.cuts[file]?.first)
    #expect(cut.replacement == "lazy private var clock: Clock = Clock()")
    #expect(cut.withoutValue == "lazy private var clock: Clock = noValue(\"clock\")")
  }

  @Test func aTypeOfAModuleThatIsNotThereIsStoodInFor() throws {
    let path = "/Errands/ErrandsCoordinator.swift"
    var repairer = Repairer(
      project: project, slice: draft.slice, standIns: [:], files: [path: 0],
      knowledge: Knowledge())
    let error = Diagnostic("\(path):1:1: error: cannot find 'Vault' in scope"[...])
    repairer.learn(from: [error].compactMap { $0 })
    #expect(repairer.knowledge.foreign == ["Vault"])
    #expect(repairer.knowledge.cuts.isEmpty)
    let repaired = try Draft(project, Findings(in: project), repairer.knowledge)
    let text = repaired.standIns.files.first { $0.name == "ForeignTypes" }?.file.text
    #expect(
      text == """
        // Stands in for what is not there. Written by 'verifier adopt'.

        class Vault {
          init() {}
          init(named value1: Any?) {}
        }

        """)
  }

  @Test func aValueOfAMissingTypeThatAViewTakesIsStoodInFor() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {
          show(Field(kind: .email, look: .default))
          if Kind.email == kind { children.removeAll() }
          show(Field(kind: .other(1)))
        }
      }
      struct Field { let kind: Kind?; var look = Kind() }
      """)
    var knowledge = Knowledge()
    knowledge.foreign = ["Kind"]
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), knowledge), standIns: [:],
      files: ["/App.swift": 0], knowledge: knowledge)
    let errors = [
      "4:23: error: type 'Kind?' has no member 'email'",
      "4:37: error: type 'Kind' has no member 'default'",
      "6:23: error: type 'Kind?' has no member 'other'",
    ]
    repairer.learn(from: errors.compactMap { Diagnostic("/App.swift:\($0)"[...]) })
    #expect(repairer.knowledge.foreignValues == ["Kind": ["default", "email"]])
    #expect(repairer.knowledge.cuts.isEmpty)
    let text = try Draft(app, Findings(in: app), repairer.knowledge).standIns.files
      .first { $0.name == "ForeignTypes" }?.file.text
    #expect(
      text == """
        // Stands in for what is not there. Written by 'verifier adopt'.

        class Kind {
          init() {}
          static var `default`: Kind { .init() }
          static var email: Kind { .init() }
        }

        """)
    // What is compared, called or still missing goes.
    let rest = [
      "4:23: error: type 'Kind?' has no member 'email'",
      "5:13: error: type 'Kind' has no member 'email'",
      "6:23: error: type 'Kind?' has no member 'other'",
    ]
    repairer.learn(from: rest.compactMap { Diagnostic("/App.swift:\($0)"[...]) })
    #expect(repairer.knowledge.foreignValues == ["Kind": ["default", "email"]])
    #expect(repairer.knowledge.cuts[0]?.map(\.line).sorted() == [4, 5, 6])
  }

  @Test func aMacroLetsATypeConform() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        var type: any Stored.Type { Book.self }
        func start() { children.removeAll() }
      }
      @Model final class Book { init(title: String) {} }
      """)
    var knowledge = Knowledge()
    knowledge.foreign = ["Stored"]
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), knowledge), standIns: [:],
      files: ["/App.swift": 0], knowledge: knowledge)
    let message =
      "cannot convert return expression of type 'Book.Type' to return type 'any Stored.Type'"
    let error = Diagnostic("/App.swift:3:31: error: \(message)"[...])
    repairer.learn(from: [error].compactMap { $0 })
    #expect(repairer.knowledge.foreignConformances == ["Book": ["Stored"]])
    let text = try Draft(app, Findings(in: app), repairer.knowledge).standIns.files
      .first { $0.name == "ForeignTypes" }?.file.text
    #expect(
      text == """
        // Stands in for what is not there. Written by 'verifier adopt'.

        protocol Stored {}
        extension Book: Stored {}

        """)
  }

  @Test func aStandInIsMadeAsTheAppMakesIt() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let vault = Vault(container: 1)
        func start() { children.removeAll() }
      }
      @ModelActor actor Vault {}
      """)
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), Knowledge()), standIns: [:],
      files: ["/App.swift": 0], knowledge: Knowledge())
    let error = Diagnostic(
      "/App.swift:3:32: error: argument passed to call that takes no arguments"[...])
    repairer.learn(from: [error].compactMap { $0 })
    #expect(repairer.knowledge.initializers == ["Vault": [["container"]]])
    let text = try Draft(app, Findings(in: app), repairer.knowledge).standIns.files
      .first { $0.name == "Vault" }?.file.text
    #expect(
      text == """
        // Stands in for Vault. Written by 'verifier adopt'.

        actor Vault {
          init(container value1: Any?) {}
        }

        """)
  }

  @Test func coordinatorsThatNothingStoresAreHeldByTheirScreens() throws {
    let app = Sample.app(
      """
      class SceneDelegate: UIWindowSceneDelegate {
        var flow: AppFlow?
        func scene(_ s: UIScene, willConnectTo: Int, options: Int) { flow = AppFlow(); flow?.start() }
      }
      class AppFlow {
        let stack = UINavigationController()
        func start() { Maker().makeList(stack).start() }
      }
      class ListFlow {
        weak var stack: UINavigationController?
        func start() { stack?.pushViewController(UIViewController(), animated: false) }
      }
      class Maker { func makeList(_ stack: UINavigationController) -> ListFlow { ListFlow() } }
      """)
    let text = try #require(try Draft(app, Findings(in: app), Knowledge()).system).file.text
    #expect(
      text.contains(
        """
              // guessed: screens hold ListFlow, since no property stores one
              it.profile.heldByViews = ["listFlow"]
              // guessed: AppFlow may own no screen, since coordinators that screens hold show them
              it.profile.viewless = ["appFlow"]
        """))
  }

  @Test func aSubjectSendsWhatItsPublisherIsHeardFor() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let model = ListModel()
        func start() { model.transitions.sink { _ in }.store(in: &bag) }
      }
      enum Transition { case open, close }
      final class ListModel {
        private(set) lazy var transitions = subject.eraseToAnyPublisher()
        private let subject = PassthroughSubject<Transition, Never>()
        private let unheard = PassthroughSubject<Int, Never>()
        func close() { subject.send(.close) }
      }
      """)
    let text = try Draft(app, Findings(in: app), Knowledge()).standIns.files
      .first { $0.name == "ListModel" }?.file.text
    #expect(
      text == """
        // Stands in for ListModel. Written by 'verifier adopt'.

        final class ListModel {
          var transitions: AnyPublisher<Transition, Never> { subject.eraseToAnyPublisher() }
          var subject = PassthroughSubject<Transition, Never>()
        }

        extension ListModel: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("ListModel:subject(open)") { [weak self] in guard let self else { return }; self.subject.send(Transition.open) },
              OfferedCallback("ListModel:subject(close)") { [weak self] in guard let self else { return }; self.subject.send(Transition.close) },
            ]
          }
        }

        """)
  }

  @Test func aPublisherMayBeMadeOfASubjectInAnInitializer() throws {
    let app = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        var bag: Set<AnyCancellable> = []
        let model = ListModel()
        func start() {
          model.opened.sink { [weak self] in self?.children.removeAll() }.store(in: &bag)
          model.named.sink { [weak self] _ in self?.children.removeAll() }.store(in: &bag)
        }
      }
      final class ListModel {
        let opened: AnyPublisher<Void, Never>
        lazy var named = _named
        private let _opened = PassthroughSubject<Void, Never>()
        private let _named = PassthroughSubject<Bool, Never>()
        init() { self.opened = _opened.eraseToAnyPublisher() }
      }
      """)
    let text = try #require(
      try Draft(app, Findings(in: app), Knowledge()).standIns.files
        .first { $0.name == "ListModel" }?.file.text)
    #expect(
      text.contains("  var opened: AnyPublisher<Void, Never> { _opened.eraseToAnyPublisher() }\n"))
    #expect(text.contains("  var named: PassthroughSubject<Bool, Never> { _named }\n"))
    #expect(text.contains("OfferedCallback(\"ListModel:_opened\")"))
    #expect(text.contains("OfferedCallback(\"ListModel:_named(true)\")"))
  }

  @Test func aCaseWithAPayloadKeepsItsCase() throws {
    let app = Sample.app(
      """
      protocol Action {}
      class Flow {
        var children: [Flow] = []
        let model = ListModel(flow: nil)
        func start() { children.removeAll() }
        func handle(_ action: Action) {}
      }
      enum Other: Action { case done }
      enum ListAction: Action { case open(Int), close }
      final class ListModel {
        let flow: Flow?
        init(flow: Flow?) { self.flow = flow }
        func open(_ book: Int) { flow?.handle(ListAction.open(book)) }
      }
      """)
    let text = try Draft(app, Findings(in: app), Knowledge()).standIns.files
      .first { $0.name == "ListModel" }?.file.text
    #expect(
      text?.contains(
        #"OfferedCallback("ListModel:handle(open)") { [weak self] in guard let self else { return }; _ = self.flow?.handle(ListAction.open(1)) },"#
      ) == true)
  }

  @Test func whatIsBeyondTheLimitIsSaid() {
    let lists = ArgumentLists(
      of: [
        .init(label: "a", values: ["K.x", "K.y"]), .init(label: "_", values: ["1", "2", "3"]),
      ],
      limit: 4)
    #expect(lists.tried.map(\.text) == ["a: K.x, 1", "a: K.x, 2", "a: K.x, 3", "a: K.y, 1"])
    #expect(lists.leftOut == ["(y,2)", "(y,3)"])
    #expect(
      LeftOutWays(call: "List:open", tried: 4, words: lists.leftOut).summary
        == "left out: 2 of 6 ways of List:open: (y,2) (y,3)")
    #expect(ArgumentLists(of: [.init(label: "a", values: [])]).tried.isEmpty)
  }

  @Test func providersThatAreCutOrLeftOutAreNamed() {
    let app = Sample.app(
      """
      class Flow { var path: [Int] = []; func start() { path.append(1) } }
      struct ShelfApp: App {
        var body: some Scene { WindowGroup { Shelf().environmentObject(Flow()) } }
      }
      struct Shelf: View {
        @EnvironmentObject var flow: Flow
        var body: some View { NavigationStack { Text("a") } }
      }
      struct Old: View {
        var body: some View { Text("a").environment(Flow()).environment(\\.x, 1) }
      }
      #Preview { Shelf().environmentObject(Flow()) }
      """)
    var knowledge = Knowledge()
    func missing() -> [String] {
      EnvironmentProviders(
        in: app, Slice(of: app, Findings(in: app), knowledge), knowledge
      ).missing
    }
    #expect(missing() == ["App.swift:10"])
    let modifier = app.files[0].text.utf8.count
    knowledge.cuts[0] = [
      Cut(range: 0..<modifier, replacement: "", withoutValue: nil, reason: "", line: 3)
    ]
    #expect(missing() == ["App.swift:3", "App.swift:10"])
  }
}
#endif
