import HeadlessUIKit
import NavigationHarness
import NavigationModel
import XCTest

@testable import RequestFlow

/// The app itself, driven by hand: no explorer, no system, no declarations.
class LiveTestCase: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(JobQueue.isAvailable, "this runtime has no hooks for jobs")
    JobQueue.install()
  }

  override func tearDown() {
    if JobQueue.isInstalled { JobQueue.uninstall() }
  }

  /// Runs a body as the main actor, whose thread a test is on.
  func onMainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
}

/// The app in its window.
@MainActor
final class LiveApp {
  let tickets = TicketOffice()
  let app: AppCoordinator
  let window = UIWindow()
  private let platform = QuietPlatformDriver()
  private let formerPlatform: any PlatformDriver

  init(_ mends: Mends) {
    formerPlatform = HeadlessPlatform.driver
    HeadlessPlatform.driver = platform
    app = AppCoordinator(
      contextSource: TicketedContextSource(tickets: tickets), lectures: [.first, .second],
      mends: mends)
    window.rootViewController = app.rootViewController
    window.makeKeyAndVisible()
  }

  /// Lets the app be thrown away.
  func end() {
    tickets.discardAll()
    JobQueue.shared.endSubject()
    HeadlessPlatform.driver = formerPlatform
  }

  /// Runs tasks and transitions until nothing is left.
  ///
  /// - Returns: whether they came to an end.
  @discardableResult
  func settle(bound: Int = 1_000) -> Bool {
    var left = bound
    while left > 0 {
      let ran = JobQueue.shared.settle(bound: left) + platform.settle()
      if ran == 0 { return true }
      left -= ran
    }
    return false
  }

  func tap(_ control: String) { XCTAssertTrue(window.tap(control), "nobody offers \(control)") }

  func selectTab(_ index: Int) {
    (app.rootViewController as? UITabBarController)?.selectedIndex = index
  }

  /// Ends the refresh that was asked for first.
  func refresh(succeeds: Bool) { tickets.resolve(0, outcome: succeeds ? 0 : 1) }

  /// The screens on a flow's stack.
  func screens(of flow: BaseFlowCoordinator) -> [String] {
    flow.navigationController?.viewControllers.map { $0.restorationIdentifier ?? "?" } ?? []
  }
}
