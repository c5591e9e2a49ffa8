import FixtureTestSupport
import HeadlessUIKit
import NavigationModel
import Testing

@testable import RequestFlow

/// The app in its window.
@MainActor
final class LiveApp {
  let work = LiveWork()
  let app: AppCoordinator
  private let window = UIWindow()

  init(_ fixes: Fixes) {
    app = AppCoordinator(
      contextSource: TicketedContextSource(tickets: work.tickets), lectures: [.first, .second],
      fixes: fixes)
    window.rootViewController = app.rootViewController
    window.makeKeyAndVisible()
  }

  func tap(_ control: String) { #expect(window.tap(control), "nobody offers \(control)") }

  func perform(_ gesture: String) {
    guard let gesture = window.gestures().first(where: { $0.name == gesture }) else {
      Issue.record("\(gesture) is not possible")
      return
    }
    gesture.perform()
  }

  func selectTab(_ index: Int) {
    (app.rootViewController as? UITabBarController)?.selectedIndex = index
  }

  /// The screens on a flow's stack.
  func screens(of flow: BaseFlowCoordinator) -> [String] {
    flow.navigationController?.viewControllers.map { $0.restorationIdentifier ?? "?" } ?? []
  }
}
