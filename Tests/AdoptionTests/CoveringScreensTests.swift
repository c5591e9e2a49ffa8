#if Adopt
import Testing

@testable import Adoption

/// The screens by which an app covers its others.
struct CoveringScreensTests {
  private func app(_ roots: String) -> Project {
    Sample.app(
      """
      final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        lazy var flow = AppCoordinator(stack: UINavigationController(), setRoot: { self.window?.rootViewController = $0 })
        func application(_ app: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool { true }
      }
      class Coordinator {
        let stack: UINavigationController
        var children: [Coordinator] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Page(), animated: true) }
      }
      final class AppCoordinator: Coordinator {
        private lazy var lock = LockPage()
        private lazy var code: CodePage = { CodePage() }()
        private let setRoot: (UIViewController) -> Void
        init(stack: UINavigationController, setRoot: @escaping (UIViewController) -> Void) {
          self.setRoot = setRoot
          super.init(stack: stack)
        }
        func showInbox() { children.append(InboxCoordinator(stack: stack)) }
        \(roots)
      }
      final class InboxCoordinator: Coordinator {}
      final class Page: UIViewController {}
      final class LockPage: UIViewController {}
      final class CodePage: UIViewController {}
      """)
  }

  private func declared(_ roots: String) throws -> String {
    let app = app(roots)
    return try #require(Draft(app, Findings(in: app), Knowledge()).system).file.text
  }

  @Test func whatALockCoversComesBack() throws {
    let text = try declared(
      """
      func cover() { setRoot(lock) }
        func ask() { self.setRoot(self.code) }
        func uncover() { setRoot(stack) }
      """)
    #expect(
      text.contains(
        """
              // guessed: while CodePage or LockPage fills the window, what is behind it comes back, since \
        AppCoordinator makes a stack that it keeps the root again
              let isCovered = it.fact("is covered") { $0.window?.rootViewController is CodePage || \
        $0.window?.rootViewController is LockPage }
              it.profile.viewlessWhile = ["inbox": isCovered]

        """))
  }

  @Test func aRootThatIsNeverPutBackCoversNothing() throws {
    for roots in [
      "func cover() { setRoot(lock) }", "func uncover() { setRoot(stack) }",
      "func cover() { setRoot(LockPage()) }; func uncover() { setRoot(stack) }",
    ] {
      #expect(try !declared(roots).contains("isCovered"), "\(roots)")
    }
  }
}
#endif
