#if Adopt
import Foundation
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

  @Test func whatTheSystemPostsMeanwhileIsPostedWhereCodeListensForIt() throws {
    let text = try system(
      """
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: Int) {
        window = UIWindow()
        center.addObserver(forName: UIApplication.didEnterBackgroundNotification) { _ in }
        center.addObserver(forName: UIScene.didActivateNotification) { _ in }
      }
      func sceneWillEnterForeground(_ scene: UIScene) {}
      """, of: "UIWindowSceneDelegate"
    ).file.text
    #expect(
      text.contains(
        """
            delegate.scene(scene, willConnectTo: UISceneSession(), options: .init())
            delegate.sceneWillEnterForeground(scene)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: nil)
          }
        """))
    #expect(
      text.contains(
        """
              ) { subject in
                NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
                NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: nil)
                subject.delegate.sceneWillEnterForeground(subject.scene)
                NotificationCenter.default.post(name: UIScene.didActivateNotification, object: nil)
              }
        """))
  }

  @Test func theAppOfSwiftUISeesThePhasesOfItsScene() throws {
    let text = try app(opening: "_ = phase.scenePhase").file.text
    #expect(
      text.contains(
        """
                "leave the app and return", .external,
                unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
                subject.window?.leaveAndReturn()
              }
        """))
    #expect(try !app(opening: "path = []").file.text.contains("leave the app"))
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

  private func app(opening code: String, schemes: [String] = []) throws -> SystemWriter {
    let text = """
      @main
      struct ShelfApp: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup { Shelf(router: router).onOpenURL { router.open($0) } }
        }
      }
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ url: URL) { \(code) }
      }
      enum Page: String { case shelf, `self`, gift = "a-gift" }
      struct Shelf: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("a") } }
      }
      """
    let project = Project(
      name: "App", root: "/",
      files: [SourceFile(path: "/App.swift", name: "App.swift", text: text)],
      storyboards: [], origin: .folder, schemes: schemes)
    return try #require(Draft(project, Findings(in: project), Knowledge()).system)
  }

  @Test func theAppOfSwiftUIIsHandedTheLinksThatItsCodeTellsApart() throws {
    let system = try app(
      opening: """
        guard url.scheme == "shelf" else { return }
        switch url.host?.lowercased() ?? "" {
        case "books", "cart": path.append("a")
        default: break
        }
        """, schemes: ["other"])
    #expect(
      system.file.text.contains(
        """
              // guessed: shelf://books/1 leads into the app, since code compares the parts of links with its parts
              it.event(
                "link shelf://books/1", .external,
                unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
                _ = subject.window?.open(URL(string: "shelf://books/1")!)
              }
              // guessed: shelf://cart/1 leads
        """))
    #expect(system.missed == [])
  }

  @Test(arguments: [
    (#"if url.host() == "books" { path = [] }"#, ["shelf://books/1"]),
    (
      #"_ = Page(rawValue: url.host ?? "")"#,
      ["shelf://shelf/1", "shelf://self/1", "shelf://a-gift/1"]
    ),
    (
      #"if url.host == "shelf.example" && url.pathComponents[1] == "b" { path = [] }"#,
      ["https://shelf.example/b/1"]
    ),
    (
      #"if url.lastPathComponent == "b", items.first(where: { $0.name == "id" }) != nil { path = [] }"#,
      ["shelf://open/b?id=1"]
    ),
    (#"if "/b" == url.path { path = [] }"#, ["shelf://open/b"]),
    (#"if url.host == name { path = [] }"#, ["shelf://open"]),
    (#"if let id = params["id"] { path = [id] }"#, ["shelf://open?id=1"]),
    (
      #"if let id = parameters(of: url.fragment)["id"] { path = [id] }"#, ["shelf://open"]
    ),
    (
      #"let params = parse(url.fragment); path = [params["id"]!]"#, ["shelf://open?id=1#id=1"]
    ),
  ])
  func partsOfLinksAreTakenFromComparisons(code: String, links: [String]) throws {
    let system = try app(opening: code, schemes: ["shelf"])
    let found = system.file.text.matches(of: /"link (.+)", \.external/).map { String($0.1) }
    #expect(found == links)
    #expect(system.missed == [])
  }

  @Test func aLinkOfTheAppsSchemeIsTriedWhereNothingElseIsKnown() throws {
    let known = try app(opening: "if url.host == name { path = [] }", schemes: ["shelf"])
    #expect(
      known.file.text.contains(
        """
              // guessed: shelf://open leads into the app, since its scheme does; nothing was found that says what follows it
              it.event(
                "link shelf://open", .external,
        """))
    let unknown = try app(opening: "if url.host == name { path = [] }")
    #expect(!unknown.file.text.contains("\"link "))
    #expect(
      unknown.missed
        == ["ShelfApp opens links, and no text about links names one: declare an event for each"])
  }

  @Test func schemesAreThoseOfTheApp() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)-Info.plist"
    ).path
    try Sample.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array>
      <string>fb123</string><string>$(SCHEME)</string><string>com.googleusercontent.apps.1</string>
      <string>shelf</string></array></dict></array></dict></plist>
      """, to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(LinkSchemes.named(in: [path, "/missing"]) == ["shelf"])
  }
}
#endif
