#if Adopt
import Testing

@testable import Adoption

/// How many coordinators of one class are followed.
@Suite struct CoordinatorBoundTests {
  private func bound(_ places: String) throws -> String? {
    let app = Sample.app(
      """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flows: [Flow] = []
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let tabs = UITabBarController()
          flows = \(places)
          tabs.viewControllers = flows.map { $0.navigationController }
          window = UIWindow()
          window?.rootViewController = tabs
          window?.makeKeyAndVisible()
          return true
        }
      }
      final class Flow {
        let navigationController: UINavigationController
        var children: [Flow] = []
        init(_ stack: UINavigationController) { navigationController = stack }
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
      }
      """)
    return try Draft(app, Findings(in: app), Knowledge()).system?.file.text
      .split(separator: "\n").first { $0.contains("Scope.Bound(\"coordinators\"") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func oneMoreThanPlacesMakeIsSeen() throws {
    let five = Array(repeating: "Flow(.init())", count: 4) + ["Flow.init(.init())"]
    #expect(
      try bound("[\(five.joined(separator: ", "))]")
        == #"Scope.Bound("coordinators", 6, "coordinators of one class"),"#)
  }

  @Test func fourAreSeenWhereFewPlacesMakeThem() throws {
    #expect(
      try bound("[Flow(.init())]")
        == #"Scope.Bound("coordinators", 4, "coordinators of one class"),"#)
  }
}
#endif
