import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// Runs that are added to a graph are in it, and nothing that the system does not do.
@Suite struct AddedRunsTests {
  /// Walks at random until there is no way on.
  private func walk(
    in system: RandomGraphSystem, by random: inout SplitMix64
  ) throws -> (start: Int, steps: [Step<Int, Int>]) {
    let start = Int.random(in: 0..<system.start().count, using: &random)
    var steps: [Step<Int, Int>] = []
    var state = try initialState(of: system, for: Trace(start: start))
    while steps.count < 8 {
      let transitions = system.expand([Visit(state: state, trace: Trace())])[0].transitions
      guard let transition = transitions.randomElement(using: &random) else { break }
      steps.append(Step(source: state, transition: transition))
      guard case .state(let target) = transition.outcome else { break }
      state = target
    }
    return (start, steps)
  }

  private func trace(_ run: (start: Int, steps: [Step<Int, Int>])) -> Trace {
    Trace(
      start: run.start,
      steps: run.steps.map { Trace.Step(.name($0.event), choices: $0.transition.choices) })
  }

  @Test func `What is added is what the system does, and what was there stays`() throws {
    var (whole, longer) = (0, 0)
    for seed in 0..<RandomGraphTests.seeds {
      var random = SplitMix64(seed: UInt64(seed))
      let system = RandomGraphSystem(seed: UInt64(seed))
      let naive = try naivelyExplore(system)
      let limit = Int.random(in: 1...max(1, naive.states.count), using: &random)
      let before = try explore(
        system, options: ExplorationOptions(limits: Limits(states: limit)))
      let runs = try (0..<3).map { _ in try walk(in: system, by: &random) }
      var graph = before
      graph.add(runs: runs)

      let steps = graph.edges.indices.map(graph.step(at:))
      #expect(Set(steps).isSubset(of: naive.steps), "seed \(seed)")
      #expect(Set(steps).count == steps.count, "seed \(seed)")
      #expect(Array(graph.states.prefix(before.states.count)) == before.states, "seed \(seed)")
      #expect(Set(graph.states).count == graph.states.count, "seed \(seed)")
      #expect(graph.completeness == before.completeness, "seed \(seed)")
      for state in graph.states.indices {
        #expect(graph.outgoing(of: state).allSatisfy { $0.source == state }, "seed \(seed)")
      }
      whole += runs.count { graph.path(along: trace($0)) != nil }
      longer += graph.edges.count - before.edges.count
      if before.completeness == .exhaustive { #expect(graph.listing == before.listing) }

      let once = graph.listing
      graph.add(runs: runs)
      #expect(graph.listing == once, "seed \(seed)")
    }
    // Most runs fit; one does not where the limit ended the search within a state on its way.
    #expect(whole > RandomGraphTests.seeds * 2)
    #expect(longer > 0)
  }

  @Test func `A violation that a run shows is found in the graph, with its trace`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "wait", "a2"), Arrow("a2", "wait", "a3"), Arrow("a", "go", "b"),
        Arrow("b", "go", "c"), Arrow("c", "go", "d"),
      ])
    var graph = try explore(system, options: ExplorationOptions(limits: Limits(states: 2)))
    let never = Property<String, String>(
      "NeverC", .always { $0 == "c" ? .violated("it is c") : .holds })
    guard case .inconclusive = judge([never], on: graph)[0] else {
      Issue.record("The search sees too much.")
      return
    }
    let trace = Trace(steps: [Trace.Step(.name("go")), Trace.Step(.name("go"))])
    graph.add(runs: [(0, try replay(trace, in: system))])
    guard case .violated(let counterexample) = judge([never], on: graph)[0] else {
      Issue.record("The violation is not found.")
      return
    }
    #expect(counterexample.trace == trace)
    #expect(!graph.isShortest(counterexample.trace) || graph.completeDepth.map { $0 >= 1 } == true)
  }
}
