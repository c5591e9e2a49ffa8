#if Adopt
import Testing

@testable import Adoption

/// How the platform launches an app.
@Suite struct LaunchTests {
  private func system(_ delegates: String) throws -> String {
    let app = Sample.app(
      """
      \(delegates)
      final class Flow {
        let navigationController = UINavigationController()
        var children: [Flow] = []
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
      }
      """)
    return try #require(try Draft(app, Findings(in: app), Knowledge()).system).file.text
  }

  /// Code finds it by `UIApplication.shared.delegate`.
  @Test func anApplicationHasItsDelegateFromTheBeginning() throws {
    let text = try system(
      """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = Flow()
        func application(
          _ application: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool { true }
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool { flow.start(); return true }
      }
      """)
    #expect(text.contains("  init() {\n    UIApplication.shared.delegate = delegate\n  }\n"))
    #expect(
      text.contains(
        """
          func launch() {
            isLaunched = true
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
          }
        """))
  }

  @Test func anApplicationIsLaunchedBeforeItsSceneConnects() throws {
    let text = try system(
      """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = Flow()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool { true }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          window = UIWindow()
          (UIApplication.shared.delegate as? AppDelegate)?.flow.start()
        }
      }
      """)
    #expect(text.contains("  let application = AppDelegate()\n"))
    #expect(
      text.contains(
        """
          init() {
            UIApplication.shared.delegate = application
            scene.delegate = delegate
          }

          func launch() {
            isLaunched = true
            _ = application.application(.shared, didFinishLaunchingWithOptions: nil)
            delegate.scene(scene, willConnectTo: UISceneSession(), options: .init())
          }
        """))
  }
}
#endif
