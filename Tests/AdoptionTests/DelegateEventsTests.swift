#if Adopt
import Testing

@testable import Adoption

/// What the system tells an app's delegate after the launch.
struct DelegateEventsTests {
  private func system(_ members: String, of delegate: String, in file: String = "Links.swift")
    throws -> SystemWriter
  {
    let text = """
      class Delegate: UIResponder, \(delegate) {
        var window: UIWindow?
        let flow = Flow()
        \(members)
      }
      final class Flow { let stack = UINavigationController(); func start() { stack.pop() } }
      """
    let project = Project(
      name: "App", root: "/",
      files: [SourceFile(path: "/\(file)", name: file, text: text)], storyboards: [],
      origin: .folder)
    return try #require(Draft(project, Findings(in: project), Knowledge()).system)
  }

  @Test func anAppIsLeftAndReturnedTo() throws {
    let text = try system(
      """
      func application(_: UIApplication, didFinishLaunchingWithOptions _: Int?) -> Bool { true }
      func applicationWillResignActive(_: UIApplication) {}
      func applicationDidBecomeActive(_: UIApplication) {}
      """, of: "UIApplicationDelegate"
    ).file.text
    #expect(
      text.contains(
        """
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
            delegate.applicationDidBecomeActive(.shared)
          }
        """))
    #expect(
      text.contains(
        """
              it.event(
                "leave the app and return", .external,
                unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
                subject.delegate.applicationWillResignActive(.shared)
                subject.delegate.applicationDidBecomeActive(.shared)
              }
        """))
    #expect(!text.contains("link"))
  }

  @Test func aSceneIsHandedTheLinksThatItsTextNames() throws {
    let system = try system(
      """
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) { window = UIWindow() }
      func sceneDidEnterBackground(_ scene: UIScene) {}
      /// Opens such as `shelf://book/1`, see https://developer.apple.com/links.
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
      """, of: "UIWindowSceneDelegate")
    #expect(
      system.file.text.contains(
        """
                subject.delegate.sceneDidEnterBackground(subject.scene)
              }
              // guessed: shelf://book/1 leads into the app, since its text about links names it
              it.event(
                "link shelf://book/1", .external,
                unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
                subject.delegate.scene(subject.scene, openURLContexts: [UIOpenURLContext(url: URL(string: \
        "shelf://book/1")!)])
              }
        """))
    #expect(!system.file.text.contains("apple.com"))
    #expect(system.missed == [])
  }

  @Test func linksThatNoTextNamesAreMissed() throws {
    let system = try system(
      """
      func application(_: UIApplication, didFinishLaunchingWithOptions _: Int?) -> Bool { true }
      func application(_: UIApplication, continue a: NSUserActivity, restorationHandler: Int) -> Bool {
        a.url == "shelf://book/1"
      }
      """, of: "UIApplicationDelegate", in: "App.swift")
    #expect(!system.file.text.contains("browsing"))
    #expect(
      system.missed == [
        "Delegate opens links, and no text about links names one: declare an event for each"
      ])
  }
}
#endif
