import ModelChecker
import ModelCheckerTestSupport
import Testing

/// State graphs with some states merged.
@Suite struct QuotientTests {
  @Test func `States that look alike are one class`() throws {
    let graph = try explore(ToySystem.choice)
    #expect(graph.states == ["idle", "sent", "lost", "queued"])
    let quotient = graph.quotient { $0 == "idle" ? "here" : "gone" }
    #expect(quotient.classes.map(\.key) == ["here", "gone"])
    #expect(quotient.classes.map(\.members) == [[0], [1, 2, 3]])
    #expect(quotient.classes.map(\.isInitial) == [true, false])
    #expect(quotient.classOfState == [0, 1, 1, 1])
    #expect(quotient.edges.map { "\($0.source)-\($0.target) \($0.count)" } == ["0-1 3", "1-0 1"])
    #expect(quotient.edges[0].events.map { "\($0.event) ×\($0.count)" } == ["send ×3"])
    #expect(quotient.selfLoops.map { "\($0.source) \($0.events[0].event)" } == ["1 flush"])
    #expect(quotient.edges.map(\.firstEdge) == [0, 3])
  }

  @Test func `Faults are merged by class, event and fault`() throws {
    let trap = Fault(.trapped, "trap")
    let graph = try explore(
      ToySystem(
        from: ["a"],
        [
          Arrow("a", "go", "b"), Arrow("a", "crash", fault: trap), Arrow("b", "crash", fault: trap),
          Arrow("b", "break", fault: trap),
        ]))
    let quotient = graph.quotient { _ in 0 }
    #expect(quotient.faults.map { "\($0.event) ×\($0.count)" } == ["crash ×2", "break ×1"])
    #expect(quotient.faults.map(\.firstEdge) == [1, 3])
    #expect(quotient.edges.isEmpty)
    #expect(quotient.selfLoops.map(\.count) == [1])
  }

  @Test func `Random quotients agree with their definition`() throws {
    for seed in 0..<1_000 {
      let graph = try explore(RandomGraphSystem(seed: UInt64(seed)))
      let project = { (state: Int) in Dice(seed: seed).roll(1 + seed % 5, state) }
      let quotient = graph.quotient(by: project)
      let label = Comment(rawValue: "seed \(seed)")
      var keys: [Int] = []
      for state in graph.states where !keys.contains(project(state)) {
        keys.append(project(state))
      }
      #expect(quotient.classes.map(\.key) == keys, label)
      for (number, one) in quotient.classes.enumerated() {
        let members = graph.states.indices.filter { project(graph.states[$0]) == one.key }
        #expect(one.members == members, label)
        #expect(members.allSatisfy { quotient.classOfState[$0] == number }, label)
        #expect(one.isInitial == graph.initial.contains { members.contains($0!) }, label)
      }
      var expected: [String: Int] = [:]
      for edge in graph.edges {
        let source = keys.firstIndex(of: project(graph.states[edge.source]))!
        let target = edge.target.map { keys.firstIndex(of: project(graph.states[$0]))! }
        expected["\(source) \(edge.event) \(target ?? -1)", default: 0] += 1
      }
      var merged: [String: Int] = [:]
      for edge in quotient.edges + quotient.selfLoops {
        for event in edge.events {
          merged["\(edge.source) \(event.event) \(edge.target)"] = event.count
        }
      }
      for fault in quotient.faults {
        merged["\(fault.source) \(fault.event) -1", default: 0] += fault.count
      }
      #expect(merged == expected, label)
      #expect(quotient.edges.allSatisfy { $0.source != $0.target }, label)
      #expect(quotient.selfLoops.allSatisfy { $0.source == $0.target }, label)
      #expect(quotient.edges.map(\.firstEdge) == quotient.edges.map(\.firstEdge).sorted(), label)
    }
  }
}
