#if Adopt
import Testing

@testable import Adoption

/// What is learnt from the compiler's errors.
struct RepairTests {
  @Test func anErrorIsReadWithItsKind() {
    let error = Diagnostic(
      "/a b/C.swift:12:5: error: cannot find 'x' in scope [cannot_find_in_scope]"[...])
    #expect(error?.path == "/a b/C.swift")
    #expect(error?.line == 12)
    #expect(error?.id == "cannot_find_in_scope")
    #expect(error?.quoted == ["x"])
    #expect(Diagnostic("/C.swift:1:1: note: here"[...]) == nil)
  }

  @Test func aProjectedValueIsThatOfTheProperty() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ store: Store) { watch(store.$count) }
      }
      final class Store: ObservableObject { @Published private(set) var count = 0 }
      """)
    let knowledge = Sample.learned(
      "value of type 'Store' has no member '$count'", line: 3, column: 42, in: app)
    #expect(knowledge.members == ["Store.count"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aCallWithAWrongArgumentGivesTheStandInAroundItAnInitializer() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let clock: Clock = Clock(queue: main.erased())
      }
      class Clock { init(queue: Queue<Int>) {} }
      """)
    let knowledge = Sample.learned(
      "argument passed to call that takes no arguments", line: 3, column: 43, in: app)
    #expect(knowledge.initializers == ["Clock": [["queue"]]])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func anArgumentThatAStandInTakesWhateverItIsGoesAlone() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        lazy var clock = Clock(queue: main.erased())
      }
      class Clock { init(queue: Queue<Int>) {} }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var knowledge = Knowledge()
    knowledge.initializers["Clock"] = [["queue"]]
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
    let error = "/App.swift:3:38: error: value of type 'Queue' has no member 'erased'"
    repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
    #expect(repairer.knowledge.cuts[0]?.map(\.replacement) == ["()"])
    // Where that is in vain, more goes.
    repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
    #expect(repairer.knowledge.cuts[0]?.count == 2)
  }

  @Test func aTypeOfWhichAConformanceIsAskedGetsMembers() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(Page()) }
      }
      class Page { var sender: Sender? }
      @Observable class Sender {}
      """)
    let knowledge = Sample.learned(
      "generic struct 'Bindable' requires that 'Sender' conform to 'Observable'", line: 3,
      column: 18, in: app)
    #expect(knowledge.needed == ["Sender"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aPropertyThatCodeUnwrapsWithoutAskingGetsAValue() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        var clock: Clock!
        var other: Clock?
        var tower: Tower!
        var purse: Ledger.Purse!
        func start() {
          self.clock = container.resolve()
          other = container.resolve()
          tower = container.resolve()
          purse = container.resolve()
        }
      }
      final class Clock { func tick() {} }
      class Tower { let bell: Bell & Clapper; init(bell: Bell & Clapper) { self.bell = bell } }
      protocol Bell {}
      protocol Clapper {}
      """)
    let knowledge = Sample.learned(
      (8...11).map { ($0, 15, "cannot find 'container' in scope") }, in: app,
      samples: Samples(project: app, findings: Findings(in: app)))
    let cuts = knowledge.cuts[0]
    // Of what can't be made there is nothing until somebody asks for it; the run says what is missing.
    #expect(
      cuts?.map(\.replacement) == [
        "self.clock = Clock()", "", "tower = Tower()", #"purse = noValue("Flow.purse")"#,
      ])
    #expect(cuts?.map(\.withoutValue) == ["", nil, "", ""])
    #expect(knowledge.initializers == ["Tower": [[]]])
  }

  @Test func aClassWithoutInitializersWaitsForItsProperty() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        @Injected private var lock: Lock
        func start() {
          let next = Flow()
          children.append(next)
        }
      }
      """)
    let made = (
      5, 16, "'Flow' cannot be constructed because it has no accessible initializers"
    )
    let cause = (3, 4, "unknown attribute 'Injected'")
    #expect(
      Sample.learned([(1, 7, "class 'Flow' has no initializers"), made, cause], in: app).cuts[0]?
        .map(
          \.line)
        == [3])
    #expect(Sample.learned([made], in: app).cuts[0]?.map(\.line) == [5])
  }

  @Test func theTypeThatAPropertyIsSaidToHaveDeclaresItsFirstValue() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        lazy var window: UIWindow? = .default
      }
      extension UIView { static var `default`: UIView { UIView() } }
      extension UIWindow { static var `default`: UIWindow { UIWindow() } }
      """)
    let knowledge = Sample.learned(
      "reference to member 'default' cannot be resolved without a contextual type", line: 3,
      column: 33, in: app)
    #expect(knowledge.kept == [2])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aLocalValueKeepsTheTypeThatAContainerGivesIt() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {
          let clock = Container.shared.clock()
          let plain = Other.shared.clock()
          clock.wait()
        }
      }
      class Clock { func wait() {} }
      extension Container { var clock: Factory<Clock> { self { Clock() } } }
      """)
    func cut(_ line: Int) -> Cut? {
      let findings = Findings(in: app)
      let slice = Slice(of: app, findings, Knowledge())
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0],
        samples: Samples(project: app, findings: findings, kept: slice.kept),
        knowledge: Knowledge())
      let error = "/App.swift:\(line):27: error: type 'Container' has no member 'shared'"
      repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
      return repairer.knowledge.cuts[0]?.first
    }
    #expect(cut(4)?.replacement == "let clock: Clock = Clock()")
    #expect(cut(4)?.withoutValue == "")
    #expect(cut(5)?.replacement == "")
  }

  @Test func aTypeThatIsNotThereIsMadeOfNothing() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func client() -> Client {
          return Client(host: 1)
        }
      }
      """)
    var knowledge = Knowledge()
    knowledge.foreign = ["Client"]
    let slice = Slice(of: app, Findings(in: app), knowledge)
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
    let error = "/App.swift:4:12: error: cannot convert value of type 'Int'"
    repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
    #expect(repairer.knowledge.cuts[0]?.first?.replacement == "return Client()")
    #expect(repairer.knowledge.cuts[0]?.first?.withoutValue == "return noValue(\"client\")")
  }

  @Test func aMadeUpValueDoesNotAskForItself() {
    let pages = """
      protocol Showing: AnyObject {}
      enum Page { case first
        func flow() -> Showing {
          return Missing()
        }
      }
      class TabFlow: Showing {
        var children: [Showing] = []
        let stack = UINavigationController()
        init() { children = all.map { $0.flow() }; stack.present(UIViewController(), animated: true) }
        private var all: [Page] { [.first] }
      }

      """
    func replacement(_ rest: String) -> String? {
      let app = Sample.app(pages + rest)
      let findings = Findings(in: app)
      let slice = Slice(of: app, findings, Knowledge())
      return Sample.learned(
        [(4, 12, "cannot convert return expression of type 'Missing'")], in: app,
        samples: Samples(project: app, findings: findings, kept: slice.kept)
      ).cuts[0]?.first?.replacement
    }
    #expect(replacement("") == "return noValue(\"flow\")")
    // What another one stands for that does not ask is taken instead.
    #expect(replacement("class Waiting: Showing {}") == "return Waiting()")
    // What asks for another member of that name does.
    #expect(
      replacement(
        """
        enum Shelf { case first; func flow() -> Int { 1 } }
        class AFlow: Showing {
          var children: [Showing] = []
          let stack = UINavigationController()
          func start() { stack.present(UIViewController(), animated: true); _ = Shelf.first.flow() }
        }
        """) == "return AFlow()")
  }

  @Test func aStandInWithoutMembersThatHasToConformGetsThemFirst() {
    let app = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Server() } }
      protocol Loading { func load() }
      class Loader: Loading { func load() {} }
      class Server { init(_ loader: Loading = Loader()) {} }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    #expect(slice.edge["Loader"] == .empty)
    var repairer = Repairer(
      project: app, slice: slice, standIns: ["/Loader.swift": ["Loader"]], files: [:],
      knowledge: Knowledge())
    let message = "type 'Loader' does not conform to protocol 'Loading'"
    let error = Diagnostic("/Loader.swift:1:7: error: \(message)"[...])
    repairer.learn(from: [error].compactMap { $0 })
    #expect(repairer.knowledge.needed == ["Loader"])
    #expect(repairer.knowledge.unconforming.isEmpty)
  }

  @Test func anErrorWhoseCauseIsAnotherStandInWaitsForItsRepair() {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { Page().report(); Sheet().report() }
      }
      protocol Filled { init() }
      class Shown<Content: Filled>: UIViewController { func report() {} }
      class Page: Shown<PageView> {}
      class PageView: UIView, Filled { required init() { super.init(frame: .zero) } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    func learned(_ errors: [(path: String, message: String)]) -> Knowledge {
      var repairer = Repairer(
        project: project, slice: slice,
        standIns: [
          "/Page.swift": ["Page", "Page.viewDidLoad"], "/PageView.swift": ["PageView.init()"],
        ], files: ["/App.swift": 0], knowledge: Knowledge())
      repairer.learn(
        from: errors.compactMap { Diagnostic("\($0.path):1: error: \($0.message)"[...]) })
      return repairer.knowledge
    }
    let follows = (
      path: "/Page.swift:1", message: "type 'PageView' does not conform to protocol 'Filled'"
    )
    let untold = (
      path: "/Page.swift:2",
      message: "failed to produce diagnostic for expression [failed_to_produce_diagnostic]"
    )
    let cause = (path: "/PageView.swift:1", message: "type 'Any?' has no member 'zero'")
    let both = learned([follows, untold, cause])
    #expect(both.levels == ["PageView.init()": .hollow])
    #expect(both.unconforming == [:])
    let alone = learned([follows, untold])
    #expect(alone.levels == ["Page.viewDidLoad": .hollow])
    #expect(alone.unconforming == ["Page": 1])
  }

  @Test func whatIsPublicBecomesInternalWhereItNamesAStandIn() {
    let app = Sample.withErrors
    let message = "property cannot be declared public because its type uses an internal type"
    #expect(Sample.learned(message, line: 2, column: 3, in: app).isInternal)
    #expect(Sample.learned(message, line: 2, column: 3, in: app).cuts.isEmpty)
  }

  @Test func ofAClassAndItsParentTheClassOffersCalls() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(ListModel()) }
      }
      class Model { var onClose: (() -> Void)? }
      class ListModel: Model { var onOpen: (() -> Void)? }
      """)
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    var repairer = Repairer(
      project: app, slice: slice, standIns: ["/ListModel.swift": ["ListModel calls"]], files: [:],
      knowledge: Knowledge())
    let error = Diagnostic(
      "/ListModel.swift:1:1: error: redundant conformance of 'ListModel' to protocol 'OffersCallbacks'"[
        ...])
    repairer.learn(from: [error].compactMap { $0 })
    let standIns = StandIns(for: slice, of: app, findings, repairer.knowledge)
    #expect(standIns.callbacks.map(\.control) == ["ListModel:onOpen"])
    #expect(
      standIns.missed == ["Model:onClose: a class that inherits from Model offers calls"])
  }
}
#endif
