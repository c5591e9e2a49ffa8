import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator whose window is to keep the stack.
@MainActor
private final class WeakFlow {
  private(set) weak var stack: UINavigationController?

  func start() { stack = makeStack() }

  private func makeStack() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }
}

extension UIKitTests {
  /// Stacks that only weak references keep.
  @MainActor
  @Suite struct WeakStackTests {
    private let driver = ScriptedDriver.installed()
    private let flow = WeakFlow()

    init() { flow.start() }

    @Test("a stack is made with a root: it lives until the end of the turn")
    func untilTheEndOfTheTurn() {
      #expect(flow.stack != nil)
      HeadlessPlatform.drainAutoreleased()
      #expect(flow.stack == nil)
    }

    @Test("a stack is made with a root: whoever takes it within the turn keeps it")
    func taken() {
      let window = UIWindow()
      window.rootViewController = flow.stack
      HeadlessPlatform.drainAutoreleased()
      #expect(flow.stack === window.rootViewController)
      #expect(flow.stack != nil)
    }
  }
}
