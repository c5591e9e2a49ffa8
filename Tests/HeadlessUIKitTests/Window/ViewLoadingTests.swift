import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// Tabs that note when their view is loaded.
private final class NotingTabs: UITabBarController {
  private(set) var notes: [String] = []
  var presenter: String?

  init() {
    super.init(nibName: nil, bundle: nil)
    notes.append("made")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.append("load with \(presenter ?? "nothing")")
  }
}

/// A controller that makes its own root view.
private final class OwnView: UIViewController {
  let root = UIView()
  private(set) var notes: [String] = []

  override func loadView() {
    notes.append("loadView, \(isViewLoaded ? "loaded" : "not loaded")")
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.append("viewDidLoad, \(viewIfLoaded === root ? "its own" : "another")")
  }
}

extension UIKitTests {
  /// When views are loaded, by row of the table in *What is modeled of the platform*.
  @MainActor
  @Suite struct ViewLoadingTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let window = UIWindow()

    private var loads: [String] { journal.flush().filter { $0.hasSuffix(".load") } }

    private func show(_ controller: UIViewController) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      driver.settle()
    }

    @Test("a controller is made, pushed out of sight, or added as a child: nothing is loaded")
    func nothing() {
      let screens = ["a", "b", "c", "d"].map { Screen($0, journal) }
      let stack = UINavigationController(rootViewController: screens[0])
      stack.pushViewController(screens[1], animated: false)
      stack.setViewControllers([screens[1], screens[2]], animated: false)
      let parent = UIViewController()
      parent.addChild(screens[3])
      #expect(screens.allSatisfy { !$0.isViewLoaded && $0.viewIfLoaded == nil })
      #expect(loads == [])
    }

    @Test("`view` is read for the first time: `loadView`, then `viewDidLoad`, once")
    func firstAccess() {
      let own = OwnView()
      #expect(own.viewIfLoaded == nil)
      #expect(own.view === own.root)
      own.loadViewIfNeeded()
      _ = own.view
      #expect(own.notes == ["loadView, not loaded", "viewDidLoad, its own"])
    }

    @Test("`loadViewIfNeeded` loads without showing")
    func onRequest() {
      let screen = Screen("a", journal)
      screen.loadViewIfNeeded()
      #expect(screen.isViewLoaded)
      #expect(journal.flush() == ["a.load"])
    }

    @Test("it is about to be shown: loaded before `viewWillAppear`")
    func shown() {
      let screen = Screen("a", journal)
      show(screen)
      #expect(journal.flush() == ["a.load", "a.willAppear", "a.didAppear"])
    }

    @Test(
      "a stack comes into sight: only its topmost view is loaded, the others as they are revealed")
    func stack() {
      let screens = ["a", "b"].map { Screen($0, journal) }
      let stack = UINavigationController()
      stack.setViewControllers(screens, animated: false)
      show(stack)
      #expect(loads == ["b.load"])
      stack.popViewController(animated: false)
      driver.settle()
      #expect(loads == ["a.load"])
    }

    @Test("tabs: the view of a tab is loaded when the tab is first selected")
    func tabs() {
      let tabs = UITabBarController()
      tabs.viewControllers = ["a", "b"].map { Screen($0, journal) }
      show(tabs)
      #expect(loads == ["a.load"])
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      tabs.selectedIndex = 1
      driver.settle()
      #expect(loads == ["b.load"])
    }

    @Test("a tab bar controller loads its own view within its initializer")
    func ownTabs() {
      let tabs = NotingTabs()
      tabs.presenter = "a presenter"
      show(tabs)
      #expect(tabs.notes == ["load with nothing", "made"])
    }

    @Test("it is presented: loaded within `present`")
    func presented() {
      show(UIViewController())
      let screen = Screen("a", journal)
      window.rootViewController?.present(screen, animated: true)
      #expect(loads == ["a.load"])
    }

    @Test("`view = nil` unloads, and the next reading loads again")
    func unloaded() {
      let screen = Screen("a", journal)
      _ = screen.view
      screen.view = nil
      #expect(!screen.isViewLoaded)
      _ = screen.view
      #expect(loads == ["a.load", "a.load"])
    }

    @Test("`view` is set from outside: neither `loadView` nor `viewDidLoad` is called")
    func setFromOutside() {
      let own = OwnView()
      own.view = UIView()
      #expect(own.isViewLoaded)
      own.loadViewIfNeeded()
      #expect(own.notes == [])
    }
  }
}
