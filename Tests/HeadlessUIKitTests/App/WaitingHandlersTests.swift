import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// What waits within the platform, or was done there, makes states different that look alike.
@Suite(.ownsPlatform) struct WaitingHandlersTests {
  private func exploration<Subject: AnyObject>(
    _ make: @escaping @MainActor () -> Subject,
    declare: @MainActor (inout LiveDeclarations<Subject>) -> Void
  ) throws -> NavigationGraph {
    let system = try LiveSystem("App", isolation: .inProcess) { _ in
      make()
    } declare: { (it: inout LiveDeclarations<Subject>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      declare(&it)
    }
    let graph = try explore(system)
    #expect(graph.completeness == .exhaustive)
    return graph
  }

  @Test func `a completion that a drag keeps waiting is state`() throws {
    let graph = try exploration {
      DraftApp()
    } declare: { it in
      it.window { $0.window }
      it.coordinator(DraftApp.self, role: "app")
      it.event("write", .external, unless: { $0.isWriting ? "writing" : nil }) { $0.write() }
      it.event("send", .external, unless: { $0.isWriting ? nil : "not writing" }) { $0.send() }
      it.event("close", .external, unless: { $0.isWriting ? nil : "not writing" }) { $0.close() }
    }
    #expect(graph.faults.map(\.fault.message) == [])
    let waiting = graph.states.flatMap(\.unobserved).filter { $0.path.field == "completions" }
    // Each of them runs, so that no two numbers are the same; with one more than may wait, a path ends.
    #expect(Set(waiting.map(\.value)) == ["1", "2", "3", "4"])
    #expect(Set(graph.cutSteps().map(\.cap)) == ["waiting"])
  }

  @Test func `what a drag keeps from being presented is state with all that it shows`() throws {
    let graph = try exploration {
      NewsApp()
    } declare: { it in
      it.window { $0.window }
      it.coordinator(NewsApp.self, role: "app")
      it.event("news 1", .external) { $0.show(1) }
      it.event("news 2", .external) { $0.show(2) }
      it.event("close", .external) { $0.close() }
    }
    #expect(graph.faults.map(\.fault.message) == [])
    let waiting = graph.states.filter { $0.unobserved.contains { $0.path.field == "next" } }
    #expect(waiting.count == 4)
  }

  @Test func `a view that is loaded is state where loading it did something`() throws {
    func loaded(_ tip: TipScreen.Kind) throws -> Set<String> {
      let graph = try exploration {
        TipApp(tip)
      } declare: { it in
        it.window { $0.window }
        it.coordinator(TipApp.self, role: "app")
      }
      #expect(graph.faults.map(\.fault.message) == [])
      return Set(
        graph.states.flatMap(\.unobserved).filter { $0.path.field == "view" }.map(\.value))
    }
    #expect(try loaded(.presented) == ["loaded"])
    #expect(try loaded(.label) == [])
  }

  /// Explores an app whose second tab counts, once it is loaded, and takes that back later.
  private func exploration(tellingLoadedViews tells: Bool) throws -> NavigationGraph {
    let system = try LiveSystem("App", isolation: .inProcess) { _ in
      CountingApp()
    } declare: { (it: inout LiveDeclarations<CountingApp>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      it.window { $0.window }
      it.coordinator(CountingApp.self, role: "app")
      it.event("reset", .external) { $0.loads = 0 }
      it.tellsLoadedViews = tells
    }
    return try explore(system)
  }

  @Test func `a property of the platform in which histories differ has a cure`() throws {
    let faults = try exploration(tellingLoadedViews: false).faults
    #expect(faults.map(\.fault.kind) == [.hiddenState])
    #expect(
      faults.first?.fault.message
        == "Two traces lead to states that look equal, but 'tapTab(1)@root' goes on differently. The "
        + "first stored property that differs is CountingScreen.loadedView: nil after the first, "
        + "UIView after the second. Whether a view is loaded is not always state: say "
        + "it.tellsLoadedViews = true, and it is.")
    let graph = try exploration(tellingLoadedViews: true)
    #expect(graph.faults.map(\.fault.message) == [])
    #expect(graph.completeness == .exhaustive)
  }

  @Test func `the state of two screens of one name tells them apart`() throws {
    let graph = try exploration {
      TwinApp()
    } declare: { it in
      it.window { $0.window }
      it.coordinator(TwinApp.self, role: "app")
      it.event("lock the first", .external) { $0.lock(0) }
      it.event("lock the second", .external) { $0.lock(1) }
    }
    #expect(graph.states.count == 4)
    let locks = graph.states.flatMap(\.unobserved).filter { $0.path.type == "Note" }
    #expect(
      Set(locks.map(\.path.description))
        == ["Note.isModalInPresentation", "Note#2.isModalInPresentation"])
  }
}

/// Presents a draft on a sheet, and counts what was sent when the sheet is gone.
@MainActor
private final class DraftApp {
  let window = UIWindow()
  private let root = screen("Start")
  private weak var draft: UIViewController?
  private var wasSent = false

  var isWriting: Bool { draft != nil }

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func write() {
    wasSent = false
    let draft = screen("Draft")
    self.draft = draft
    root.present(draft, animated: true)
  }

  func send() { root.dismiss(animated: true) { [weak self] in self?.wasSent = true } }

  func close() { root.dismiss(animated: true) }
}

/// Presents news, each on a stack over what is there.
@MainActor
private final class NewsApp {
  let window = UIWindow()
  private let root = screen("Start")

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func show(_ number: Int) {
    root.present(UINavigationController(rootViewController: NewsPage(number)), animated: true)
  }

  func close() { root.dismiss(animated: true) }
}

private final class NewsPage: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Has a second tab that gives a tip when it is seen for the first time.
@MainActor
private final class TipApp {
  let window = UIWindow()
  private let tabs = UITabBarController()

  init(_ kind: TipScreen.Kind) {
    tabs.viewControllers = [screen("First"), TipScreen(kind)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

private final class TipScreen: UIViewController {
  enum Kind { case presented, label }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch kind {
    case .label: view.addSubview(UILabel())
    case .presented:
      let tip = UIAlertController(title: "Tip", message: nil, preferredStyle: .alert)
      tip.addAction(UIAlertAction(title: "OK", style: .default))
      tabBarController?.present(tip, animated: false)
    }
  }
}

/// Counts how often the view of its second tab is loaded.
@MainActor
private final class CountingApp {
  let window = UIWindow()
  var loads = 0
  private let tabs = UITabBarController()

  init() {
    tabs.viewControllers = [screen("First"), CountingScreen(self)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

private final class CountingScreen: UIViewController {
  private unowned let app: CountingApp

  init(_ app: CountingApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    app.loads = 1
  }
}

/// Shows two screens of one name in one view.
@MainActor
private final class TwinApp {
  let window = UIWindow()
  private let root = screen("Desk")
  private let notes = [screen("Note"), screen("Note")]

  init() {
    for note in notes { root.addChild(note) }
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func lock(_ index: Int) { notes[index].isModalInPresentation.toggle() }
}
