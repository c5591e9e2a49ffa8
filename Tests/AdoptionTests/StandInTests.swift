#if Adopt
import Testing

@testable import Adoption

/// The types that stand in for an app's own.
struct StandInTests {
  private func standIn(for name: String, in project: Project) -> String? {
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return StandIns(for: slice, of: project, findings, Knowledge()).files
      .first { $0.name == name }?.file.text
  }

  /// A storyboard is found by it.
  @Test func aCaseThatIsAlwaysTheSameStays() throws {
    let app = Sample.app(
      """
      import UIKit
      enum Board: String { case first, second, third }
      protocol Boarded { static var board: Board { get } }
      extension Boarded {
        static func make() -> Self { UIStoryboard(name: board.rawValue).make() }
      }
      class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(PageController.make(), animated: true) }
        func next() { stack.pushViewController(LastController.make(), animated: true) }
      }
      class PageController: UIViewController, Boarded { static var board = Board.second }
      class LastController: UIViewController, Boarded { static var board: Board { .third } }
      """)
    let files = try Draft(app, Findings(in: app), Knowledge()).standIns.files
    func text(_ name: String) -> String { files.first { $0.name == name }?.file.text ?? "" }
    #expect(text("PageController").contains("  static var board: Board = Board.second\n"))
    #expect(text("LastController").contains("  static var board: Board { .third }\n"))
  }

