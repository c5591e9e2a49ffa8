import ModelChecker
import RuleEngines
import RuleEnginesTestSupport
import Testing

/// Who watches a search of rules can end it, whichever engine does it.
@Suite struct ObservingTests {
  private static let count = 1 << 9

  private func explored(
    by engine: Engine, while mayGoOn: (ExplorationProgress) -> Bool
  ) throws -> Exploration<Cells> {
    let counter = try RuleSystem(
      initial: [Cells([0])], components: [Component("count", \.values[0])],
      rules: [
        Rule(
          "add", when: [Condition(reads: [\.values[0]]) { $0.values[0] < Self.count - 1 }],
          reads: [\.values[0]], writes: [\.values[0]]
        ) { $0.values[0] += 1 }
      ], invariants: [Cells.below(Self.count)])
    return try explore(counter, engine: engine, observing: mayGoOn)
  }

  @Test(arguments: [Engine.memoized, .symbolic, .general, .graph, .automatic])
  func `A search that is told to end has an answer, which is open`(engine: Engine) throws {
    let found = try explored(by: engine) { $0.states < 50 }
    #expect(found.completeness == .interrupted("on request"))
    #expect((50..<Self.count).contains(found.states))
    guard case .inconclusive = found.verdicts[0] else {
      Issue.record("\(found.verdicts[0])")
      return
    }
  }

  @Test(arguments: [Engine.memoized, .symbolic, .general, .graph, .automatic])
  func `It is told how far it has come`(engine: Engine) throws {
    var told: [ExplorationProgress] = []
    let found = try explored(by: engine) {
      told.append($0)
      return true
    }
    #expect(found.completeness == .exhaustive)
    #expect(found.states == Self.count)
    #expect(told.count > 1)
    #expect(told.map(\.states) == told.map(\.states).sorted())
    #expect(told.allSatisfy { $0.states <= Self.count && $0.waiting >= 1 && $0.depth < Self.count })
    #expect(told.last.map { $0.states > Self.count / 2 } == true)
  }
}
