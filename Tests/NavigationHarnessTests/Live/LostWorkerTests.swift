import HeadlessCombine
import ModelChecker
import NavigationModel
import XCTest

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A counter that lives as long as its process.
@MainActor private var made = 0

/// A coordinator that goes up and down between floors, and ends its process where a test says.
@MainActor
private final class Lift {
  enum Weakness { case none, make, makeAgain, deinitAtTop, thread }

  var floor = 0
  private let weakness: Weakness

  init(_ weakness: Weakness) {
    self.weakness = weakness
    made += 1
    switch weakness {
    case .make: abort()
    case .makeAgain: if made > 1 { abort() }
    case .thread: startThread { while true { if usleep(1) == 0 { abort() } } }
    default: break
    }
  }

  deinit { if weakness == .deinitAtTop, floor == 2 { abort() } }
}

/// Ends of a worker outside of the event that a state is asked for.
final class LostWorkerTests: LiveTestCase {
  private func lift(
    _ weakness: Lift.Weakness = .none,
    declare more: @MainActor (inout LiveDeclarations<Lift>) -> Void = { _ in }
  ) throws -> LiveSystem<Lift> {
    try LiveSystem("Lift") { _ in
      Lift(weakness)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Lift.self, role: "lift")
      it.event(
        "up", .external, unless: { $0.floor == 2 ? "top" : nil }, perform: { $0.floor += 1 })
      it.event(
        "down", .external, unless: { $0.floor == 0 ? "bottom" : nil }, perform: { $0.floor -= 1 })
      more(&it)
    }
  }

  func testAWholeLiftIsExplored() throws {
    let graph = try exploreBoth {
      try LiveSystem("Lift", isolation: $0) { _ in
        Lift(.none)
      } declare: { it in
        it.root { $0 }
        it.coordinator(Lift.self, role: "lift")
        it.event("up", .external, unless: { $0.floor == 2 ? "top" : nil }) { $0.floor += 1 }
      }
    }
    XCTAssertEqual(graph.states.map { $0.record("floor") }, ["0", "1", "2"])
  }

  func testDeathWhileMaking() throws {
    let graph = try explore(try lift(.make))
    XCTAssertEqual(
      graph.faults.map(\.fault),
      [
        Fault(
          .trapped, "The system 'Lift' could not be made: the process trapped: SIGABRT (abort).")
      ]
    )
    XCTAssertEqual(graph.faults.first?.start, 0)
    XCTAssertEqual(graph.states.count, 0)
  }

  func testDeathWhileMakingAgain() throws {
    let graph = try explore(try lift(.makeAgain))
    XCTAssertEqual(
      graph.faults.map(\.fault),
      [
        Fault(
          .replayDiverged,
          "The system 'Lift' could be made once, but not again: the process trapped: "
            + "SIGABRT (abort).")
      ])
  }

  func testDeathWhileReplaying() throws {
    let system = try lift { it in
      it.resetStatics = {}
      // The first time it goes well, later it doesn't.
      it.event("wear", .external, unless: { $0.floor == 1 ? nil : "not there" }) { lift in
        if made > 6 { abort() }
        lift.floor = 7
      }
    }
    let graph = try explore(system)
    XCTAssertEqual(
      graph.faultsOfStates,
      [
        "3: 'wear' went well when the trace was found, but not when it was replayed: the process "
          + "trapped: SIGABRT (abort)."
      ])
    XCTAssertEqual(graph.faults.map(\.fault.kind), [.replayDiverged])
  }

  func testDeathWhileObservingATarget() throws {
    let graph = try explore(
      try lift { it in
        it.fact("height", text: { "\([3, 6][$0.floor])" })
      })
    XCTAssertEqual(
      graph.faultyTransitions,
      [
        "up: The state after 'up' could not be observed: the process trapped: SIGILL (illegal "
          + "instruction). A fact or a root may not suit it, or exclude the property that the "
          + "observation stumbles over."
      ])
    XCTAssertEqual(graph.edges.first { $0.fault != nil }?.fault?.kind, .unsupported)
    XCTAssertEqual(graph.states.count, 2)
  }

  func testDeathWhileObservingTheFirstState() throws {
    let graph = try explore(
      try lift { it in
        it.fact("height", text: { "\([3, 6][$0.floor - 1])" })
      })
    XCTAssertEqual(
      graph.faultsOfStates,
      [
        "-1: The state could not be observed: the process trapped: SIGILL (illegal instruction). A "
          + "fact or a root may not suit it, or exclude the property that the observation "
          + "stumbles over."
      ])
  }

  func testDeathWhileAskingAGuard() throws {
    let graph = try explore(
      try lift { it in
        it.event(
          "ring", .external, unless: { [nil, "no bell"][$0.floor] }, perform: { _ in })
      })
    XCTAssertEqual(
      graph.faultsOfStates,
      [
        "2: What can happen in the state could not be asked: the process trapped: SIGILL (illegal "
          + "instruction). A guard of an event may not suit it."
      ])
    XCTAssertEqual(graph.faults.first?.fault.kind, .unsupported)
    XCTAssertEqual(graph.states.count, 3)
  }

  func testDeathWhileDiscardingIsNotTheAppsFault() throws {
    let graph = try explore(try lift(.deinitAtTop))
    XCTAssertEqual(graph.states.count, 3)
    XCTAssertEqual(graph.edges.count, 4)
    XCTAssertEqual(graph.completeness, .exhaustive)
    XCTAssertEqual(graph.faultyTransitions, [])
    XCTAssertEqual(graph.faultsOfStates, [])
  }

  func testAThreadOfTheSubjectThatTraps() throws {
    // When its thread gets there is anyone's guess, but the search ends and says what it met.
    let graph = try explore(try lift(.thread))
    XCTAssertGreaterThan(graph.faults.count + graph.faultyTransitions.count, 0)
  }
}
