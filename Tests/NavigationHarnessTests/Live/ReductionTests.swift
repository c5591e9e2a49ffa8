import Foundation
import ModelChecker
import NavigationModel
import ObjectObservation
import PlatformTestSupport
import TestSupport
import Testing

@testable import NavigationHarness

private enum Book: String, CaseIterable {
  case emma, dune, ulysses
}

/// A coordinator that opens books, two at most.
@MainActor
private final class Desk {
  var open: [Book] = []
  var marked: Book?
}

/// Each second time that it is opened it is marked, and nothing tells before.
@MainActor
private final class Stamp {
  var isOpen = false { didSet { if isOpen { openings += 1 } } }
  var openings = 0
  var isMarked: Bool { isOpen && openings > 1 }
}

/// The second time that it is opened it ends the process.
@MainActor
private final class Door {
  var isOpen = false { didSet { if isOpen { openings += 1 } } }
  var openings = 0 { didSet { if openings > 1 { abort() } } }
}

private func desk(
  _ isolation: SystemConfiguration.Isolation = .inProcess, books: [Book] = Book.allCases,
  declare: @MainActor (inout LiveDeclarations<Desk>) -> Void = { _ in }
) throws -> LiveSystem<Desk> {
  try LiveSystem("Desk", isolation: isolation) { _ in
    Desk()
  } declare: { it in
    it.root { $0 }
    it.coordinator(Desk.self, role: "desk") { $0.stack(\.open, root: "Desk") }
    for book in books {
      it.event(
        "open(\(book))", .tap(on: nil),
        unless: { $0.open.count == 2 ? "two are open" : $0.open.contains(book) ? "open" : nil },
        perform: { $0.open.append(book) })
      it.event(
        "mark(\(book))", .tap(on: "\(book)"),
        unless: { $0.open.last == book ? nil : "another one is on top" },
        perform: { $0.marked = book })
    }
    it.event("look", .tap(on: nil)) { _ in }
    it.interchangeable = [PayloadDomain(books.map { [$0.rawValue] })]
    declare(&it)
  }
}

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// Everything that was found, equal for equal graphs of different stores and efforts.
  fileprivate var found: [String] {
    states.map { "\($0.snapshot)" }
      + edges.map { edge in
        "\(edge.source) \(edge.event) \(edge.event.ordinal) \(edge.choices) \(edge.effects) "
          + "\(edge.target.map(String.init) ?? "\(edge.fault!)")"
      }
      + disabled.map { "\($0.key) \($0.value.sorted { $0.key < $1.key })" }.sorted()
      + faultsOfStates
  }
}

/// The work that live objects are spared; nothing else changes.
@Suite(.inWorker, .ownsPlatform) struct ReductionTests {
  private func explored(
    _ system: any NavigationSystem, _ reductions: Reductions, order: SearchOrder = .breadthFirst,
    comparing: Bool = false, states: Int? = nil
  ) throws -> NavigationGraph {
    func open(_ system: some NavigationSystem) throws -> NavigationGraph {
      try explore(
        system,
        options: ExplorationOptions(
          limits: Limits(states: states), order: order, comparesTraces: comparing,
          reductions: reductions))
    }
    return try open(system)
  }

  // MARK: - Reuse

