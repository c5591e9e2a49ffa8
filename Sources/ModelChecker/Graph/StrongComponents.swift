/// The strongly connected components of a part of a graph.
///
/// Two states are in one component when each can be reached from the other within the part. A
/// state from which no path leads back to it is a component of its own.
struct StrongComponents {
  /// For each state the number of its component; below zero outside the part.
  private(set) var numbers: [Int]

  /// The states of each component, in ascending order.
  private(set) var members: [[Int]] = []

  /// Finds the components by Tarjan's algorithm.
  ///
  /// - Parameters:
  ///   - table: the graph.
  ///   - contains: whether a state belongs to the part, by number.
  ///   - admits: whether a transition between two of its states does.
  /// - Complexity: linear in the number of states and transitions; no recursion.
  init(of table: EdgeTable, where contains: [Bool], over admits: (_ edge: Int) -> Bool) {
    numbers = [Int](repeating: -1, count: contains.count)
    var search = Search(count: contains.count)
    for root in contains.indices where contains[root] && search.order[root] < 0 {
      search.enter(root)
      while let state = search.path.last {
        let edges = table.outgoing[state.number]
        if edges.lowerBound + state.taken < edges.upperBound {
          search.path[search.path.count - 1].taken += 1
          let edge = edges.lowerBound + state.taken
          let target = Int(table.records[edge].target)
          guard target >= 0, contains[target], admits(edge) else { continue }
          search.meet(target, from: state.number)
        } else if let component = search.leave() {
          for member in component { numbers[member] = members.count }
          members.append(component.sorted())
        }
      }
    }
  }

  /// A depth-first search and the path that it is on.
  private struct Search {
    /// For each state when it was first met; below zero before.
    var order: [Int]
    /// The states from the root to where the search is, with the number of transitions taken.
    var path: [(number: Int, taken: Int)] = []
    /// For each state the earliest state on the path that it is known to lead back to.
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var clock = 0

    init(count: Int) {
      order = [Int](repeating: -1, count: count)
      low = order
      isOpen = [Bool](repeating: false, count: count)
    }

    mutating func enter(_ state: Int) {
      order[state] = clock
      low[state] = clock
      clock += 1
      open.append(state)
      isOpen[state] = true
      path.append((state, 0))
    }

    mutating func meet(_ target: Int, from source: Int) {
      if order[target] < 0 {
        enter(target)
      } else if isOpen[target] {
        low[source] = min(low[source], order[target])
      }
    }

    /// Leaves the last state on the path; answers the component that it closes, if it does.
    mutating func leave() -> [Int]? {
      let state = path.removeLast().number
      if let parent = path.last?.number { low[parent] = min(low[parent], low[state]) }
      guard low[state] == order[state] else { return nil }
      let first = open.lastIndex(of: state)!
      let component = Array(open[first...])
      open.removeSubrange(first...)
      for member in component { isOpen[member] = false }
      return component
    }
  }
}
