import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing

@testable import NavigationHarness

/// Pages shown so far in this process.
@MainActor private var pagesShown = 0

/// A coordinator with state where it is not looked for at first.
@MainActor
private final class Reader {
  var page = 0

  /// Counts in a closure's capture.
  let turn: @MainActor (Reader) -> Void

  /// Counts where observation can't see it, at an address.
  let turnUnseen: @MainActor (Reader) -> Void

  init() {
    var turns = 0
    turn = { reader in
      turns = min(turns + 1, 3)
      reader.page = turns < 3 ? 1 - reader.page : 9
    }
    let unseen = Tally()
    turnUnseen = { reader in
      unseen.count.pointee += 1
      reader.page = unseen.count.pointee < 3 ? 1 - reader.page : 9
    }
  }

  func turnByStatic() {
    pagesShown += 1
    page = pagesShown % 3
  }
}

/// A coordinator that counts its steps where observation can't see it.
@MainActor
private final class Walker {
  var place = 0
  let walk: @MainActor (Walker) -> Void

  /// - Parameter end: the step on which it doesn't come to the next place.
  init(end: Int, trapping: Bool) {
    let tally = Tally()
    walk = { walker in
      tally.count.pointee += 1
      let steps = tally.count.pointee
      precondition(!trapping || steps < end, "no step further")
      walker.place = steps < end ? (walker.place + 1) % 3 : 7
    }
  }
}

/// State that the observation does not show.
@Suite(.inWorker, .ownsPlatform) struct HiddenStateTests {
  private func reader(
    _ isolation: SystemConfiguration.Isolation, resettingStatics: Bool = false,
    check: LiveSystem<Reader>.HiddenStateCheck = .oneTrace,
    turn: @escaping @MainActor (Reader) -> Void
  ) throws -> LiveSystem<Reader> {
    try LiveSystem("Reader", isolation: isolation, hiddenStateCheck: check) { _ in
      Reader()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Reader.self, role: "reader")
      if resettingStatics { it.resetStatics = { pagesShown = 0 } }
      it.event("turn", .external, perform: turn)
    }
  }

  @Test func aCounterInAClosureIsState() throws {
    let graph = try exploreBoth { try reader($0) { $0.turn($0) } }
    #expect(graph.states.map { $0.record("page") } == ["0", "1", "0", "9"])
    #expect(graph.faults.isEmpty)
    #expect(graph.completeness == .exhaustive)
    #expect(
      graph.states.map { $0.record("turn") }
        == (0...3).map {
          "‹closure #1 in Reader.init()›(captured 0: \($0))"
        })
  }

  @Test func aCounterAtAnAddressShows() throws {
    let graph = try exploreBoth { try reader($0) { $0.turnUnseen($0) } }
    #expect(graph.states.map { $0.record("page") } == ["0", "1"])
    #expect(graph.faults.map(\.fault.kind) == [.hiddenState])
    #expect(
      graph.faults.map(\.fault.message) == [
        "Two traces lead to states that look equal, but 'turn' goes on differently. Nothing differs "
          + "that is stored where it can be read: a static takes part, an object that only a task "
          + "holds, or a captured value that can't be read."
      ])
    // The page that it shows then depends on how often the closure was called before.
    let evidence = graph.faults.first?.fault.evidence ?? ""
    #expect(evidence.hasPrefix("first: \nsecond: 0/0\nfirst time: coordinator 0.page = "))
  }

  @Test func withoutTheCheckItDoesNot() throws {
    let graph = try exploreBoth { try reader($0, check: .none) { $0.turnUnseen($0) } }
    #expect(graph.faultsOfStates == [])
  }

  @Test func aStaticThatIsNotResetDiverges() throws {
    let graph = try explore(try reader(.worker) { $0.turnByStatic() })
    #expect(Set(graph.faults.map(\.fault.kind)) == [.replayDiverged])
    #expect(
      graph.faults.first?.fault
        == Fault(
          .replayDiverged,
          "The same events led to a different state when they were replayed: Reader.page differs. "
            + "Something that is not reset with the subject takes part: a static, a random number, a "
            + "clock, a dictionary's order. Reset it with the subject, or leave out what is no state: "
            + #"it.exclusions.insert(.field("page", of: "Reader"))."#,
          evidence: "first time: coordinator 0.page = 1\nreplayed:   coordinator 0.page = 2"))
  }

  @Test func aStaticThatIsResetDoesNot() throws {
    let graph = try exploreBoth {
      try reader($0, resettingStatics: true) { $0.turnByStatic() }
    }
    // The static itself stays hidden, which only the other check can tell.
    #expect(!graph.faults.contains { $0.fault.kind == .replayDiverged })
    #expect(graph.states.map { $0.record("page") } == ["0", "1", "2"])
  }

  private func walker(
    _ isolation: SystemConfiguration.Isolation, end: Int, trapping: Bool = false
  ) throws -> LiveSystem<Walker> {
    try LiveSystem("Walker", isolation: isolation) { _ in
      Walker(end: end, trapping: trapping)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Walker.self, role: "walker")
      it.event("walk", .external) { $0.walk($0) }
    }
  }

  @Test func statesThatWereMetOnlyOnceAreComparedToo() throws {
    // Only the first place is met again, by the third step; the fifth shows in the second place.
    let graph = try exploreBoth { try walker($0, end: 5) }
    #expect(graph.states.map { $0.record("place") } == ["0", "1", "2"])
    #expect(graph.faults.map(\.state) == [1])
    #expect(graph.faults.map(\.fault.kind) == [.hiddenState])
    #expect(
      graph.faults.first?.fault.evidence.split(separator: "\n").prefix(2) == [
        "first: 0", "second: 0/0/0/0",
      ])
  }

  @Test(.needsWorkers) func aTrapOnAPathIsHiddenState() throws {
    let graph = try explore(try walker(.worker, end: 5, trapping: true))
    #expect(graph.states.map { $0.record("place") } == ["0", "1", "2"])
    #expect(graph.faultyTransitions == [])
    #expect(graph.faults.map(\.state) == [1])
    #expect(graph.faults.first?.fault.evidence == "first: 0\nsecond: 0/0/0/0")
    #expect(graph.faults.map(\.fault.kind) == [.hiddenState])
  }

  @Test func tracesThatGoOnAlikeAreNoFault() throws {
    let graph = try exploreBoth { try walker($0, end: .max) }
    #expect(graph.states.count == 3)
    #expect(graph.faultsOfStates == [])
  }
}
