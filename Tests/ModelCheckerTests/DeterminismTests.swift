import ModelChecker
import ModelCheckerTestSupport
import Testing

/// The same system and options give the same graph, to the byte.
@Suite struct DeterminismTests {
  @Test func `Two searches give the same listing`() throws {
    for seed in 0..<300 {
      let system = RandomGraphSystem(seed: UInt64(seed))
      for order in SearchOrder.some {
        let options = ExplorationOptions(limits: Limits(states: 9), order: order)
        let first = try explore(system, options: options).listing
        #expect(try explore(system, options: options).listing == first, "seed \(seed), \(order)")
      }
    }
  }

  @Test func `The seed decides a random walk`() throws {
    let nav = Nav(tabs: 2, depth: 1, routes: 2, sheets: 1)
    let listings = try (0..<4).map { seed in
      try explore(nav, options: ExplorationOptions(order: .randomWalk(seed: seed))).states
    }
    #expect(Set(listings).count == 4)
  }

  // The text is written out: a hash seed or an address would change it from run to run.
  @Test func `The listing of a small graph is known`() throws {
    let options = ExplorationOptions(limits: Limits(states: 5), order: .randomWalk(seed: 5))
    let graph = try explore(RandomGraphSystem(seed: 216), options: options)
    #expect(
      graph.listing == """
        bounded by states, 5 states, 4 transitions, depth 2
        initial 0 1
        state 0 8 at 0
          1 e1 [] [] -> 2
        state 1 6 at 0, not expanded
        state 2 5 at 1
          0 e0 [] [] -> 3
          2 e2 [0] [1] -> fault: trapped in e2
          2 e2 [1] [2] -> 4
        state 3 9 at 2, not expanded
        state 4 7 at 2, not expanded
        disabled e0: no luck ×2
        disabled e1: no luck ×2
        disabled e2: no luck ×1
        """)
  }

  @Test func `Disabled events are counted by reason`() throws {
    var system = ToySystem.cycle
    let next = EventLabel("next", ordinal: 0)
    let skip = EventLabel("skip", ordinal: 1)
    system.disabled = [
      "a": [DisabledEvent(event: skip, reason: "too early")],
      "b": [
        DisabledEvent(event: skip, reason: "too early"), DisabledEvent(event: next, reason: "no"),
      ],
      "c": [DisabledEvent(event: skip, reason: "too late")],
    ]
    #expect(
      try explore(system).disabled
        == ["skip": ["too early": 2, "too late": 1], "next": ["no": 1]])
  }
}
