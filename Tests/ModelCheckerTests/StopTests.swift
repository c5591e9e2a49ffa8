import ModelChecker
import ModelCheckerTestSupport
import Testing

/// A search that is told to stop at the first violation.
@Suite struct StopTests {
  private typealias Toy = Property<String, String>

  private func stopped(
    _ system: ToySystem, _ properties: [Toy], batch: Int = 1
  ) throws -> (graph: StateGraph<String, String>, verdicts: [Verdict]) {
    var system = system
    system.preferredBatch = batch
    let graph = try explore(
      system, options: ExplorationOptions(stop: .firstViolation), watching: properties)
    return (graph, judge(properties, on: graph))
  }

  private let notB = Toy("NotB", .always { $0 == "b" ? .violated("it is b") : .holds })

  @Test(arguments: [1, 16])
  func `It stops at a state`(batch: Int) throws {
    let never = Toy("Never", .always { $0 == "z" ? .violated("it is z") : .holds })
    let (graph, verdicts) = try stopped(.chain, [never, notB], batch: batch)
    #expect(graph.states == ["a", "b"])
    #expect(graph.completeness == .interrupted("at the first violation"))
    #expect(
      verdicts == [
        .inconclusive(
          "the search was interrupted at the first violation before every state was seen"),
        .violated(
          Counterexample(
            trace: Trace(steps: [Trace.Step(.name("next"))]),
            ordinals: Trace(steps: [Trace.Step(.ordinal(0))]), why: "it is b", isOrdinary: true)),
      ])
  }

  @Test func `It stops at an initial state`() throws {
    let notZ = Toy("NotZ", .always { $0 == "z" ? .violated("it is z") : .holds })
    let (graph, verdicts) = try stopped(.severalStarts, [notZ])
    #expect(graph.edges.isEmpty)
    #expect(verdicts[0].counterexample?.trace.description == "@3")
  }

  @Test func `It stops at a step`() throws {
    let flush = Toy("NoStore", .alwaysStep { $0.effects.isEmpty ? .holds : .violated("stored") })
    let (graph, verdicts) = try stopped(.choice, [flush])
    #expect(graph.isExpanded == [true, false, false, false])
    #expect(verdicts[0].counterexample?.trace.description == "send")
  }

  @Test func `It stops where a monitor objects, which remembers the way`() throws {
    let third = Toy(
      "TwoSteps",
      .monitor(
        Monitor(begin: { _ in 0 }) { count, _ in
          (count + 1, count == 2 ? .violated("a third step") : .holds)
        }))
    let (graph, verdicts) = try stopped(.chain, [third])
    #expect(graph.completeness == .interrupted("at the first violation"))
    #expect(verdicts[0].counterexample?.trace.steps.count == 3)
    // Several initial states, each with a memory of its own.
    #expect(try stopped(.severalStarts, [third]).graph.completeness == .exhaustive)
  }

  @Test func `It stops at a fault, within a property of several parts too`() throws {
    for kind in [Toy.Kind.noFault, .all([.noFault])] {
      let (graph, verdicts) = try stopped(.fault, [Toy("NoFault", kind)])
      #expect(graph.isExpanded == [true, true, false])
      #expect(verdicts[0].counterexample?.trace.description == "next/crash")
    }
  }

  @Test func `It stops at an initial state that cannot be made`() throws {
    var system = ToySystem.chain
    system.initial = [.fault(Fault(.trapped, "No window")), .state("a")]
    let (graph, verdicts) = try stopped(system, [Toy("NoFault", .noFault)])
    #expect(graph.isExpanded == [false])
    #expect(verdicts[0].counterexample?.why == "No window")
  }

  @Test func `It goes on when nothing is violated`() throws {
    let (graph, _) = try stopped(.chain, [Toy("Fine", .always { _ in .holds })])
    #expect(graph.completeness == .exhaustive)
  }

  @Test func `Without the condition a violation stops nothing`() throws {
    let graph = try explore(ToySystem.chain, watching: [notB])
    #expect(graph.completeness == .exhaustive)
  }
}

extension Verdict {
  var counterexample: Counterexample? {
    if case .violated(let counterexample) = self { counterexample } else { nil }
  }
}
