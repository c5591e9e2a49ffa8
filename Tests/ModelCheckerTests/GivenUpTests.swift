import ModelChecker
import ModelCheckerTestSupport
import Testing

/// A chain of numbers; from a certain one on the system waits in vain.
private struct Waiting: TransitionSystem {
  var patience = Int.max
  /// A Boolean value that indicates whether it waits in vain before its first state.
  var waitsAtStart = false
  var memoryElsewhere = 0
  let catalog = EventCatalog(["on"])

  func start() -> [Outcome<Int>] { [.state(0)] }

  func start(while mayGoOn: () -> Bool) -> [Outcome<Int>]? {
    if waitsAtStart {
      while mayGoOn() {}
      return nil
    }
    return start()
  }

  func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Never>] {
    visits.map {
      Expansion(transitions: [
        Transition(
          event: EventLabel("on", ordinal: 0), choices: [], effects: [],
          outcome: .state(min($0.state + 1, 9)))
      ])
    }
  }

  func expand(
    _ visits: [Visit<Int>], while mayGoOn: () -> Bool
  ) -> [Expansion<Int, Never>]? {
    if visits.contains(where: { $0.state >= patience }) {
      while mayGoOn() {}
      return nil
    }
    return expand(visits)
  }
}

/// Searches that end while their system waits for something.
@Suite struct GivenUpTests {
  @Test func theLimitOfTimeEndsAWait() throws {
    let graph = try explore(
      Waiting(patience: 3), options: ExplorationOptions(limits: Limits(time: .milliseconds(50))))
    #expect(graph.states == [0, 1, 2, 3])
    #expect(graph.isExpanded == [true, true, true, false])
    #expect(graph.completeness == .bounded(by: .time))
  }

  @Test func aWaitForTheFirstStateEnds() throws {
    let late = try explore(
      Waiting(waitsAtStart: true),
      options: ExplorationOptions(limits: Limits(time: .milliseconds(50))))
    #expect(late.states == [])
    #expect(late.completeness == .bounded(by: .time))
    let interrupted = try explore(Waiting(waitsAtStart: true)) { _ in false }
    #expect(interrupted.states == [])
    #expect(interrupted.completeness == .interrupted("on request"))
    let property = Property<Int, Never>("Small", .always { $0 < 9 ? .holds : .violated("") })
    #expect(
      judge([property], on: late) == [
        .inconclusive("the search stopped after 0.05 s before every state was seen")
      ])
  }

  @Test func anObserverEndsAWait() throws {
    var asked = 0
    let graph = try explore(Waiting(patience: 3)) { _ in
      asked += 1
      return asked < 20
    }
    #expect(graph.states == [0, 1, 2, 3])
    #expect(graph.completeness == .interrupted("on request"))
  }

  @Test func whatNobodyEndsIsFinished() throws {
    let graph = try explore(Waiting())
    #expect(graph.states.count == 10)
    #expect(graph.completeness == .exhaustive)
  }

  @Test func memoryOfOtherProcessesCounts() throws {
    let limits = Limits(memory: 1 << 40)
    let little = try explore(
      Waiting(memoryElsewhere: 1 << 20), options: ExplorationOptions(limits: limits))
    #expect(little.completeness == .exhaustive)
    let much = try explore(
      Waiting(memoryElsewhere: 1 << 40), options: ExplorationOptions(limits: limits))
    #expect(much.completeness == .bounded(by: .memory))
    #expect(much.states == [0])
  }
}
