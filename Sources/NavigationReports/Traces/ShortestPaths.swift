import ModelChecker
import NavigationModel

/// How far each state of a graph is from the start, and by which transition it is entered first.
struct ShortestPaths {
  private let graph: NavigationGraph
  private let entry: [Int?]

  /// For each state the number of steps from an initial state; nil when none leads there.
  let distance: [Int?]

  init(_ graph: NavigationGraph) {
    var distance: [Int?] = graph.states.map { _ in nil }
    var entry: [Int?] = graph.states.map { _ in nil }
    var queue: [Int] = []
    for case let state? in graph.initial where distance[state] == nil {
      distance[state] = 0
      queue.append(state)
    }
    var next = 0
    while next < queue.count {
      let source = queue[next]
      next += 1
      for index in graph.outgoing[source] {
        guard let target = graph.edges[index].target, distance[target] == nil else { continue }
        distance[target] = (distance[source] ?? 0) + 1
        entry[target] = index
        queue.append(target)
      }
    }
    self.graph = graph
    self.distance = distance
    self.entry = entry
  }

  /// A shortest trace to a state, by ordinals.
  func trace(to state: Int) -> Trace? {
    guard distance[state] != nil else { return nil }
    var steps: [Trace.Step] = []
    var current = state
    while let index = entry[current] {
      let edge = graph.edges[index]
      steps.append(Trace.Step(.ordinal(edge.event.ordinal), choices: edge.choices))
      current = edge.source
    }
    let start = graph.initial.firstIndex(of: current) ?? 0
    return Trace(start: start, steps: steps.reversed())
  }
}

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// The greatest number of steps that a state is away from the start.
  var depth: Int { ShortestPaths(self).distance.compactMap { $0 }.max() ?? 0 }
}
