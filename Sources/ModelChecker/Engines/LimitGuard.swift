/// Watches the limits of time and memory during a search.
struct LimitGuard {
  private let limits: Limits
  private let clock = ContinuousClock()
  private let begin: ContinuousClock.Instant
  private var calls = 0
  private var nextMemoryCheck = (states: 0, elapsed: Duration.zero)
  private let pace: Pace

  /// How long a search takes from one question to the next.
  enum Pace {
    /// Microseconds, for a batch of plain values.
    case quick
    /// Milliseconds, for a batch of live objects, which are large.
    case slow
    /// So long that it looks each time.
    case seldom
  }

  /// How many states come between two looks at the memory.
  private var interval: Int { pace == .slow ? 1024 : 4096 }

  /// Makes a guard.
  init(_ limits: Limits, pace: Pace) {
    self.limits = limits
    self.pace = pace
    begin = clock.now
  }

  /// Memory that is taken at once when there are more states than so many.
  struct Growth {
    var states: Int
    var bytes: Int
  }

  /// How a search ends before its next batch; exhaustive where it goes on.
  ///
  /// - Parameter observing: told how many states were found and expanded; answers whether to go on.
  mutating func ending(
    _ found: Int, _ expanded: Int, growing growth: Growth? = nil,
    observing: (_ found: Int, _ expanded: Int) -> Bool
  ) -> Completeness {
    if let limit = limitMet(states: found, growing: growth) { return .bounded(by: limit) }
    return observing(found, expanded) ? .exhaustive : .interrupted("on request")
  }

  /// The limit that is met, if any.
  mutating func limitMet(states: Int, growing growth: Growth? = nil) -> Completeness.Limit? {
    calls &+= 1
    // A clock is asked as rarely as is not noticed.
    let elapsed = pace != .quick || calls % 64 == 1 ? begin.duration(to: clock.now) : .zero
    if let time = limits.time, elapsed >= time { return .time }
    guard let memory = limits.memory, isMemoryDue(states, elapsed) else { return nil }
    let growth = growth.flatMap { states + 2 * interval > $0.states ? $0 : nil }
    nextMemoryCheck = (states + interval, elapsed + .milliseconds(50))
    guard let resident = residentMemory() else { return nil }
    return resident + (growth?.bytes ?? 0) > memory ? .memory : nil
  }

  /// Whether it is time to look at the memory, which costs as much as a few transitions.
  private func isMemoryDue(_ states: Int, _ elapsed: Duration) -> Bool {
    switch pace {
    case .quick: states >= nextMemoryCheck.states
    case .slow: states >= nextMemoryCheck.states || elapsed >= nextMemoryCheck.elapsed
    case .seldom: true
    }
  }
}
