extension StateGraph {
  /// One transition between numbered states.
  public struct Edge: Hashable, Sendable {
    /// The number of the state before.
    public var source: Int
    /// The number of the state after, or nil when the transition ended in a fault.
    public var target: Int?
    /// The transition's event.
    public var event: EventLabel
    /// The answers to what the event left open.
    public var choices: [Int]
    /// The effects of the event, oldest first.
    public var effects: [Effect]
    /// The fault in which the transition ended, if any.
    public var fault: Fault?
  }

  /// The transitions as a collection that makes each of them on demand.
  public struct Edges: RandomAccessCollection, Sendable {
    let records: [EdgeRecord]
    let pools: EdgePools<Effect>

    /// The number of the first transition.
    public var startIndex: Int { 0 }

    /// The number after the last transition's.
    public var endIndex: Int { records.count }

    /// The transition with a number.
    public subscript(number: Int) -> Edge {
      let record = records[number]
      let target = Int(record.target)
      return Edge(
        source: Int(record.source), target: target >= 0 ? target : nil,
        event: pools.events[Int(record.event)], choices: pools.choices[Int(record.choices)],
        effects: pools.effects[Int(record.effects)],
        fault: target >= 0 ? nil : pools.faults[~target])
    }
  }

  /// The transitions, grouped by source in the order in which sources were expanded.
  public var edges: Edges { Edges(records: table.records, pools: pools) }

  /// For each state the range of its transitions; empty when it was not expanded.
  public var outgoing: [Range<Int>] { table.outgoing }

  /// The transitions of a state.
  public func outgoing(of state: Int) -> Edges.SubSequence { edges[table.outgoing[state]] }

  /// A transition together with its source, as properties see it.
  public func step(at edge: Int) -> Step<State, Effect> {
    let record = table.records[edge]
    let target = Int(record.target)
    return Step(
      source: states[Int(record.source)],
      transition: Transition(
        event: pools.events[Int(record.event)], choices: pools.choices[Int(record.choices)],
        effects: pools.effects[Int(record.effects)],
        outcome: target >= 0 ? .state(states[target]) : .fault(pools.faults[~target])))
  }
}
