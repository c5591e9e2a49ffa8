/// Finds violations of a property, one for each value of a key.
///
/// What follows from a violation is left out: of states, those that only violating states lead to;
/// of runs that a monitor reads, what comes after a violation.
///
/// - Parameters:
///   - property: the property.
///   - graph: the states and transitions.
///   - ordinary: whether a step is one that a user or the environment can cause.
///   - key: tells violations apart by the last step of their traces; nil where that has none.
/// - Returns: the shortest counterexample of each group, shorter ones first; equally short ones in
///   the order of the graph.
public func violations<State, Effect>(
  of property: Property<State, Effect>, on graph: StateGraph<State, Effect>,
  ordinary: @escaping (Step<State, Effect>) -> Bool = { _ in true },
  groupedBy key: @escaping (_ last: Step<State, Effect>?) -> AnyHashable
) -> [Counterexample] {
  let judge = Judge(graph: graph, ordinary: ordinary)
  let groups = Groups()
  judge.groups = groups
  _ = judge.ruling(on: property.kind)
  return judge.grouped(groups) { edge in key(edge.map { graph.step(at: $0) }) }
}

/// The violations that the judging of one property came by.
final class Groups {
  struct Noted {
    var why: String
    var fault: Fault?
    var state: Int
    var edges: [Int]
    var other: [Int]?
  }

  private(set) var noted: [Noted] = []
  private(set) var whole: [Violation] = []

  func note(
    _ why: String, _ fault: Fault?, at state: Int, then edges: [Int], insteadOf other: [Int]?
  ) {
    noted.append(Noted(why: why, fault: fault, state: state, edges: edges, other: other))
  }

  func note(_ violation: Violation) { whole.append(violation) }
}

extension Judge {
  /// The shortest violation of each group.
  fileprivate func grouped(
    _ groups: Groups, by key: (_ last: Int?) -> AnyHashable
  ) -> [Counterexample] {
    var order: [AnyHashable] = []
    var rulings: [AnyHashable: Ruling] = [:]
    func change(_ key: AnyHashable, _ body: (inout Ruling) -> Void) {
      if rulings[key] == nil { order.append(key) }
      body(&rulings[key, default: Ruling(vacuity: "")])
    }
    let violating = Set(groups.noted.lazy.filter(\.edges.isEmpty).map(\.state))
    let incoming = incoming
    for noted in groups.noted {
      guard noted.edges.isEmpty else {
        change(key(noted.edges.last)) {
          keep(
            noted.why, fault: noted.fault, at: noted.state, then: noted.edges,
            insteadOf: noted.other, in: &$0)
        }
        continue
      }
      if graph.distance(to: noted.state) == 0 {
        change(key(nil)) {
          keep(noted.why, fault: noted.fault, at: noted.state, in: &$0)
        }
      }
      for edge in incoming[noted.state] {
        let source = Int(graph.table.records[edge].source)
        guard !violating.contains(source) else { continue }
        change(key(edge)) {
          keep(noted.why, fault: noted.fault, at: source, then: [edge], in: &$0)
        }
      }
    }
    for violation in groups.whole {
      change(key(violation.path.edges.last)) { ruling in
        if ruling.best.map({ violation.length < $0.length }) ?? true { ruling.best = violation }
        guard violation.path.edges.allSatisfy({ isOrdinary[$0] }) else { return }
        if ruling.bestOrdinary.map({ violation.length < $0.length }) ?? true {
          ruling.bestOrdinary = violation
        }
      }
    }
    let shortest = order.compactMap { rulings[$0] }.enumerated().sorted {
      ($0.element.best!.length, $0.offset) < ($1.element.best!.length, $1.offset)
    }
    return shortest.map { counterexample($0.element.best!, ordinary: $0.element.bestOrdinary) }
  }

  /// For each state the transitions that lead to it.
  private var incoming: [[Int]] {
    var incoming = [[Int]](repeating: [], count: graph.states.count)
    for edge in graph.table.records.indices {
      let target = Int(graph.table.records[edge].target)
      if target >= 0 { incoming[target].append(edge) }
    }
    return incoming
  }
}