  @Test func aScreenKeepsItsClosuresWithAControlForEach() throws {
    #expect(
      standIn(for: "ParcelController", in: try Sample.parcels) == """
        // Stands in for ParcelController. Written by 'verifier adopt'.

        final class ParcelController: UIViewController {
          var onClose: (() -> Void)?
          var id: ParcelID
          init(id: ParcelID) {
            self.id = id
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            offerCallbacks()
          }
        }

        extension ParcelController: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("ParcelController:onClose") { [weak self] in guard let self else { return }; self.onClose?() },
            ]
          }
        }

        """)
  }

  @Test func aScreenHoldsTheModelThatItsClosuresCapture() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func open(_ model: Model, _ other: Other) {
          model.picked = { [weak self] in self?.close() }
          other.picked = { [weak self] in self?.close() }
          let page = Page()
          page.bind(to: model, beside: other, 3)
          stack.pushViewController(page, animated: true)
        }
        func close() { stack.popViewController(animated: true) }
      }
      final class Page: UIViewController {
        func bind(to model: Model, beside other: Other, _ count: Int) {
          onLoad { model.load(count) }
          onLoad { [weak other] in other?.load() }
        }
        func onLoad(_ work: @escaping () -> Void) {}
      }
      final class Model { var picked: (() -> Void)?; func load(_ count: Int) {} }
      final class Other { var picked: (() -> Void)?; func load() {} }
      """)
    let text = try #require(standIn(for: "Page", in: project))
    #expect(
      text.contains(
        """
          var captured: [Any] = []
          func bind(to model: Model, beside other: Other, _ count: Int) {
            captured.append(model)
            if isViewLoaded { offerCallbacks() }
          }

        """))
  }

  @Test func aScreenHandsBackTheModelThatItIsBoundTo() throws {
    let project = Sample.app(
      """
      import UIKit
      class ListFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let screen = ListController()
          let model = screen.bind(model: ListModel(flow: self))
          stack.pushViewController(screen, animated: model.isFast)
        }
        func open() { stack.pushViewController(UIViewController(), animated: true) }
      }
      class ListModel {
        let flow: ListFlow
        var isFast = true
        init(flow: ListFlow) { self.flow = flow }
        func select() { flow.open() }
      }
      class ListController: UIViewController {
        func bind(model: ListModel) -> ListModel {
          title = "List"
          return model
        }
      }
      """)
    let text = try #require(standIn(for: "ListController", in: project))
    #expect(
      text.contains(
        """
          var captured: [Any] = []
          func bind(model: ListModel) -> ListModel {
            captured.append(model)
            if isViewLoaded { offerCallbacks() }
            return model
          }
        """), "\(text)")
  }

  @Test func whatCodeMayCallOfATypeThatItIsHandedStaysSo() throws {
    let text = try #require(
      standIn(
        for: "Page",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { show(Page.self).report(); show(Page.self).bag = [] }
            func show<P: Page>(_ page: P.Type) -> P { P(number: 1) }
          }
          class Page: UIViewController {
            var bag = Set<Int>()
            required init(number: Int) { super.init(nibName: nil, bundle: nil) }
            @discardableResult
            public func report() -> Bool { true }
          }
          """)))
    #expect(text.contains("  required init(number: Int) {\n"))
    #expect(text.contains("  var bag: Set<Int> = Set<Int>()\n"))
    #expect(text.contains("  @discardableResult func report() -> Bool { false }\n"))
  }

  @Test func viewsAreMadeByTheInitializersThatProtocolsRequire() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(FrontView.self); show(SideView.self); show(WideView.self) }
        func show<V: Made>(_ view: V.Type) { _ = V() }
      }
      protocol Made { init() }
      final class FrontView: UIView, Made { init() { super.init(frame: .zero) } }
      class SideView: UIView, Made {
        let text: String
        init(text: String) { self.text = text; super.init(frame: .zero) }
        convenience init() { self.init(text: "a") }
      }
      class WideView: UIView, Made {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    let front = try #require(standIn(for: "FrontView", in: project))
    #expect(front.contains("\nfinal class FrontView: UIView, Made {\n"))
    #expect(front.contains("  init() {\n    super.init(frame: .zero)\n  }\n"))
    let side = try #require(standIn(for: "SideView", in: project))
    #expect(side.contains("\nclass SideView: UIView, Made {\n"))
    #expect(side.contains("  init(text: String) {\n    super.init(frame: .zero)\n  }\n"))
    #expect(side.contains("  convenience required init() {\n    self.init(text: \"a\")\n  }\n"))
    let wide = try #require(standIn(for: "WideView", in: project))
    #expect(
      wide.contains(
        "  override init(frame: CGRect) {\n    super.init(frame: .zero)\n  }\n"))
    #expect(wide.contains("  required init() {\n    super.init(frame: .zero)\n  }\n"))
    #expect(!wide.contains("coder"))
  }

  @Test func anInitializerThatDoesNotCompileStaysWhereAProtocolRequiresIt() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(SideView.self) }
        func show<V: Made>(_ view: V.Type) { _ = V() }
      }
      protocol Made { init() }
      class SideView: UIView, Made {
        required init() { super.init(frame: .zero) }
        init(text: String) { super.init(frame: .zero) }
      }
      """)
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    let members = try #require(project.type("SideView")).members.map(\.decl)
    for member in members {
      knowledge.levels[HollowMember.identity(of: member, in: "SideView")] = .dropped
    }
    let slice = Slice(of: project, findings, knowledge)
    let text = StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == "SideView" }?.file.text
    #expect(
      text == """
        // Stands in for SideView. Written by 'verifier adopt'.

        class SideView: UIView, Made {
          required init() { let _: Never = noValue("SideView.init") }
        }

        """)
  }

  @Test func aParentKnownByAnotherNameIsInitialized() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { PageModel(number: 1).report() }
      }
      protocol Titled {}
      class Store<Value> { var value: Value; init(value: Value) { self.value = value } }
      typealias TitledStore<Value> = Store<Value> & Titled
      typealias PageStore = TitledStore<Int>
      class PageModel: PageStore {
        init(number: Int) { super.init(value: number) }
        func report() { print(value) }
      }
      """)
    #expect(project.classBehind("PageStore") == "Store")
    #expect(project.classBehind("Flow") == "Flow")
    let text = try #require(standIn(for: "PageModel", in: project))
    #expect(text.contains("class PageModel: PageStore {\n"))
    #expect(text.contains("  init(number: Int) {\n    super.init(value: number)\n  }\n"))
  }

  @Test func aKeptTypeIsMadeByItsOwnInitializersAlone() throws {
    func controls(_ members: String) -> String? {
      standIn(
        for: "PageController",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { PageController().onPage = { [weak self] in self?.show($0) } }
            func show(_ page: Page?) {}
          }
          struct Page: Decodable {
            var number: Int?
            \(members)
          }
          class PageController: UIViewController { var onPage: ((Page?) -> Void)? }
          """))
    }
    let decoding = "init(from decoder: any Decoder) throws { fatalError() }"
    #expect(try #require(controls("")).contains("self.onPage?(Page()) },"))
    #expect(try #require(controls(decoding)).contains("self.onPage?(nil) },"))
    #expect(
      try #require(controls("\(decoding); init(a: Int) {}")).contains(
        "self.onPage?(Page(a: 1)) },"))
    #expect(try #require(controls("private init(a: Int) {}")).contains("self.onPage?(nil) },"))
  }

  @Test func aDelegatesMethodsAreControlsWithMadeUpArguments() throws {
    let text = try #require(standIn(for: "InboxController", in: try Sample.parcels))
    #expect(text.contains("class InboxController: UIViewController {"))
    #expect(
      text.contains(
        #"OfferedCallback("InboxController:inbox") { [weak self] in guard let self else { return }; _ = self.delegate?.inbox(self, didSelect: ParcelID(number: 1)) },"#
      ))
    #expect(!text.contains("coder"))
  }

  @Test func whatAGenericParentHandsOnIsMadeUpByItsArgument() throws {
    let project = Sample.app(
      """
      final class Navigator<Step> { func next(_ step: Step) { push(step) }; var children: [Int] = [] }
      class Model<Step, Input> { let navigator: Navigator<Step>; init(navigator: Navigator<Step>) {} }
      enum WelcomeStep { case start, help }
      final class WelcomeModel: Model<WelcomeStep, Int> {
        func bind() {
          func go(to step: WelcomeStep) { navigator.next(step) }
          go(to: .start)
        }
      }
      class Flow {
        var children: [Flow] = []
        func start(_ stack: UINavigationController, _ m: WelcomeModel) { m.bind(); stack.pop() }
      }
      """)
    let text = try #require(standIn(for: "WelcomeModel", in: project))
    #expect(
      text.contains(
        #"OfferedCallback("WelcomeModel:next(start)") { [weak self] in guard let self else { return }; _ = self.navigator.next(WelcomeStep.start) },"#
      ))
    #expect(text.contains("WelcomeModel:next(help)"))
  }

  @Test func aProtocolOfClassesStaysOne() throws {
    let project = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        let stack = UINavigationController()
        func start() { stack.pushViewController(Page(), animated: true) }
      }
      final class Page: UIViewController { weak var delegate: PageDelegate? }
      protocol PageDelegate: class { func close() }
      """)
    let text = try #require(standIn(for: "PageDelegate", in: project))
    #expect(text.contains("protocol PageDelegate: AnyObject {\n}"))
  }

  @Test func aViewReadsItsCoordinatorFromTheEnvironment() throws {
    let project = Sample.app(
      """
      protocol Shelf: AnyObject { func open() }
      final class Flow: Shelf {
        var path: [Int] = []
        func open() { path.append(1) }
      }
      struct ShelfApp: App {
        var body: some Scene { WindowGroup { NavigationStack { ShelfView() } } }
      }
      struct ShelfView: View {
        @Environment(\\.flow) private var anyFlow
        @Environment(\\.badge) private var badge
        private var flow: Shelf? { anyFlow as? Shelf }
        var body: some View { Button("Open") { flow?.open() } }
      }
      """)
    let text = try #require(standIn(for: "ShelfView", in: project))
    #expect(
      text.contains(
        """
        struct ShelfView: View {
          @Environment(\\.flow) var anyFlow
          var flow: Shelf? { anyFlow as? Shelf }
          var body: some View { offeredControls(of: self) }
        }
        """))
    #expect(text.contains(#"OfferedCallback("ShelfView:open") { _ = self.flow?.open() },"#))
  }

  @Test func whatAServiceFindsOutIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if Vault().isOpen || Coin().isOpen { Vault().isMuted = Vault.isKnown } }
      }
      class Vault {
        var isOpen: Bool { key != nil }
        var isMuted: Bool { get { volume == 0 } set { volume = newValue ? 0 : 1 } }
        static var isKnown: Bool { true }
      }
      struct Coin { var isOpen: Bool { sides > 2 } \n\(String(repeating: "  func f() {}\n", count: 50)) }
      """)
    let text = try #require(standIn(for: "Vault", in: project))
    #expect(text.contains(#"  var isOpen: Bool { ServiceAnswers.remembers("Vault.isOpen") }"#))
    #expect(
      text.contains(
        #"  var isMuted: Bool { get { ServiceAnswers.remembers("Vault.isMuted") } set { ServiceAnswers.remembers("Vault.isMuted", newValue) } }"#
      ))
    #expect(text.contains("  static var isKnown: Bool { false }"))
    #expect(try #require(standIn(for: "Coin", in: project)).contains("var isOpen: Bool { false }"))
    let system = try #require(Draft(project, Findings(in: project), Knowledge()).system)
    #expect(
      system.file.text.contains(
        """
              // guessed: Vault.isOpen, Vault.isMuted: any of their values when first asked for, and the same \
        from then on, since what finds it out is not there
              it.fact("services", text: { _ in ServiceAnswers.remembered })
        """))
  }

  @Test func whichCaseAServiceFindsOutIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if case .active = Session().state, Session().kind == .a { children = [] } }
      }
      enum State { case none, active(Int), expired, blocked, deleted }
      enum Kind { case a }
      class Session {
        var state: State { load() }
        var kind: Kind { .a }
      }
      """)
    let text = try #require(standIn(for: "Session", in: project))
    #expect(
      text.contains(
        """
          var state: State { switch ServiceAnswers.remembers("Session.state", among: ["none", "active", \
        "expired", "blocked"]) { case 0: State.none; case 1: State.active(1); case 2: State.expired; \
        default: State.blocked } }

        """))
    #expect(text.contains("  var kind: Kind { .a }\n"))
    let draft = try Draft(project, Findings(in: project), Knowledge())
    #expect(
      draft.standIns.leftOut.map(\.summary)
        == ["left out: 1 of 5 ways of the value of Session.state: deleted"])
    #expect(draft.standIns.remembered == ["Session.state"])
  }

  @Test func whatAServiceFindsOutAtItsStartIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if Session().state == .active, Session().isOpen { children = [] } }
      }
      enum State { case none, active }
      class Session {
        var state: State
        var isOpen: Bool
        init() {
          if let stored = load() { state = .active } else { state = .none }
          isOpen = load() != nil
        }
      }
      """)
    let text = try #require(standIn(for: "Session", in: project))
    #expect(
      text.contains(
        """
          lazy var state: State = switch ServiceAnswers.remembers("Session.state", among: ["none", \
        "active"]) { case 0: State.none; default: State.active }
          lazy var isOpen: Bool = ServiceAnswers.remembers("Session.isOpen")

        """), "\(text)")
  }

  @Test func aResultIsMadeUp() {
    let project = Sample.app("class Flow { var children: [Flow] = []; func start() {} }")
    let samples = Samples(project: project, findings: Findings(in: project))
    #expect(
      samples.value(of: "Result<Int, Error>") == "Result<Int, Error>.success(1)")
    #expect(
      samples.value(of: "Result<Missing, Error>")
        == "Result<Missing, Error>.failure(CancellationError())")
    #expect(samples.value(of: "Result<Missing, Missing>") == nil)
  }

  @Test func aServiceAnswersInEachWayLaterOrNever() throws {
    let text = standIn(
      for: "Server",
      in: Sample.app(
        """
        class Flow {
          var children: [Flow] = []
          func start() { Server().load(1) { _ in } }
        }
        class Server {
          init() {}
          func load(_ id: Int, then done: ((Result<Int, Error>) -> Void)?) { connect() }
        }
        """))
    #expect(
      try #require(text).contains(
        """
          func load(_ id: Int, then done: ((Result<Int, Error>) -> Void)?) {
            ServiceAnswers.answer(of: "Server.load", outcomes: ["success", "failure"]) {
              switch $0 {
              case 0: done?(.success(1))
              default: done?(.failure(CancellationError()))
              }
            }
          }
        """))
  }

  @Test func ofSeveralCallbacksEachMayBeTheAnswer() throws {
    let text = standIn(
      for: "Server",
      in: Sample.app(
        """
        class Flow {
          var children: [Flow] = []
          func start() { Server().load(success: { _ in }, failure: { _ in }); Server().find(cached: {}) { _ in } }
        }
        class Server {
          init() {}
          func load(success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void) { connect() }
          func find(cached: @escaping () -> Void, _ done: ((Result<Int, Error>) -> Void)?) { connect() }
        }
        """))
    #expect(
      try #require(text).contains(
        """
            ServiceAnswers.answer(of: "Server.load", outcomes: ["success", "failure"]) {
              switch $0 {
              case 0: success(1)
              default: failure(CancellationError())
              }
            }
        """))
    #expect(
      try #require(text).contains(
        """
            ServiceAnswers.answer(of: "Server.find", outcomes: ["cached", "done success", "done failure"]) {
              switch $0 {
              case 0: cached()
              case 1: done?(.success(1))
              default: done?(.failure(CancellationError()))
              }
            }
        """))
  }

  @Test func whatAwaitsOrPublishesIsLeftOpenToo() throws {
    let text = try #require(
      standIn(
        for: "Server",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { Task { try await s.load(); await s.wait(); s.name(); try s.read() } }
            let s = Server()
          }
          struct Page { let make: Missing }
          class Server {
            func load() async throws -> Int { 2 }
            func wait() async {}
            func name() -> AnyPublisher<String, Error> { fatalError() }
            func read() throws -> Page { fatalError() }
          }
          """)))
    #expect(
      text.contains(
        """
          func load() async throws -> Int {
            switch try await ServiceAnswers.answer(of: "Server.load", outcomes: ["answers", "fails"]) {
            case 0: return 1
            default: throw CancellationError()
            }
          }
          func wait() async {
            switch (try? await ServiceAnswers.answer(of: "Server.wait", outcomes: ["answers"])) ?? 0 {
            default: return
            }
          }
          func name() -> AnyPublisher<String, Error> {
            return Deferred {
              Future { promise in
                ServiceAnswers.answer(of: "Server.name", outcomes: ["success", "failure"]) {
                  switch $0 {
                  case 0: promise(.success("a"))
                  default: promise(.failure(CancellationError()))
                  }
                }
              }
            }.eraseToAnyPublisher()
          }
          func read() throws -> Page {
            throw CancellationError()
          }
        """), "\(text)")
  }

  @Test func aCallOfAHeldCoordinatorIsAControlAndItsOwnIsNone() throws {
    let project = Sample.app(
      """
      protocol Showing: AnyObject { func show(_ id: Int); func close(animated: Bool, by: Int = 1) }
      class Flow: Showing {
        var children: [Flow] = []
        func start() { Page().model = Model(self) }
        func show(_ id: Int) { children.first?.start() }
        func close(animated: Bool, by: Int) {}
      }
      class Model {
        private weak var flow: Showing?
        init(_ flow: Showing) { self.flow = flow; flow.show(0) }
        func select(_ id: Int) { self.flow?.show(id) }
      }
      class Page: UIViewController {
        var model: Model!
        override func viewDidLoad() { model.flow?.show(7) }
        func leave() { model.flow?.close(animated: true) }
      }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let standIns = StandIns(for: slice, of: project, findings, Knowledge())
    #expect(
      standIns.callbacks.map(\.call) == [
        "_ = self.flow?.show(1)", "_ = self.model?.flow?.close(animated: true)",
      ])
    let marks = standIns.files.first { $0.name == "Navigators" }?.file.text
    #expect(marks?.contains("extension Flow: Navigates {}\n") == true)
  }

  @Test func whatACallNamesIsTakenOverAndTheRestIsMadeUp() {
    let project = Sample.app(
      """
      protocol Action {}
      enum Step: Action { case next, jump(to: Int) }
      enum Other: Action { case other }
      class Flow {
        var children: [Flow] = []
        func start() { Model(self).go() }
        func handle(_ action: Action, times: Int, in place: String = "here") {}
      }
      class Model {
        let flow: Flow
        init(_ flow: Flow) { self.flow = flow }
        func go(_ count: Int) {
          flow.handle(Step.next, times: 3)
          flow.handle(Step.jump(to: 2), times: count, in: "\\(count)")
          flow.handle(Step.next, times: 3)
        }
      }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let callbacks = StandIns(for: slice, of: project, findings, Knowledge()).callbacks
    #expect(
      callbacks.map(\.call) == [
        "_ = self.flow.handle(Step.next, times: 3)",
        "_ = self.flow.handle(Step.jump(to: 2), times: 1)",
      ])
    #expect(callbacks.map(\.control) == ["Model:handle(next,3)", "Model:handle(jump)"])
  }

  @Test func aCaseWhosePayloadCannotBeMadeUpIsNotCalledWithAnotherValue() {
    let project = Sample.app(
      """
      protocol Action {}
      enum Step: Action { case open(Page), color(Picture) }
      enum Other: Action { case other }
      struct Page { let handle: Handle }
      struct Picture { let image: Image }
      class Flow {
        var children: [Flow] = []
        func start() { Model(self).open(page) }
        func handle(_ action: Action) {}
      }
      class Model {
        let flow: Flow
        init(_ flow: Flow) { self.flow = flow }
        func open(_ page: Page) { flow.handle(Step.open(page)) }
        func color(_ picture: Picture) { flow.handle(Step.color(picture)) }
      }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let standIns = StandIns(for: slice, of: project, findings, Knowledge())
    #expect(
      standIns.callbacks.map(\.call) == [
        #"_ = self.flow.handle(Step.color(Picture(image: Image(systemName: "a"))))"#
      ])
    #expect(standIns.missed == ["Model.handle: no value can be made for an argument"])
  }

  @Test func anInitializerOfAnyArgumentsKeepsWhatTheOwnOneKeeps() throws {
    let app = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Model(store: Store(), page: 1).run() } }
      class Store {}
      class Model {
        private let store: Store
        private let count: Int
        init(store: Store, page number: Int) { self.store = store; count = number; run() }
        func run() {}
      }
      """)
    var knowledge = Knowledge()
    knowledge.initializers["Model"] = [["store", "page"]]
    let slice = Slice(of: app, Findings(in: app), knowledge)
    let standIns = StandIns(for: slice, of: app, Findings(in: app), knowledge)
    let text = standIns.files.first { $0.name == "Model" }?.file.text
    #expect(
      text?.contains(
        """
          init(store value1: Any?, page value2: Any?) {
            if let value = value1 as? (Store) { self.store = value }
          }
        """) == true)
  }

  @Test func aPropertyWithoutAValueSaysSoOnlyWhenItIsRead() throws {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Model().list = nil; use(.all, Box()) } }
      protocol Listing { var list: Missing<Int> { get } }
      class Model: Listing {
        var list: Missing<Int>
        var box: Box<Int> = Box()
      }
      class Box<Item> { init() {} }
      """)
    let text = try #require(standIn(for: "Model", in: project))
    #expect(text.contains("  lazy var list: Missing<Int> = noValue(\"Model.list\")\n"))
    #expect(text.contains("  var box: Box<Int> = Box()\n"))
  }

  @Test func aConvenienceInitializerKeepsWhatItStores() throws {
    let text = try #require(
      standIn(
        for: "Page",
        in: Sample.app(
          """
          class Flow { var children: [Flow] = []; func start() { Page(model: Model()) } }
          class Model { var onDone: (() -> Void)? }
          class Page: UIViewController {
            private var model: Model!
            convenience init(model: Model) {
              self.init()
              self.model = model
              print(model)
            }
          }
          """)))
    #expect(
      text.contains(
        """
          convenience init(model: Model) {
            self.init()
            self.model = model
          }
        """))
  }

  @Test func anInitializerThatDoesNotCompileDoesWithoutItsDefaultsFirst() throws {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Server(host: "a").host } }
      class Server {
        let host: String
        let queue: Queue
        init(host: String, queue: Queue = Missing.shared) { self.host = host; self.queue = queue }
      }
      """)
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    knowledge.levels["Server.init(host: String, queue: Queue = Missing.shared)"] = .hollow
    let slice = Slice(of: project, findings, knowledge)
    let text = StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == "Server" }?.file.text
    #expect(
      try #require(text).contains("  init(host: String) {\n    self.host = host\n  }\n"),
      "\(text ?? "")")
  }

  @Test func aBarButtonOfItsOwnIsInThePlaceOfTheBackButton() throws {
    let source = """
      class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Page(), animated: true) }
      }
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          decorate()
        }
        func decorate() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x") }
      }
      """
    func standIns(_ source: String) throws -> (text: String, missed: [String]) {
      let app = Sample.app(source)
      let findings = Findings(in: app)
      let slice = Slice(of: app, findings, Knowledge())
      let all = StandIns(for: slice, of: app, findings, Knowledge())
      return (try #require(all.files.first { $0.name == "Page" }?.file.text), all.missed)
    }
    let (text, missed) = try standIns(source)
    #expect(
      text.contains(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = UIBarButtonItem()
            offerCallbacks()
          }

        """))
    #expect(
      missed == [
        "Page:back: a bar button of its own is in the place of the back button, and turns the swipe "
          + "back off"
      ])
    // The app may turn the swipe on again.
    let other = source + "\nlet recognizer = Page().interactivePopGestureRecognizer"
    #expect(try !standIns(other).text.contains("leftBarButtonItem"))
    #expect(try standIns(other).missed.isEmpty)
  }

  @Test func anOutletHoldsItsView() throws {
    let text = try #require(
      standIn(
        for: "Page",
        in: Sample.app(
          """
          class Flow { var children: [Flow] = []; func start() { Page().box.isHidden = true } }
          class Page: UIViewController { @IBOutlet private(set) weak var box: UIView! }
          """)))
    #expect(text.contains("  var box: UIView! = UIView()\n"), "\(text)")
  }

  @Test func aNameForProtocolsIsNoSuperclassToCall() throws {
    let text = try #require(
      standIn(
        for: "Model",
        in: Sample.app(
          """
          class Flow { var children: [Flow] = []; func start() { Model(size: 1).size } }
          protocol Input { func go() }
          protocol Output {}
          typealias Both = Input & Output
          class Model: Both { let size: Int; init(size: Int) { self.size = size } func go() {} }
          """)))
    #expect(text.contains("  init(size: Int) {\n    self.size = size\n  }\n"), "\(text)")
  }

  @Test func anotherNameForWhatIsNotThereBecomesAnEmptyType() {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { show(Words.title) } }
      typealias Words = R.string
      """)
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    func text() -> String? {
      let slice = Slice(of: project, findings, knowledge)
      return StandIns(for: slice, of: project, findings, knowledge).files
        .first { $0.name == "Words" }?.file.text
    }
    knowledge.dropped = Set(project.type("Words").map { [$0.id] } ?? [])
    #expect(text()?.contains("typealias Words = R.string\n") == true)
    knowledge.unconforming["Words"] = 1
    #expect(text()?.contains("enum Words {}\n") == true)
  }

  @Test func eachCaseAndBothAnswersAreTried() {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Page().onDone = { _, _ in } } }
      enum Step { case next, jump(to: Int) }
      class Page: UIViewController { var onDone: ((Step, Bool) -> Void)? }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let callbacks = StandIns(for: slice, of: project, findings, Knowledge()).callbacks
    #expect(
      callbacks.map(\.control) == [
        "Page:onDone(next,true)", "Page:onDone(next,false)", "Page:onDone(jump,true)",
        "Page:onDone(jump,false)",
      ])
    #expect(callbacks[2].call == "self.onDone?(Step.jump(to: 1), true)")
  }

  @Test func aMemberThatDoesNotCompileGoes() throws {
    let project = try Sample.parcels
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    knowledge.levels["ParcelController.init(id: ParcelID)"] = .dropped
    let slice = Slice(of: project, findings, knowledge)
    let file = StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == "ParcelController" }?.file
    #expect(file?.text.contains("init(id:") == false)
    #expect(file?.members.contains("ParcelController.viewDidLoad") == true)
  }
}
#endif
