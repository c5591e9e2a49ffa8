import ModelChecker
import ModelCheckerTestSupport
import Testing

/// Violations told apart by their last step.
@Suite struct GroupsTests {
  private func groups(
    _ property: Property<Int, Int>, on graph: StateGraph<Int, Int>
  ) -> [Counterexample] {
    violations(of: property, on: graph, groupedBy: { $0.map(\.event) })
  }

  @Test func `Each way into bad states counts once, by the shortest trace`() throws {
    for seed in 0..<500 {
      let graph = try explore(RandomGraphSystem(seed: UInt64(seed)))
      let isBad = { (state: Int) in Dice(seed: seed).roll(3, 1, state) == 0 }
      let property = Property<Int, Int>(
        "Good", .always { isBad($0) ? .violated("bad") : .holds })
      // Bad at the start, or a step from a good state to a bad one.
      var shortest: [String?: Int] = [:]
      func note(_ key: String?, _ length: Int) {
        shortest[key] = min(shortest[key] ?? .max, length)
      }
      for case let state? in graph.initial where isBad(graph.states[state]) { note(nil, 0) }
      for edge in graph.edges.indices {
        let step = graph.step(at: edge)
        guard let target = step.target, isBad(target), !isBad(step.source) else { continue }
        let source = graph.states.firstIndex(of: step.source)!
        note(step.event, graph.distance(to: source) + 1)
      }
      let found = groups(property, on: graph)
      #expect(found.map(\.trace.steps.count).sorted() == shortest.values.sorted(), "seed \(seed)")
      #expect(found.map(\.trace.steps.count) == found.map(\.trace.steps.count).sorted())
      for counterexample in found {
        let path = try #require(graph.path(along: counterexample.trace))
        let key = path.edges.last.map { graph.step(at: $0).event }
        #expect(shortest[key] == counterexample.trace.steps.count, "seed \(seed)")
      }
    }
  }

  @Test func `Each event whose steps are bad counts once`() throws {
    for seed in 0..<500 {
      let graph = try explore(RandomGraphSystem(seed: UInt64(seed)))
      let isBad = { (step: Step<Int, Int>) in
        Dice(seed: seed).roll(3, 2, step.source, step.transition.event.ordinal) == 0
      }
      let step = Property<Int, Int>("Step", .alwaysStep { isBad($0) ? .violated("bad") : .holds })
      let monitor = Property<Int, Int>(
        "Monitor",
        .monitor(Monitor(begin: { _ in 0 }) { ($0, isBad($1) ? .violated("bad") : .holds) }))
      let events = Set(graph.edges.indices.map { graph.step(at: $0) }.filter(isBad).map(\.event))
      let steps = groups(step, on: graph)
      #expect(Set(steps.map { $0.trace.steps.last!.event }) == Set(events.map { .name($0) }))
      // A monitor that objects reads no further: what only bad steps lead to is not seen.
      let read = groups(monitor, on: graph)
      #expect(read.isEmpty == steps.isEmpty, "seed \(seed)")
      for counterexample in read {
        let path = try #require(graph.path(along: counterexample.trace))
        let isEach = path.edges.map { isBad(graph.step(at: $0)) }
        #expect(isEach == [Bool](repeating: false, count: isEach.count - 1) + [true])
      }
    }
  }

  @Test func `What never happens is one group, what happens none`() throws {
    let graph = try explore(RandomGraphSystem(seed: 1))
    let absent = groups(Property("Never", .sometimes { $0 < 0 }), on: graph)
    #expect(absent.count == 1 && absent[0].isAbsence)
    #expect(groups(Property("Once", .sometimes { _ in true }), on: graph).isEmpty)
  }
}
