/// A path to a loop on which a promise can fairly stay unmet forever.
struct Lasso {
  /// The transitions to the loop, from an initial state.
  var stem: [Int]

  /// The transitions of the loop; none where everything may rest.
  var loop: [Int]

  /// The state that owes what is never met.
  var owing: Int
}

/// Looks for fair paths on which nothing ever leaves a part of a graph.
///
/// A component of the part is *fair* when it has, for each process, a state in which the process
/// can't take a step, or a step of the process: one can go round in it forever, past all of them.
/// Weak fairness makes it enough to look at whole components, since what is fair in a part of a
/// component is so in all of it.
struct LassoSearch {
  private let table: EdgeTable
  private let part: [Bool]
  private let processes: Processes

  /// - Parameter part: for each state whether the promise is unmet in it, and its transitions known.
  init(table: EdgeTable, within part: [Bool], processes: Processes) {
    self.table = table
    self.part = part
    self.processes = processes
  }

  /// Returns a lasso whose stem is as short as possible.
  ///
  /// The loop is short but not always the shortest: finding that one is NP-hard.
  ///
  /// - Parameters:
  ///   - owing: the states that owe what is unmet.
  ///   - paths: the shortest paths to them.
  ///   - admits: the transitions that the lasso may take.
  /// - Complexity: linear in the number of states and transitions for the stem; the loop takes a
  ///   breadth-first search within its component for each process at most.
  func lasso(
    from owing: [Int], by paths: ShortestPaths, over admits: @escaping (_ edge: Int) -> Bool
  ) -> Lasso? {
    let components = StrongComponents(of: table, where: part, over: admits)
    let fair = components.members.map { isFair($0, of: components, over: admits) }
    guard fair.contains(true) else { return nil }
    let reached = statesReached(from: owing, by: paths, over: admits)
    let entry = reached.found.first { fair[components.numbers[$0]] }
    guard let entry else { return nil }
    var stem: [Int] = []
    var state = entry
    while reached.arrivals[state] >= 0 {
      stem.append(reached.arrivals[state])
      state = Int(table.records[reached.arrivals[state]].source)
    }
    return Lasso(
      stem: paths.edges(to: state)! + stem.reversed(),
      loop: loop(at: entry, of: components, over: admits), owing: state)
  }

  private func isFair(
    _ members: [Int], of components: StrongComponents, over admits: (Int) -> Bool
  ) -> Bool {
    guard var waiting = members.first.map({ Set(processes.enabled[$0]) }) else { return false }
    for state in members where !waiting.isEmpty {
      waiting.formIntersection(processes.enabled[state])
    }
    for state in members where !waiting.isEmpty {
      for edge in table.outgoing[state] where isWithin(components, edge) && admits(edge) {
        waiting.remove(processes.takes[edge])
      }
    }
    return waiting.isEmpty
  }

  private func isWithin(_ components: StrongComponents, _ edge: Int) -> Bool {
    let record = table.records[edge]
    return record.target >= 0
      && components.numbers[Int(record.target)] == components.numbers[Int(record.source)]
  }

  /// The states of the part that are reached from those that owe, nearest to a start first, and
  /// for each the transition by which; below zero for those that owe.
  private func statesReached(
    from owing: [Int], by paths: ShortestPaths, over admits: (Int) -> Bool
  ) -> (found: [Int], arrivals: [Int]) {
    // One ring for each distance from a start, because states that owe have different ones.
    var rings: [[(state: Int, arrival: Int)]] = []
    func add(_ state: Int, by arrival: Int, at distance: Int) {
      while rings.count <= distance { rings.append([]) }
      rings[distance].append((state, arrival))
    }
    for state in owing {
      if let distance = paths.distance(to: state) { add(state, by: -1, at: distance) }
    }
    var arrivals = [Int](repeating: -1, count: part.count)
    var isFound = [Bool](repeating: false, count: part.count)
    var found: [Int] = []
    var distance = 0
    while distance < rings.count {
      for (state, arrival) in rings[distance] where !isFound[state] {
        isFound[state] = true
        arrivals[state] = arrival
        found.append(state)
        for edge in table.outgoing[state] where admits(edge) {
          let target = Int(table.records[edge].target)
          if target >= 0, part[target], !isFound[target] { add(target, by: edge, at: distance + 1) }
        }
      }
      distance += 1
    }
    return (found, arrivals)
  }

  /// Goes round in a fair component, past all processes, and back.
  private func loop(
    at entry: Int, of components: StrongComponents, over admits: @escaping (Int) -> Bool
  ) -> [Int] {
    let members = components.members[components.numbers[entry]]
    var waiting = Set(members.flatMap { processes.enabled[$0] })
    waiting.formIntersection(processes.enabled[entry])
    var loop: [Int] = []
    var state = entry
    func admitsWithin(_ edge: Int) -> Bool { admits(edge) && isWithin(components, edge) }
    while !waiting.isEmpty {
      let paths = ShortestPaths(table: table, reached: [state], over: admitsWithin)
      let next = nearest(waiting, in: members, by: paths, over: admitsWithin)
      for edge in next {
        loop.append(edge)
        waiting.remove(processes.takes[edge])
        state = Int(table.records[edge].target)
        waiting.formIntersection(processes.enabled[state])
      }
    }
    guard !loop.isEmpty else { return [] }
    return loop
      + ShortestPaths(table: table, reached: [state], over: admitsWithin).edges(to: entry)!
  }

  /// The shortest path to a state or over a step that lets one of some processes rest.
  private func nearest(
    _ waiting: Set<Int>, in members: [Int], by paths: ShortestPaths, over admits: (Int) -> Bool
  ) -> [Int] {
    var best: [Int]?
    func offer(_ length: Int, _ edges: @autoclosure () -> [Int]) {
      if best.map({ length < $0.count }) ?? true { best = edges() }
    }
    for state in members {
      let distance = paths.distance(to: state)!
      if !waiting.isSubset(of: processes.enabled[state]) {
        offer(distance, paths.edges(to: state)!)
      }
      for edge in table.outgoing[state]
      where waiting.contains(processes.takes[edge]) && admits(edge) {
        offer(distance + 1, paths.edges(to: state)! + [edge])
      }
    }
    return best!
  }
}
