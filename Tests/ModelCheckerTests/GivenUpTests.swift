import ModelChecker
import ModelCheckerTestSupport
import Testing

/// A chain of numbers; from a certain one on the system waits in vain.
private struct Waiting: TransitionSystem {
  var patience = Int.max
  var memoryElsewhere = 0
  let catalog = EventCatalog(["on"])

  func start() -> [Outcome<Int>] { [.state(0)] }

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
