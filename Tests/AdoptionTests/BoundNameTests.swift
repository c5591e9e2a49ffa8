#if Adopt
import Testing

@testable import Adoption

/// Calls of what a function has bound to a name.
struct BoundNameTests {
  /// The calls of a screen whose method has a body.
  private func calls(_ body: String) -> [String] {
    let app = Sample.app(
      """
      protocol Flowing { func start() }
      final class ShelfFlow: Flowing {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Shelf(), animated: true) }
        func next() { stack.popViewController(animated: true) }
      }
      final class Shelf: UIViewController {
        var flow: Flowing?
        var model: Model?
        func act() { \(body) }
      }
      final class Model { var flow: ShelfFlow? }
      """)
    let samples = Samples(project: app, findings: Findings(in: app))
    return NavigatorCalls(in: "Shelf", of: app, storing: [], samples: samples).callbacks
      .filter { !$0.control.hasSuffix(":start") }.map(\.call)
  }

  @Test(arguments: [
    "guard let flow = flow as? ShelfFlow else { return }; flow.next()",
    "if let flow = self.flow as? ShelfFlow { flow.next() }",
    "let known = flow as! ShelfFlow; known.next()",
  ])
  func aCastSaysWhatItIs(body: String) {
    #expect(calls(body) == ["_ = (self.flow as? ShelfFlow)?.next()"])
  }

  @Test(arguments: [
    "guard let flow = model?.flow else { return }; run { flow.next() }",
    "let theirs = self.model!.flow; theirs?.next()",
  ])
  func anotherNameLeadsToTheSame(body: String) {
    #expect(calls(body) == ["_ = self.model?.flow?.next()"])
  }

  @Test(arguments: [
    "if let flow = flow as? ShelfFlow { print(flow) } else { flow.next() }",
    "flow.next(); let flow = flow as? ShelfFlow",
    "let flow = make(); flow.next()",
  ])
  func whatIsBoundElsewhereSaysNothing(body: String) { #expect(calls(body) == []) }
}
#endif