  @Test func anObjectThatNothingHappenedToIsUsedAgain() throws {
    func ladder() throws -> LiveSystem<Desk> {
      try LiveSystem("Ladder", isolation: .inProcess) { _ in
        Desk()
      } declare: { it in
        it.root { $0 }
        it.event("look", .external) { _ in }
        it.event(
          "open", .external, unless: { $0.open.count < 2 ? nil : "full" },
          perform: { $0.open.append(.emma) })
      }
    }
    let with = try explored(ladder(), .reuse)
    let without = try explored(ladder(), [])
    #expect(with.found == without.found)
    #expect(with.states.count == 3)
    // By hand: each state needs one object, two of three of them open after they looked.
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.reuses) = (3, 0 + 1 + 2, 2)
    #expect(with.effort == effort)
    (effort.replays, effort.replayedEvents, effort.reuses) = (5, 0 + 0 + 1 + 1 + 2, 0)
    #expect(without.effort == effort)
  }

  // MARK: - Diamonds

  @Test func anObjectGoesBackByKnownTransitions() throws {
    func ladder() throws -> LiveSystem<Desk> {
      try LiveSystem("Ladder", isolation: .inProcess) { _ in
        Desk()
      } declare: { it in
        it.root { $0 }
        it.event(
          "close", .external, unless: { $0.open.isEmpty ? "empty" : nil },
          perform: { $0.open.removeLast() })
        it.event(
          "open", .external, unless: { $0.open.count < 2 ? nil : "full" },
          perform: { $0.open.append(.emma) })
      }
    }
    let with = try explored(ladder(), .diamonds)
    let without = try explored(ladder(), [])
    #expect(with.found == without.found)
    #expect(with.states.count == 3)
    // By hand: with one open, the object is empty after its first event, and opens again.
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.returns) = (3, 0 + 1 + 2, 1)
    #expect(with.effort == effort)
    (effort.replays, effort.replayedEvents, effort.returns) = (4, 0 + 1 + 1 + 2, 0)
    #expect(without.effort == effort)
  }

  @Test func aWayBackHasThreeStepsAtMostAndIsShorterThanTheTrace() {
    var alternateTraces = AlternateTraces()
    func state(_ number: UInt64) -> ObservationFingerprint {
      ObservationFingerprint(high: 0, low: number)
    }
    // A ring of six: from each number to the next.
    for number: UInt64 in 0..<6 {
      var seen = SeenExpansion()
      seen.transitions = [
        SeenTransition(
          event: EventLabel("on", ordinal: 7), choices: [Int(number)], effects: 0,
          outcome: .state(state((number + 1) % 6)))
      ]
      alternateTraces.note(
        seen, from: ExpansionRequest(trace: [], fingerprint: state(number)),
        hasOrphans: { _ in false })
    }
    func ways(atMost limit: Int) -> [ReturnPaths.Step] {
      alternateTraces.returnPaths(to: state(2), atMost: limit).steps
    }
    let steps = [(1, 2), (0, 1), (5, 0)].map { from, to in
      ReturnPaths.Step(
        from: state(from), event: ScriptedEvent(ordinal: 7, choices: [Int(from)]), to: state(to))
    }
    #expect(ways(atMost: 0) == [])
    #expect(ways(atMost: 2) == Array(steps.prefix(2)))
    #expect(ways(atMost: 9) == steps)
    #expect(ReturnPaths(steps: steps)[state(5)] == steps[2])
    #expect(ReturnPaths(steps: steps)[state(2)] == nil)
  }

  @Test func whoLooksOtherwiseAfterAWayBackIsNotUsed() throws {
    func stamp() throws -> LiveSystem<Stamp> {
      try LiveSystem("Stamp", isolation: .inProcess, hiddenStateCheck: .none) { _ in
        Stamp()
      } declare: { it in
        it.root { $0 }
        it.exclusions = [.field("openings", of: "Stamp")]
        it.fact("marked") { "\($0.isMarked)" }
        it.event("close", .external, unless: { $0.isOpen ? nil : "closed" }) { $0.isOpen = false }
        it.event("look", .external, unless: { $0.isOpen ? nil : "closed" }) { _ in }
        it.event("open", .external, unless: { $0.isOpen ? "open" : nil }) { $0.isOpen = true }
      }
    }
    let with = try explored(stamp(), .diamonds)
    #expect(try with.found == explored(stamp(), []).found)
    #expect(with.effort?.returns == 0)
  }

  @Test(.needsWorkers) func aProcessThatEndsOnAWayBackSaysNothing() throws {
    func door(_ isolation: SystemConfiguration.Isolation) throws -> LiveSystem<Door> {
      try LiveSystem("Door", isolation: isolation, hiddenStateCheck: .none) { _ in
        Door()
      } declare: { it in
        it.root { $0 }
        it.exclusions = [.field("openings", of: "Door")]
        it.event("close", .external, unless: { $0.isOpen ? nil : "closed" }) { $0.isOpen = false }
        it.event("look", .external, unless: { $0.isOpen ? nil : "closed" }) { _ in }
        it.event("open", .external, unless: { $0.isOpen ? "open" : nil }) { $0.isOpen = true }
      }
    }
    let with = try explored(door(.worker), .diamonds)
    #expect(try with.found == explored(door(.inProcess), []).found)
    #expect(with.states.count == 2)
    #expect(with.effort?.returns == 0)
  }

  // MARK: - Following a trace

  @Test func aStepOfATraceAsksForItsEventOnly() throws {
    let system = try desk()
    let graph = try explored(system, .reuse)
    #expect(graph.states.count > 20)
    var (compared, gestures) = (0, 0)
    for state in graph.states.indices where graph.isExpanded[state] {
      let visit = Visit(state: graph.states[state], trace: graph.trace(to: state))
      let whole = try system.expand([visit])[0].transitions
      for label in Set(whole.map(\.event)) {
        for event in [Trace.Event.ordinal(label.ordinal), .name(label.name)] {
          let step = Trace.Step(event)
          #expect(
            try system.expand(visit, along: step).transitions == whole.filter { $0.event == label })
          compared += 1
        }
        if label.ordinal >= system.events.count { gestures += 1 }
      }
      #expect(try system.expand(visit, along: Trace.Step(.name("sing"))).transitions.count == 0)
    }
    #expect(compared > 100)
    #expect(gestures > 10)
  }

  @Test func aReplayTakesOneObjectForEachStep() throws {
    let system = try desk()
    let steps: [Trace.Event] = [.name("open(emma)"), .name("mark(emma)"), .name("open(dune)")]
    let trace = Trace(steps: steps.map { Trace.Step($0) })
    _ = try replay(trace, in: system)
    var effort = Effort()
    (effort.replays, effort.replayedEvents) = (3, 0 + 1 + 2)
    #expect(system.effort == effort)
    // A step that is refused is answered with all that could happen instead.
    let refused = Trace(steps: [Trace.Step(.name("open(emma)")), Trace.Step(.name("open(emma)"))])
    #expect(
      try textOfError { try replay(refused, in: system) }
        == "Step 2: 'open(emma)' is not enabled, open. Enabled: mark(emma), open(dune), "
        + "open(ulysses), look, back@stack(desk).")
  }

  // MARK: - Symmetry

  @Test func whatFollowsFromAnotherStateIsWhatHappens() throws {
    for order in [SearchOrder.breadthFirst, .rareEvents, .depthFirst, .randomWalk(seed: 3)] {
      let with = try explored(desk(), .all, order: order, comparing: true)
      let without = try explored(desk(), .reuse, order: order, comparing: true)
      #expect(with.found == without.found, "\(order)")
      #expect(without.effort?.derivedStates == 0)
      #expect(with.effort!.derivedStates > with.states.count / 2)
      #expect(with.effort!.replays < without.effort!.replays * 2 / 3)
    }
  }

  @Test func aSearchThatGoesOnWithRareEventsFindsTheSameWithoutReductions() throws {
    let whole = try explored(desk(), .all)
    for states in [whole.states.count / 3, whole.states.count / 2, whole.states.count] {
      let with = try explored(desk(), .all, order: .rareEvents, states: states)
      let without = try explored(desk(), [], order: .rareEvents, states: states)
      #expect(with.found == without.found, "\(states) states")
      #expect(with.states.count == states)
    }
  }

  @Test func oneStateOfEachKindIsExpanded() throws {
    // Two books: each state but those that name neither has one counterpart. By hand: nothing open,
    // with nothing, emma or dune marked; one open and two open, alike: 3 + 6 + 6.
    let graph = try explored(desk(books: [.emma, .dune]), .all)
    #expect(graph.states.count == 15)
    #expect(graph.effort?.derivedStates == 7)
    // The first four, and none after them before the sixteenth.
    #expect(graph.effort?.probes == 4)
  }

  @Test func anAppThatOrdersPayloadsIsFound() throws {
    let graph = try explored(
      desk { it in
        it.event(
          "sort", .external,
          unless: { $0.open.count == 2 ? nil : "nothing to sort" },
          perform: { $0.open.sort { $0.rawValue < $1.rawValue } })
      }, .all)
    let fault = try #require(graph.faults.first?.fault)
    #expect(fault.isOfSystem)
    #expect(
      fault.message
        == "Payloads are declared interchangeable, but two states that differ only in payloads go on "
        + "differently. Something compares payloads, orders them or treats one of them specially. "
        + "Remove the declaration, or leave out the reduction 'symmetry'.")
    #expect(fault.evidence.hasPrefix("'sort' leads elsewhere\nfollows: "), "\(fault.evidence)")
    #expect(try explored(desk(), .reuse).faults.isEmpty)
  }

  @Test func aGuardThatKnowsOnePayloadIsFound() throws {
    let graph = try explored(
      desk { it in
        it.event(
          "lend", .external, unless: { $0.open == [.emma] ? nil : "it is not lent" },
          perform: { $0.open = [] })
      }, .all)
    #expect(graph.faults.first?.fault.kind == .unsupported)
    #expect(
      graph.faults.first?.fault.evidence.contains("'lend'") == true,
      "\(graph.faults.first?.fault.evidence ?? "")")
  }

  @Test func anEventWithoutACounterpartIsRefused() throws {
    #expect(
      try textOfError { try desk { it in it.event("print(emma)", .external) { _ in } } }
        == "Payloads are declared interchangeable, but 'print(emma)' has no counterpart "
        + "'print(dune)'. Declare that event, too, or correct 'interchangeable'.")
  }
}

