import ModelChecker
import ModelCheckerTestSupport
import NavigationHarness
import NavigationModel
import Testing

extension FixtureUnderTest {
  /// Fails unless the naive explorer finds the same states and transitions as the engine.
  ///
  /// Each explores a system of its own, and states are compared by everything that was observed,
  /// not by the numbers that stand for it.
  ///
  /// - Parameters:
  ///   - depth: the greatest number of steps from the start; everything when nil.
  ///   - minimum: the number of states that there must be at least, so that something is compared.
  public func assertExplorersAgree(
    variant: String, scope: [String: Int] = [:], depth: Int?, minimum: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let numbers = SnapshotNumbers()
    let configuration = SystemConfiguration(variant: variant, scope: scope)
    let (first, second) = (try entry.system(configuration), try entry.system(configuration))
    let engine = try WorkerLaunch.with(launch(configuration)) {
      try Reached(exploring: first, depth: depth, numbers)
    }
    let naive = try WorkerLaunch.with(launch(configuration)) {
      try Reached(naively: second, depth: depth, numbers)
    }
    #expect(naive.states.count >= minimum, sourceLocation: sourceLocation)
    // Sorted lists: neither may have a state twice that looks the same.
    #expect(engine.states == naive.states, sourceLocation: sourceLocation)
    #expect(Set(naive.states).count == naive.states.count, sourceLocation: sourceLocation)
    #expect(engine.transitions == naive.transitions, sourceLocation: sourceLocation)
    #expect(engine.arrows == naive.arrows, "Transitions differ.", sourceLocation: sourceLocation)
    #expect(engine.depth == naive.depth, sourceLocation: sourceLocation)
  }
}

/// Numbers for what was observed, the same ones for several explorations.
private final class SnapshotNumbers {
  private var numbers: [NavigationSnapshot: Int] = [:]

  func number(of state: NavigationState) -> Int {
    let snapshot = state.snapshot
    if let known = numbers[snapshot] { return known }
    numbers[snapshot] = numbers.count
    return numbers.count - 1
  }
}

/// The findings of an explorer, in terms that another exploration can be compared with.
private struct Reached {
  var states: [Int] = []
  var transitions = 0
  var arrows: Set<Step<Int, NavigationEffect>> = []
  var depth = 0

  init(exploring system: some NavigationSystem, depth: Int?, _ numbers: SnapshotNumbers) throws {
    let graph = try explore(system, options: ExplorationOptions(limits: Limits(depth: depth)))
    note(graph.states, graph.edges.indices.map { graph.step(at: $0) }, numbers)
    self.depth = graph.depth
  }

  init(naively system: some NavigationSystem, depth: Int?, _ numbers: SnapshotNumbers) throws {
    let graph = try naivelyExplore(Remembering(system), depth: depth)
    note(Array(graph.states), graph.steps, numbers)
    self.depth = graph.depth
  }

  private mutating func note(
    _ states: [NavigationState], _ steps: [NavigationStep], _ numbers: SnapshotNumbers
  ) {
    let numberOf = Dictionary(
      uniqueKeysWithValues: states.map { ($0, numbers.number(of: $0)) })
    self.states = states.map { numberOf[$0]! }.sorted()
    transitions = steps.count
    arrows = Set(
      steps.map { step in
        let transition = step.transition
        let outcome: Outcome<Int> =
          switch transition.outcome {
          case .state(let target): .state(numberOf[target]!)
          case .fault(let fault): .fault(fault)
          }
        return Step(
          source: numberOf[step.source]!,
          transition: Transition(
            event: transition.event, choices: transition.choices, effects: transition.effects,
            outcome: outcome))
      })
  }
}
