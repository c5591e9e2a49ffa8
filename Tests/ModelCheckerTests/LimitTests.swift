import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// The limits that end a search before everything is seen, and the graph at that end.
@Suite struct LimitTests {
  private func explored(
    _ system: ToySystem, _ limits: Limits, order: SearchOrder = .breadthFirst
  ) throws -> StateGraph<String, String> {
    try explore(system, options: ExplorationOptions(limits: limits, order: order))
  }

  @Test func `States at the limit of depth are found and not expanded`() throws {
    let graph = try explored(.chain, Limits(depth: 2))
    #expect(graph.states == ["a", "b", "c"])
    #expect(graph.isExpanded == [true, true, false])
    #expect(graph.outgoing(of: 2).isEmpty)
    #expect(graph.completeness == .bounded(by: .depth))
  }

  @Test func `A limit of depth beyond the last state is not met`() throws {
    let graph = try explored(.chain, Limits(depth: 4))
    #expect(graph.completeness == .exhaustive)
  }

  @Test func `A limit of depth of zero leaves the initial states`() throws {
    let graph = try explored(.severalStarts, Limits(depth: 0))
    #expect(graph.states == ["a", "b", "z"])
    #expect(graph.edges.isEmpty)
    #expect(graph.completeness == .bounded(by: .depth))
  }

  @Test func `Closing with exactly as many states as allowed is exhaustive`() throws {
    let graph = try explored(.cycle, Limits(states: 3))
    #expect(graph.completeness == .exhaustive)
    #expect(graph.edges.count == 3)
  }

  @Test func `Near the limit of states hardly more is expanded than it takes`() throws {
    for limit in [8, 60, 400, 3_000] {
      let (one, many) = (Tree(preferredBatch: 1), Tree(preferredBatch: 32))
      let options = ExplorationOptions(limits: Limits(states: limit))
      let first = try explore(one, options: options)
      let second = try explore(many, options: options)
      #expect(first.states == second.states)
      #expect(Array(first.edges) == Array(second.edges))
      #expect(first.isExpanded == second.isExpanded)
      #expect(many.count - one.count <= 2, "limit \(limit)")
    }
  }

  @Test func `A batch larger than a search takes is divided`() throws {
    let options = ExplorationOptions(limits: Limits(states: 3_000))
    let expected = try explore(Tree(preferredBatch: 1), options: options)
    let graph = try explore(Tree(preferredBatch: 1_000), options: options)
    #expect(graph.states == expected.states)
    #expect(Array(graph.edges) == Array(expected.edges))
  }

  @Test func `Beyond the limit of states only transitions to known ones are kept`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "one", "b"), Arrow("b", "two", "c"), Arrow("b", "home", "a"),
        Arrow("c", "three", "d"),
      ])
    let graph = try explored(system, Limits(states: 2))
    #expect(graph.states == ["a", "b"])
    #expect(graph.edges.map(\.event.name) == ["one", "home"])
    #expect(graph.isExpanded == [true, false])
    #expect(graph.completeness == .bounded(by: .states))
  }

  @Test func `Initial states count too`() throws {
    let graph = try explored(.severalStarts, Limits(states: 2))
    #expect(graph.states == ["a", "b"])
    #expect(graph.initial == [0, 1, 0, nil])
    #expect(graph.completeness == .bounded(by: .states))
  }

  @Test func `The time may be over at once`() throws {
    let graph = try explored(.chain, Limits(time: .zero))
    #expect(graph.states == ["a"])
    #expect(graph.isExpanded == [false])
    #expect(graph.completeness == .bounded(by: .time))
  }

  @Test func `Time ends a search without end`() throws {
    let graph = try explore(
      Counter(), options: ExplorationOptions(limits: Limits(time: .milliseconds(20))))
    #expect(graph.completeness == .bounded(by: .time))
    #expect(graph.states.count > 1)
  }

  @Test func `Time ends a search of something slow between two states`() throws {
    let slow = Counter(pause: .milliseconds(2))
    let graph = try explore(
      slow, options: ExplorationOptions(limits: Limits(time: .milliseconds(20))))
    #expect(graph.completeness == .bounded(by: .time))
    #expect(graph.states.count <= 11)
  }

  @Test func `Where events fail, few states are expanded between two looks at the clock`() throws {
    let tree = Tree(preferredBatch: 32, failing: 100..<200)
    _ = try explore(tree, options: ExplorationOptions(limits: Limits(states: 3_000)))
    let batches = tree.batches
    let costly = batches.indices.filter { batches[$0].overlaps(100..<200) }
    #expect(costly.dropFirst().allSatisfy { batches[$0].count <= 4 })
    #expect(batches[costly.first!].count == 32)
    #expect(
      batches.filter { $0.lowerBound > 210 && $0.upperBound < 400 }.allSatisfy { $0.count == 32 })
  }

  @Test func `Memory ends a search without end`() throws {
    let graph = try explore(Counter(), options: ExplorationOptions(limits: Limits(memory: 1)))
    #expect(graph.completeness == .bounded(by: .memory))
    #expect(graph.states.count == 1)
  }

  @Test func `Plenty of memory is no limit`() throws {
    let graph = try explored(.chain, Limits(memory: 1 << 40))
    #expect(graph.completeness == .exhaustive)
  }

  // The search of packed states counts a state's successors in 16 bits where it notes arrivals.
  @Test func `A state may have more transitions than 16 bits count`() throws {
    let width = 65_537
    let graph = try explore(Fan(width: width))
    #expect(graph.completeness == .exhaustive)
    #expect(graph.states.count == width + 1)
    #expect(graph.edges.count == width)
    #expect(graph.edges.last?.target == width)
  }

  @Test func `The observer sees the search grow and can end it`() throws {
    var seen: [ExplorationProgress] = []
    let graph = try explore(ToySystem.chain) { progress in
      seen.append(progress)
      return seen.count < 3
    }
    #expect(seen.map(\.states) == [1, 2, 3])
    #expect(seen.map(\.transitions) == [0, 1, 2])
    #expect(seen.map(\.waiting) == [1, 1, 1])
    #expect(seen.map(\.depth) == [0, 1, 2])
    #expect(graph.completeness == .interrupted("on request"))
    #expect(graph.states == ["a", "b", "c"])
  }

  @Test func `A search in depth finds all that lies within the limit of depth`() throws {
    for seed in 0..<Thorough.count(400, of: 5_000) {
      let system = RandomGraphSystem(seed: UInt64(seed))
      for depth in 0...4 {
        let limits = Limits(depth: depth)
        let expected = try explore(system, options: ExplorationOptions(limits: limits))
        for order in SearchOrder.some.dropFirst() {
          let graph = try explore(system, options: ExplorationOptions(limits: limits, order: order))
          let label = Comment(rawValue: "seed \(seed), depth \(depth), \(order)")
          #expect(Set(graph.states) == Set(expected.states), label)
          #expect(
            Set(graph.edges.indices.map(graph.step(at:)))
              == Set(expected.edges.indices.map(expected.step(at:))), label)
          #expect(graph.completeness == expected.completeness, label)
          #expect(graph.depth == expected.depth, label)
        }
      }
    }
  }

  @Test func `A detour to the limit of depth does not hide what lies behind a short cut`() throws {
    // In depth the detour a-b-c-d meets the limit in d first; a-d comes later, and e lies behind.
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "short", "d"), Arrow("a", "detour", "b"), Arrow("b", "on", "c"),
        Arrow("c", "on", "d"), Arrow("d", "on", "e"), Arrow("e", "on", "f"),
      ])
    let graph = try explored(system, Limits(depth: 3), order: .depthFirst)
    #expect(Set(graph.states) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `Every trace given to a system leads to the state it comes with`() throws {
    for seed in 0..<300 {
      let system = RandomGraphSystem(seed: UInt64(seed))
      for order in SearchOrder.some {
        for depth in [nil, 3] {
          let checking = TraceChecking(base: system, depth: depth ?? .max)
          _ = try explore(
            checking, options: ExplorationOptions(limits: Limits(depth: depth), order: order))
        }
      }
    }
  }
}

