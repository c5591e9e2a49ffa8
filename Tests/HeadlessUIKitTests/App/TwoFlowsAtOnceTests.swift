import HeadlessUIKit
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app that starts a flow on its stack with each touch of a button.
@MainActor
private final class QuickApp: UINavigationControllerDelegate {
  let window = UIWindow()
  let stack = UINavigationController()
  private(set) var flows: [StepsFlow] = []
  private let isReleased: Bool

  init(isReleased: Bool) {
    self.isReleased = isReleased
    let home = screen("Home")
    home.loadViewIfNeeded()
    let button = UIButton()
    button.setTitle("Begin", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    home.view.addSubview(button)
    stack.viewControllers = [home]
    stack.delegate = self
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func begin() {
    let flow = StepsFlow(stack, .strongly)
    flows.append(flow)
    flow.next()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if isReleased { flows.removeLast(flows.count - (stack.viewControllers.count - 1)) }
  }
}

/// Two flows that come within one event.
@Suite(.ownsPlatform) struct TwoFlowsAtOnceTests {
  private func twice(isReleased: Bool) throws -> [String] {
    try findings {
      QuickApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(QuickApp.self, role: "app")
      it.coordinator(StepsFlow.self, role: "steps")
      it.tap("Begin", twice: true, unless: { $0.flows.isEmpty ? nil : "begun" })
    }
  }

  @Test func eachTouchOfTwoShowsThePageOfItsFlow() throws {
    let released = try twice(isReleased: true)
    #expect(released == [])
    let leaked = try twice(isReleased: false)
    #expect(
      leaked == [
        "NoOrphanedChildren after double%20tap%20Begin.1: Steps#2 is in the tree but owns no screen."
      ])
  }
}
