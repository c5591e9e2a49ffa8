import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  /// Bars that an app hides, with what can be touched there; and views that are too transparent.
  @MainActor
  @Suite struct BarTests {
    private let driver = ScriptedDriver.installed()
    private let tabs = UITabBarController()
    private let stack: UINavigationController
    private let page = Screen("page")
    private let window: UIWindow

    init() {
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", primaryAction: UIAction { _ in })
      stack = UINavigationController(rootViewController: Screen("shelf"))
      stack.pushViewController(page, animated: false)
      tabs.viewControllers = [stack, Screen("settings")]
      window = UIWindow.showing(tabs)
      driver.settle()
    }

    private var gestures: [String] { window.gestures().map(\.name) }

    private func state(of controller: UIViewController) -> [String] {
      window.hierarchy().first { $0.element === controller }?.state.map(\.name) ?? []
    }

    private var isShareOffered: Bool {
      window.hierarchy().contains { $0.controls.contains("Share") }
    }

    @Test("A tab bar that is hidden cannot be tapped")
    func tabBar() {
      let all = gestures
      #expect(all.contains("tapTab(1)@root"))
      tabs.tabBar.isHidden = true
      #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
      #expect(gestures == all.filter { !$0.hasPrefix("tapTab") })
      #expect(state(of: tabs).contains("isTabBarHidden"))
      tabs.setTabBarHidden(false, animated: true)
      #expect(gestures == all)
    }

    @Test("A navigation bar that is hidden as a view leaves the swipe back alone")
    func navigationBar() {
      let all = gestures
      #expect(isShareOffered)
      stack.navigationBar.isHidden = true
      #expect(stack.navigationBar.isHidden && !stack.isNavigationBarHidden)
      #expect(gestures == all.filter { !$0.hasPrefix("back@") })
      #expect(!isShareOffered)
      #expect(state(of: stack).contains("hidesBar"))
      stack.navigationBar.isHidden = false
      #expect(gestures == all)
      stack.isNavigationBarHidden = true
      #expect(stack.navigationBar.isHidden)
      #expect(gestures == all.filter { $0.hasPrefix("tapTab") })
    }

    @Test("Bars of no container keep for themselves that they are hidden")
    func alone() {
      let (tabBar, navigationBar) = (UITabBar(), UINavigationBar())
      tabBar.isHidden = true
      navigationBar.isHidden = true
      #expect(tabBar.isHidden && navigationBar.isHidden)
    }

    @Test("A view that is all but transparent cannot be touched, nor what is in it")
    func alpha() {
      let (view, button) = (UIView(), UIButton(type: .system))
      button.setTitle("Read", for: .normal)
      view.addSubview(button)
      page.view.addSubview(view)
      #expect(window.tap("Read"))
      view.alpha = 0.005
      #expect(!window.tap("Read"))
      view.alpha = 0.01
      #expect(window.tap("Read"))
      button.alpha = 0
      #expect(!window.tap("Read"))
    }
  }
}
