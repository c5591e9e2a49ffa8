import ObjectObservation

/// Plans paths that take every transition of a finished search once more, after other traces.
///
/// A path begins with an alternate trace of some state and goes on through the graph: wherever it
/// comes, the trace is another one than that by which the state was expanded. It takes what was
/// not taken before, first what changes nothing, and walks on to the nearest state where something
/// is left. It passes only states and transitions without faults.
struct PathPlan {
  /// A planned path, and the numbers of the states that it passes, the start included.
  struct Planned {
    var path: ExpectedPath
    var states: [Int]
  }

  private typealias Approach = (trace: [ScriptedEvent], tracksFrom: Int?)

  private struct Edge {
    /// The position of the step.
    var step: AlternateTraces.Position
    /// The number of the target, if one can go on from there.
    var target: AlternateTraces.Position
    var isTaken = false

    var state: Int? { target.index }
  }

  private let alternateTraces: AlternateTraces
  private let bound: Int
  private let reach: Int

  /// For each state its transitions: those that change nothing, then the others.
  private var edges: [[Edge]] = []
  /// For each state the position of the first transition that may not be taken yet.
  private var firstOpen: [Int] = []
  /// For each state the transitions to different other states, by position.
  private var onward: [[Int32]] = []
  /// For each state the number of the first of its alternates.
  private var alternates: [Int?] = []
  /// For each state whether a planned path looks at the events that it offers.
  private var isAsked: [Bool] = []
  /// No state before this one can be the aim of a new path.
  private var cursor = 0
  // Of the search for a shortest path: when each state was met, and from where.
  private var visit: [Int] = []
  private var cameFrom: [(state: Int, edge: Int)] = []
  private var visits = 0

  /// - Parameters:
  ///   - bound: the greatest number of steps of a path.
  ///   - reach: the number of states among which a path looks for something that is left. Where
  ///     little is left of a large graph, to begin a new path costs less than to look everywhere.
  init(_ alternateTraces: AlternateTraces, bound: Int = 200, reach: Int = 1_000) {
    self.alternateTraces = alternateTraces
    self.bound = bound
    self.reach = reach
    let states = alternateTraces.expanded
    for number in states {
      let all = alternateTraces.isSound(number) ? alternateTraces.steps(of: number) : 0..<0
      let own = all.map { step in
        let target = alternateTraces.expandedTarget(of: step)
        return Edge(
          step: .init(step),
          target: target.map { alternateTraces.isSound($0) ? .init($0) : .none } ?? .none)
      }
      edges.append(own.filter { $0.state == number } + own.filter { $0.state != number })
      var seen: Set<Int> = [number]
      onward.append(
        edges[number].indices.filter { index in
          edges[number][index].state.map { seen.insert($0).inserted } ?? false
        }.map(Int32.init))
    }
    firstOpen = Array(repeating: 0, count: states.count)
    alternates = Array(repeating: nil, count: states.count)
    isAsked = Array(repeating: false, count: states.count)
    visit = Array(repeating: 0, count: states.count)
    cameFrom = Array(repeating: (0, 0), count: states.count)
    for (alternate, number) in alternateTraces.firstAlternates
    where alternateTraces.isSound(number) { alternates[number] = alternate }
  }

  /// The next path; nil when nothing is left that another trace leads to.
  mutating func next() -> Planned? {
    while cursor < edges.count {
      if hasOpen(cursor), let approach = approach(to: cursor) {
        return path(from: cursor, approach: approach)
      }
      cursor += 1
    }
    return nil
  }

  /// Lets the rest of a path that was left be planned again.
  mutating func resume(_ planned: Planned, after count: Int) {
    let state = planned.states[count]
    // What became of the events of this state has been compared otherwise.
    for position in edges[state].indices { edges[state][position].isTaken = true }
    isAsked[state] = true
    for index in planned.path.steps.indices.dropFirst(count) where planned.states[index] != state {
      let source = planned.states[index]
      let event = planned.path.steps[index].event
      let position = edges[source].firstIndex { self.event(of: $0) == event }!
      edges[source][position].isTaken = false
      firstOpen[source] = min(firstOpen[source], position)
      cursor = min(cursor, source)
    }
  }

