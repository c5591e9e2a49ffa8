import ModelChecker
import ModelCheckerTestSupport
import Testing

/// Shortest ways through a graph, forward and backward.
@Suite struct PathTests {
  @Test func `A way may be restricted to some transitions`() throws {
    let graph = try explore(ToySystem.diamond)
    let withoutLeft = graph.shortestPaths { graph.edges[$0].event.name != "left" }
    let end = graph.states.firstIndex(of: "end")!
    let l = graph.states.firstIndex(of: "l")!
    #expect(withoutLeft.distance(to: end) == 2)
    #expect(withoutLeft.distance(to: l) == nil)
    #expect(withoutLeft.edges(to: l) == nil)
    #expect(graph.path(to: l, in: withoutLeft) == nil)
    let path = try #require(graph.path(to: end, in: withoutLeft))
    #expect(graph.trace(along: path).description == "right/down")
  }

  @Test func `A way may end with a given transition`() throws {
    let graph = try explore(ToySystem.diamond)
    #expect(graph.trace(endingWith: 3).description == "right/down")
    #expect(graph.trace(endingWith: 3, by: .ordinals).description == "1/2")
  }

  @Test func `Distances agree with brute force over any subset`() throws {
    for seed in 0..<500 {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let graph = try explore(system)
      let brute = BruteForce(graph: try naivelyExplore(system))
      let admits = { (step: Step<Int, Int>) in Dice(seed: seed).roll(3, step.digest) != 0 }
      let distances = brute.distances(over: admits)
      let paths = graph.shortestPaths { admits(graph.step(at: $0)) }
      for (number, state) in graph.states.enumerated() {
        #expect(paths.distance(to: number) == distances[state], "seed \(seed)")
        guard let path = graph.path(to: number, in: paths) else { continue }
        let steps = try replay(graph.trace(along: path, by: .ordinals), in: system)
        #expect(steps.count == distances[state], "seed \(seed)")
        #expect(steps.allSatisfy(admits), "seed \(seed)")
        #expect(graph.states(along: path).last == number, "seed \(seed)")
      }
      #expect(paths.depth == distances.values.max(), "seed \(seed)")
    }
  }

  @Test func `Backward is forward turned round`() throws {
    for seed in 0..<500 {
      let graph = try explore(RandomGraphSystem(seed: UInt64(seed)))
      let admits = { (edge: Int) in Dice(seed: seed).roll(3, edge) != 0 }
      let goal = seed % graph.states.count
      let reaches = graph.canReach([goal], over: admits)
      for state in graph.states.indices {
        var seen: Set = [state]
        var waiting = [state]
        while let next = waiting.popLast() {
          for edge in graph.outgoing[next] where admits(edge) {
            if let target = graph.edges[edge].target, seen.insert(target).inserted {
              waiting.append(target)
            }
          }
        }
        #expect(reaches[state] == seen.contains(goal), "seed \(seed)")
      }
    }
  }

  @Test func `Backward may be bounded`() throws {
    let graph = try explore(ToySystem.chain)
    #expect(graph.canReach([3], within: 2) == [false, true, true, true])
    #expect(graph.canReach([3], within: 0) == [false, false, false, true])
  }

  @Test func `Without goals nothing is reached`() throws {
    let graph = try explore(ToySystem.cycle)
    #expect(graph.canReach([]) == [false, false, false])
  }
}
