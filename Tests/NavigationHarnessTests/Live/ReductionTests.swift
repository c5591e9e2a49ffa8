import Foundation
import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses
import XCTest

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

/// What live objects are spared, and that nothing else changes.
final class ReductionTests: LiveTestCase {
  private func explored(
    _ system: any NavigationSystem, _ reductions: Reductions, order: SearchOrder = .breadthFirst,
    comparing: Bool = false
  ) throws -> NavigationGraph {
    func open(_ system: some NavigationSystem) throws -> NavigationGraph {
      try explore(
        system,
        options: ExplorationOptions(
          order: order, comparesHistories: comparing, reductions: reductions))
    }
    return try open(system)
  }

  // MARK: - Reuse

  func testAnObjectThatNothingHappenedToIsUsedAgain() throws {
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
    XCTAssertEqual(with.found, without.found)
    XCTAssertEqual(with.states.count, 3)
    // By hand: each state needs one object, two of three of them open after they looked.
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.reuses) = (3, 0 + 1 + 2, 2)
    XCTAssertEqual(with.effort, effort)
    (effort.replays, effort.replayedEvents, effort.reuses) = (5, 0 + 0 + 1 + 1 + 2, 0)
    XCTAssertEqual(without.effort, effort)
  }

  // MARK: - Diamonds

  func testAnObjectGoesBackByKnownTransitions() throws {
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
    XCTAssertEqual(with.found, without.found)
    XCTAssertEqual(with.states.count, 3)
    // By hand: with one open, the object is empty after its first event, and opens again.
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.returns) = (3, 0 + 1 + 2, 1)
    XCTAssertEqual(with.effort, effort)
    (effort.replays, effort.replayedEvents, effort.returns) = (4, 0 + 1 + 1 + 2, 0)
    XCTAssertEqual(without.effort, effort)
  }

  func testAWayBackHasThreeStepsAtMostAndIsShorterThanTheTrace() {
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
    XCTAssertEqual(ways(atMost: 0), [])
    XCTAssertEqual(ways(atMost: 2), Array(steps.prefix(2)))
    XCTAssertEqual(ways(atMost: 9), steps)
    XCTAssertEqual(ReturnPaths(steps: steps)[state(5)], steps[2])
    XCTAssertNil(ReturnPaths(steps: steps)[state(2)])
  }

  func testWhoLooksOtherwiseAfterAWayBackIsNotUsed() throws {
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
    XCTAssertEqual(with.found, try explored(stamp(), []).found)
    XCTAssertEqual(with.effort?.returns, 0)
  }

  func testAProcessThatEndsOnAWayBackSaysNothing() throws {
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
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
    XCTAssertEqual(with.found, try explored(door(.inProcess), []).found)
    XCTAssertEqual(with.states.count, 2)
    XCTAssertEqual(with.effort?.returns, 0)
  }

  // MARK: - Following a trace

  func testAStepOfATraceAsksForItsEventOnly() throws {
    let system = try desk()
    let graph = try explored(system, .reuse)
    XCTAssertGreaterThan(graph.states.count, 20)
    var (compared, gestures) = (0, 0)
    for state in graph.states.indices where graph.isExpanded[state] {
      let visit = Visit(state: graph.states[state], trace: graph.trace(to: state))
      let whole = try system.expand([visit])[0].transitions
      for label in Set(whole.map(\.event)) {
        for event in [Trace.Event.ordinal(label.ordinal), .name(label.name)] {
          let step = Trace.Step(event)
          XCTAssertEqual(
            try system.expand(visit, along: step).transitions, whole.filter { $0.event == label })
          compared += 1
        }
        if label.ordinal >= system.events.count { gestures += 1 }
      }
      XCTAssertEqual(
        try system.expand(visit, along: Trace.Step(.name("sing"))).transitions.count, 0)
    }
    XCTAssertGreaterThan(compared, 100)
    XCTAssertGreaterThan(gestures, 10)
  }

  func testAReplayTakesOneObjectForEachStep() throws {
    let system = try desk()
    let steps: [Trace.Event] = [.name("open(emma)"), .name("mark(emma)"), .name("open(dune)")]
    let trace = Trace(steps: steps.map { Trace.Step($0) })
    _ = try replay(trace, in: system)
    var effort = Effort()
    (effort.replays, effort.replayedEvents) = (3, 0 + 1 + 2)
    XCTAssertEqual(system.effort, effort)
    // A step that is refused is answered with all that could happen instead.
    let refused = Trace(steps: [Trace.Step(.name("open(emma)")), Trace.Step(.name("open(emma)"))])
    XCTAssertThrowsError(try replay(refused, in: system)) { error in
      XCTAssertEqual(
        "\(error)",
        "Step 2: 'open(emma)' is not enabled, open. Enabled: mark(emma), open(dune), "
          + "open(ulysses), look, back@stack(desk).")
    }
  }

  // MARK: - Symmetry

  func testWhatFollowsFromAnotherStateIsWhatHappens() throws {
    for order in [SearchOrder.breadthFirst, .depthFirst, .randomWalk(seed: 3)] {
      let with = try explored(desk(), .all, order: order, comparing: true)
      let without = try explored(desk(), .reuse, order: order, comparing: true)
      XCTAssertEqual(with.found, without.found, "\(order)")
      XCTAssertEqual(without.effort?.derivedStates, 0)
      XCTAssertGreaterThan(with.effort!.derivedStates, with.states.count / 2)
      XCTAssertLessThan(with.effort!.replays, without.effort!.replays * 2 / 3)
    }
  }

  func testOneStateOfEachKindIsExpanded() throws {
    // Two books: each state but those that name neither has one counterpart. By hand: nothing open,
    // with nothing, emma or dune marked; one open and two open, alike: 3 + 6 + 6.
    let graph = try explored(desk(books: [.emma, .dune]), .all)
    XCTAssertEqual(graph.states.count, 15)
    XCTAssertEqual(graph.effort?.derivedStates, 7)
    // The first four, and none after them before the sixteenth.
    XCTAssertEqual(graph.effort?.probes, 4)
  }

  func testAnAppThatOrdersPayloadsIsFound() throws {
    let graph = try explored(
      desk { it in
        it.event(
          "sort", .external,
          unless: { $0.open.count == 2 ? nil : "nothing to sort" },
          perform: { $0.open.sort { $0.rawValue < $1.rawValue } })
      }, .all)
    let fault = try XCTUnwrap(graph.faults.first?.fault)
    XCTAssertTrue(fault.isOfSystem)
    XCTAssertEqual(
      fault.message,
      "Payloads are declared interchangeable, but two states that differ only in payloads go on "
        + "differently. Something compares payloads, orders them or treats one of them specially. "
        + "Remove the declaration, or leave out the reduction 'symmetry'.")
    XCTAssertTrue(fault.evidence.hasPrefix("'sort' leads elsewhere\nfollows: "), fault.evidence)
    XCTAssertTrue(try explored(desk(), .reuse).faults.isEmpty)
  }

  func testAGuardThatKnowsOnePayloadIsFound() throws {
    let graph = try explored(
      desk { it in
        it.event(
          "lend", .external, unless: { $0.open == [.emma] ? nil : "it is not lent" },
          perform: { $0.open = [] })
      }, .all)
    XCTAssertEqual(graph.faults.first?.fault.kind, .unsupported)
    XCTAssertTrue(
      graph.faults.first?.fault.evidence.contains("'lend'") == true,
      "\(graph.faults.first?.fault.evidence ?? "")")
  }

  func testAnEventWithoutACounterpartIsRefused() {
    XCTAssertThrowsError(
      try desk { it in it.event("print(emma)", .external) { _ in } }
    ) {
      XCTAssertEqual(
        "\($0)",
        "Payloads are declared interchangeable, but 'print(emma)' has no counterpart "
          + "'print(dune)'. Declare that event, too, or correct 'interchangeable'.")
    }
  }
}

