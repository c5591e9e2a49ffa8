import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class TabDelegate: UITabBarControllerDelegate {
  let journal: Journal
  var allows = true

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("didSelect \(tabBarController.selectedIndex)")
  }
}

extension UIKitTests {
  @MainActor
  @Suite struct TabTests {
    private let driver: ScriptedDriver
    private let journal = Journal()
    private let player: Screen
    private let library: Screen
    private let stack: NotingStack
    private let tabs = UITabBarController()
    private let window: UIWindow
    private let delegate: TabDelegate

    init() {
      driver = ScriptedDriver.installed()
      player = Screen("player", journal)
      library = Screen("library", journal)
      stack = NotingStack.make(journal, root: library)
      stack.tabBarItem = UITabBarItem(title: "library", image: nil, tag: 1)
      tabs.viewControllers = [player, stack]
      window = UIWindow.showing(tabs)
      delegate = TabDelegate(journal)
      tabs.delegate = delegate
      _ = journal.flush()
      _ = driver.log()
    }

    @Test("tab.selectedIndex = i: switches; delegate should/didSelect not called")
    func selectedIndex() {
      #expect(tabs.selectedIndex == 0)
      #expect(window.text() == ["tabs(0)*", "  player*", "  stack", "    library"])
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === stack)
      #expect(
        journal.flush() == [
          "player.willDisappear", "library.load", "library.willAppear", "willShow library",
          "player.didDisappear", "library.didAppear", "didShow library",
        ])
      #expect(window.text() == ["tabs(1)*", "  player", "  stack*", "    library*"])
      #expect(driver.log() == ["selected library"])
      tabs.selectedViewController = player
      #expect(driver.log() == ["selected 0"])
      tabs.selectedIndex = 0
      #expect(driver.log() == [])
    }

    @Test("tab.selectedIndex = i: out of range [uncertain]: ignored")
    func outOfRange() {
      tabs.selectedIndex = 7
      #expect(driver.outcomesAsked == ["selectedIndex out of range: ignored or exception (2)"])
      #expect(tabs.selectedIndex == 0)
    }

    @Test("tab.selectedIndex = i: out of range [uncertain]: exception")
    func outOfRangeTrap() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = ScriptedDriver.installed(answers: [1])
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedIndex = 7
      }
      expectFatal(exit, "selectedIndex 7 is out of range: there are 1 tabs")
    }

    // https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
    @Test("tab.selectedIndex = i: no tabs yet: ignored")
    func noTabsYet() {
      let empty = UITabBarController()
      empty.selectedIndex = 1
      #expect(driver.outcomesAsked == [])
      empty.viewControllers = [Screen("first", journal), Screen("second", journal)]
      #expect(empty.selectedIndex == 0)
    }

    @Test("selectedViewController not a member: exception")
    func noMember() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UINavigationController()
      }
      expectFatal(
        exit,
        "Only a view controller in the tab bar controller's list can be selected "
          + "(UINavigationController)")
    }

    @Test("user taps another tab: shouldSelect true: switches; each tab keeps its stack")
    func tap() {
      #expect(window.gestureNames() == ["tapTab(0)@root", "tapTab(1)@root"])
      window.perform("tapTab(1)@root")
      stack.pushViewController(Screen("detail"), animated: false)
      #expect(
        journal.flush().filter { $0.contains("elect") } == ["shouldSelect", "didSelect 1"])
      #expect(
        window.gestureNames() == [
          "tapTab(0)@root", "tapTab(1)@root", "back@tab(library)",
          "swipeBack.begin@tab(library)",
        ])
      window.perform("tapTab(0)@root")
      #expect(
        window.text() == ["tabs(0)*", "  player*", "  stack", "    library", "    detail"])
      window.perform("tapTab(1)@root")
      #expect(window.touchable() == ["detail"])
    }

    @Test("user taps another tab: shouldSelect false: nothing")
    func tapRefused() {
      delegate.allows = false
      window.perform("tapTab(1)@root")
      #expect(journal.flush() == ["shouldSelect"])
      #expect(tabs.selectedIndex == 0)
    }

    @Test(
      """
      user re-taps the current tab: content is a nav controller: system popToRoot; \
      coordinators not told except via nav delegate
      """)
    func tapAgain() {
      tabs.selectedIndex = 1
      stack.pushViewController(Screen("detail", journal), animated: false)
      stack.pushViewController(Screen("more", journal), animated: false)
      _ = journal.flush()
      _ = driver.log()
      window.perform("tapTab(1)@root")
      driver.settle()
      #expect(
        journal.flush() == [
          "shouldSelect", "detail.didMove nowhere", "more.willDisappear fromParent",
          "library.willAppear", "willShow library", "didSelect 1",
          "more.didDisappear fromParent", "more.didMove nowhere", "library.didAppear",
          "didShow library",
        ])
      #expect(driver.log() == ["popped more", "popped detail"])
      window.perform("tapTab(1)@root")
      #expect(journal.flush() == ["shouldSelect", "didSelect 1"])
    }

    @Test("A stack changes while its tab is not selected")
    func pushUnseen() {
      stack.pushViewController(Screen("detail", journal), animated: true)
      #expect(journal.flush() == ["detail.didMove"])
      tabs.selectedIndex = 1
      #expect(journal.flush().last == "didShow detail")
      #expect(window.touchable() == ["detail"])
    }

    @Test("A transition is over when its tab goes out of sight")
    func transitionUnseen() {
      tabs.selectedIndex = 1
      stack.pushViewController(Screen("detail", journal), animated: true)
      _ = journal.flush()
      tabs.selectedIndex = 0
      #expect(driver.jobs.isEmpty)
      #expect(stack.transitionCoordinator == nil)
      #expect(
        journal.flush() == [
          "detail.willDisappear toParent", "player.willAppear", "library.didDisappear",
          "detail.didDisappear toParent", "detail.didMove", "didShow detail", "player.didAppear",
        ])
      tabs.selectedIndex = 1
      #expect(
        journal.flush() == [
          "player.willDisappear", "detail.willAppear", "player.didDisappear", "detail.didAppear",
        ])
    }

    @Test("A delegate that comes late is told no more of what it found than one that was there")
    func lateDelegate() {
      let detail = Screen("detail")
      tabs.selectedIndex = 1
      for isThere in [true, false] {
        stack.delegate = isThere ? stack : nil
        stack.pushViewController(detail, animated: false)
        stack.delegate = stack
        _ = journal.flush()
        tabs.selectedIndex = 0
        tabs.selectedIndex = 1
        #expect(journal.flush().filter { $0.contains("Show") } == [])
        _ = stack.popViewController(animated: false)
      }
      // What nobody saw is told to whoever is there when it comes into sight.
      stack.delegate = nil
      tabs.selectedIndex = 0
      stack.delegate = stack
      _ = journal.flush()
      tabs.selectedIndex = 1
      #expect(
        journal.flush().filter { $0.contains("Show") } == ["willShow library", "didShow library"])
    }

    @Test("What tabs present covers them all")
    func present() {
      library.present(Screen("lost"), animated: false)
      tabs.selectedIndex = 1
      library.present(Screen("sheet"), animated: false)
      #expect(
        driver.log() == [
          "presentIgnored sheet lost (library is not in the window)", "selected library",
          "presented sheet sheet",
        ])
      #expect(
        window.text() == [
          "tabs(1)", "  player", "  stack", "    library", "  ▸sheet*", "    sheet*",
        ])
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
    }

    @Test("setViewControllers keeps the selected controller, or else its place")
    func setViewControllers() {
      tabs.selectedIndex = 1
      let other = Screen("other")
      tabs.setViewControllers([other, player, stack], animated: false)
      #expect(tabs.selectedIndex == 2)
      tabs.viewControllers = [player, other]
      #expect(tabs.selectedViewController === player)
      #expect(stack.tabBarController == nil && other.tabBarController === tabs)
      tabs.selectedIndex = 1
      tabs.viewControllers = [player, stack]
      #expect(tabs.selectedViewController === stack)
      tabs.viewControllers = nil
      #expect(tabs.selectedViewController == nil && tabs.selectedIndex == Int.max)
      #expect(window.text() == ["tabs(-1)*"])
    }

    @Test("hidesBottomBarWhenPushed takes the tab bar away until the screen is popped")
    func hiddenBar() {
      let detail = Screen("detail")
      detail.hidesBottomBarWhenPushed = true
      tabs.selectedIndex = 1
      stack.pushViewController(detail, animated: false)
      stack.pushViewController(Screen("more"), animated: false)
      #expect(!window.gestureNames().contains("tapTab(0)@root"))
      stack.popToRootViewController(animated: false)
      #expect(window.gestureNames().contains("tapTab(0)@root"))
    }

    @Test("Tabs are named by their items or titles where these differ, else by their places")
    func names() {
      player.title = "library"
      tabs.selectedIndex = 1
      stack.pushViewController(Screen("detail"), animated: false)
      #expect(window.gestureNames().contains("back@tab(1)"))
      player.tabBarItem.title = "player"
      #expect(window.gestureNames().contains("back@tab(library)"))
    }

    @Test("Tabs of the platform's own items are called as it calls them, whatever the images")
    func systemItems() {
      tabs.selectedIndex = 1
      stack.pushViewController(Screen("detail"), animated: false)
      stack.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 1)
      #expect(window.gestureNames().contains("back@tab(Top Rated)"))
      #expect(stack.tabBarItem.tag == 1 && stack.tabBarItem.title == nil)
      stack.tabBarItem.title = "best"
      #expect(window.gestureNames().contains("back@tab(best)"))
      let star = UIImage(systemName: "star")
      stack.tabBarItem = UITabBarItem(
        title: "stars", image: star, selectedImage: UIImage(named: "bright star"))
      #expect(window.gestureNames().contains("back@tab(stars)"))
      #expect(stack.tabBarItem.image == star && stack.tabBarItem.selectedImage != star)
      let literal: UIImage = #imageLiteral(resourceName: "star")
      #expect(literal == star)
    }
  }
}
