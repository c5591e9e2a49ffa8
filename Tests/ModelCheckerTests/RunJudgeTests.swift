import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// Judging a run step by step agrees with judging the whole graph.
@Suite struct RunJudgeTests {
  private static let seeds = Thorough.count(300, of: 3_000)

  @Test func `A shortest counterexample violates at its last step, and not before`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<Self.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let graph = try explore(system)
      let properties = RandomGraphTests.properties(Dice(seed: seed))
      for (property, verdict) in zip(properties, judge(properties, on: graph)) {
        let judge = RunJudge(property)
        guard case .violated(let counterexample) = verdict,
          !judge.needsAllStates(isEndless: false)
        else { continue }
        let start = try initialState(of: system, for: counterexample.trace)
        let steps = try replay(counterexample.trace, in: system)
        let found = violations(by: judge, from: start, along: steps)
        let label: Comment = "\(property.name), seed \(seed)"
        #expect(found.firstIndex { !$0.isEmpty } == steps.count, label)
        #expect(found.last?.contains(counterexample.why) == true, label)
        seen[property.name, default: 0] += 1
      }
    }
    for name in ["State", "Step", "Run", "Monitor", "Fault"] {
      #expect(seen[name, default: 0] > Self.seeds / 50, "\(name)")
    }
  }

  @Test func `Where a property is not violated no run of four steps violates it`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<Self.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let graph = try explore(system)
      let naive = try naivelyExplore(system)
      let successors = Dictionary(grouping: naive.steps, by: \.source)
      let properties = RandomGraphTests.properties(Dice(seed: seed))
      for (property, verdict) in zip(properties, judge(properties, on: graph)) {
        var judge = RunJudge(property)
        if case .violated = verdict { continue }
        guard !judge.needsAllStates(isEndless: false) else { continue }
        for start in naive.initial {
          let found = judge.begin(in: start)
          #expect(found == [] && !isViolated(judge, in: start, within: 4, successors))
        }
        seen[property.name, default: 0] += 1
      }
    }
    for name in ["State", "Step", "Run", "Monitor", "Fault"] {
      #expect(seen[name, default: 0] > Self.seeds / 50, "\(name)")
    }
  }

  /// The violations in the first state, then by each step.
  private func violations(
    by judge: RunJudge<Int, Int>, from start: Int, along steps: [Step<Int, Int>]
  ) -> [[String]] {
    var judge = judge
    return [judge.begin(in: start)] + steps.map { judge.advance($0) }
  }

  /// Returns a Boolean value that indicates whether some run that goes on from a state violates.
  private func isViolated(
    _ judge: RunJudge<Int, Int>, in state: Int, within steps: Int,
    _ successors: [Int: [Step<Int, Int>]]
  ) -> Bool {
    guard steps > 0 else { return false }
    return (successors[state] ?? []).contains { step in
      var judge = judge
      if !judge.advance(step).isEmpty { return true }
      return step.target.map { isViolated(judge, in: $0, within: steps - 1, successors) } ?? false
    }
  }
}
