import HeadlessCombine
import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing
import WorkerProcesses

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
  enum Weakness { case none, make, makeAgain, makeForEver, deinitAtTop, thread }

  var floor = 0
  private let weakness: Weakness

  init(_ weakness: Weakness) {
    self.weakness = weakness
    made += 1
    switch weakness {
    case .make: abort()
    case .makeForEver: while true { pause() }
    case .makeAgain: if made > 1 { abort() }
    case .thread: try! startThread { abort() }
    default: break
    }
  }

  deinit { if weakness == .deinitAtTop, floor == 2 { abort() } }
}

/// A coordinator that must not be thrown away.
@MainActor
private final class Crane {
  var x = 0
  var y = 0

  deinit { abort() }
}

/// Ends of a worker outside of the event that a state is asked for.
@Suite(.inWorker, .needsWorkers, .ownsPlatform) struct LostWorkerTests {
  private func lift(
    _ weakness: Lift.Weakness = .none, isolation: SystemConfiguration.Isolation = .worker,
    declare more: @MainActor (inout LiveDeclarations<Lift>) -> Void = { _ in }
  ) throws -> LiveSystem<Lift> {
    try LiveSystem("Lift", isolation: isolation) { _ in
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

  @Test func aWholeLiftIsExplored() throws {
    let graph = try exploreBoth {
      try LiveSystem("Lift", isolation: $0) { _ in
        Lift(.none)
      } declare: { it in
        it.root { $0 }
        it.coordinator(Lift.self, role: "lift")
        it.event("up", .external, unless: { $0.floor == 2 ? "top" : nil }) { $0.floor += 1 }
      }
    }
    #expect(graph.states.map { $0.record("floor") } == ["0", "1", "2"])
  }

  @Test func aDeathWhileMakingIsAFaultOfTheStart() throws {
    let graph = try explore(try lift(.make))
    #expect(
      graph.faults.map(\.fault) == [
        Fault(
          .trapped, "The system 'Lift' could not be made: the process trapped: SIGABRT (abort).")
      ])
    #expect(graph.faults.first?.start == 0)
    #expect(graph.states.count == 0)
  }

  @Test(.inWorker(patience: .milliseconds(300))) func aHangWhileMakingIsAFaultOfTheStart() throws {
    let graph = try explore(try lift(.makeForEver))
    #expect(
      graph.faults.map(\.fault) == [
        Fault(
          .neverSettled,
          "The system 'Lift' could not be made: the process hung: no progress for 0.3 seconds.")
      ])
  }

