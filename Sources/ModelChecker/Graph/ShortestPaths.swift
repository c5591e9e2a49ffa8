/// The shortest paths from the initial states of a graph, over all or some of its transitions.
///
/// Among equally short paths it is the one found first that counts: by the order of the initial
/// states, then of the states, then of the transitions.
public struct ShortestPaths: Sendable {
  let table: EdgeTable
  /// For each state its distance; below zero when there is no path.
  private(set) var distances: [Int32]
  /// For each state the last transition of the path to it; below zero for an initial state.
  private(set) var arrivals: [Int32]

  /// The greatest distance.
  public var depth: Int { max(0, Int(distances.max() ?? 0)) }

  /// The number of steps to a state, or nil when there is no path to it.
  public func distance(to state: Int) -> Int? {
    distances[state] >= 0 ? Int(distances[state]) : nil
  }

  /// The transitions that lead to a state, or nil when there is no path to it.
  public func edges(to state: Int) -> [Int]? {
    guard distances[state] >= 0 else { return nil }
    var edges: [Int] = []
    edges.reserveCapacity(Int(distances[state]))
    var state = state
    while arrivals[state] >= 0 {
      let edge = Int(arrivals[state])
      edges.append(edge)
      state = Int(table.records[edge].source)
    }
    return edges.reversed()
  }

  /// Takes paths that a search has found already.
  init(table: EdgeTable, distances: [Int32], arrivals: [Int32]) {
    self.table = table
    self.distances = distances
    self.arrivals = arrivals
  }

  /// Finds the paths by a breadth-first search from some states.
  init(table: EdgeTable, reached: [Int], over admits: ((_ edge: Int) -> Bool)? = nil) {
    self.table = table
    distances = [Int32](repeating: -1, count: table.outgoing.count)
    arrivals = distances
    var queue: [Int] = []
    for state in reached where distances[state] < 0 {
      distances[state] = 0
      queue.append(state)
    }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for edge in table.outgoing[state] {
        let target = Int(table.records[edge].target)
        guard target >= 0, distances[target] < 0, admits?(edge) ?? true else { continue }
        distances[target] = distances[state] + 1
        arrivals[target] = Int32(edge)
        queue.append(target)
      }
    }
  }
}