/// Several workers find what one finds.
final class SeveralWorkersTests: WorkerTestCase {
  private func trapping() throws -> LiveSystem<Desk> {
    try desk(.worker) { it in
      it.event(
        "burn", .external, unless: { $0.marked == .dune ? nil : "it is too dear" },
        perform: { desk in precondition(desk.open.isEmpty, "no fire on the desk") })
    }
  }

  private func explored(workers: Int?, watching: (() -> Void)? = nil) throws -> NavigationGraph {
    // Another launch each time: a worker must not come by a system of this test that traps.
    launch()
    return try explore(
      try trapping(),
      options: ExplorationOptions(reductions: .reuse, workers: workers)
    ) { _ in
      watching?()
      return true
    }
  }

  func testTheSameHoweverManyThereAre() throws {
    let one = try explored(workers: 1)
    XCTAssertFalse(one.faultyTransitions.isEmpty)
    XCTAssertGreaterThan(one.states.count, 32)
    for workers in [nil, 2, 3] {
      let several = try explored(workers: workers)
      XCTAssertEqual(several.found, one.found)
      XCTAssertEqual(several.effort, one.effort)
      XCTAssertEqual(several.options.workers, workers)
    }
  }

  func testThereAreAsManyAsAreAskedFor() throws {
    for workers in [3, 1] {
      // Other tests of this process may have left theirs.
      let others = Self.children
      var most = 0
      _ = try explored(workers: workers) { most = max(most, Self.children - others) }
      XCTAssertEqual(most, workers)
    }
  }

  /// How many processes this one has started that are still there.
  private static var children: Int {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.count { entry in
      guard Int32(entry) != nil,
        let status = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
        let end = status.lastIndex(of: ")")
      else { return false }
      return status[end...].split(separator: " ")[2] == "\(getpid())"
    }
  }
}
