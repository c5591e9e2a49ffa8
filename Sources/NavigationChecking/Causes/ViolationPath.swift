import ModelChecker
import NavigationModel

/// A path of a graph that violates a property, with the one that it is compared with, if any.
struct ViolationPath {
  /// The position of the first state among the initial ones.
  var start: Int
  /// The transitions.
  var edges: [Int]
  /// The transitions of the path with which a property of two runs compares it.
  var other: [Int]?

  /// Finds the path of a counterexample; fails if the graph does not have it.
  init?(_ counterexample: Counterexample, in graph: NavigationGraph) {
    guard let path = graph.path(along: counterexample.ordinals) else { return nil }
    start = path.start
    edges = path.edges
    guard let comparison = counterexample.other else { return }
    guard let second = graph.path(along: comparison.ordinals) else { return nil }
    other = second.edges
  }

  private init(start: Int, edges: [Int], other: [Int]?) {
    self.start = start
    self.edges = edges
    self.other = other
  }

  /// The number of steps that may be left out: those of both paths, but never the last one.
  var droppable: Int {
    let shared = other.map { zip(edges, $0).prefix { $0 == $1 }.count } ?? edges.count
    return max(0, min(shared, edges.count - 1))
  }

  /// Returns the path without some of its steps, if the others can still be taken in their order.
  func without(_ dropped: Range<Int>, in graph: NavigationGraph) -> ViolationPath? {
    func follow(_ edges: [Int]) -> [Int]? {
      guard var state = graph.initial[start] else { return nil }
      var found: [Int] = []
      for (position, edge) in edges.enumerated() where !dropped.contains(position) {
        guard let next = graph.edge(like: edge, from: state) else { return nil }
        found.append(next)
        if let target = graph.edges[next].target {
          state = target
        } else if position + 1 < edges.count {
          return nil
        }
      }
      return found
    }
    guard let shorter = follow(edges) else { return nil }
    guard let other else { return ViolationPath(start: start, edges: shorter, other: nil) }
    return follow(other).map { ViolationPath(start: start, edges: shorter, other: $0) }
  }
}

extension NavigationGraph {
  /// Returns the transition of a state that has the event of another one, and its choices if there
  /// is one that has.
  fileprivate func edge(like other: Int, from state: Int) -> Int? {
    let (event, choices) = (edges[other].event.name, edges[other].choices)
    let alike = outgoing[state].filter { edges[$0].event.name == event }
    return alike.first { edges[$0].choices == choices } ?? alike.first
  }
}
