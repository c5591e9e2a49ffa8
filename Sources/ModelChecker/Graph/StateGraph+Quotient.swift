extension StateGraph {
  /// Merges the states that a projection does not tell apart.
  ///
  /// - Parameter projection: what of a state counts.
  /// - Returns: the classes, in the order of their first states, and the transitions between them.
  public func quotient<Key: Hashable>(by projection: (State) -> Key) -> Quotient<Key> {
    var quotient = Quotient<Key>()
    var numbers: [Key: Int] = [:]
    for (number, state) in states.enumerated() {
      let key = projection(state)
      let known = numbers[key] ?? quotient.classes.count
      if known == quotient.classes.count {
        numbers[key] = known
        quotient.classes.append(Quotient.Class(key: key, members: [], isInitial: false))
      }
      quotient.classes[known].members.append(number)
      quotient.classOfState.append(known)
    }
    for case let state? in initial {
      quotient.classes[quotient.classOfState[state]].isInitial = true
    }
    merge(into: &quotient)
    return quotient
  }

  private func merge<Key>(into quotient: inout Quotient<Key>) {
    var edges: [Ends: Merged] = [:]
    var faults: [FaultEnds: Int] = [:]
    for (edge, record) in table.records.enumerated() {
      let source = quotient.classOfState[Int(record.source)]
      if record.target >= 0 {
        let ends = Ends(source: source, target: quotient.classOfState[Int(record.target)])
        edges[ends, default: Merged(firstEdge: edge)].count(pools.events[Int(record.event)])
      } else {
        let ends = FaultEnds(source: source, event: record.event, fault: record.target)
        if let known = faults[ends] {
          quotient.faults[known].count += 1
        } else {
          faults[ends] = quotient.faults.count
          quotient.faults.append(
            Quotient.Faulting(
              source: source, event: pools.events[Int(record.event)],
              fault: pools.faults[~Int(record.target)], firstEdge: edge, count: 1))
        }
      }
    }
    for (ends, merged) in edges.sorted(by: { $0.value.firstEdge < $1.value.firstEdge }) {
      let edge = Quotient<Key>.Edge(
        source: ends.source, target: ends.target, events: merged.events,
        firstEdge: merged.firstEdge)
      if ends.source == ends.target {
        quotient.selfLoops.append(edge)
      } else {
        quotient.edges.append(edge)
      }
    }
  }
}

/// A state graph of which the states that a projection does not tell apart are merged.
public struct Quotient<Key: Hashable> {
  /// The classes, in the order of their first states.
  public internal(set) var classes: [Class] = []

  /// For each state of the graph the number of its class.
  public internal(set) var classOfState: [Int] = []

  /// The merged transitions between different classes, in the order of their first transitions.
  public internal(set) var edges: [Edge] = []

  /// The merged transitions within a class, in the order of their first transitions.
  public internal(set) var selfLoops: [Edge] = []

  /// The transitions that end in a fault, merged by class, event and fault.
  public internal(set) var faults: [Faulting] = []

  /// States that are equal to the projection.
  public struct Class {
    /// The value that the projection has for the states.
    public var key: Key
    /// The numbers of the states, least first.
    public var members: [Int]
    /// A Boolean value that indicates whether one of them is an initial state.
    public var isInitial: Bool
  }

  /// All transitions from one class to one class.
  public struct Edge: Hashable, Sendable {
    /// The number of the class before.
    public var source: Int
    /// The number of the class after.
    public var target: Int
    /// The events with the number of transitions of each, in the order of their first transitions.
    public var events: [EventCount]
    /// The number of the first of the transitions.
    public var firstEdge: Int

    /// The number of transitions.
    public var count: Int { events.reduce(0) { $0 + $1.count } }
  }

  /// Transitions from one class by one event that end in one fault.
  public struct Faulting: Hashable, Sendable {
    /// The number of the class before.
    public var source: Int
    /// The event.
    public var event: EventLabel
    /// The fault.
    public var fault: Fault
    /// The number of the first of the transitions.
    public var firstEdge: Int
    /// The number of transitions.
    public var count: Int
  }
}

/// An event, and how many transitions carry it.
public struct EventCount: Hashable, Sendable {
  /// The event, as its first transition labels it.
  public var event: EventLabel
  /// The number of transitions.
  public var count: Int

  /// Makes a count.
  public init(event: EventLabel, count: Int) {
    self.event = event
    self.count = count
  }
}

private struct Ends: Hashable {
  var source: Int
  var target: Int
}

private struct FaultEnds: Hashable {
  var source: Int
  var event: UInt32
  var fault: Int32
}

private struct Merged {
  var firstEdge: Int
  var events: [EventCount] = []
  private var positions: [String: Int] = [:]

  init(firstEdge: Int) { self.firstEdge = firstEdge }

  mutating func count(_ event: EventLabel) {
    if let position = positions[event.name] {
      events[position].count += 1
    } else {
      positions[event.name] = events.count
      events.append(EventCount(event: event, count: 1))
    }
  }
}
