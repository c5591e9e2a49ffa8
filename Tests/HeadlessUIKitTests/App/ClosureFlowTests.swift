import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app that keeps the flow of a pushed page in a closure, and nowhere else.
@MainActor
private final class ClosureApp {
  let window = UIWindow()
  let stack = UINavigationController(rootViewController: screen("Home"))
  private(set) var onFinish: (@MainActor () -> Void)?
  private let isReleased: Bool

  init(isReleased: Bool) {
    self.isReleased = isReleased
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func show() {
    let flow = FormFlow()
    onFinish = { flow.isFinished = true }
    let page = FlowPage(of: flow)
    if isReleased { page.onLeave = { [weak self] in self?.onFinish = nil } }
    stack.pushViewController(page, animated: false)
  }
}

@MainActor
private final class FormFlow {
  var isFinished = false
}

/// Flows that only a closure keeps.
@Suite(.ownsPlatform) struct ClosureFlowTests {
  private func inAClosure(isReleased: Bool) throws -> [String] {
    try findings {
      ClosureApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(ClosureApp.self, role: "app")
      it.coordinator(FormFlow.self, role: "form")
      it.event("show", .external, unless: { $0.onFinish.map { _ in "shown" } }) { $0.show() }
      it.event("finish", .external, unless: { $0.onFinish == nil ? "no flow" : nil }) {
        $0.onFinish?()
      }
    }
  }

  @Test func aFlowThatAClosureKeepsAfterItsPageIsAnOrphan() throws {
    #expect(try inAClosure(isReleased: true) == [])
    #expect(
      try inAClosure(isReleased: false) == [
        "NoOrphanedChildren after show/back%40root: Form is in the tree but owns no screen."
      ])
  }
}
