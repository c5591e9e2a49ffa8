import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import Testing

/// Rules are believed, but what they declare can be checked.
@Suite struct DeclarationTests {
  @Test func `An undeclared read is a fault that names rule and component`() throws {
    let system = try Self.liar { $0.values[1] = $0.values[0] == 0 ? $0.values[1] : 7 }
    let blind = try explore(system, engine: .memoized)
    #expect(blind.states == 2)
    #expect(blind.faults.isEmpty)
    let found = try explore(
      system, engine: .memoized, settings: EngineSettings(checksDeclarations: true))
    #expect(
      found.faults.map(\.fault.message) == [
        "Rule 'lie' reads component 'x' without declaring it: "
          + "its answer changes with the value."
      ])
    #expect(found.faults.map(\.trace.description) == ["set"])
  }

  @Test func `Honest declarations are not objected to`() throws {
    #expect(
      try NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 1).system.undeclaredReads().isEmpty)
    for seed in 0..<60 as Range<UInt64> {
      let faults = try randomRules(seed: seed).undeclaredReads(limits: Limits(states: 50))
      #expect(faults.isEmpty, "seed \(seed)")
    }
  }

  @Test func `A violation that an undeclared read pretends is not reported`() throws {
    let system = try Self.liar { $0.values[1] = $0.values[0] == 0 ? 7 : 1 }
    #expect(throws: EngineError.notRepeatable(step: 2, rule: "lie")) {
      try explore(system, engine: .memoized)
    }
  }

  /// A system with a rule that may look at 'x' although it declares nothing.
  private static func liar(
    _ lie: @escaping @Sendable (inout Cells) throws -> Void
  ) throws -> RuleSystem<Cells> {
    let isSet = Condition<Cells>(reads: [\.values[1]]) { $0.values[1] == 1 }
    return try RuleSystem(
      initial: [Cells([0, 0])],
      components: [Component("x", \.values[0]), Component("y", \.values[1])],
      rules: [
        Rule("set", writes: [\.values[0], \.values[1]]) { $0.values = [1, 1] },
        Rule("lie", when: [isSet], writes: [\.values[1]], effect: lie),
      ],
      invariants: [
        RuleInvariant("Small", reads: [\.values[1]]) {
          $0.values[1] < 3 ? .holds : .violated("y is \($0.values[1])")
        }
      ])
  }
}
