import HeadlessUIKit

/// A screen that knows nobody.
@MainActor
func screen(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

/// An app whose flows push on one stack, in the ways that flows get hold of it.
@MainActor
final class SharedStackApp: UINavigationControllerDelegate {
  /// The way in which a flow is ended.
  enum Ending {
    /// The app lets go of the flow whose screen was left.
    case released
    /// The app forgets to.
    case leaked
  }

  let window = UIWindow()
  private(set) var flows: [StepsFlow] = []
  let ending: Ending
  let reach: Reach
  private let home: HomeFlow

  /// The way in which a flow refers to the stack.
  enum Reach { case strongly, weakly, byRouter }

  init(_ ending: Ending, reach: Reach = .strongly) {
    self.ending = ending
    self.reach = reach
    let stack = UINavigationController(rootViewController: screen("Home"))
    home = HomeFlow(stack, reach)
    stack.delegate = self
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  /// The reason why nobody can touch a screen now: one comes or goes.
  var moving: String? { stack?.transitionCoordinator.map { _ in "a transition is under way" } }

  func begin() {
    let flow = StepsFlow(stack!, reach)
    flows.append(flow)
    flow.next()
  }

  func next() { flows.last?.next() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let left = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(where: { $0 === left }),
      viewController === navigationController.viewControllers.first, ending == .released
    else { return }
    flows = []
  }
}

/// A router, as apps share it, that leaves the stack to the window.
@MainActor
final class WeakRouter {
  weak var stack: UINavigationController?
  init(_ stack: UINavigationController) { self.stack = stack }
}

/// The flow of the screens that are always there.
@MainActor
final class HomeFlow {
  private let stack: StackReference
  init(_ stack: UINavigationController, _ reach: SharedStackApp.Reach) {
    self.stack = StackReference(stack, reach)
  }
}

/// A flow of screens that know nobody.
@MainActor
final class StepsFlow {
  private let stack: StackReference

  init(_ stack: UINavigationController, _ reach: SharedStackApp.Reach) {
    self.stack = StackReference(stack, reach)
  }

  func next() {
    guard let stack = stack.value else { return }
    stack.pushViewController(screen("Step \(stack.viewControllers.count)"), animated: true)
  }
}

/// One of the ways to refer to a stack.
@MainActor
struct StackReference {
  private var kept: UINavigationController?
  private weak var seen: UINavigationController?
  private var router: WeakRouter?

  init(_ stack: UINavigationController, _ reach: SharedStackApp.Reach) {
    switch reach {
    case .strongly: kept = stack
    case .weakly: seen = stack
    case .byRouter: router = WeakRouter(stack)
    }
  }

  var value: UINavigationController? { kept ?? seen ?? router?.stack }
}
