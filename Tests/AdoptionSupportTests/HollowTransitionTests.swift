import AdoptionSupport
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// Transitions whose animators are stand-ins.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct HollowTransitionTests {
  private let driver = ScriptedDriver.installed()

  @Test func aStandInCompletesTheTransition() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let delegate = FadingDelegate()
    stack.delegate = delegate
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    driver.settle()

    let detail = UIViewController()
    stack.pushViewController(detail, animated: true)
    #expect(stack.transitionCoordinator != nil)
    driver.settle()
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.topViewController === detail)
    #expect(detail.viewIfLoaded?.window === window)
  }
}

/// A stand-in as adopt writes it: nothing but what the app's own protocols require.
private final class Fade: UIResponder, UIViewControllerAnimatedTransitioning {}

private final class FadingDelegate: UIResponder, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}
