#if Adopt
import Testing

@testable import Adoption

/// What stand-ins tell coordinators without anybody's tap.
struct ReportsTests {
  private func standIn(for name: String, _ text: String) -> String? {
    let project = Sample.app(text)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return StandIns(for: slice, of: project, findings, Knowledge()).files
      .first { $0.name == name }?.file.text
  }

  private let flow = """
    class Flow {
      var children: [Flow] = []
      weak var parent: Flow?
      let stack = UINavigationController()
      func start() { stack.pushViewController(Page(flow: self), animated: true) }
      func left(_ child: Flow?) { children.removeAll { $0 === child } }
      func closed() {}
    }

    """

  @Test func whatAScreenTellsAtTheEndOfItsLifeStays() throws {
    let text = try #require(
      standIn(
        for: "Page",
        flow + """
          class Page: UIViewController {
            weak var flow: Flow?
            var onEnd: (() -> Void)?
            let counter = Counter()
            init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
            deinit {
              counter.stop()
              flow?.parent?.left(flow)
              onEnd?()
            }
          }
          class Counter { func stop() {} }
          """))
    #expect(
      text.contains(
        """
          deinit {
            flow?.parent?.left(flow)
            onEnd?()
          }

        """))
  }

  @Test func anEndOfWhichNobodyIsToldIsNoMember() throws {
    let text = try #require(
      standIn(
        for: "Page",
        flow + """
          class Page: UIViewController {
            weak var flow: Flow?
            init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
            deinit { print("gone") }
          }
          """))
    #expect(!text.contains("deinit"))
  }

  @Test func whatAScreenTellsWhenItHasLeftStays() throws {
    let text = try #require(
      standIn(
        for: "Page",
        flow + """
          class Page: UIViewController {
            weak var flow: Flow?
            init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
            override func viewDidDisappear(_ animated: Bool) {
              super.viewDidDisappear(animated)
              print("left")
              if isMovingFromParent { flow?.closed() }
            }
            override func didMove(toParent parent: UIViewController?) {
              super.didMove(toParent: parent)
              if parent == nil { flow?.closed() }
            }
          }
          """))
    #expect(
      text.contains(
        """
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { flow?.closed() }
          }
          override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { flow?.closed() }
          }

        """))
  }

  private let modelOfPage = """
    class Flow {
      let stack = UINavigationController()
      var children: [Flow] = []
      weak var parent: Flow?
      func start() {
        let page = Page()
        let model = PageModel()
        model.flow = self
        page.model = model
        stack.pushViewController(page, animated: true)
      }
      func closed(_ isDone: Bool) { parent?.children.removeAll { $0 === self } }
      func open() { stack.pushViewController(Page(), animated: true) }
    }
    protocol PageModeling { func leave(isDone: Bool) }
    class PageModel: PageModeling {
      weak var flow: Flow?
      func leave(isDone: Bool) { flow?.closed(isDone) }
      func go() {
        print("going")
        flow?.open()
      }
    }

    """

  @Test func whatAModelPassesOnAsItsScreenLeavesStays() throws {
    let text =
      modelOfPage + """
        class Page: UIViewController {
          var model: PageModeling?
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            print("left")
            model?.leave(isDone: true)
          }
        }
        """
    let page = try #require(standIn(for: "Page", text))
    #expect(
      page.contains(
        """
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            model?.leave(isDone: true)
          }

        """))
    let model = try #require(standIn(for: "PageModel", text))
    #expect(!model.contains("OfferedCallback(\"PageModel:closed"))
    #expect(model.contains("OfferedCallback(\"PageModel:open\")"))
  }

  @Test func whatAModelPassesOnStaysWhereKeptCodeAsksForIt() throws {
    let text =
      modelOfPage + """
        class Page: UIViewController { var model: PageModel? }
        final class OtherCoordinator {
          let stack = UINavigationController()
          let model: PageModel
          init(model: PageModel) { self.model = model }
          func end() { model.leave(isDone: false); model.go(); stack.popViewController(animated: true) }
        }
        """
    let model = try #require(standIn(for: "PageModel", text))
    #expect(model.contains("  func leave(isDone: Bool) { flow?.closed(isDone) }\n"))
    #expect(!model.contains("print(\"going\")"))
    #expect(model.contains("OfferedCallback(\"PageModel:closed"))
  }

  private let switchingModel = """
    class Flow {
      let stack = UINavigationController()
      var children: [Flow] = []
      weak var parent: Flow?
      func start() {
        let page = Page()
        page.flow = self
        page.model.delegate = page
        stack.pushViewController(page, animated: true)
      }
      func closed() { parent?.children.removeAll { $0 === self } }
      func open(_ number: Int) { stack.pushViewController(Page(), animated: true) }
    }
    enum PageAction { case load, leave, pick(Int) }
    protocol PageModelDelegate: AnyObject {
      func close()
    }
    class PageModel {
      weak var delegate: PageModelDelegate?
      weak var flow: Flow?
      var count = 0
      func take(_ action: PageAction) {
        print("take")
        switch action {
        case .load: load()
        case .leave:
          count += 1
          delegate?.close()
        case .pick(let number): flow?.open(number)
        }
      }
      func load() { count = 1 }
    }
    class Page: UIViewController, PageModelDelegate {
      weak var flow: Flow?
      let model = PageModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        model.take(.load)
      }
      override func viewDidDisappear(_ animated: Bool) { model.take(.leave) }
      func close() { flow?.closed() }
    }
    """

  /// Something else that is kept, and asks the model.
  private let asking = """

    final class OtherCoordinator {
      let stack = UINavigationController()
      let model = PageModel()
      func end() { model.take(.load); stack.popViewController(animated: true) }
    }
    """

  @Test func whatAModelChoosesToPassOnStays() throws {
    let model = try #require(standIn(for: "PageModel", switchingModel + asking))
    #expect(
      model.contains(
        """
          func take(_ action: PageAction) {
            switch action {
            case .leave:
              delegate?.close()
            case .pick(let number):
              flow?.open(number)
            default: break
            }
          }

        """))
    // Nobody but the page asks it to leave.
    #expect(!model.contains("OfferedCallback(\"PageModel:close\")"))
    let page = try #require(standIn(for: "Page", switchingModel))
    #expect(
      page.contains(
        """
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            model.take(.leave)
          }

        """))
    #expect(page.contains("  func close() { flow?.closed() }\n"))
    #expect(!page.contains("OfferedCallback(\"Page:closed\")"))
  }

  @Test func whatSomethingElseDecidesIsNotPassedOn() throws {
    let guarded = (switchingModel + asking).replacing(
      "print(\"take\")", with: "guard count > 0 else { return }")
    let model = try #require(standIn(for: "PageModel", guarded))
    #expect(model.contains("  func take(_ action: PageAction) {}\n"))
    // Two that pass it on to each other lead nowhere.
    let circular = (switchingModel + asking)
      .replacing("flow?.closed()", with: "model.take(.leave)")
      .replacing("flow?.open(number)", with: "load()")
    #expect(
      try #require(standIn(for: "PageModel", circular)).contains(
        "  func take(_ action: PageAction) {}\n"))
  }

  @Test func nobodyTapsWhatAScreenTellsAtItsEndAlone() throws {
    let text = try #require(
      standIn(
        for: "Page",
        """
        class Flow: PageDelegate {
          var children: [Flow] = []
          let stack = UINavigationController()
          func start() {
            let page = Page()
            page.delegate = self
            page.onEnd = { [weak self] in self?.pageEnded() }
            stack.pushViewController(page, animated: true)
          }
          func pageEnded() { children.removeAll() }
          func pageClosed() { stack.popViewController(animated: true) }
        }
        protocol PageDelegate: AnyObject {
          func pageEnded()
          func pageClosed()
        }
        class Page: UIViewController {
          weak var delegate: PageDelegate?
          var onEnd: (() -> Void)?
          deinit {
            delegate?.pageEnded()
            delegate?.pageClosed()
            onEnd?()
          }
          @objc func close() { delegate?.pageClosed() }
        }
        """))
    #expect(text.contains("    delegate?.pageEnded()\n"))
    #expect(text.contains("OfferedCallback(\"Page:pageClosed\")"))
    #expect(!text.contains("OfferedCallback(\"Page:pageEnded\")"))
    #expect(!text.contains("OfferedCallback(\"Page:onEnd\")"))
  }

  @Test func whatAScreensSubjectSendsAsItLeavesStays() throws {
    let text = try #require(
      standIn(
        for: "Page",
        """
        class Flow {
          var children: [Flow] = []
          let stack = UINavigationController()
          var bag: Set<AnyCancellable> = []
          func start() {
            let page = Page()
            page.closed.sink { [weak self] in self?.children.removeAll() }.store(in: &bag)
            stack.pushViewController(page, animated: true)
          }
        }
        class Page: UIViewController {
          let closed = PassthroughSubject<Void, Never>()
          let seen = PassthroughSubject<Void, Never>()
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            seen.send(())
            closed.send(())
            after { self.closed.send(()) }
          }
        }
        """))
    #expect(
      text.contains(
        """
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            closed.send(())
          }

        """))
  }
}
#endif
