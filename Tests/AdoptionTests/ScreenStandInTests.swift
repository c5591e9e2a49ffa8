#if Adopt
import Testing

@testable import Adoption

/// The types that stand in for an app's screens, and the controls that they offer.
struct ScreenStandInTests {
  @Test func aScreenKeepsItsClosuresWithAControlForEach() throws {
    #expect(
      Sample.standIn(for: "ParcelController", in: try Sample.parcels) == """
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

  /// It hands their closures on, and stores none of them.
  @Test func aScreenHoldsTheModelsThatItsInitializerHandsOn() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let model = Model(open: { self.start() })
          stack.pushViewController(Page(model: model, store: Store(), title: Title()), animated: true)
        }
      }
      struct Model { var open: () -> Void }
      struct Title { var text: String }
      final class Store { var done: (() -> Void)?; func save() {} }
      final class Page: UIViewController {
        init(model: Model, store: Store, title: Title) {
          super.init(nibName: nil, bundle: nil)
          view.addSubview(Tile(title.text, action: model.open))
          view.addSubview(Tile(title.text) { store.save() })
        }
      }
      """)
    let text = try #require(Sample.standIn(for: "Page", in: project))
    #expect(
      text.contains(
        """
          init(model: Model, store: Store, title: Title) {
            super.init(nibName: nil, bundle: nil)
            captured.append(store)
            captured.append(model)
            if isViewLoaded { offerCallbacks() }
          }
        """))
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
    let text = try #require(Sample.standIn(for: "Page", in: project))
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
    let text = try #require(Sample.standIn(for: "ListController", in: project))
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

  @Test func aDelegatesMethodsAreControlsWithMadeUpArguments() throws {
    let text = try #require(Sample.standIn(for: "InboxController", in: try Sample.parcels))
    #expect(text.contains("class InboxController: UIViewController {"))
    #expect(
      text.contains(
        #"OfferedCallback("InboxController:inbox") { [weak self] in guard let self else { return }; _ = self.delegate?.inbox(self, didSelect: ParcelID(number: 1)) },"#
      ))
    #expect(!text.contains("coder"))
  }

  @Test func whoeverTellsOfItselfAsWhatItConformsToHandsItselfOver() throws {
    let project = Sample.app(
      """
      protocol ParcelModel: AnyObject {}
      protocol ParcelModelDelegate: AnyObject {
        func picked(model: ParcelModel, number: Int)
      }
      final class ListModel: ParcelModel {
        weak var delegate: ParcelModelDelegate?
        init(server: Server, key: Key) {}
        func pick(_ number: Int) { delegate?.picked(model: self, number: number) }
      }
      final class Flow: ParcelModelDelegate {
        let stack = UINavigationController()
        func start() {
          let model = ListModel(server: Server(), key: Key())
          model.delegate = self
          stack.pushViewController(ListController(model: model), animated: true)
        }
        func picked(model: ParcelModel, number: Int) {
          stack.pushViewController(UIViewController(), animated: true)
        }
      }
      final class ListController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      """)
    let text = try #require(Sample.standIn(for: "ListModel", in: project))
    #expect(text.contains("self.delegate?.picked(model: self, number: 1)"), "\(text)")
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
    let text = try #require(Sample.standIn(for: "ShelfView", in: project))
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

  @Test func whatAnInitializerFailsToMakeIsNotTold() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { Model(self).open(Query(text: "b")!) }
        func open(_ query: Query) {}
      }
      struct Query { init?(text: String) { if text.isEmpty { return nil } } }
      class Model {
        let onOpen: (Query) -> Void
        init(_ flow: Flow) { onOpen = flow.open }
        func open(_ query: Query) { onOpen(query) }
      }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let standIns = StandIns(for: slice, of: project, findings, Knowledge())
    #expect(
      standIns.callbacks.map(\.call) == [
        #"do { self.onOpen(try madeUp(Query(text: "a"))) } catch {}"#
      ])
    #expect(standIns.missed == [])
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
      Sample.standIn(
        for: "Page",
        in: Sample.app(
          """
          class Flow { var children: [Flow] = []; func start() { Page().box.isHidden = true } }
          class Page: UIViewController { @IBOutlet private(set) weak var box: UIView! }
          """)))
    #expect(text.contains("  var box: UIView! = UIView()\n"), "\(text)")
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

  @Test func anAlertThatAnotherLeadsToIsKeptAndIsNoControl() throws {
    let app = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Page(), animated: true) }
      }
      final class Page: UIViewController {
        @objc func remove() { present(question(), animated: true) }
        func question() -> UIAlertController {
          let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in
            self.present(self.thanks(), animated: true)
          })
          return alert
        }
        func thanks() -> UIAlertController {
          UIAlertController(title: "Removed", message: nil, preferredStyle: .alert)
        }
      }
      """)
    let text = try #require(Sample.standIn(for: "Page", in: app))
    #expect(text.contains("UIAlertController(title: \"Removed\", message: nil"))
    #expect(text.contains("OfferedCallback(\"Page:remove\")"))
    #expect(!text.contains("OfferedCallback(\"Page:question\")"))
    #expect(!text.contains("OfferedCallback(\"Page:thanks\")"))
  }

  @Test func aClosureMayGoByANameWithArguments() throws {
    let app = Sample.app(
      """
      typealias Handler<Value> = (Value) -> Void
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let page = Page()
          page.onPick = { [weak self] _ in self?.stack.popViewController(animated: true) }
          stack.pushViewController(page, animated: true)
        }
      }
      final class Page: UIViewController {
        var onPick: Handler<Bool>?
      }
      """)
    let text = try #require(Sample.standIn(for: "Page", in: app))
    #expect(text.contains("OfferedCallback(\"Page:onPick(true)\")"))
    #expect(text.contains("self.onPick?(false) },"))
  }

  @Test func aScreenOfAStoryboardThatTakesItsModelHasNoNib() throws {
    let app = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start(_ coder: NSCoder) {
          stack.pushViewController(Page(model: Model(), coder: coder)!, animated: true)
        }
      }
      class Base: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      final class Page: Base {
        let model: Model
        init?(model: Model, coder: NSCoder) {
          self.model = model
          super.init(coder: coder)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Model {}
      """)
    #expect(
      Sample.standIn(for: "Page", in: app)?.contains(
        """
          init?(model: Model, coder: NSCoder) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
        """) == true)
  }

  @Test func aScreenThatCodeMakesByACoderIsMadeOfNothingToo() throws {
    let app = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start(_ coder: NSCoder) {
          stack.pushViewController(Page(coder: coder)!, animated: true)
        }
      }
      final class Page: UIViewController {}
      """)
    var knowledge = Knowledge()
    knowledge.initializers = ["Page": [["coder"]]]
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, knowledge)
    let files = StandIns(for: slice, of: app, findings, knowledge).files
    let text = try #require(files.first { $0.name == "Page" }?.file.text)
    #expect(
      text.contains(
        "  convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }\n"))
  }

  @Test func anInitializerOfAnyArgumentsMayFailWhereTheTypesOwnMay() throws {
    let app = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start(_ model: Model) {
          stack.pushViewController(Page(model: model)!, animated: true)
        }
      }
      final class Page: UIViewController { init?(model: Model) { nil } }
      final class Model {}
      """)
    var knowledge = Knowledge()
    knowledge.initializers = ["Page": [["model"]]]
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, knowledge)
    let files = StandIns(for: slice, of: app, findings, knowledge).files
    #expect(
      files.first { $0.name == "Page" }?.file.text.contains("  init?(model value1: Any?) {") == true
    )
  }

  @Test func aTypeThatIsHandedOnGivesAControlItsName() {
    #expect(CallbackReader.word("Page.self") == "Page")
    #expect(CallbackReader.word("self") == "self")
    #expect(CallbackReader.word(".push(.book(id: 1), .large)") == "push book")
    #expect(CallbackReader.word("Step.push(page: Page.book)") == "push book")
    #expect(CallbackReader.word(".push(.book, .large)") == "push book")
    #expect(CallbackReader.word(".show(\"a. b\", 1.5)") == "show")
    #expect(CallbackReader.word("Step.open(Book(id: 1))") == "open")
  }

  /// A library's protocol has the method that makes a screen of its storyboard.
  @Test func aScreenIsMadeByAStaticMethodThatIsNowhere() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Page.open(3), animated: true) }
        func help() { stack.pushViewController(Help.instantiate(), animated: true) }
        func list() { stack.pushViewController(List.instantiate(), animated: true) }
      }
      final class Page: UIViewController, StoryboardBased {
        var number: Int!
        static func open(_ number: Int) -> Page {
          let page = Page.instantiate()
          page.number = number
          return page
        }
      }
      final class Help: UIViewController, StoryboardBased {}
      final class List: UIViewController { static func instantiate() -> List { List() } }
      """)
    let page = try #require(Sample.standIn(for: "Page", in: project))
    #expect(page.contains("  static func instantiate() -> Page { Page() }\n"), "\(page)")
    #expect(page.contains("    page.number = number\n"), "\(page)")
    #expect(page.contains("  var number: Int!"), "\(page)")
    let help = try #require(Sample.standIn(for: "Help", in: project))
    #expect(help.contains("  static func instantiate() -> Help { Help() }\n"), "\(help)")
    let list = try #require(Sample.standIn(for: "List", in: project))
    #expect(list.components(separatedBy: "instantiate").count == 2, "\(list)")
  }
}
#endif
