import ModelChecker
import ModelCheckerTestSupport
import Testing

/// The explorer finds in every toy system what the naive one finds.
@Suite struct ShelfTests {
  @Test(arguments: ToySystem.shelf.indices)
  func `Every order agrees with the naive explorer`(number: Int) throws {
    let (name, system) = ToySystem.shelf[number]
    for order in SearchOrder.some {
      try expectAgreement(on: system, order: order, "\(name), \(order)")
    }
  }

  @Test func `A chain has one state for each step`() throws {
    let graph = try explore(ToySystem.chain)
    #expect(graph.states == ["a", "b", "c", "d"])
    #expect(graph.edges.map(\.source) == [0, 1, 2])
    #expect(graph.edges.map(\.target) == [1, 2, 3])
    #expect(graph.depth == 3)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.trace(to: 3).description == "next/next/next")
    #expect(graph.trace(to: 3, by: .ordinals).description == "0/0/0")
  }

  @Test func `The first of two equally short ways counts`() throws {
    let graph = try explore(ToySystem.diamond)
    let end = try #require(graph.states.firstIndex(of: "end"))
    #expect(graph.trace(to: end).description == "left/down")
    #expect(graph.distance(to: end) == 2)
  }

  @Test func `A part that no event leads to is not found`() throws {
    let graph = try explore(ToySystem.unreachablePart)
    #expect(graph.states == ["a", "b"])
  }

  @Test func `A choice within an event is part of the transition`() throws {
    let graph = try explore(ToySystem.choice)
    #expect(graph.outgoing(of: 0).map(\.choices) == [[0], [1, 0], [1, 1]])
    #expect(graph.outgoing(of: 0).map(\.effects) == [["delivered"], [], ["stored", "warned"]])
    let queued = try #require(graph.states.firstIndex(of: "queued"))
    #expect(graph.trace(to: queued).description == "send.1.1")
    #expect(graph.trace(to: 1).description == "send")
  }

  @Test func `An event that changes nothing is a transition`() throws {
    let graph = try explore(ToySystem.selfLoop)
    #expect(graph.edges.map(\.target) == [0, 1, 1])
  }

  @Test func `A fault is a transition without a target`() throws {
    let graph = try explore(ToySystem.fault)
    #expect(graph.edges.map(\.target) == [1, 2, nil])
    #expect(graph.edges[2].fault?.message == "Index out of range")
    #expect(graph.step(at: 2).target == nil)
    #expect(graph.step(at: 2).fault?.kind == .trapped)
    #expect(graph.isExpanded == [true, true, true])
    #expect(graph.completeness == .exhaustive)
  }

  @Test func `States with equal hashes are kept apart`() throws {
    let graph = try explore(Ring())
    #expect(graph.states.map(\.number) == Array(0..<300))
    #expect(graph.edges.map(\.target) == Array(1..<300) + [0])
  }

  @Test func `What a system throws ends the search`() {
    struct Broken: TransitionSystem {
      struct Failure: Error {}

      var catalog: EventCatalog { EventCatalog([]) }

      func start() -> [Outcome<Int>] { [.state(0)] }

      func expand(_ visits: [Visit<Int>]) throws -> [Expansion<Int, Int>] { throw Failure() }
    }
    #expect(throws: Broken.Failure.self) { try explore(Broken()) }
  }

  @Test func `Equal initial states are one state`() throws {
    let graph = try explore(ToySystem.severalStarts)
    #expect(graph.initial == [0, 1, 0, 2])
    #expect(graph.states == ["a", "b", "z", "c", "d"])
    #expect(graph.trace(to: 4).description == "@1/next")
    #expect(graph.trace(to: 3).description == "next")
    #expect(graph.trace(to: 2).description == "@3")
  }
}

/// Counts round in a ring, with states that all have the same hash.
private struct Ring: TransitionSystem {
  struct Place: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) {}
  }

  var catalog: EventCatalog { EventCatalog(["next"]) }

  func start() -> [Outcome<Place>] { [.state(Place(number: 0))] }

  func expand(_ visits: [Visit<Place>]) -> [Expansion<Place, Never>] {
    visits.map { visit in
      let next = Place(number: (visit.state.number + 1) % 300)
      return Expansion(transitions: [
        Transition(event: EventLabel("next", ordinal: 0), outcome: .state(next))
      ])
    }
  }
}

extension SearchOrder {
  /// Each order, the random one with some seeds.
  static let some: [SearchOrder] = [
    .breadthFirst, .rareEvents, .depthFirst, .randomWalk(seed: 1), .randomWalk(seed: 2),
  ]
}

/// Expects the explorer to find what the naive one finds.
func expectAgreement<System: TransitionSystem>(
  on system: System, order: SearchOrder, _ label: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let graph = try explore(system, options: ExplorationOptions(order: order))
  let naive = try naivelyExplore(system)
  let comment = Comment(rawValue: label)
  #expect(graph.states.count == naive.states.count, comment, sourceLocation: sourceLocation)
  #expect(Set(graph.states) == naive.states, comment, sourceLocation: sourceLocation)
  #expect(graph.edges.count == naive.steps.count, comment, sourceLocation: sourceLocation)
  #expect(
    Set(graph.edges.indices.map(graph.step(at:))) == Set(naive.steps), comment,
    sourceLocation: sourceLocation)
  #expect(graph.depth == naive.depth, comment, sourceLocation: sourceLocation)
  #expect(graph.completeness == .exhaustive, comment, sourceLocation: sourceLocation)
}
