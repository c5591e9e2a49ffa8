#if Adopt
import Testing

@testable import Adoption

/// What is learnt from the compiler's errors.
struct RepairTests {
  private func learned(
    _ message: String, line: Int, column: Int, in project: Project
  ) -> Knowledge {
    learned([(line, column, message)], in: project)
  }

  private func learned(
    _ errors: [(line: Int, column: Int, message: String)], in project: Project,
    samples: Samples? = nil
  ) -> Knowledge {
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: [:], files: ["/App.swift": 0],
      samples: samples, knowledge: Knowledge())
    repairer.learn(
      from: errors.compactMap {
        Diagnostic("/App.swift:\($0.line):\($0.column): error: \($0.message)"[...])
      })
    return repairer.knowledge
  }

  private let app = Sample.app(
    """
    class Flow {
      var children: [Flow] = []
      func start() {
        show(Banner.self)
        width = 1
      }
      func count() -> Int {
        return missing
      }
    }
    extension String { var trimmed: String { self } }
    """)

  @Test func anErrorIsReadWithItsKind() {
    let error = Diagnostic(
      "/a b/C.swift:12:5: error: cannot find 'x' in scope [cannot_find_in_scope]"[...])
    #expect(error?.path == "/a b/C.swift")
    #expect(error?.line == 12)
    #expect(error?.id == "cannot_find_in_scope")
    #expect(error?.quoted == ["x"])
    #expect(Diagnostic("/C.swift:1:1: note: here"[...]) == nil)
  }

  @Test func aMissingMemberIsKeptWhateverItsTypeIsKnownAs() {
    let error =
      "value of type 'Box<Flow>' (aka 'Box<Array<Flow>>') has no member 'trimmed'; did you mean 'x'?"
    let knowledge = learned(error, line: 4, column: 5, in: app)
    #expect(knowledge.kept == Set(app.foreignExtensions.map(\.id)))
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func whatAnotherErrorOfTheRoundHasAddedIsLackedNoMore() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(Page()) }
      }
      class Page { var name: String { Boards.first.name } }
      enum Boards { case first; var name: String { "first" } }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice,
      standIns: ["/Page.swift": ["Page.name"], "/Sheet.swift": ["Sheet.name"]],
      files: [:], knowledge: Knowledge())
    repairer.learn(
      from: ["/Page.swift", "/Sheet.swift"].compactMap {
        Diagnostic("\($0):1:1: error: cannot find 'Boards' in scope"[...])
      })
    #expect(repairer.knowledge.needed == ["Boards"])
    #expect(repairer.knowledge.levels == [:])
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
    let knowledge = learned(
      "value of type 'Store' has no member '$count'", line: 3, column: 42, in: app)
    #expect(knowledge.members == ["Store.count"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aConformanceThatAMethodAsksForIsKept() throws {
    let app = Sample.app(
      """
      class Flow { var children: [Flow] = [] }
      extension URL: Identifiable { var id: String { absoluteString } }
      """)
    let knowledge = learned(
      "instance method 'sheet(item:onDismiss:content:)' requires that 'URL' conform to 'Identifiable'",
      line: 1, column: 14, in: app)
    #expect(knowledge.kept == [try #require(app.foreignExtensions.first).id])
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
    let knowledge = learned(
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

  @Test func anErrorWithinAClosureOfViewsIsTheOneThatCounts() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func body() -> some View {
          Group {
            switch kind {
            case .first: Text("a").looks(.large)
            }
          }
        }
      }
      """)
    let knowledge = learned(
      [
        (
          5, 7,
          "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
        ),
        (6, 30, "value of type 'Text' has no member 'looks'"),
      ], in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [6])
  }

  @Test func theExtensionWithTheInitializerThatACallNamesIsKept() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { paint(Tint(hex: "f00")) }
      }
      extension Tint { init(name: String) { self.init() } }
      extension Tint { init(hex: String, alpha: Double = 1) { self.init() } }
      """)
    let knowledge = learned(
      "extraneous argument label 'hex:' in call", line: 3, column: 28, in: app)
    #expect(knowledge.kept == [try #require(app.foreignExtensions.last).id])
    #expect(knowledge.cuts.isEmpty)
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
    let knowledge = learned(
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
    let knowledge = learned(
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

  @Test func aCaseOfWhichNothingIsLeftStays() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func open(_ route: Int) {
          switch route {
          case 1: Missing.show()
          default: start()
          }
        }
        func start() {}
        func page(_ route: Int) -> some View {
          Group {
            switch route {
            case 1: Missing()
            default: Text("a")
            }
          }
        }
      }
      """)
    let cuts = learned(
      [
        (5, 13, "cannot find 'missing' in scope"), (13, 15, "cannot find 'missing' in scope"),
      ], in: app
    ).cuts[0]
    #expect(cuts?.map(\.replacement) == ["break", "EmptyView()"])
  }

  @Test func whatGoesInVainTakesWithItWhatIsAroundIt() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {}
        var page: some View {
          #if os(visionOS)
            Text("a")
          #else
            Fitting { Text("b") }
          #endif
        }
      }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var knowledge = Knowledge()
    var parts: [String] = []
    for _ in 1...4 {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
      let error = "/App.swift:8:7: error: generic parameter 'C' could not be inferred"
      repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
      let new = (repairer.knowledge.cuts[0] ?? []).last
      knowledge = repairer.knowledge
      parts.append(new.map { "\(text(of: $0, in: app).prefix(9)) → \($0.replacement)" } ?? "")
    }
    #expect(
      parts == [
        "Fitting  → Group ", "Fitting { → noValue(\"App.swift:8\")", "#if os(vi → ",
        "var page: → ",
      ])
  }

  private func text(of cut: Cut, in app: Project) -> String {
    String(decoding: Array(app.files[0].text.utf8)[cut.range], as: UTF8.self)
  }

  @Test func codeThatAMacroMovesIsWhereItWas() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        var field: Field? {
          didSet {
            field?.paste = self
          }
        }
        func start() {}
      }
      """)
    let draft = try Draft(app, Findings(in: app), Knowledge())
    var repairer = draft.repairer(
      in: try PackageFolder(at: "/nowhere"), app, Knowledge())
    repairer.learn(
      from: [Diagnostic("App/App.swift:5:29: error: 'Field' has no paste"[...])].compactMap { $0 })
    #expect(repairer.knowledge.cuts[0]?.map { text(of: $0, in: app) } == ["field?.paste = self"])
  }

  @Test func aDeclarationIsGivenUpWhereNothingSmallerCanGo() {
    let whole = (1, 7, "class 'Flow' has no initializers")
    let part = (5, 5, "cannot find 'width' in scope")
    let first = learned([whole, part], in: app)
    #expect(first.dropped.isEmpty)
    #expect(first.cuts[0]?.map(\.line) == [5])
    #expect(learned([whole], in: app).dropped == [0])
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
      learned([(1, 7, "class 'Flow' has no initializers"), made, cause], in: app).cuts[0]?.map(
        \.line)
        == [3])
    #expect(learned([made], in: app).cuts[0]?.map(\.line) == [5])
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
    let knowledge = learned(
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
      return learned(
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

  @Test func aStatementThatDoesNotCompileGoes() {
    let knowledge = learned("cannot find 'width' in scope", line: 5, column: 5, in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
    #expect(knowledge.cuts[0]?.first?.replacement == "")
    #expect(knowledge.cuts[0]?.first?.reason == "cannot find 'width' in scope")
  }

  @Test func aResultThatDoesNotCompileBecomesAStop() {
    let knowledge = learned("cannot find 'missing' in scope", line: 8, column: 12, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == "return noValue(\"count\")")
  }

  @Test func aConditionThatDoesNotCompileCanHoldOrNot() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {
          if missing.isOn, children.isEmpty {
            start()
          } else if let user = missing.user {
            children = []
          } else {
            start()
          }
          guard missing.isOn else { return }
        }
      }
      """)
    func cut(_ line: Int, _ column: Int) -> Cut? {
      learned("cannot find 'missing' in scope", line: line, column: column, in: app).cuts[0]?.first
    }
    #expect(cut(4, 8)?.replacement == "isMet(\"App.swift:4\")")
    #expect(cut(11, 11)?.replacement == "isMet(\"App.swift:11\")")
    // Without the name that it brings along only the other branch is left.
    #expect(cut(6, 26)?.replacement == "do ")
    #expect(cut(6, 26)?.line == 6)
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

  @Test func aResultInAClosureNamesItsPlace() {
    let app = Sample.app(
      "class Flow {\n  var children: [Flow] = []\n  lazy var name: String = {\n    return missing\n  }()"
        + "\n  func start() { start() }\n}")
    let knowledge = learned("cannot find 'missing' in scope", line: 4, column: 12, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == "return noValue(\"App.swift:4\")")
  }

  @Test func aResultThatDoesNotCompileIsMadeUpAndWhereThatFailsIsAStop() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        lazy var box: Box = {
          let inner = missing
          return Box(inner)
        }()
        func start() { start() }
      }
      struct Box { var size: Int }
      """)
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    var knowledge = Knowledge()
    let error = Diagnostic("/App.swift:5:16: error: cannot find 'inner' in scope"[...])
    func learn() -> String? {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0],
        samples: Samples(project: app, findings: findings), knowledge: knowledge)
      repairer.learn(from: [error].compactMap { $0 })
      knowledge = repairer.knowledge
      return knowledge.cuts[0]?.first?.replacement
    }
    #expect(learn() == "return Box(size: 1)")
    #expect(learn() == "return noValue(\"App.swift:5\")")
  }

  @Test func aCallWithMoreArgumentsBringsTheExtensionThatTakesThem() {
    let app = Sample.app(
      """
      class Flow {
        let stack: UINavigationController
        func start() {
          stack.popViewController(animated: true, completion: { self.start() })
        }
      }
      extension UINavigationController {
        func popViewController(animated: Bool, completion: @escaping () -> Void) {}
      }
      """)
    let error = "extra argument 'completion' in call"
    let knowledge = learned(error, line: 4, column: 57, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  /// The platform has a method of that name, with other arguments.
  @Test func aCallWithFewerArgumentsBringsTheExtensionThatDoesWithout() {
    let app = Sample.app(
      """
      class Flow {
        let board: UIStoryboard
        func start() {
          show(board.instantiateViewController())
        }
      }
      extension UIStoryboard {
        func instantiateViewController<Screen: UIViewController>() -> Screen { fatalError() }
      }
      """)
    let error = "missing argument for parameter 'identifier' in call"
    let knowledge = learned(error, line: 4, column: 42, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func twoErrorsInOneStatementTakeNoMoreThanTheStatement() {
    let app = Sample.app(
      "class Flow {\n  var children: [Flow] = []\n  func start() {\n    use(one, two)\n  }\n}")
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    func repaired(_ knowledge: Knowledge) -> Knowledge {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
      repairer.learn(
        from: [9, 14].compactMap {
          Diagnostic("/App.swift:4:\($0): error: cannot find 'x' in scope"[...])
        })
      return repairer.knowledge
    }
    let once = repaired(Knowledge())
    #expect(once.cuts[0]?.map(\.line) == [4])
    // Where it went in vain, the member goes.
    #expect(repaired(once).cuts[0]?.map(\.line) == [4, 3])
  }

  @Test func whatFollowsFromOtherErrorsGoesWhereNothingElseHelps() {
    let knowledge = learned(
      "reference to member 'x' cannot be resolved without a contextual type "
        + "[unresolved_member_no_inference]", line: 5, column: 5, in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
  }

  @Test func aMissingMemberBringsTheExtensionThatDeclaresIt() {
    let knowledge = learned(
      "value of type 'Name' has no member 'trimmed'", line: 4, column: 5, in: app)
    #expect(knowledge.cuts.isEmpty)
    #expect(knowledge.kept == [1])
  }

  @Test func aMissingTypeWithinOneOfThePlatformsBringsTheExtension() {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ style: UIStackView.Look) {}
      }
      extension UIStackView { struct Look {} }
      extension UILabel { struct Look {} }
      """)
    let knowledge = learned(
      "'Look' is not a member type of class 'HeadlessUIKit.UIStackView'", line: 3, column: 23,
      in: project)
    let extensions = project.foreignExtensions.filter { $0.name == "UIStackView" }
    #expect(knowledge.kept == Set(extensions.map(\.id)))
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aCallWithArgumentsBringsTheInitializer() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { Box().show() }
      }
      class Box { func show(_ item: Item) {} }
      class Item { init(id: Int) {} }
      let text = "Item(id: 1)"
      func make() { _ = Item(id: 1) }
      """)
    #expect(Slice(of: app, Findings(in: app), Knowledge()).edge["Item"] == .empty)
    let knowledge = learned(
      "argument passed to call that takes no arguments", line: 8, column: 28, in: app)
    #expect(knowledge.needed == ["Item"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func whatIsPublicBecomesInternalWhereItNamesAStandIn() {
    let message = "property cannot be declared public because its type uses an internal type"
    #expect(learned(message, line: 2, column: 3, in: app).isInternal)
    #expect(learned(message, line: 2, column: 3, in: app).cuts.isEmpty)
  }

  @Test func aConformanceThatIsMissingGoesAndTheTypeStays() {
    let app = Sample.app(
      "class Flow: A, B {\n  var children: [Flow] = []\n  func start() { start() }\n}")
    let knowledge = learned(
      "type 'Flow' does not conform to protocol 'B'", line: 1, column: 7, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == ": A")
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
