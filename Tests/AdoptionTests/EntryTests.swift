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

  @Test func anAppForTestsIsNotTheApp() throws {
    let app = Sample.app(
      """
      @main
      struct Launcher {
        static func main() { if runsTests { ATestApp.main() } else { ShelfApp.main() } }
      }
      struct ATestApp: App { var body: some Scene { WindowGroup { Text("tests") } } }
      struct ShelfApp: App {
        @StateObject private var flow = Flow()
        var body: some Scene { WindowGroup { NavigationStack(path: $flow.path) { Text("a") } } }
      }
      final class Flow: ObservableObject { @Published var path: [Int] = []; func open() { path = [1] } }
      """)
    let draft = try Draft(app, Findings(in: app), Knowledge())
    #expect(draft.entry?.type == "ShelfApp")
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

  /// A delegate beside an app of SwiftUI may note the window that SwiftUI made, or put another one over it.
  @Test(arguments: [
    ("window = scene.keyWindow", "Shelf, it is the app, and no delegate makes a window"),
    ("window = UIWindow(windowScene: scene)", "SceneDelegate, it is the scene's delegate"),
    ("window?.makeKeyAndVisible()", "SceneDelegate, it is the scene's delegate"),
  ])
  func itIsTheAppsWhereADelegateOnlyNotesTheWindow(body: String, expected: String) throws {
    let app = Sample.app(
      """
      @main
      struct Shelf: App {
        @State var path: [Int] = []
        var body: some Scene { WindowGroup { NavigationStack(path: $path) { Text("Books") } } }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = (scene as? UIWindowScene) else { return }
          \(body)
        }
      }
      """)
    let entry = try Draft(app, Findings(in: app), Knowledge()).entry
    #expect(entry.map { "\($0.type), \($0.reason)" } == expected)
  }

  @Test func theFirstCoordinatorIsInAPropertyThatAMethodMakes() throws {
    let app = Sample.app(
      """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private lazy var flow = makeFlow()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window = UIWindow()
          flow.start()
          return true
        }
        private func makeFlow() -> Starting { Flow(window: window!) }
      }
      protocol Starting: AnyObject { func start() }
      final class Flow: Starting {
        let window: UIWindow
        var children: [Flow] = []
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = UINavigationController() }
      }
      """)
    #expect(try Draft(app, Findings(in: app), Knowledge()).entry?.property == "flow")
  }
}
#endif
