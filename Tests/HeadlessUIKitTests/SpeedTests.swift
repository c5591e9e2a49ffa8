import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  /// Times are printed, not judged: they depend on the machine and the build.
  @MainActor
  @Suite struct SpeedTests {
    private let driver: QuietPlatformDriver

    init() {
      _ = ScriptedDriver.installed()
      driver = QuietPlatformDriver()
      HeadlessPlatform.driver = driver
    }

    @Test("Pushing and popping, presenting and dismissing, looking")
    func times() {
      let stack = UINavigationController(rootViewController: Screen("a"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      let window = UIWindow.showing(tabs)
      let rounds = 5_000
      let push = nanoseconds(per: rounds) {
        for _ in 0..<rounds {
          stack.pushViewController(Screen("b"), animated: true)
          driver.settle()
          stack.popViewController(animated: true)
          driver.settle()
          driver.forgetOccurrences()
        }
      }
      let present = nanoseconds(per: rounds) {
        for _ in 0..<rounds {
          stack.present(Screen("b"), animated: true)
          driver.settle()
          stack.dismiss(animated: true)
          driver.settle()
          driver.forgetOccurrences()
        }
      }
      let swipe = nanoseconds(per: rounds) {
        for _ in 0..<rounds {
          stack.pushViewController(Screen("b"), animated: false)
          stack.beginSwipeForTiming(in: window)
          driver.settle()
          driver.forgetOccurrences()
        }
      }
      stack.pushViewController(Screen("b"), animated: false)
      #expect(window.hierarchy().count == 5)
      let look = nanoseconds(per: rounds) { for _ in 0..<rounds { _ = window.hierarchy() } }
      let gestures = nanoseconds(per: rounds) { for _ in 0..<rounds { _ = window.gestures() } }
      print(
        "push and pop \(push) ns, present and dismiss \(present) ns, push and swipe back "
          + "\(swipe) ns, look \(look) ns, gestures \(gestures) ns")
    }
  }
}

extension UINavigationController {
  fileprivate func beginSwipeForTiming(in window: UIWindow) {
    window.perform("swipeBack.begin@tab(0)")
    window.perform("swipeBack.finish@tab(0)")
  }
}
