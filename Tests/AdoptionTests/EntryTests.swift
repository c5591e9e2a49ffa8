#if Adopt
import Testing

@testable import Adoption

/// Where an app begins that has a delegate of its application and one of its scene.
@Suite struct EntryTests {
  private func entry(scene: String, application: String) throws -> String? {
    let app = Sample.app(
      """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          \(application)
          return true
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: Flow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = (scene as? UIWindowScene) else { return }
          \(scene)
        }
      }
      final class Flow {
        let navigationController = UINavigationController()
        var children: [Flow] = []
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
      }
      """)
    return try Draft(app, Findings(in: app), Knowledge()).entry.map { "\($0.type), \($0.reason)" }
  }

  private let begins = "flow = Flow(); flow?.start()"

  @Test func itIsTheScenesWhereThatDoesSomething() throws {
    let expected = "SceneDelegate, it is the scene's delegate"
    #expect(try entry(scene: begins, application: "") == expected)
    #expect(try entry(scene: "open(scene)", application: begins) == expected)
  }

  /// Xcode's template leaves a scene's delegate that does nothing.
  @Test func itIsTheApplicationsWhereTheScenesDoesNothing() throws {
    let expected = "AppDelegate, it is the application's delegate"
    #expect(try entry(scene: "", application: begins) == expected)
    #expect(try entry(scene: "", application: "window = UIWindow()") == expected)
  }

  /// A storyboard may begin it.
  @Test func itIsTheScenesWhereNeitherDoesAnything() throws {
    #expect(try entry(scene: "", application: "") == "SceneDelegate, it is the scene's delegate")
  }
}
#endif
