#if Adopt
import Testing

@testable import Adoption

/// Calls that screens and their models make by themselves.
struct OwnCallsTests {
  private let app = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var flow: Flow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
        window = UIWindow(); flow = Flow(); return true
      }
    }
    final class Flow {
      let stack = UINavigationController()
      func start() { stack.pushViewController(Greeting(GreetingModel(flow: self)), animated: false) }
      func leave(isKnown: Bool) { stack.popViewController(animated: true) }
      func tell() { stack.popViewController(animated: true) }
    }

    """

  private func draft(_ text: String) throws -> Draft {
    let project = Sample.app(app + text)
    return try Draft(project, Findings(in: project), Knowledge())
  }

  /// The events of calls, as the system declares them.
  private func events(_ text: String) throws -> [String] {
    let system = try #require(try draft(text).system)
    return system.file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("it.tap") || $0.hasPrefix("it.ticket") }
  }

  private func standIn(for name: String, _ text: String) throws -> String {
    try #require(try draft(text).standIns.files.first { $0.name == name }?.file.text)
  }

  private let model = """
    final class GreetingModel {
      let flow: Flow
      init(flow: Flow) { self.flow = flow }
      func finish() { flow.leave(isKnown: isKnown) }
      var isKnown: Bool { Int.random(in: 0...1) == 0 }
    }

    """

  private func screen(_ members: String) -> String {
    """
    final class Greeting: UIViewController {
      let model: GreetingModel
      let button = UIButton()
      init(_ model: GreetingModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      \(members)
    }
    """
  }

  private let ticket =
    "it.ticket(\"GreetingModel.finish\", outcomes: [\"leave(true)\", \"leave(false)\"], "
    + "open: scope[\"pending\"])"

  @Test func whatATimerOfALoadedScreenCallsIsNoControl() throws {
    let text =
      model
      + screen(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.model.finish() }
        }
        """)
    #expect(try events(text) == [ticket])
    #expect(
      try standIn(for: "GreetingModel", text).contains(
        """
              OfferedCallback("GreetingModel:leave(true)", by: "GreetingModel.finish", when: ["viewDidLoad"]) {
        """))
  }

  @Test func aPrivateMethodThatOnlyTheLoadingCallsIsNoControl() throws {
    let text =
      model
      + screen(
        """
        override func viewDidLoad() { super.viewDidLoad(); begin() }
        private func begin() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.model.finish() }
        }
        """)
    #expect(try events(text) == [ticket])
  }

  @Test func aCallOfEachAppearanceComesAfterEach() throws {
    let text =
      model
      + screen(
        """
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          model.finish()
        }
        """)
    #expect(try events(text) == [ticket])
    #expect(
      try standIn(for: "Greeting", text).contains(
        """
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            openOwnCalls(when: "viewDidAppear")
          }

        """))
  }

  @Test func whatAServiceAnswersToALoadedScreenIsNoControl() throws {
    let text =
      """
      final class GreetingModel {
        let flow: Flow
        let service: Service
        init(flow: Flow) { self.flow = flow; service = Service() }
        func load() { service.ask { [weak self] in self?.flow.tell() } }
      }
      final class Service { func ask(then: @escaping () -> Void) {} }

      """ + screen("override func viewDidLoad() { super.viewDidLoad(); model.load() }")
    #expect(
      try events(text).first
        == "it.ticket(\"GreetingModel.load\", outcomes: [\"tell\"], open: scope[\"pending\"])")
  }

  /// A person sets the property, however often; the screen only says who is told.
  @Test(arguments: [
    "didSet { listener?(value) } }; var listener: ((Value) -> Void)?; "
      + "func bind(_ next: @escaping (Value) -> Void) { listener = next }",
    "didSet { tell() } }; var all: [(Value) -> Void] = []; func tell() { for one in all { one(value) } }; "
      + "func bind(_ next: @escaping (Value) -> Void) { all.append(Entry(next)) }",
    "didSet { all.values.forEach { $0(value) } } }; var all: [Int: (Value) -> Void] = [:]; "
      + "func bind(_ next: @escaping (Value) -> Void) { self.all[1] = next }",
  ])
  func whatABoxTellsEachTimeThatItIsSetIsATap(members: String) throws {
    let text =
      """
      final class GreetingModel {
        let flow: Flow
        let picked = Box(1)
        init(flow: Flow) { self.flow = flow }
        func load() { picked.bind { [weak self] _ in self?.flow.tell() } }
      }
      final class Box<Value> { var value: Value { \(members) }

      """ + screen("override func viewDidLoad() { super.viewDidLoad(); model.load() }")
    #expect(try events(text) == ["it.tap(\"GreetingModel:tell\", twice: true)"])
  }

  @Test func whatAButtonCallsTooStaysATap() throws {
    let text =
      model
      + screen(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          model.finish()
          button.addTarget(self, action: #selector(skip), for: .touchUpInside)
        }
        @objc private func skip() { model.finish() }
        """)
    #expect(
      try events(text) == [
        "it.tap(\"GreetingModel:leave(true)\", twice: true)",
        "it.tap(\"GreetingModel:leave(false)\", twice: true)",
      ])
  }

  @Test func whatFollowsAnAnswerThatAButtonAsksForAgainIsMadeOnce() throws {
    let text =
      """
      final class GreetingModel {
        let flow: Flow
        let service: Service
        init(flow: Flow) { self.flow = flow; service = Service() }
        func load() async {
          do { try await service.ask() } catch { flow.tell() }
        }
      }
      final class Service { func ask() async throws {} }

      """
      + screen(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { await model.load() }
          button.addTarget(self, action: #selector(again), for: .touchUpInside)
        }
        @objc private func again() { Task { await model.load() } }
        """)
    #expect(try events(text).first == "it.tap(\"GreetingModel:tell\")")
    #expect(
      try draft(text).system?.guesses.contains(
        "GreetingModel:tell follows an answer to what the screen asks as it is shown, or a button asks again: "
          + "each answer tells it once") == true)
  }

  @Test func whatFollowsAnAnswerThatOnlyAButtonAsksForStaysATap() throws {
    let text =
      """
      final class GreetingModel {
        let flow: Flow
        let service: Service
        init(flow: Flow) { self.flow = flow; service = Service() }
        func load() async { await service.ask(); flow.tell() }
      }
      final class Service { func ask() async {} }

      """
      + screen("@objc private func again() { Task { await model.load() } }")
    #expect(try events(text).first == "it.tap(\"GreetingModel:tell\", twice: true)")
  }

  @Test func whatIsHandedToACellStaysATap() throws {
    let text =
      model
      + screen(
        """
        let cell = Cell()
        override func viewDidLoad() {
          super.viewDidLoad()
          cell.onTap = { self.model.finish() }
        }
        """) + "\nfinal class Cell: UIView { var onTap: (() -> Void)? }"
    #expect(
      try events(text) == [
        "it.tap(\"GreetingModel:leave(true)\", twice: true)",
        "it.tap(\"GreetingModel:leave(false)\", twice: true)",
      ])
  }

  @Test func thePullOfAListIsMadeOnce() throws {
    let text =
      model
      + screen(
        """
        private let refresher = UIRefreshControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          refresher.addTarget(self, action: #selector(pull), for: .valueChanged)
          reload()
        }
        @objc private func pull() { reload() }
        private func reload() { Task { await self.model.finish() } }
        """)
    #expect(
      try events(text) == [
        "it.tap(\"GreetingModel:leave(true)\")", "it.tap(\"GreetingModel:leave(false)\")",
      ])
    #expect(
      try draft(text).system?.guesses.contains(
        "GreetingModel:leave(true) follows the pull of a list or news of the platform, which nobody makes "
          + "twice within one transition") == true)
  }

  @Test func aClosureThatOnlyTheLoadingCallsIsNoControl() throws {
    let text = """
      final class GreetingModel { init(flow: Flow) {} }
      final class Greeting: UIViewController {
        var onEnd: (() -> Void)?
        init(_ model: GreetingModel) { super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); wait() }
        private func wait() { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.onEnd?() } }
      }
      """
    #expect(
      try events(text) == [
        "it.ticket(\"Greeting.wait\", outcomes: [\"onEnd\"], open: scope[\"pending\"])"
      ])
  }

  @Test func aClosureThatAMethodOfThePlatformKeepsIsNotOfferedBesides() throws {
    let text = """
      final class GreetingModel { init(flow: Flow) {} }
      final class Greeting: UIViewController {
        var onEnd: (() -> Void)?
        init(_ model: GreetingModel) { super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.onEnd?() }
        }
      }
      """
    #expect(try events(text).isEmpty)
    #expect(
      try standIn(for: "Greeting", text).contains(
        "    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.onEnd?() }"))
  }

  @Test func theSystemSaysThatTheCallComesByItself() throws {
    let text = model + screen("override func viewDidLoad() { super.viewDidLoad(); model.finish() }")
    #expect(
      try draft(text).system?.guesses.contains(
        "GreetingModel.finish calls by itself, later or never, each time what runs it does: a screen as it is "
          + "loaded or shown, and no control") == true)
  }
}
#endif
