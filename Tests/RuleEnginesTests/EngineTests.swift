import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// Engines on systems that are hard on them.
@Suite struct EngineTests {
  @Test func `A component may have many more values than its field had room for`() throws {
    let count = 1 << 17
    let counter = try RuleSystem(
      initial: [Cells([0])], components: [Component("count", \.values[0])],
      rules: [
        Rule(
          "add", when: [Condition(reads: [\.values[0]]) { $0.values[0] < count - 1 }],
          reads: [\.values[0]], writes: [\.values[0]]
        ) { $0.values[0] += 1 }
      ])
    let found = try explore(counter, engine: .memoized)
    #expect(found.states == count)
    #expect(found.transitions == count - 1)
    #expect(found.depth == count - 1)
  }

  private func trace(of verdict: Verdict) -> String? {
    guard case .violated(let counterexample) = verdict else { return nil }
    return counterexample.trace.description
  }

  @Test(
    arguments: Thorough.isAsked
      ? [Engine.memoized, .symbolic, .general, .automatic] : [.memoized, .general])
  func `A state may have more than 65,536 successors, and a system as many initial states`(
    engine: Engine
  ) throws {
    let count = 1 << 17
    let found = try explore(Cells.choices(count), engine: engine)
    #expect(found.states == count + 1)
    #expect(trace(of: found.verdicts[0]) == "pick.\(count - 1)")
    let starts = try RuleSystem<Cells>(
      initial: (0..<70_000).map { Cells([$0]) }, components: [Component("start", \.values[0])],
      rules: [], invariants: [Cells.below(69_999)])
    let begun = try explore(starts, engine: engine)
    #expect(begun.states == 70_000)
    #expect(trace(of: begun.verdicts[0]) == "@69999")
  }

  @Test func `A state that is too wide is refused, or left to the general engine`() throws {
    let cells = 130
    let wide = try RuleSystem(
      initial: [Cells(Array(repeating: 0, count: cells))],
      components: (0..<cells).map { Component("cell \($0)", \.values[$0]) },
      rules: (0..<cells).map { cell in
        Rule("set \(cell)", writes: [\.values[cell]]) { state in
          (0..<12).map { value in
            var next = state
            next.values[cell] = value
            return next
          }
        }
      })
    let options = ExplorationOptions(limits: Limits(states: 100))
    #expect(throws: EngineError.self) { try explore(wide, engine: .memoized, options: options) }
    let found = try explore(wide, engine: .automatic, options: options)
    #expect(found.engine == .general)
    #expect(found.reason.hasSuffix("bits does not fit into 8 words"))
    #expect(found.states == 100)
  }

  @Test func `Errors of engines are sentences`() {
    #expect(
      EngineError.tooWide(bits: 600).description
        == "A state takes 600 bits, more than the 8 words of 63 bits that the memoized engine has "
        + "for it. Use the general engine, or fewer components.")
    #expect(
      EngineError.notRepeatable(step: 2, rule: "push").description
        == "Step 2 of a trace led somewhere else when it was repeated: rule 'push' reads what it "
        + "does not declare, or its effect varies.")
    #expect(
      EngineError.notRepeatable(step: 2, rule: nil).description
        == "Step 2 of a trace led somewhere else when it was repeated: a rule reads what it does "
        + "not declare, or its effect varies.")
    #expect(
      EngineError.uncountable.description
        == "There are more than 9223372036854775807 states or transitions, which cannot be counted. "
        + "Limit the depth.")
  }

  @Test func `More states than an integer holds are not counted wrongly`() throws {
    let cells = 64
    let bits = try RuleSystem(
      initial: [Cells(Array(repeating: 0, count: cells))],
      components: (0..<cells).map { Component("cell \($0)", \.values[$0]) },
      rules: (0..<cells).map { cell in
        Rule("set \(cell)", writes: [\.values[cell]]) { $0.values[cell] = 1 }
      })
    #expect(throws: EngineError.uncountable) { try explore(bits, engine: .symbolic) }
    let near = try explore(
      bits, engine: .symbolic, options: ExplorationOptions(limits: Limits(depth: 3)))
    #expect(near.states == 1 + 64 + 64 * 63 / 2 + 64 * 63 * 62 / 6)
    #expect(near.transitions == 64 * (1 + 64 + 64 * 63 / 2))
    #expect(near.completeness == .bounded(by: .depth))
  }

  @Test func `The engine is chosen by what rules touch, and the result says why`() throws {
    let few = try explore(
      NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system, engine: .automatic)
    #expect(few.engine == .memoized)
    #expect(few.reason == "there are few states")
    let many = try explore(
      NaturalNav(tabs: 5, depth: 2, routes: 3, sheets: 2).system, engine: .automatic)
    #expect(many.engine == .symbolic)
    #expect(many.states == 11_138_792)
    #expect(
      many.reason.hasPrefix("the first 131072 states took only ")
        && many.reason.hasSuffix(" runs of conditions and effects"))
    let limited = try explore(
      NaturalNav(tabs: 5, depth: 2, routes: 3, sheets: 2).system, engine: .automatic,
      options: ExplorationOptions(limits: Limits(states: 200_000)))
    #expect(limited.engine == .memoized)
    #expect(limited.states == 200_000)
    #expect(limited.reason == "the number of states is limited")
  }

  @Test func `Rules that read everything are left to the memoized engine`() throws {
    let cells = 17
    let coupled = try RuleSystem(
      initial: [Cells(Array(repeating: 0, count: cells))],
      components: (0..<cells).map { Component("cell \($0)", \.values[$0]) },
      rules: [
        Rule(
          "count", reads: (0..<cells).map { \.values[$0] },
          writes: (0..<cells).map { \.values[$0] }
        ) { state in
          let next = 1 + state.values.reduce(0) { $0 * 2 + $1 }
          for cell in 0..<cells { state.values[cell] = next >> (cells - 1 - cell) & 1 }
        }
      ])
    let found = try explore(coupled, engine: .automatic)
    #expect(found.engine == .memoized)
    #expect(found.states == 1 << cells)
    #expect(
      found.reason == "131072 states took \(found.evaluations) runs of conditions and effects")
  }

  @Test func `Memory is a limit`() throws {
    let nav = NaturalNav(tabs: 3, depth: 3, routes: 2, sheets: 4)
    for engine in [Engine.memoized, .symbolic, .general] {
      let found = try explore(
        nav.system, engine: engine, options: ExplorationOptions(limits: Limits(memory: 1)))
      #expect(found.completeness == .bounded(by: .memory))
      #expect(
        found.verdicts[0]
          == .inconclusive(
            "the search stopped at 1 byte of memory before every state was seen"))
    }
  }
}
