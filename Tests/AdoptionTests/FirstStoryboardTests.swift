#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The storyboards from which the platform makes an app's first window.
@Suite struct FirstStoryboardTests {
  private let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneStoryboardFile</key><string>Login</string>
        </dict></array>
      </dict></dict>
      <key>UIMainStoryboardFile</key><string>Start</string>
    </dict></plist>
    """

  private let storyboard = """
    <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a"/>
    </objects></scene></scenes></document>
    """

  private func system(delegate: String) throws -> String? {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    try Sample.write(information, to: "\(folder)/App/Info.plist")
    for name in ["Login", "Main", "Start"] {
      try Sample.write(storyboard, to: "\(folder)/App/\(name).storyboard")
    }
    try Sample.write(
      """
      import UIKit
      \(delegate)
      final class Flow {
        let navigationController = UINavigationController()
        var children: [Flow] = []
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = navigationController }
      }
      """, to: "\(folder)/App/App.swift")
    let project = try Project(at: folder)
    #expect(project.firstStoryboards.ofScene == "Login")
    #expect(project.firstStoryboards.ofApplication == "Start")
    return try Draft(project, Findings(in: project), Knowledge()).system?.file.text
  }

  private func scene(_ body: String) -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var flow: Flow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) { \(body) }
    }
    """
  }

  @Test func aScenesWindowIsFilledBeforeItsDelegateMeetsIt() throws {
    let text = try #require(
      try system(delegate: scene("flow = window.map { Flow(window: $0) }; flow?.start()")))
    #expect(
      text.contains(
        """
            // guessed: the app begins with the storyboard Login, since nothing sets the window
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIStoryboard(name: "Login", bundle: nil)
              .instantiateInitialViewController()
            delegate.window = window
            delegate.scene(scene, willConnectTo: UISceneSession(), options: .init())
            window.makeKeyAndVisible()
        """))
    #expect(text.contains("  var window: UIWindow? { delegate.window }\n"))
  }

  @Test func aDelegateThatMakesItsWindowBeginsWithNone() throws {
    let made = "window = UIWindow(); flow = Flow(window: window!); flow?.start()"
    let text = try #require(try system(delegate: scene(made)))
    #expect(!text.contains("instantiateInitialViewController"))
  }

  private func application(_ window: String) -> String {
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      \(window)
      var flow: Flow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        flow = window.map { Flow(window: $0) }
        flow?.start()
        return true
      }
    }
    """
  }

  @Test func anApplicationWithoutScenesNamesItsOwn() throws {
    let text = try #require(try system(delegate: application("var window: UIWindow?")))
    #expect(
      text.contains(
        """
            // guessed: the app begins with the storyboard Start, since nothing sets the window
            delegate.window = UIWindow()
            delegate.window?.rootViewController =
              UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
            delegate.window?.makeKeyAndVisible()
        """))
  }

  // https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window
  @Test func aDelegateWithoutAPropertyForTheWindowGetsNoStoryboard() throws {
    let text = try #require(try system(delegate: application("")))
    #expect(!text.contains("instantiateInitialViewController"))
    #expect(text.contains("var window: UIWindow? { UIApplication.shared.windows.first }"))
  }
}
#endif
