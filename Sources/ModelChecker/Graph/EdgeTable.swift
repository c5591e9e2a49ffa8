/// The shape of a state graph: who is joined to whom, by the numbers of states and pooled values.
///
/// Searches through a graph work on this table alone and never touch a state.
struct EdgeTable: Sendable {
  /// The transitions, grouped by source in the order in which sources were expanded.
  var records: [EdgeRecord] = []

  /// For each state the range of its transitions in `records`.
  var outgoing: [Range<Int>] = []

  /// Lists, for each state, the transitions that lead to it.
  func incoming() -> Incoming {
    var starts = [Int](repeating: 0, count: outgoing.count + 1)
    for record in records where record.target >= 0 { starts[Int(record.target) + 1] += 1 }
    for state in outgoing.indices { starts[state + 1] += starts[state] }
    var next = starts
    var edges = [UInt32](repeating: 0, count: starts[outgoing.count])
    for (edge, record) in records.enumerated() where record.target >= 0 {
      edges[next[Int(record.target)]] = UInt32(edge)
      next[Int(record.target)] += 1
    }
    return Incoming(starts: starts, edges: edges)
  }

  /// The transitions that lead to each state.
  struct Incoming {
    let starts: [Int]
    let edges: [UInt32]

    subscript(state: Int) -> ArraySlice<UInt32> { edges[starts[state]..<starts[state + 1]] }
  }
}

/// One transition, by numbers.
struct EdgeRecord: Sendable {
  var source: UInt32
  /// The number of the state after; below zero the complement of the number of a fault.
  var target: Int32
  var event: UInt32
  var choices: UInt32
  var effects: UInt32
}

/// The values that transitions carry, each kept once.
struct EdgePools<Effect: Hashable & Sendable>: Sendable {
  var events: [EventLabel] = []
  var choices: [[Int]] = [[]]
  var effects: [[Effect]] = [[]]
  var faults: [Fault] = []
}

/// Fills the pools of a graph while it is being made.
struct EdgePoolBuilder<Effect: Hashable & Sendable> {
  private(set) var pools = EdgePools<Effect>()
  private var eventNumbers: [EventLabel: UInt32] = [:]
  private var choiceNumbers: [[Int]: UInt32] = [:]
  private var effectNumbers: [[Effect]: UInt32] = [:]
  private var faultNumbers: [Fault: Int32] = [:]
  /// For each ordinal the event met last with it: comparing is cheaper than hashing a name.
  private var recent: [UInt32?] = []

  mutating func number(of event: EventLabel) -> UInt32 {
    let ordinal = event.ordinal
    if recent.indices.contains(ordinal), let number = recent[ordinal],
      pools.events[Int(number)].name == event.name
    {
      return number
    }
    let number = numbered(event, in: &pools.events, known: &eventNumbers)
    if ordinal >= 0, ordinal < 1 << 16 {
      while recent.count <= ordinal { recent.append(nil) }
      recent[ordinal] = number
    }
    return number
  }

  mutating func number(ofChoices choices: [Int]) -> UInt32 {
    choices.isEmpty ? 0 : numbered(choices, in: &pools.choices, known: &choiceNumbers)
  }

  mutating func number(ofEffects effects: [Effect]) -> UInt32 {
    effects.isEmpty ? 0 : numbered(effects, in: &pools.effects, known: &effectNumbers)
  }

  mutating func number(ofFault fault: Fault) -> Int32 {
    numbered(fault, in: &pools.faults, known: &faultNumbers)
  }
}

/// Returns the number of a value in a pool, to which it is added if it is new.
private func numbered<Value: Hashable, Number: FixedWidthInteger>(
  _ value: Value, in pool: inout [Value], known: inout [Value: Number]
) -> Number {
  if let number = known[value] { return number }
  let number = Number(pool.count)
  known[value] = number
  pool.append(value)
  return number
}
