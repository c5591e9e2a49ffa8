/// The steps at which a cap left something out: it ended the path, or one of its ways on.
public struct CutSteps: Hashable, Sendable {
  /// The name of the cap.
  public var cap: String

  /// The events of the steps with the number of steps of each, most frequent first.
  public var events: [EventCount]

  /// The number of steps.
  public var count: Int { events.reduce(0) { $0 + $1.count } }

  /// Makes a number of steps.
  public init(cap: String, events: [EventCount]) {
    self.cap = cap
    self.events = events
  }
}

extension StateGraph {
  /// The steps at which caps ended the path, or one of its ways on: by cap, those that cut most first.
  ///
  /// - Parameter leftOut: returns the cap because of which a step left out a way on, if an effect of
  ///   the step says so.
  /// - Complexity: linear in the number of transitions, where something was cut.
  public func cutSteps(byEffects leftOut: (Effect) -> String? = { _ in nil }) -> [CutSteps] {
    let ofEffects = pools.effects.map { $0.lazy.compactMap(leftOut).first }
    guard !cut.isEmpty || ofEffects.contains(where: { $0 != nil }) else { return [] }
    var counts: [String: [String: EventCount]] = [:]
    for record in table.records where record.target >= 0 {
      let caps = [cut[Int(record.target)], ofEffects[Int(record.effects)]].compactMap(\.self)
      let event = pools.events[Int(record.event)]
      let none = EventCount(event: event, count: 0)
      for cap in caps { counts[cap, default: [:]][event.name, default: none].count += 1 }
    }
    let steps = counts.map { cap, events in
      CutSteps(
        cap: cap,
        events: events.values.sorted { ($1.count, $0.event.name) < ($0.count, $1.event.name) })
    }
    return steps.sorted { ($1.count, $0.cap) < ($0.count, $1.cap) }
  }

  /// The graph as a part of a larger one: what its caps cut off was not seen.
  package func asExcerpt() -> StateGraph {
    var graph = self
    graph.completeness = .bounded(by: .states)
    graph.cut = [:]
    return graph
  }

  /// A Boolean value that indicates whether a state was expanded, or is one that a cap cut.
  func isDone(_ state: Int) -> Bool { isExpanded[state] || cut[state] != nil }
}