  @Test func aDeathWhileMakingAgainDiverges() throws {
    let graph = try explore(try lift(.makeAgain))
    #expect(
      graph.faults.map(\.fault) == [
        Fault(
          .replayDiverged,
          "The system 'Lift' could be made once, but not again: the process trapped: "
            + "SIGABRT (abort).")
      ])
  }

  @Test func aDeathWhileReplayingDiverges() throws {
    let system = try lift { it in
      it.resetStatics = {}
      // The first time it goes well, later it doesn't.
      it.event("wear", .external, unless: { $0.floor == 1 ? nil : "not there" }) { lift in
        if made > 6 { abort() }
        lift.floor = 7
      }
    }
    let graph = try explore(system)
    #expect(
      graph.faultsOfStates == [
        "3: 'wear' succeeded when the trace was found, but not when it was replayed: the process "
          + "trapped: SIGABRT (abort)."
      ])
    #expect(graph.faults.map(\.fault.kind) == [.replayDiverged])
  }

  @Test func aDeathWhileObservingATargetIsNoTrapOfTheEvent() throws {
    let graph = try explore(
      try lift { it in
        it.fact("height", text: { "\([3, 6][$0.floor])" })
      })
    #expect(
      graph.faultyTransitions == [
        "up: The state after 'up' could not be observed: the process trapped: \(trapSignal). "
          + "Check the declared facts and roots, or exclude the property that cannot be read."
      ])
    #expect(graph.edges.first { $0.fault != nil }?.fault?.kind == .unsupported)
    #expect(graph.states.count == 2)
  }

  @Test func aDeathWhileObservingTheFirstStateIsAFaultOfTheState() throws {
    let graph = try explore(
      try lift { it in
        it.fact("height", text: { "\([3, 6][$0.floor - 1])" })
      })
    #expect(
      graph.faultsOfStates == [
        "-1: The state could not be observed: the process trapped: \(trapSignal). Check "
          + "the declared facts and roots, or exclude the property that cannot be read."
      ])
  }

  @Test func aDeathWhileAskingAGuardNamesTheGuard() throws {
    let graph = try explore(
      try lift { it in
        it.event(
          "ring", .external, unless: { [nil, "no bell"][$0.floor] }, perform: { _ in })
      })
    #expect(
      graph.faultsOfStates == [
        "2: The events of the state could not be determined: the process trapped: \(trapSignal). "
          + "Check the guards of the events."
      ])
    #expect(graph.faults.first?.fault.kind == .unsupported)
    #expect(graph.states.count == 3)
  }

  @Test func aDeathWhileDiscardingIsNotTheAppsFault() throws {
    let graph = try explore(try lift(.deinitAtTop))
    #expect(graph.states.count == 3)
    #expect(graph.edges.count == 4)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faultyTransitions == [])
    #expect(graph.faultsOfStates == [])
  }

  @Test func manySubjectsThatCannotBeDiscardedAreExplored() throws {
    let graph = try explore(
      try LiveSystem("Yard") { _ in
        Crane()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Crane.self, role: "crane")
        it.event(
          "forward", .external, unless: { $0.x == 16 ? "the end" : nil }, perform: { $0.x += 1 })
        it.event(
          "up", .external, unless: { $0.y == 16 ? "the top" : nil }, perform: { $0.y += 1 })
      })
    // More states than one worker expands as long as it must keep every subject.
    #expect(graph.states.count == 17 * 17)
    #expect(graph.edges.count == 2 * 17 * 16)
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func effectsKeepTheirMeaningInTheNextWorker() throws {
    func graph(breaking: Bool) throws -> NavigationGraph {
      try explore(
        try lift(isolation: breaking ? .worker : .inProcess) { it in
          // Each state says something else, so that each worker numbers what it says differently.
          for door in 0..<3 {
            it.event("open \(door)", .external) { lift in
              HeadlessPlatform.record(.warned, lift, "door \(door) at floor \(lift.floor)")
              if breaking, door == 1, lift.floor > 0 { abort() }
            }
          }
        })
    }
    func effects(_ graph: NavigationGraph) -> [String] {
      graph.edges.filter { $0.fault == nil }.map { "\($0.source) \($0.event) \($0.effects)" }
    }
    let broken = try graph(breaking: true)
    #expect(broken.faultyTransitions.count == 2)
    #expect(effects(broken).count == 11)
    let whole = try graph(breaking: false)
    #expect(
      effects(whole).filter { !["1 open 1", "2 open 1"].contains(where: $0.hasPrefix) }
        == effects(broken))
    #expect(effects(whole)[0] == "0 up []")
    #expect(effects(whole)[1] == "0 open 0 [warned Lift door 0 at floor 0]")
  }

  @Test func aThreadOfTheSubjectThatTrapsIsAFault() throws {
    // When its thread gets there is anyone's guess, but this event ends no sooner. The search does.
    let graph = try explore(
      try lift(.thread) { it in
        it.event("wait", .external) { _ in while true { pause() } }
      })
    #expect(graph.faults.count + graph.faultyTransitions.count > 0)
    #expect(
      (graph.faults.map(\.fault) + graph.edges.compactMap(\.fault)).allSatisfy {
        $0.message.contains("SIGABRT (abort)") || $0.message.contains("starts a thread")
      })
  }
}
