#if Adopt
import Testing

@testable import Adoption

/// The initializers of types that stand in for an app's own.
struct StandInInitializerTests {
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
    let front = try #require(Sample.standIn(for: "FrontView", in: project))
    #expect(front.contains("\nfinal class FrontView: UIView, Made {\n"))
    #expect(front.contains("  init() {\n    super.init(frame: .zero)\n  }\n"))
    let side = try #require(Sample.standIn(for: "SideView", in: project))
    #expect(side.contains("\nclass SideView: UIView, Made {\n"))
    #expect(side.contains("  init(text: String) {\n    super.init(frame: .zero)\n  }\n"))
    #expect(side.contains("  convenience required init() {\n    self.init(text: \"a\")\n  }\n"))
    let wide = try #require(Sample.standIn(for: "WideView", in: project))
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

  @Test(arguments: [
    "init<S: Source>(_ source: S) {}", "init<S>(_ source: S) where S: Source {}",
  ])
  func whatTakesAnythingOfAProtocolIsMadeOfWhatConformsToIt(initializer: String) {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start() {}
      }
      protocol Source {}
      final class DiskSource: Source { init() {} }
      final class AnySource { \(initializer) }
      """)
    let samples = Samples(project: project, findings: Findings(in: project))
    #expect(samples.value(of: "AnySource") == "AnySource(DiskSource())")
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
    let text = try #require(Sample.standIn(for: "PageModel", in: project))
    #expect(text.contains("class PageModel: PageStore {\n"))
    #expect(text.contains("  init(number: Int) {\n    super.init(value: number)\n  }\n"))
  }

  @Test func aKeptTypeIsMadeByItsOwnInitializersAlone() throws {
    func controls(_ members: String) -> String? {
      Sample.standIn(
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

  @Test func aConvenienceInitializerKeepsWhatItStores() throws {
    let text = try #require(
      Sample.standIn(
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

  @Test func aNameForProtocolsIsNoSuperclassToCall() throws {
    let text = try #require(
      Sample.standIn(
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

  @Test func anInitializerSetsPropertiesThatAreDeclaredBelowIt() throws {
    let app = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        let model = Model(flow: nil, shelf: Shelf())
        func start() { children.removeAll() }
      }
      final class Model {
        init(flow: Flow?, shelf: Shelf) {
          self.flow = flow
          self.shelf = shelf
        }
        func close() { flow?.start() }
        private let flow: Flow?
        private let shelf: Shelf
      }
      final class Shelf { var flow: Flow? }
      """)
    let text = try #require(Sample.standIn(for: "Model", in: app))
    #expect(
      text.contains(
        """
        final class Model {
          var flow: Flow?
          var shelf: Shelf
          init(flow: Flow?, shelf: Shelf) {
            self.flow = flow
            self.shelf = shelf
          }
        """), "\(text)")
  }
}
#endif
