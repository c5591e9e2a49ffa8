import HeadlessUIKit
import NavigationModel
import Testing

extension UIKitTests {
  /// Times are printed, not judged: they depend on the machine and the build.
  @MainActor
  @Suite struct SpeedTests {
    @MainActor private struct Scene {
      let driver: QuietPlatformDriver

      init() {
        _ = ScriptedDriver.installed()
        driver = QuietPlatformDriver()
        HeadlessPlatform.driver = driver
      }
    }
    private let stage = Stage { Scene() }

    private var driver: QuietPlatformDriver { stage.scene.driver }

    private func nanoseconds(per count: Int, _ body: () -> Void) -> Int64 {
      let time = ContinuousClock().measure(body)
      let parts = time.components
      return (parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000) / Int64(count)
    }

    @Test("Pushing and popping, presenting and dismissing, looking")
    func times() {
      stage.begin()
      defer { stage.end() }
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
