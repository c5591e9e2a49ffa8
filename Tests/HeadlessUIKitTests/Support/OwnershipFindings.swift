import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import Testing

/// The findings of the invariants of ownership, each with its trace.
func findings<Subject: AnyObject>(
  _ make: @escaping @MainActor () -> Subject,
  declare: @MainActor (inout LiveDeclarations<Subject>) -> Void
) throws -> [String] {
  let system = try LiveSystem("App", isolation: .inProcess) { _ in
    make()
  } declare: { (it: inout LiveDeclarations<Subject>) in
    it.root { $0 }
    // A module of this name would pass for one of the platform's stand-ins.
    it.appModules = ["HeadlessUIKitTests"]
    declare(&it)
  }
  let invariants: [any NavigationInvariant] = [NoOrphanedChildren(), NoOwnerlessScreens()]
  let result = try check(system, invariants: invariants)
  #expect(result.graph.completeness == .exhaustive)
  return result.answers.compactMap { answer in
    guard case .violated(let counterexample) = answer.verdict else { return nil }
    let place = counterexample.trace.steps.isEmpty ? "the start" : "\(counterexample.trace)"
    return "\(answer.property) after \(place): \(counterexample.why)"
  }
}

/// A flow with a page that it makes itself.
@MainActor
final class PageFlow {
  let page: UIViewController
  init(_ name: String) { page = screen(name) }
}

/// A page that knows its flow, and says when it leaves the stack.
final class FlowPage<Flow: AnyObject>: UIViewController {
  private weak var flow: Flow?
  var onLeave: () -> Void = {}

  init(of flow: Flow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave() }
  }
}
