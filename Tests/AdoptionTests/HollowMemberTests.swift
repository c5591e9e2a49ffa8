#if Adopt
import Testing

@testable import Adoption

/// The members of stand-ins, kind by kind.
struct HollowMemberTests {
  private func standIn(for name: String, in text: String) -> [String] {
    let file = standIns(in: text).files.first { $0.name == name }?.file.text
    return (file ?? "").split(separator: "\n").dropFirst().map(String.init)
  }

  private func missed(in text: String) -> [String] { standIns(in: text).missed }

  private func standIns(in text: String) -> StandIns {
    let project = Sample.app(text)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return StandIns(for: slice, of: project, findings, Knowledge())
  }

  private let flow = """
    final class Flow {
      let stack = UINavigationController()
      func start() { stack.pushViewController(Page(Cache(), Keys()), animated: true) }
    }

    """

  /// A coordinator that makes a view.
  private func pathFlow(making view: String) -> String {
    """
    final class Flow {
      var path: [Int] = []
      func open() { path.append(1) }
      func view() -> Shelf { \(view) }
    }

    """
  }

  @Test func aSubscriptKeepsNothing() {
    #expect(
      standIn(
        for: "Cache",
        in: flow + """
          final class Page: UIViewController { init(_ cache: Cache, _ keys: Keys) { fatalError() } }
          struct Keys {}
          protocol Store { subscript(_ key: String) -> Int? { get set } }
          final class Cache: Store {
            private var all: [String: Int] = [:]
            subscript(_ key: String) -> Int? { get { all[key] } set { all[key] = newValue } }
          }
          """) == [
          "final class Cache: Store {",
          "  subscript(_ key: String) -> Int? { get { nil } set { _ = newValue } }",
          "}",
        ])
  }

  @Test func whatCodeReadsAsIfItWereThereIsThere() {
    let text = standIn(
      for: "Keys",
      in: flow.replacing("Keys()", with: "Keys().key, Keys().flow") + """
        final class Page: UIViewController {}
        final class Cache {}
        final class Keys { var key: String!; var flow: Flow!; init() { key = "k" } }
        """)
    #expect(text.contains("  var key: String! = \"a\""))
    #expect(text.contains("  var flow: Flow!"))
  }

  @Test func aViewTakesItsStateFromWhoMakesIt() {
    #expect(
      standIn(
        for: "Shelf",
        in: pathFlow(making: "Shelf(state: ShelfState(), output: Output(), mark: 1)") + """
          final class ShelfState {}
          final class Output {}
          struct Shelf: View {
            @State var state: ShelfState
            let output: Output
            @State private var isOpen = false
            @State var mark: Int?
            var body: some View { Text("a") }
          }
          """) == [
          "struct Shelf: View {",
          "  var state: ShelfState",
          "  var output: Output",
          "  var body: some View { offeredControls(of: self) }",
          "}",
        ])
  }

  @Test(arguments: [
    ("@State private var model: Model", "self.model = model"),
    ("@State private var model: Model", "_model = State(initialValue: model)"),
    ("@StateObject private var model: Model", "_model = StateObject(wrappedValue: model)"),
    ("@StateObject private var model: Model", "self._model = .init(wrappedValue: model)"),
  ])
  func anInitializerGivesAViewItsFirstState(property: String, statement: String) {
    let isObserved = property.hasPrefix("@StateObject")
    #expect(
      standIn(
        for: "Shelf",
        in: pathFlow(making: "Shelf(model: Model(flow: self))") + """
          final class Model {
            let flow: Flow
            init(flow: Flow) { self.flow = flow }
            func next() { flow.open() }
          }
          struct Shelf: View {
            \(property)
            @State private var isOpen: Bool
            init(model: Model) {
              \(statement)
              isOpen = model.isOpen
            }
            var body: some View { Text("a") }
          }
          """) == [
          "struct Shelf: View {",
          "  \(isObserved ? "@ObservedObject " : "")var model: Model",
          "  init(model: Model) {",
          "    self.model = model",
          "  }",
          "  var body: some View { offeredControls(of: self) }",
          "}",
        ])
  }

  @Test func aViewForbidsTheGesturesThatItForbadeItself() {
    let text =
      pathFlow(making: "Shelf(isBusy: false)") + """
        struct Shelf: View {
          let isBusy: Bool
          var body: some View {
            Text("a").navigationBarBackButtonHidden()
              .padding()
              .interactiveDismissDisabled(true)
          }
        }
        """
    #expect(
      standIn(for: "Shelf", in: text) == [
        "struct Shelf: View {",
        "  var isBusy: Bool",
        "  var body: some View { offeredControls(of: self).navigationBarBackButtonHidden()"
          + ".interactiveDismissDisabled(true) }",
        "}",
      ])
    // What depends on a condition is no gesture that is never there.
    let conditional = text.replacing("(true)", with: "(isBusy)")
    #expect(
      standIn(for: "Shelf", in: conditional)[2]
        == "  var body: some View { offeredControls(of: self).navigationBarBackButtonHidden() }")
    #expect(
      missed(in: conditional) == [
        "Shelf:interactiveDismissDisabled: it depends on 'isBusy', so that the swipe that closes a "
          + "sheet is always there"
      ])
  }

  @Test func aViewHidesTheBarsThatItHidItself() {
    let text =
      pathFlow(making: "Shelf(isBusy: false)") + """
        struct Shelf: View {
          let isBusy: Bool
          var body: some View {
            Text("a").toolbar { Text("b") }
              .toolbar(.hidden, for: .navigationBar, .tabBar)
              .navigationBarHidden(isBusy)
          }
        }
        """
    #expect(
      standIn(for: "Shelf", in: text)[2]
        == "  var body: some View { offeredControls(of: self)"
        + ".toolbar(.hidden, for: .navigationBar, .tabBar) }")
    #expect(
      missed(in: text) == [
        "Shelf:navigationBarHidden: it depends on 'isBusy', so that the bar is always there"
      ])
  }

  @Test func aCallOfWhatAClosureCapturedIsFound() {
    let text = standIn(
      for: "Model",
      in: """
        protocol Output: AnyObject { func open(); func close(); func unused() }
        final class Flow: Output {
          let stack = UINavigationController()
          func start() { stack.pushViewController(Page(Model(output: self)), animated: true) }
          func open() { stack.pushViewController(UIViewController(), animated: true) }
          func close() { stack.popViewController(animated: true) }
          func unused() {}
        }
        final class Page: UIViewController { init(_ model: Model) { fatalError() } }
        final class Model {
          private weak var output: Output?
          init(output: Output) {
            self.output = output
            listen { output.open() }
          }
          func finish() { output?.close() }
        }
        """)
    #expect(
      text.filter { $0.contains("OfferedCallback(\"") }.map { String($0.split(separator: "\"")[1]) }
        == ["Model:close", "Model:open"])
  }

  private let handingOver = """
    protocol Steps: AnyObject { func open() }
    protocol Module: AnyObject {
      typealias Finish = () -> Void
      var onFinish: Finish? { get set }
    }
    final class Flow: Steps {
      let stack = UINavigationController()
      func start() {
        let page = Page()
        page.bind(to: Model(steps: self), number: 1)
        stack.pushViewController(page, animated: true)
      }
      func open() { stack.popViewController(animated: true) }
    }
    final class Page: UIViewController, Module {
      private var model: Model?
      var onFinish: Finish?
      func bind(to model: Model, number: Int) { self.model = model; show(number) }
      func show(_ number: Int) {}
    }
    @Observable final class Model {
      @ObservationIgnored private unowned let steps: Steps
      init(steps: Steps) { self.steps = steps }
      func choose() { steps.open() }
    }
    """

  @Test func whatAMethodStoresIsStored() {
    let text = standIn(for: "Page", in: handingOver)
    #expect(
      text.joined(separator: "\n").contains(
        """
          func bind(to model: Model, number: Int) {
            self.model = model
          }
        """))
  }

  @Test func aClosureWhoseTypeAProtocolNamesIsACallOfItsController() {
    let text = standIn(for: "Page", in: handingOver)
    #expect(text.contains { $0.contains("OfferedCallback(\"Page:onFinish\")") })
  }

  @Test func whatIsHeldWithoutOwningItAndIsNotOptionalStaysSo() {
    let text = standIn(for: "Model", in: handingOver)
    #expect(text.contains("  unowned var steps: Steps"))
    #expect(text.contains { $0.contains("OfferedCallback(\"Model:open\")") })
  }

  @Test func aTypeOfTheAppsOwnIsNotThePlatformsOfThatName() {
    let project = Sample.app("struct Character { let name: String }")
    let samples = Samples(project: project, findings: Findings(in: project))
    #expect(samples.value(of: "Character") == "Character(name: \"a\")")
    #expect(samples.value(of: "Substring") == "\"a\"")
  }

  @Test func whatIsPublishedStaysSoWhereItsTypeIsWithinTheOwner() throws {
    let app = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        let session = Session()
        func start() { if session.status == .signedIn { children = [] } }
      }
      final class Session: ObservableObject {
        enum Status { case signedIn, signedOut }
        @Published var status: Status
        init() { status = UserDefaults.standard.bool(forKey: "a") ? .signedIn : .signedOut }
        \(String(repeating: "  func unused() {}\n", count: 60))
      }
      """)
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    let text = try #require(
      StandIns(for: slice, of: app, findings, Knowledge()).files
        .first { $0.name == "Session" }?.file.text)
    #expect(text.contains("  @Published var status: Status = Session.Status.signedIn\n"))
  }
}
#endif
