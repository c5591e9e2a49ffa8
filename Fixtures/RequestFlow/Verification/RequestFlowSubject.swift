import NavigationHarness
import NavigationModel

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The app as the verifier drives it: in its window, not yet started.
@MainActor
final class RequestFlowSubject {
  let app: AppCoordinator
  let window = UIWindow()
  private let tickets: TicketOffice

  /// A Boolean value that indicates whether the platform has put the app into the background.
  private(set) var isInBackground = false

  /// A Boolean value that indicates whether the app was stopped, and not started again.
  private(set) var isStopped = false

  init(tickets: TicketOffice, lectures: Int, fixes: Fixes) {
    self.tickets = tickets
    app = AppCoordinator(
      contextSource: TicketedContextSource(tickets: tickets),
      lectures: Array([LectureID.first, .second].prefix(lectures)), fixes: fixes)
    window.rootViewController = app.rootViewController
    window.makeKeyAndVisible()
  }

  func start() {
    isStopped = false
    app.start()
  }

  func stop() {
    app.stop()
    isStopped = true
  }

  func enterBackground() {
    // The system takes the touches of an app away before it tells it.
    window.gestures().first { $0.kind.gesture?.phase == .cancel }?.perform()
    isInBackground = true
    app.didEnterBackground()
  }

  func enterForeground() {
    isInBackground = false
    app.willEnterForeground()
  }
}

extension RequestFlowSubject {
  var flows: [BaseFlowCoordinator] { [app.home, app.library, app.settings] }

  /// The controller in the selected tab.
  var selected: UIViewController? {
    (app.rootViewController as? UITabBarController)?.selectedViewController
  }

  /// Does what a tap on the selected tab does while its stack is not at its root.
  var tapOnSelectedTab: PlatformGesture? {
    guard let tabs = app.rootViewController as? UITabBarController,
      let stack = selected as? UINavigationController, stack.viewControllers.count > 1
    else { return nil }
    return window.gestures().first { $0.name == "tapTab(\(tabs.selectedIndex))@root" }
  }

  /// The screen that a person sees, transitions aside.
  var visibleScreen: UIViewController? {
    (selected as? UINavigationController)?.topViewController ?? selected
  }

  /// A Boolean value that indicates whether a context is still waited for: not while the app is
  /// stopped, and not by screens that are gone.
  var awaitsContext: Bool {
    !isStopped && app.library.line.calls.contains { !$0.call.isSenderGone }
  }

  /// The number of calls that are on their way.
  var callsOnTheirWay: Int { ([app] + flows).reduce(0) { $0 + $1.line.calls.count } }

  /// The number of managers that have not been let go of.
  var managersAtWork: Int { ([app] + flows).reduce(0) { $0 + $1.managers.count } }

  /// The number of calls on their way that ask for a lecture.
  var lecturesAskedFor: Int {
    ([app] + flows).reduce(0) { count, coordinator in
      count + coordinator.line.calls.count { $0.call.request.name == .showLectureDetails }
    }
  }

  /// Returns the number of lectures that a stack holds, or holds again if a finger does not finish
  /// its swipe.
  func lectures(on stack: UINavigationController?) -> Int {
    guard let stack else { return 0 }
    let held = window.gesturesInProgress > 0 && stack === selected ? 1 : 0
    return stack.viewControllers.count { $0 is LectureDetailsViewController } + held
  }

  /// The screen with which a module begins.
  func screen(of module: String) -> ModuleViewController? {
    let first: UIViewController? =
      switch module {
      case "player": (app.rootViewController as? UITabBarController)?.viewControllers?.first
      case "library": app.library.navigationController
      case "settings": app.settings.navigationController
      default: nil
      }
    let screen = (first as? UINavigationController)?.viewControllers.first ?? first
    return screen as? ModuleViewController
  }

  /// The stacks to which a request of a module may come.
  func stacks(of module: String) -> [UINavigationController] {
    let own = screen(of: module)?.navigationController
    return ([own, selected as? UINavigationController] as [UINavigationController?])
      .compactMap(\.self)
  }
}
