import ModelChecker
import ModelCheckerTestSupport
import Testing

/// The doubts that a system has when a search has ended, and the search for them.
@Suite struct ConclusionTests {
  private let late = Fault(.hiddenState, "b goes on in two ways")
  private let fine = Property<String, String>("Fine", .always { _ in .holds })

  @Test func `A doubt about a state that was found is a fault of the graph`() throws {
    let system = Doubting(base: .chain, doubts: [("b", late), ("z", late)])
    let graph = try explore(system)
    #expect(graph.faults == [StateFault(state: 1, start: nil, fault: late)])
    #expect(graph.systemFaults.map(\.trace.description) == ["next"])
    #expect(graph.completeness == .exhaustive)
    #expect(
      judge([fine], on: graph)
        == [.inconclusive("the system itself is at fault: b goes on in two ways")])
  }

  @Test func `A search that was broken off does not ask`() throws {
    let graph = try explore(Doubting(base: .chain, doubts: [("a", late)])) { _ in false }
    #expect(graph.faults.isEmpty)
  }

  @Test func `The observer is asked before each doubt`() throws {
    var seen: [ExplorationProgress] = []
    _ = try explore(Doubting(base: .chain, doubts: [("a", late), ("b", late)])) { progress in
      seen.append(progress)
      return true
    }
    let comparing = seen.filter(\.isComparing)
    #expect(seen.suffix(2) == comparing[...])
    #expect(comparing.map(\.states) == [4, 4])
    #expect(comparing.map(\.waiting) == [0, 0])
  }

  @Test func `The observer can end it, and what was found until then counts`() throws {
    for count in 0...3 {
      let doubts = ["a", "b", "c"].map { ($0, late) }
      var asked = 0
      let graph = try explore(Doubting(base: .chain, doubts: doubts)) { progress in
        asked += progress.isComparing ? 1 : 0
        // It would change its mind if it were asked again.
        return asked != count + 1
      }
      #expect(asked == min(count + 1, 3))
      #expect(graph.faults.compactMap(\.state) == Array(0..<count))
      #expect(graph.completeness == (count == 3 ? .exhaustive : .interrupted("on request")))
      #expect(!graph.isExpanded.contains(false))
      guard count == 0 else { continue }
      #expect(
        judge([fine], on: graph)
          == [
            .inconclusive(
              "the search was interrupted on request before all traces were compared")
          ])
    }
  }

  // There is no time at all, but a search of nothing does not look at the clock.
  @Test func `The limit of time ends it`() throws {
    let trap = Fault(.trapped, "no a")
    var base = ToySystem(from: [], [])
    base.initial = [.fault(trap)]
    let limits = Limits(time: .zero)
    let options = ExplorationOptions(limits: limits)
    #expect(try explore(base, options: options).completeness == .exhaustive)

    let graph = try explore(Doubting(base: base, doubts: [("a", late)]), options: options)
    #expect(graph.completeness == .bounded(by: .time))
    #expect(
      judge([fine], on: graph)
        == [.inconclusive("the search stopped after 0 s before all traces were compared")])
  }

  @Test func `States that were not expanded are spoken of first`() throws {
    let limits = Limits(depth: 0, time: .zero)
    let graph = try explore(
      Doubting(base: .chain, doubts: [("a", late)]), options: ExplorationOptions(limits: limits))
    #expect(graph.completeness == .bounded(by: .time))
    #expect(
      judge([fine], on: graph)
        == [.inconclusive("the search stopped after 0 s before every state was seen")])
  }
}

/// A toy system that has doubts at the end, which take work each.
private struct Doubting: TransitionSystem {
  let base: ToySystem
  let doubts: [(state: String, fault: Fault)]

  var catalog: EventCatalog { base.catalog }

  func start() -> [Outcome<String>] { base.start() }

  func expand(_ visits: [Visit<String>]) -> [Expansion<String, String>] { base.expand(visits) }

  func conclude(while mayGoOn: () -> Bool) -> [(state: String, fault: Fault)] {
    // It asks again where it need not: a no must stay a no.
    doubts.filter { _ in mayGoOn() }
  }
}
