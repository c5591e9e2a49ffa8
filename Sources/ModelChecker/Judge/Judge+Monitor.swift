extension Judge {
  /// Explores states and the monitor's memories together, the nearest pairs first.
  func follow(_ monitor: Monitor<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no step met its premise")
    let all = MonitorSearch(
      graph: graph, monitor: monitor, mustEnd: mustEnd, admits: { _ in true })
    if let groups {
      let search = MonitorSearch(
        graph: graph, monitor: monitor, goesOn: true, mustEnd: mustEnd
      ) { _ in true }
      search.violations.forEach(groups.note)
    }
    ruling.isExercised = all.isExercised
    ruling.best = all.violation
    ruling.doubt = all.end
    if ruling.best != nil {
      let isOrdinary = isOrdinary
      ruling.bestOrdinary =
        MonitorSearch(
          graph: graph, monitor: monitor, mustEnd: mustEnd, admits: { isOrdinary[$0] }
        ).violation
    }
    return ruling
  }
}

/// A breadth-first search for the first step at which a monitor reports a violation.
private struct MonitorSearch<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private struct Node: Hashable {
    var state: Int
    var memory: Int
  }

  private static var nodesPerQuestion: Int { 1 << 12 }

  private let graph: StateGraph<State, Effect>
  private(set) var violations: [Violation] = []
  var violation: Violation? { violations.first }
  private(set) var isExercised = false
  /// The reason why the search was given up, if it was.
  private(set) var end: String?

  private var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]
  /// For each node the node before and the transition from there; nil for an initial one.
  private var arrivals: [(node: Int, edge: Int)?] = []
  private var memories: [AnyHashable] = []
  private var memoryNumbers: [AnyHashable: Int] = [:]

  init(
    graph: StateGraph<State, Effect>, monitor: Monitor<State, Effect>, goesOn: Bool = false,
    mustEnd: () -> String?, admits: (Int) -> Bool
  ) {
    self.graph = graph
    for case let state? in graph.initial {
      add(Node(state: state, memory: number(of: monitor.begin(graph.states[state]))), after: nil)
    }
    var head = 0
    while violations.isEmpty || goesOn, head < nodes.count {
      read(from: head, by: monitor, admits: admits)
      head += 1
      // A monitor that remembers much may be in many of its states in one of the system's.
      if head.isMultiple(of: Self.nodesPerQuestion) { end = mustEnd() }
      if end != nil { return }
    }
  }

  private mutating func read(
    from number: Int, by monitor: Monitor<State, Effect>, admits: (Int) -> Bool
  ) {
    let node = nodes[number]
    for edge in graph.table.outgoing[node.state] where admits(edge) {
      let step = graph.step(at: edge)
      let move = monitor.advance(memories[node.memory], step)
      if move.judgment != .notExercised { isExercised = true }
      if case .violated(let why) = move.judgment {
        violations.append(
          Violation(path: path(to: number, then: edge), why: why, fault: step.fault))
        // What comes of a violation is no cause of its own.
        continue
      }
      let target = Int(graph.table.records[edge].target)
      guard target >= 0 else { continue }
      add(Node(state: target, memory: self.number(of: move.memory)), after: (number, edge))
    }
  }

  private mutating func add(_ node: Node, after arrival: (node: Int, edge: Int)?) {
    guard numbers[node] == nil else { return }
    numbers[node] = nodes.count
    nodes.append(node)
    arrivals.append(arrival)
  }

  private mutating func number(of memory: AnyHashable) -> Int {
    if let known = memoryNumbers[memory] { return known }
    memoryNumbers[memory] = memories.count
    memories.append(memory)
    return memories.count - 1
  }

  private func path(to number: Int, then edge: Int) -> Path {
    var edges = [edge]
    var number = number
    while let arrival = arrivals[number] {
      edges.append(arrival.edge)
      number = arrival.node
    }
    let start = graph.initial.firstIndex(of: nodes[number].state) ?? 0
    return Path(start: start, edges: edges.reversed())
  }
}