  private mutating func path(from start: Int, approach: Approach) -> Planned {
    var planned = Planned(
      path: ExpectedPath(
        approach: approach.trace, tracksFrom: approach.tracksFrom,
        start: alternateTraces.fingerprint(of: start),
        startOffers: offersToAsk(of: start)),
      states: [start])
    var state = start
    while planned.path.steps.count < bound {
      if hasOpen(state) {
        let position = firstOpen[state]
        guard let next = take(position, of: state, in: &planned) else { break }
        state = next
      } else {
        let shortest = shortestPath(from: state, atMost: approach.trace.count + 1)
        if shortest.isEmpty { break }
        for position in shortest { state = take(position, of: state, in: &planned)! }
      }
    }
    return planned
  }

  /// Adds a step to a path.
  ///
  /// - Returns: the state where one can go on, if at all.
  private mutating func take(
    _ position: Int, of state: Int, in planned: inout Planned
  ) -> Int? {
    edges[state][position].isTaken = true
    let edge = edges[state][position]
    planned.path.steps.append(
      ExpectedPath.Step(
        event: event(of: edge), target: alternateTraces.target(of: edge.step.index!),
        offers: edge.state.flatMap { offersToAsk(of: $0) }))
    if let next = edge.state { planned.states.append(next) }
    return edge.state
  }

  private mutating func offersToAsk(of state: Int) -> UInt64? {
    if isAsked[state] { return nil }
    isAsked[state] = true
    return alternateTraces.offers(of: state)
  }

  private func event(of edge: Edge) -> ScriptedEvent {
    alternateTraces.event(of: edge.step.index!)
  }

  private mutating func hasOpen(_ state: Int) -> Bool {
    while firstOpen[state] < edges[state].count, edges[state][firstOpen[state]].isTaken {
      firstOpen[state] += 1
    }
    return firstOpen[state] < edges[state].count
  }

  /// A trace to a state other than the one by which it was expanded: its own alternate, or that of
  /// the nearest state on the trace by which it was first met.
  private func approach(to start: Int) -> Approach? {
    var state = start
    var tail: [ScriptedEvent] = []
    while true {
      if let number = alternates[state] {
        let alternate = alternateTraces.alternate(number)
        // In doubt it takes note from the state on where it leaves what was replayed before.
        let tracksFrom = alternate.tracksFrom ?? (tail.isEmpty ? nil : alternate.trace.count)
        return (alternate.trace + tail.reversed(), tracksFrom)
      }
      guard let parent = alternateTraces.parent(of: state),
        alternateTraces.isSound(parent.number)
      else { return nil }
      tail.append(parent.event)
      state = parent.number
    }
  }

  /// The shortest path to a state where something is left, as positions of transitions; none if it
  /// is not within reach or would not be shorter than a new approach.
  private mutating func shortestPath(from start: Int, atMost limit: Int) -> [Int] {
    visits += 1
    visit[start] = visits
    var met = 1
    var level = [start]
    for _ in 0..<limit {
      var next: [Int] = []
      for state in level {
        for position in onward[state] {
          let position = Int(position)
          let target = edges[state][position].state!
          guard visit[target] != visits else { continue }
          guard met < reach else { return [] }
          met += 1
          visit[target] = visits
          cameFrom[target] = (state, position)
          if hasOpen(target) { return steps(to: target, from: start) }
          next.append(target)
        }
      }
      level = next
    }
    return []
  }

  private func steps(to target: Int, from start: Int) -> [Int] {
    var steps: [Int] = []
    var state = target
    while state != start {
      steps.append(cameFrom[state].edge)
      state = cameFrom[state].state
    }
    return steps.reversed()
  }
}