/// Several workers find what one finds.
@Suite(.needsWorkers) struct SeveralWorkersTests {
  private func trapping() throws -> LiveSystem<Desk> {
    try desk(.worker) { it in
      it.event(
        "burn", .external, unless: { $0.marked == .dune ? nil : "it is too dear" },
        perform: { desk in precondition(desk.open.isEmpty, "no fire on the desk") })
    }
  }

  private func explored(workers: Int?) throws -> (graph: NavigationGraph, mostWorkers: Int) {
    // Another launch each time: a worker must not come by a system of this test that traps.
    let own = MarkedWorkers()
    var most = 0
    let graph = try WorkerLaunch.with(.again(environment: own.environment)) {
      try explore(
        try trapping(), options: ExplorationOptions(reductions: .reuse, workers: workers)
      ) { _ in
        most = max(most, own.running.count)
        return true
      }
    }
    return (graph, most)
  }

  @Test func asManyAsAreAskedForFindWhatOneFinds() throws {
    let one = try explored(workers: 1)
    #expect(one.mostWorkers == 1)
    #expect(!one.graph.faultyTransitions.isEmpty)
    #expect(one.graph.states.count > 32)
    for workers in Thorough.isAsked ? [nil, 2, 3] : [3] {
      let several = try explored(workers: workers)
      #expect(several.mostWorkers == workers ?? several.mostWorkers)
      #expect(several.graph.found == one.graph.found)
      #expect(several.graph.effort == one.graph.effort)
      #expect(several.graph.options.workers == workers)
    }
  }
}
