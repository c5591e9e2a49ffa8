import Dispatch
import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A flow that makes a stack later, which nobody takes.
@MainActor
private final class LateFlow {
  private(set) weak var stack: UINavigationController?

  func start() {
    DispatchQueue.main.async { [self] in stack = makeStack() }
  }

  private func makeStack() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }
}

/// Stacks that only weak references keep, as a person goes through an app.
@Suite(.ownsPlatform) struct WeakStackFlowTests {
  @Test func aStackThatWorkMakesIsGoneAfterIt() throws {
    let graph = try explore(
      LiveSystem("Late", isolation: .inProcess) { _ in
        LateFlow()
      } declare: { (it: inout LiveDeclarations<LateFlow>) in
        it.appModules = ["HeadlessUIKitTests"]
        it.root { $0 }
        it.coordinator(LateFlow.self, role: "late")
        it.fact("has a stack") { $0.stack != nil }
        it.event("start", .external) { $0.start() }
      })
    #expect(graph.edges.contains { $0.event.name == "start" })
    #expect(graph.states.count == 1)
  }
}
