import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// What must stay reachable within caps is open where a cap may hide a way of usual length.
@Suite struct RandomCapTests {
  /// A random system in which caps end the path in some of the states.
  private struct Capped: TransitionSystem {
    let whole: RandomGraphSystem
    let caps: [Int: String]
    var catalog: EventCatalog { whole.catalog }
    func start() -> [Outcome<Int>] { whole.start() }
    func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Int>] {
      whole.expand(visits).map { expansion in
        var expansion = expansion
        let targets = expansion.transitions.compactMap { transition -> Int? in
          if case .state(let target) = transition.outcome { target } else { nil }
        }
        expansion.cut = caps.filter { targets.contains($0.key) }
        return expansion
      }
    }
  }

  @Test func `What must be reachable is open only where a cap is near`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<RandomGraphTests.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let dice = Dice(seed: seed)
      let capped = (0..<12).filter { dice.roll(4, 20, $0) == 0 }
      let caps = Dictionary(
        uniqueKeysWithValues: capped.map { ($0, $0 % 2 == 0 ? "even" : "odd") })
      let graph = try explore(Capped(whole: system, caps: caps))
      #expect(graph.completeness == .exhaustive)
      let property = RandomGraphTests.properties(dice).first { $0.name == "Reach" }!
      guard case .alwaysReachable(let goal) = property.kind else { return }
      let followed = Set(
        graph.states.indices.filter { graph.isExpanded[$0] }.map { graph.states[$0] })
      let judged = followed.filter(goal.premise)
      // Only states that are followed have steps.
      let steps = graph.edges.indices.map { graph.step(at: $0) }
      func distance(from state: Int, to isWanted: (Int) -> Bool) -> Int? {
        BruteForce.distance(from: state, over: steps, by: goal, to: isWanted)
      }
      let ways = judged.map { state in
        (
          state: state, goal: distance(from: state, to: goal.goal),
          cap: distance(from: state) { !followed.contains($0) }
        )
      }
      let longest = max(1, ways.compactMap(\.goal).max() ?? 1)
      let wrong = ways.filter { $0.goal == nil && $0.cap ?? .max > longest }.map(\.state)
      let isOpen = ways.contains { $0.goal == nil && $0.cap ?? .max <= longest }
      let whole = BruteForce(graph: try naivelyExplore(system))
      switch judge([property], on: graph)[0] {
      case .holds:
        #expect(wrong.isEmpty && !isOpen, "seed \(seed)")
        // What holds within caps holds of these states without them.
        #expect(judged.allSatisfy { whole.canReach(goal, from: $0) }, "seed \(seed)")
        seen["holds", default: 0] += 1
      case .violated(let found):
        let steps = try replay(found.trace, in: system)
        let end = try steps.last.flatMap(\.target) ?? initialState(of: system, for: found.trace)
        #expect(wrong.contains(end), "seed \(seed)")
        seen["violated", default: 0] += 1
      case .vacuous: #expect(judged.isEmpty, "seed \(seed)")
      case .inconclusive(let why):
        #expect(why.contains("beyond what the scope allows of"), "seed \(seed)")
        #expect(wrong.isEmpty && isOpen, "seed \(seed)")
        seen["open", default: 0] += 1
      case .notApplicable: Issue.record("seed \(seed)")
      }
    }
    for word in ["holds", "violated", "open"] {
      #expect(seen[word, default: 0] > RandomGraphTests.seeds / 100, "\(word)")
    }
  }

  @Test func `The caps are named beyond which a way may lie`() throws {
    // Numbers go up to a cap, and only from beyond it back to 0.
    struct Climb: TransitionSystem {
      let catalog = EventCatalog(["up", "jump"])
      func start() -> [Outcome<Int>] { [.state(0)] }
      func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Never>] {
        visits.map { visit in
          Expansion(
            transitions: [1, 7].enumerated().map { ordinal, length in
              Transition(
                event: EventLabel(catalog.names[ordinal], ordinal: ordinal),
                outcome: .state(visit.state == 3 ? 0 : visit.state + length))
            },
            cut: Dictionary(
              uniqueKeysWithValues: [(3, "height")].filter { $0.0 == visit.state + 1 }
                + [(visit.state + 7, "jumps")]))
        }
      }
    }
    let graph = try explore(Climb())
    let back = Reachability<Int, Never>(goal: { $0 == 0 }) { "no way back from \($0)" }
    #expect(
      judge([Property("Back", .alwaysReachable(back))], on: graph) == [
        .inconclusive(
          "from 2 states the only way may lead beyond what the scope allows of height, jumps")
      ])
    let near = Reachability<Int, Never>(
      premise: { $0 == 2 }, goal: { $0 == 0 }, via: { $0.transition.event.name == "up" },
      why: { "no way back from \($0)" })
    #expect(
      judge([Property("Near", .alwaysReachable(near))], on: graph) == [
        .inconclusive("from 1 state the only way may lead beyond what the scope allows of height")
      ])
  }
}
