import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  @MainActor
  @Suite struct WindowTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()

    @Test("window root replaced: old tree freed if unreferenced")
    func replaceRoot() {
      weak var old: UIViewController?
      let window: UIWindow
      do {
        let root = Screen("old", journal)
        old = root
        window = UIWindow.showing(UINavigationController(rootViewController: root))
        // The turn ends in which they were made.
        HeadlessPlatform.drainAutoreleased()
      }
      _ = journal.flush()
      _ = driver.fullLog()
      window.rootViewController = Screen("new", journal)
      #expect(old == nil)
      #expect(
        journal.flush() == [
          "old.willDisappear", "new.load", "new.willAppear", "old.didDisappear", "new.didAppear",
        ])
      #expect(driver.fullLog() == ["replaced root new", "disappeared old", "appeared new"])
      #expect(window.text() == ["new*"])
    }

    @Test("a scene has the windows that are shown, and a controller contains those below it")
    func windowsOfTheScene() {
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      let window = UIWindow.showing(stack)
      let hidden = UIWindow()
      #expect(UIWindowScene().windows == [window])
      hidden.makeKeyAndVisible()
      #expect(UIWindowScene().windows == [window, hidden])
      #expect(stack.contains(page) && stack.contains(stack) && !page.contains(stack))
      stack.setViewControllers([UIViewController()], animated: false)
      #expect(!stack.contains(page))
    }

    @Test("window root replaced: presented modals of the old root can go")
    func replacedRootPresents() {
      weak var old: UIViewController?
      let window: UIWindow
      do {
        let root = Screen("old")
        old = root
        window = UIWindow.showing(root)
        root.present(Screen("sheet"), animated: false)
      }
      window.rootViewController = Screen("new")
      #expect(driver.outcomesAsked == ["presented over a replaced root: goes or stays (2)"])
      #expect(window.text() == ["new*"])
      #expect(old == nil)
    }

    @Test("window root replaced: presented modals of the old root can stay until dismissed")
    func presentedStays() {
      weak var old: UIViewController?
      let sheet = Screen("sheet")
      let window: UIWindow
      do {
        let root = Screen("old")
        old = root
        window = UIWindow.showing(root)
        root.present(sheet, animated: false)
      }
      driver.answers = [1]
      window.rootViewController = Screen("new")
      #expect(window.text() == ["new", "  ▸sheet*", "    sheet*"])
      #expect(old != nil)
      sheet.dismiss(animated: true)
      driver.settle()
      #expect(window.text() == ["new*"])
      #expect(old == nil)
    }

    @Test("What stays of a former root can be swiped away")
    func swipeFormer() {
      let root = Screen("old")
      let window = UIWindow.showing(root)
      root.present(Screen("sheet"), animated: false)
      driver.answers = [1]
      window.rootViewController = nil
      #expect(window.text() == ["▸sheet*", "  sheet*"])
      window.perform("swipeDownSheet.begin@sheet")
      window.perform("swipeDownSheet.finish@sheet")
      driver.settle()
      #expect(window.text() == [])
    }

    @Test("A root that is inside another controller: exception")
    func rootWithParent() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let child = UIViewController()
        let stack = UINavigationController(rootViewController: child)
        UIWindow().rootViewController = child
        withExtendedLifetime(stack) {}
      }
      expectFatal(
        exit,
        "A window's root must not be inside another view controller (UIViewController)")
    }

    @Test("A hidden window shows nothing")
    func hidden() {
      let root = Screen("root", journal)
      let window = UIWindow.showing(root)
      root.present(Screen("sheet", journal), animated: false)
      _ = journal.flush()
      window.isHidden = true
      #expect(
        journal.flush() == [
          "root.willDisappear", "sheet.willDisappear", "root.didDisappear", "sheet.didDisappear",
        ])
      #expect(window.touchable() == [] && window.gestureNames() == [])
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && window.touchable() == ["sheet"])
    }

    @Test("The revision changes with what the window shows")
    func revision() {
      let root = UIViewController()
      let window = UIWindow.showing(root)
      func changes(_ body: () -> Void) -> Bool {
        let before = window.revision
        body()
        return window.revision != before
      }
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
      #expect(changes { root.view.addSubview(button) })
      #expect(changes { button.isEnabled = false })
      #expect(changes { root.title = "Home" })
      #expect(changes { root.present(UIViewController(), animated: false) })
      #expect(!changes { _ = window.hierarchy() })
    }

    @Test("A window that the app lets go is not seen any more")
    func goneWindow() {
      let window = UIWindow.showing(UIViewController())
      var other: UIWindow? = UIWindow()
      other?.rootViewController = Screen("over")
      other?.makeKeyAndVisible()
      weak var gone: UIWindow?
      gone = other
      #expect(window.touchable() == ["over"])
      let before = window.revision
      other = nil
      #expect(gone == nil && window.revision != before)
      #expect(window.touchable() == ["UIViewController"])
    }

    // MARK: - Names, objects and state

    @Test("Screens are named by restoration identifier, accessibility identifier, type or title")
    func names() {
      final class DetailController: UIViewController {}
      let detail = DetailController()
      detail.title = "Details"
      let window = UIWindow.showing(detail)
      #expect(window.text() == ["DetailController*"])
      detail.view.accessibilityIdentifier = "Detail(1)"
      #expect(window.text() == ["Detail(1)*"])
      detail.restorationIdentifier = "Detail(2)"
      #expect(window.text() == ["Detail(2)*"])
      let plain = UIViewController()
      window.rootViewController = plain
      #expect(window.text() == ["UIViewController*"])
      plain.title = "Player"
      #expect(window.text() == ["Player*"])
    }

    @Test("Controllers of the app's classes are objects of the hierarchy, the platform's are not")
    func objects() {
      let a = Screen("a")
      let stack = NotingStack(rootViewController: a)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      let window = UIWindow.showing(tabs)
      let objects = window.hierarchy().map(\.objects)
      #expect(objects.map(\.count) == [0, 1, 1, 0])
      #expect(objects[1][0] === stack && objects[2][0] === a)
    }

    @Test("What happens next shows as state")
    func state() {
      func state(of window: UIWindow) -> [String] {
        window.hierarchy().flatMap { $0.state.map { "\($0.name): \($0.value)" } }
      }
      let a = Screen("a")
      let stack = NotingStack.make(nil, root: a)
      let window = UIWindow.showing(stack)
      #expect(state(of: window) == ["delegate: NotingStack"])
      stack.delegate = nil
      let b = Screen("b")
      stack.pushViewController(b, animated: true)
      #expect(state(of: window) == ["transition: running"])
      driver.settle()
      b.navigationItem.hidesBackButton = true
      b.isModalInPresentation = true
      #expect(state(of: window) == ["isModalInPresentation: true", "hidesBackButton: true"])
      b.isModalInPresentation = false
      b.navigationItem.hidesBackButton = false
      window.perform("swipeBack.begin@root")
      #expect(state(of: window) == ["transition: swipe"])
      window.perform("swipeBack.cancel@root")
      driver.settle()
      b.present(Screen("m"), animated: true)
      #expect(state(of: window) == ["transition: arriving"])
      driver.settle()
      window.perform("swipeDownSheet.begin@sheet")
      #expect(state(of: window) == ["transition: drag"])
      window.perform("swipeDownSheet.finish@sheet")
      #expect(state(of: window) == ["transition: drag done"])
    }

    @Test("How the stack follows a change within a transition shows as state")
    func followUp() {
      let (a, b) = (Screen("a"), Screen("b"))
      let stack = UINavigationController(rootViewController: a)
      let window = UIWindow.showing(stack)
      func state() -> [String] {
        window.hierarchy()[0].state.map { "\($0.name): \($0.value)" }
      }
      stack.pushViewController(b, animated: true)
      stack.popViewController(animated: true)
      #expect(state() == ["transition: running", "offStack: b"])
      driver.settle()
      stack.pushViewController(Screen("b"), animated: true)
      stack.popViewController(animated: false)
      #expect(state() == ["transition: running", "offStack: b", "follows: not animated"])
    }

    @Test("appearances tell a screen that comes from one that goes")
    func appearances() {
      let a = Screen("a")
      let stack = UINavigationController(rootViewController: a)
      let window = UIWindow.showing(stack)
      stack.pushViewController(Screen("b"), animated: false)
      #expect(window.hierarchy().map(\.appearances) == [1, 0, 1])
      window.perform("swipeBack.begin@root")
      #expect(window.hierarchy().map(\.appearances) == [1, 1, 0])
    }
  }
}
