#if Adopt
import Testing

@testable import Adoption

/// Links that a coordinator takes as an enum.
struct LinkWriterTests {
  private func system(
    _ delegate: String,
    methods: String = "func open(_ link: PageLink) { stack.popViewController(animated: true) }"
  ) throws -> String {
    let app = Sample.app(
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var flow: AppFlow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          flow = AppFlow()
          return true
        }
        \(delegate)
      }
      enum PageLink { case list, page(String) }
      class AppFlow {
        let stack = UINavigationController()
        \(methods)
      }
      """)
    return try #require(Draft(app, Findings(in: app), Knowledge()).system).file.text
  }

  @Test func linksOfWhichTheSystemTellsTheAppComeFromOutside() throws {
    let text = try system(
      """
      func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
      ) -> Bool { flow?.open(.list); return true }
      """)
    #expect(
      text.contains(
        """
              // guessed: links come as PageLink, since AppFlow.open takes it
              it.event(
                "link list", .external, unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
        """), "\(text)")
  }

  @Test func linksOfWhichNobodyIsToldAreOpenedByCodeAlone() throws {
    let text = try system("")
    #expect(
      text.contains(
        """
              // guessed: only code opens links as PageLink: AppFlow.open takes it, and the system tells the app of none
              it.event(
                "link list", .programmatic, unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { subject in
        """), "\(text)")
  }

  /// No two events have one name.
  @Test func linksOfOneCaseAreToldApartByTheCalls() throws {
    let text = try system(
      "",
      methods: """
        func open(_ link: PageLink) { stack.popViewController(animated: true) }
        func prepare(for link: PageLink) {}
        """)
    for name in [
      "open(PageLink.list)", #"open(PageLink.page(\"a\"))"#, "prepare(for: PageLink.list)",
      #"prepare(for: PageLink.page(\"a\"))"#,
    ] {
      #expect(text.contains("\"link \(name)\", .programmatic"), "\(name)")
    }
    #expect(try system("").contains("\"link page\", .programmatic"))
  }
}
#endif
