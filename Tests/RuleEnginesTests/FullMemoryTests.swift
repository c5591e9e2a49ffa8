import Foundation
import ModelChecker
import ModelCheckerTestSupport
import RuleEnginesTestSupport
import Testing

@testable import RuleEngines

/// Searches that have less room than there are states say that memory ended them, and are right about
/// what they found.
@Suite struct FullMemoryTests {
  /// 101,252 states; tables of 2 MiB hold some 90,000.
  private let nav = NaturalNav(tabs: 3, depth: 3, routes: 2, sheets: 4)

  private static let open = Verdict.inconclusive(
    "the search ran out of memory before every state was seen")

  private func expectFull<State>(_ found: Exploration<State>, _ what: String) {
    #expect(found.completeness == .bounded(by: .memory), "\(what)")
    #expect((40_000..<101_252).contains(found.states), "\(what): \(found.states)")
    #expect(found.transitions < 380_704, "\(what)")
    #expect(found.verdicts.allSatisfy { $0 == Self.open }, "\(what): \(found.verdicts)")
  }

  @Test(arguments: [1, 2, 3]) func `A full table ends the memoized engine`(workers: Int) throws {
    let options = ExplorationOptions(workers: workers)
    func found() throws -> Exploration<NaturalNav.Screen> {
      try explore(nav.system, engine: .memoized, options: options)
    }
    expectFull(try AddressSpace.$mostOfArray.withValue(2 << 20, operation: found), "\(workers)")
    let whole = try AddressSpace.$mostOfArray.withValue(16 << 20, operation: found)
    #expect(whole.states == 101_252)
    #expect(whole.completeness == .exhaustive)
  }

  @Test(arguments: StateIdentity.allCases)
  func `A full store ends the general engine`(identity: StateIdentity) throws {
    func found() throws -> Exploration<NaturalNav.Screen> {
      try explore(plain: nav, settings: EngineSettings(identity: identity))
    }
    expectFull(
      try AddressSpace.$mostOfArray.withValue(2 << 20, operation: found), "\(identity)")
    let whole = try AddressSpace.$mostOfArray.withValue(16 << 20, operation: found)
    #expect(whole.states == 101_252)
    #expect(whole.completeness == .exhaustive)
  }

  @Test func `A limit of states is not taken for memory`() throws {
    let options = ExplorationOptions(limits: Limits(states: 50_000))
    let found = try AddressSpace.$mostOfArray.withValue(2 << 20) {
      try explore(nav.system, engine: .memoized, options: options)
    }
    #expect(found.completeness == .bounded(by: .states))
    #expect(found.states == 50_000)
  }

  // MARK: - What was found before

  /// Counts to a number, and must not reach another one.
  private func counter(to count: Int, forbidden: Int) throws -> RuleSystem<Cells> {
    try RuleSystem(
      initial: [Cells([0])], components: [Component("count", \.values[0])],
      rules: [
        Rule(
          "add", when: [Condition(reads: [\.values[0]]) { $0.values[0] < count }],
          reads: [\.values[0]], writes: [\.values[0]]
        ) { $0.values[0] += 1 }
      ],
      invariants: [
        RuleInvariant("Below", reads: [\.values[0]]) {
          $0.values[0] == forbidden ? .violated("it is \(forbidden)") : .holds
        }
      ])
  }

  @Test(arguments: [1, 2]) func `A violation keeps its trace`(workers: Int) throws {
    let found = try AddressSpace.$mostOfArray.withValue(2 << 20) {
      try explore(
        counter(to: 120_000, forbidden: 700), engine: .memoized,
        options: ExplorationOptions(workers: workers))
    }
    #expect(found.completeness == .bounded(by: .memory))
    guard case .violated(let counterexample) = found.verdicts[0] else {
      Issue.record("\(found.verdicts)")
      return
    }
    #expect(counterexample.trace.steps.count == 700)
  }

  // MARK: - Sets of states

  // A state with many successors: a list of as many nodes.

  @Test func `A diagram without room ends the symbolic engine`() throws {
    let found = try AddressSpace.$mostOfArray.withValue(2 << 20) {
      try explore(Cells.choices(240_000), engine: .symbolic)
    }
    #expect(found.completeness == .bounded(by: .memory))
    #expect(found.states == 1)
    #expect(found.verdicts == [Self.open])
  }

  @Test func `A list of changes without room is the machine's lack`() throws {
    #expect(throws: EngineError.noAddressSpace(bytes: 5_760_016)) {
      try AddressSpace.$mostOfArray.withValue(2 << 20) {
        try explore(Cells.choices(120_000), engine: .memoized)
      }
    }
  }

  // MARK: - Checkpoints

  @Test func `A search that memory ended goes on where there is more`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("full-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    func found(resumes: Bool) throws -> Exploration<NaturalNav.Screen> {
      try explore(
        nav.system, engine: .memoized,
        settings: EngineSettings(
          checkpointing: Checkpointing(file: file, interval: .milliseconds(50), resumes: resumes)))
    }
    expectFull(
      try AddressSpace.$mostOfArray.withValue(2 << 20) { try found(resumes: false) }, "first")
    let whole = try found(resumes: true)
    #expect(whole.states == 101_252)
    #expect(whole.transitions == 380_704)
    #expect(whole.completeness == .exhaustive)
  }
}
