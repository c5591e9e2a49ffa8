/// A path through a state graph: an initial state and consecutive transitions.
public struct Path: Hashable, Sendable {
  /// The position of its first state among the initial states.
  public var start: Int

  /// The numbers of its transitions.
  public var edges: [Int]

  /// The number of transitions before the part that repeats forever, as in a trace.
  public var loopStart: Int?

  /// Makes a path.
  public init(start: Int, edges: [Int], loopStart: Int? = nil) {
    self.start = start
    self.edges = edges
    self.loopStart = loopStart
  }
}

extension StateGraph {
  /// The greatest number of steps that a shortest path to a state has.
  public var depth: Int { shortestPaths.depth }

  /// The number of steps within which every state is known; nil where every reachable state is.
  ///
  /// - Complexity: linear in the number of states.
  public var completeDepth: Int? {
    if completeness == .exhaustive { return nil }
    if initial.isEmpty { return 0 }
    return states.indices.lazy.filter { !isDone($0) }.map { distance(to: $0) }.min()
  }

  /// Returns a Boolean value that indicates whether no state that the search missed can give a shorter
  /// trace.
  ///
  /// - Parameter trace: the shortest trace of its kind in the graph; of one that repeats forever the part
  ///   before the loop counts.
  public func isShortest(_ trace: Trace) -> Bool {
    guard let known = completeDepth else { return true }
    // A step from a state at that depth may violate; a loop begins there at the earliest.
    return trace.loopStart.map { $0 <= known } ?? (trace.steps.count <= known + 1)
  }

  /// The number of steps of a shortest path to a state.
  public func distance(to state: Int) -> Int { shortestPaths.distance(to: state)! }

  /// The shortest paths from the initial states over some of the transitions.
  public func shortestPaths(over admits: (_ edge: Int) -> Bool) -> ShortestPaths {
    withoutActuallyEscaping(admits) {
      ShortestPaths(table: table, reached: initial.compactMap(\.self), over: $0)
    }
  }

  /// The shortest path to a state; nil when the paths given don't lead to it.
  public func path(to state: Int, in paths: ShortestPaths? = nil) -> Path? {
    guard let edges = (paths ?? shortestPaths).edges(to: state) else { return nil }
    let first = edges.first.map { Int(table.records[$0].source) } ?? state
    guard let start = initial.firstIndex(of: first) else { return nil }
    return Path(start: start, edges: edges)
  }

  /// The shortest path that ends with a transition; nil when the paths given don't lead to it.
  public func path(endingWith edge: Int, in paths: ShortestPaths? = nil) -> Path? {
    guard var path = path(to: Int(table.records[edge].source), in: paths) else { return nil }
    path.edges.append(edge)
    return path
  }

  /// The trace of a path.
  public func trace(along path: Path, by form: Trace.Form = .names) -> Trace {
    Trace(
      start: path.start,
      steps: path.edges.map { edge in
        let record = table.records[edge]
        let event = pools.events[Int(record.event)]
        return Trace.Step(event.named(by: form), choices: pools.choices[Int(record.choices)])
      }, loopStart: path.loopStart)
  }

  /// The shortest trace to a state.
  public func trace(to state: Int, by form: Trace.Form = .names) -> Trace {
    trace(along: path(to: state)!, by: form)
  }

  /// The shortest trace that ends with a transition.
  public func trace(endingWith edge: Int, by form: Trace.Form = .names) -> Trace {
    trace(along: path(endingWith: edge)!, by: form)
  }

  /// The path that a trace describes, or nil when it leaves what the search saw.
  public func path(along trace: Trace) -> Path? {
    guard initial.indices.contains(trace.start), var state = initial[trace.start] else {
      return trace.steps.isEmpty && initial.indices.contains(trace.start)
        ? Path(start: trace.start, edges: [], loopStart: trace.loopStart) : nil
    }
    var edges: [Int] = []
    for (position, step) in trace.steps.enumerated() {
      guard
        let edge = table.outgoing[state].first(where: { edge in
          let record = table.records[edge]
          return step.matches(pools.events[Int(record.event)])
            && step.answers(pools.choices[Int(record.choices)])
        })
      else { return nil }
      edges.append(edge)
      let target = Int(table.records[edge].target)
      if target >= 0 {
        state = target
      } else if position + 1 < trace.steps.count {
        return nil
      }
    }
    return Path(start: trace.start, edges: edges, loopStart: trace.loopStart)
  }

  /// The numbers of the states along a path, its first one included; a fault at its end adds none.
  public func states(along path: Path) -> [Int] {
    (initial[path.start].map { [$0] } ?? [])
      + path.edges.map { Int(table.records[$0].target) }.filter { $0 >= 0 }
  }
}
