import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// A search that goes on with rare events sees far, and says how far it saw everything.
@Suite struct RareEventsTests {
  /// A counter that goes up and down, and a way of one event after the other beside it.
  private static let shop = ToySystem(
    from: ["0"],
    (0..<400).flatMap { number in
      [
        Arrow("\(number)", "more", "\(number + 1)"),
        Arrow("\(number + 1)", "less", "\(number)"),
        Arrow("\(number)", "twice", "\(number * 2)"),
        Arrow("\(number)", "thrice", "\(number * 3)"),
      ]
    }
      + [
        Arrow("0", "open", "catalog"), Arrow("catalog", "choose", "article"),
        Arrow("article", "buy", "cart"), Arrow("cart", "pay", "paid"),
        Arrow("paid", "send", "sent"), Arrow("sent", "receive", "received"),
        Arrow("received", "praise", "praised"), Arrow("praised", "tell", "told"),
        Arrow("told", "invite", "invited"), Arrow("invited", "share", "shared"),
      ])

  private func found(_ order: SearchOrder) throws -> StateGraph<String, String> {
    try explore(
      Self.shop, options: ExplorationOptions(limits: Limits(states: 300), order: order))
  }

  @Test func `Rare events lead to the end of a long way that breadth-first search does not reach`()
    throws
  {
    let shared = Property<String, String>("Shared", .sometimes { $0 == "shared" })
    guard case .inconclusive = judge([shared], on: try found(.breadthFirst))[0] else {
      Issue.record("The way is not long enough.")
      return
    }
    guard case .holds(let witness) = judge([shared], on: try found(.rareEvents))[0] else {
      Issue.record("The end of the way is not found.")
      return
    }
    #expect(witness?.steps.count == 10)
  }

  @Test func `Without a limit of states the order is breadth-first`() throws {
    let rare = try explore(Self.shop, options: ExplorationOptions(order: .rareEvents))
    let broad = try explore(Self.shop)
    #expect(rare.listing == broad.listing)
    #expect(rare.completeDepth == nil)
  }

  @Test func `What breadth-first search found first comes first`() throws {
    let half = try explore(
      Self.shop, options: ExplorationOptions(limits: Limits(states: 100)))
    #expect(Array(try found(.rareEvents).states.prefix(100)) == half.states)
  }

  @Test func `Where the limit is just enough, nothing is missing`() throws {
    for seed in 0..<RandomGraphTests.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let naive = try naivelyExplore(system)
      let graph = try explore(
        system,
        options: ExplorationOptions(limits: Limits(states: naive.states.count), order: .rareEvents))
      #expect(Set(graph.states) == naive.states, "seed \(seed)")
      #expect(Set(graph.edges.indices.map(graph.step(at:))) == Set(naive.steps), "seed \(seed)")
      #expect(graph.completeness == .exhaustive, "seed \(seed)")
      #expect(graph.depth == naive.depth, "seed \(seed)")
    }
  }

  @Test func `A trace that is called shortest is a shortest one`() throws {
    var (shortest, others) = (0, 0)
    for seed in 0..<RandomGraphTests.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let distances = BruteForce(graph: try naivelyExplore(system)).distances { _ in true }
      for order in [SearchOrder.rareEvents, .depthFirst, .breadthFirst] {
        let graph = try explore(
          system, options: ExplorationOptions(limits: Limits(states: 3 + seed % 9), order: order))
        for state in graph.states.indices {
          let steps = graph.distance(to: state)
          let least = try #require(distances[graph.states[state]])
          let trace = Trace(steps: (0..<steps).map { Trace.Step(.ordinal($0)) })
          if graph.isShortest(trace) {
            #expect(steps == least, "seed \(seed), \(order)")
            shortest += 1
          } else {
            #expect(order != .breadthFirst, "seed \(seed)")
            others += steps > least ? 1 : 0
          }
        }
      }
    }
    #expect(shortest > RandomGraphTests.seeds)
    // Without these the promise would be kept by luck.
    #expect(others > RandomGraphTests.seeds / 100)
  }
}
