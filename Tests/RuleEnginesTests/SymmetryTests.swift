import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// States that differ by names alone count as one.
@Suite struct SymmetryTests {
  @Test func `Routes and sheets are names: size S has 20258 states`() throws {
    let nav = NaturalNav(tabs: 3, depth: 3, routes: 2, sheets: 4)
    let symmetric = SymmetricSystem(nav) { $0.withRoutesByFirstUse }
    #expect(try symmetric.asymmetry() == nil)
    for identity in StateIdentity.allCases where identity != .encoding {
      let found = try explore(plain: symmetric, settings: EngineSettings(identity: identity))
      #expect(found.states == 20_258)
      #expect(found.depth == 15)
      #expect(found.verdicts == [.holds(witness: nil)])
    }
  }

  @Test func `Parts that are alike need no order`() throws {
    var violated = 0
    var spared = 0
    for seed in 0..<UInt64(Thorough.count(200, of: 2_000)) {
      let parts = RandomParts(seed: seed)
      let symmetric = SymmetricSystem(parts) { $0.sorted }
      let whole = try explore(plain: parts)
      let reduced = try explore(plain: symmetric)
      #expect(try symmetric.asymmetry() == nil, "seed \(seed)")
      let graph = try explore(parts)
      #expect(reduced.states == Set(graph.states.map(\.sorted)).count, "seed \(seed)")
      #expect(reduced.depth == whole.depth, "seed \(seed)")
      #expect(lengths(reduced) == lengths(whole), "seed \(seed)")
      if case .violated(let counterexample) = reduced.verdicts[0] {
        let end = try replay(counterexample.trace, in: parts).last
        #expect(end?.target?.isBad != false, "seed \(seed)")
        violated += 1
      }
      if reduced.states < whole.states { spared += 1 }
    }
    #expect(violated > 20)
    #expect(spared > 50)
  }

  @Test func `Parts that are not alike are found out`() throws {
    var parts = RandomParts(seed: 7)
    parts.favors = 1
    let symmetric = SymmetricSystem(parts) { $0.sorted }
    #expect(try symmetric.asymmetry() != nil)
  }

  private func lengths(_ exploration: Exploration<some Any>) -> [Int?] {
    exploration.verdicts.map {
      if case .violated(let counterexample) = $0 { counterexample.trace.steps.count } else { nil }
    }
  }
}

extension NaturalNav.Screen {
  fileprivate var withRoutesByFirstUse: Self {
    var screen = self
    var routes = FirstUse<UInt8>()
    for tab in stacks.indices {
      screen.stacks[tab] = stacks[tab].map { UInt8(routes.number(of: $0) + 1) }
    }
    screen.sheet = sheet.map { _ in 1 }
    return screen
  }
}

/// Some parts that go on alike, drawn from a seed, and something that they share.
private struct RandomParts: PlainSystem {
  typealias Effect = Never

  struct State: Hashable, Sendable {
    var shared = 0
    var parts = [0, 0, 0]

    var sorted: State { State(shared: shared, parts: parts.sorted()) }
    var isBad: Bool { shared == 3 && parts.reduce(0, +) == 5 }
  }

  let seed: UInt64
  /// A part that goes on differently, if any.
  var favors: Int?

  init(seed: UInt64) { self.seed = seed }

  var initial: [State] { [State()] }
  let catalog = EventCatalog((0..<3).map { "part \($0)" })
  var judges: [@Sendable (State) -> Judgment] {
    [{ $0.isBad ? .violated("it is bad") : .holds }]
  }

  private func next(_ state: State, part: Int) -> State? {
    let favored = part == favors ? 1 : 0
    let mixed = state.shared * 16 + state.parts[part] * 2 + favored
    var generator = SplitMix64(seed: seed << 16 ^ UInt64(mixed * 8 + state.parts.reduce(0, +) % 3))
    if Int.random(in: 0..<4, using: &generator) == 0 { return nil }
    var next = state
    next.parts[part] = Int.random(in: 0..<4, using: &generator)
    next.shared = Int.random(in: 0..<4, using: &generator)
    return next
  }

  func expand(_ visits: [Visit<State>]) -> [Expansion<State, Never>] {
    visits.map { visit in
      Expansion(
        transitions: (0..<3).compactMap { part in
          next(visit.state, part: part).map {
            Transition(
              event: EventLabel(catalog.names[part], ordinal: part), outcome: .state($0))
          }
        })
    }
  }

  func addSuccessors(of state: State, to successors: inout Successors<State>) {
    for part in 0..<3 {
      if let next = next(state, part: part) { successors.append(next) }
    }
  }
}
