#if Adopt
import Testing

@testable import Adoption

/// Where a drafted system finds the app's window.
struct WindowTests {
  private func window(_ delegate: String, flow: String = "") throws -> [String] {
    let project = Sample.app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        \(delegate)
      }
      final class Flow {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = UINavigationController() \(flow) }
      }
      """)
    let draft = try Draft(project, Findings(in: project), Knowledge())
    return try #require(draft.system).file.text.split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }.filter { $0.contains("indow? {") || $0.contains("sceneWindow =") }
  }

  @Test func aDelegateThatSetsItsPropertySaysWhere() throws {
    #expect(
      try window(
        """
        var window: UIWindow?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
          self.window = UIWindow(); Flow(window: window!).start()
        }
        """) == ["var window: UIWindow? { delegate.window }"])
  }

  @Test func aWindowThatTheDelegateHandsOnIsTheScenesFirst() throws {
    #expect(
      try window(
        """
        var window: UIWindow?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
          let window = UIWindow(frame: .zero); Flow(window: window).start()
        }
        """) == ["var window: UIWindow? { scene.windows.first }"])
  }

  @Test func aSceneIsLentAWindowOnlyWhereTheAppMakesNone() throws {
    let scene = "func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int)"
    #expect(
      try window("\(scene) { Flow(window: UIWindow(windowScene: s)).start() }")
        == ["var window: UIWindow? { scene.windows.first }"])
    #expect(
      try window("\(scene) { Flow(window: s.windows[0]).start() }")
        == ["let sceneWindow = UIWindow()", "var window: UIWindow? { scene.windows.first }"])
  }
}
#endif
