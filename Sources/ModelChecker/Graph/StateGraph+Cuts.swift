/// The steps at which a cap ended the path.
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
  /// The steps at which caps ended the path: by cap, those that cut most first.
  ///
  /// - Complexity: linear in the number of transitions, where something was cut.
  public var cutSteps: [CutSteps] {
    guard !cut.isEmpty else { return [] }
    var counts: [String: [String: EventCount]] = [:]
    for record in table.records where record.target >= 0 {
      guard let cap = cut[Int(record.target)] else { continue }
      let event = pools.events[Int(record.event)]
      counts[cap, default: [:]][event.name, default: EventCount(event: event, count: 0)].count += 1
    }
    let steps = counts.map { cap, events in
      CutSteps(
        cap: cap,
        events: events.values.sorted { ($1.count, $0.event.name) < ($0.count, $1.event.name) })
    }
    return steps.sorted { ($1.count, $0.cap) < ($0.count, $1.cap) }
  }

  /// A Boolean value that indicates whether a state was expanded, or is one that a cap cut.
  func isDone(_ state: Int) -> Bool { isExpanded[state] || cut[state] != nil }
}
