extension Judge {
  /// A lasso is found on a graph with gaps too: nothing behind a gap takes it away.
  func leadsTo(_ promise: LeadsTo<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: Vacuity.always)
    let processes = Processes(of: promise, in: graph)
    let isVia = graph.table.records.indices.map { promise.via(graph.step(at: $0)) }
    for obligation in obligations(of: promise) {
      ruling.isExercised = true
      let isOwed = graph.states.indices.map {
        graph.isExpanded[$0] && !promise.isMet(obligation, graph.states[$0])
      }
      let owing = graph.states.indices.filter {
        isOwed[$0] && promise.obligation(graph.states[$0]) == obligation
      }
      guard !owing.isEmpty else { continue }
      let search = LassoSearch(
        table: graph.table, within: isOwed, processes: processes)
      guard let lasso = search.lasso(from: owing, by: graph.shortestPaths, over: { isVia[$0] })
      else { continue }
      ruling.take(violation(lasso, promise.why(obligation)), as: \.best)
      groups?.note(violation(lasso, promise.why(obligation)))
      let ordinary =
        (lasso.stem + lasso.loop).allSatisfy { isOrdinary[$0] }
        ? lasso
        : search.lasso(from: owing, by: ordinaryPaths) { [self] in isVia[$0] && isOrdinary[$0] }
      if let ordinary {
        ruling.take(violation(ordinary, promise.why(obligation)), as: \.bestOrdinary)
      }
    }
    return ruling
  }

  /// The obligations of reachable states, each once, in the order in which they are met.
  private func obligations(of promise: LeadsTo<State, Effect>) -> [AnyHashable] {
    var met: Set<AnyHashable> = []
    return graph.states.compactMap(promise.obligation).filter { met.insert($0).inserted }
  }

  private func violation(_ lasso: Lasso, _ why: String) -> Violation {
    let first = lasso.stem.first.map { Int(graph.table.records[$0].source) } ?? lasso.owing
    let start = graph.initial.firstIndex(of: first)!
    return Violation(
      path: Path(
        start: start, edges: lasso.stem + lasso.loop, loopStart: lasso.stem.count), why: why)
  }
}

extension Ruling {
  /// Keeps the lasso with the shortest path to its loop, of several with the shortest loop.
  fileprivate mutating func take(_ found: Violation, as best: WritableKeyPath<Self, Violation?>) {
    guard let kept = self[keyPath: best] else { return self[keyPath: best] = found }
    let (new, old) = (found.stemLength, kept.stemLength)
    if new < old || new == old && found.length < kept.length { self[keyPath: best] = found }
  }
}

extension Violation {
  fileprivate var stemLength: Int { path.loopStart ?? length }
}

/// The processes that could take a step in each state, and the one that takes each step.
struct Processes {
  /// For each transition the number of its process; below zero where nobody must take it.
  private(set) var takes: [Int]
  /// For each state the processes that could take a step in it, each once, in ascending order.
  private(set) var enabled: [[Int]]

  init<State, Effect>(of promise: LeadsTo<State, Effect>, in graph: StateGraph<State, Effect>) {
    var numbers: [AnyHashable: Int] = [:]
    func number(of process: AnyHashable) -> Int {
      let number = numbers[process] ?? numbers.count
      numbers[process] = number
      return number
    }
    takes = graph.table.records.indices.map { edge in
      promise.process(graph.step(at: edge)).map(number) ?? -1
    }
    let takes = takes
    enabled = zip(graph.states, graph.table.outgoing).map { state, edges in
      Set(edges.map { takes[$0] }.filter { $0 >= 0 } + promise.due(state).map(number)).sorted()
    }
  }
}