/// Counts up forever.
private struct Counter: TransitionSystem {
  /// The duration of counting.
  var pause = Duration.zero

  var catalog: EventCatalog { EventCatalog(["next"]) }

  func start() -> [Outcome<Int>] { [.state(0)] }

  func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Never>] {
    visits.map { visit in
      let end = ContinuousClock.now + pause
      while ContinuousClock.now < end {}
      let next = Transition<Int, Never>(
        event: EventLabel("next", ordinal: 0), outcome: .state(visit.state + 1))
      return Expansion(transitions: [next])
    }
  }

  var readsTraces: Bool { false }
}

/// One state from which many others are reached.
private struct Fan: TransitionSystem {
  let width: Int

  var catalog: EventCatalog { EventCatalog(["go"]) }

  func start() -> [Outcome<Int>] { [.state(0)] }

  func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Never>] {
    visits.map { visit in
      Expansion(
        transitions: (0..<(visit.state == 0 ? width : 0)).map {
          Transition(
            event: EventLabel("go", ordinal: 0), choices: [$0], outcome: .state($0 + 1))
        })
    }
  }

  var readsTraces: Bool { false }
}

/// Replays every trace that it is given.
private struct TraceChecking: TransitionSystem {
  let base: RandomGraphSystem
  let depth: Int

  var catalog: EventCatalog { base.catalog }

  func start() -> [Outcome<Int>] { base.start() }

  func expand(_ visits: [Visit<Int>]) throws -> [Expansion<Int, Int>] {
    for visit in visits {
      let steps = try replay(visit.trace, in: base)
      let end = try steps.last.map(\.target) ?? initialState(of: base, for: visit.trace)
      #expect(end == visit.state)
      #expect(steps.count < depth)
    }
    return base.expand(visits)
  }
}

/// A tree without end in which each state has five others behind it.
private final class Tree: TransitionSystem {
  let catalog = EventCatalog((0..<5).map { "go(\($0))" })
  let preferredBatch: Int

  /// The number of states that were expanded.
  private(set) var count = 0

  /// The states that were expanded together, each time.
  private(set) var batches: [Range<Int>] = []

  /// The states in which an event fails.
  private let failing: Range<Int>

  init(preferredBatch: Int, failing: Range<Int> = 0..<0) {
    self.preferredBatch = preferredBatch
    self.failing = failing
  }

  func start() -> [Outcome<Int>] { [.state(0)] }

  func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, String>] {
    count += visits.count
    batches.append(visits[0].state..<visits[visits.count - 1].state + 1)
    return visits.map { visit in
      Expansion(
        transitions: (0..<5).map { way in
          Transition(
            event: EventLabel("go(\(way))", ordinal: way), choices: [], effects: [],
            outcome: way == 0 && failing.contains(visit.state)
              ? .fault(Fault(.trapped, "too far")) : .state(5 * visit.state + way + 1))
        })
    }
  }
}
