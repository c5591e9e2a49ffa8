/// Watches the limits of time and memory during a search.
struct LimitGuard {
  private let limits: Limits
  private let clock = ContinuousClock()
  private let begin: ContinuousClock.Instant
  private var calls = 0
  private var nextMemoryCheck = 0
  private let isAlwaysAsked: Bool

  /// How many states come between two looks at the memory.
  private static let interval = 4096

  /// Makes a guard.
  ///
  /// - Parameter seldom: whether it is asked so seldom that it looks each time.
  init(_ limits: Limits, askedSeldom seldom: Bool = false) {
    self.limits = limits
    isAlwaysAsked = seldom
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
    _ found: Int, _ expanded: Int, growing growth: Growth,
    observing: (_ found: Int, _ expanded: Int) -> Bool
  ) -> Completeness {
    if let limit = limitMet(states: found, growing: growth) { return .bounded(by: limit) }
    return observing(found, expanded) ? .exhaustive : .interrupted("on request")
  }

  /// The limit that is met, if any.
  mutating func limitMet(states: Int, growing growth: Growth? = nil) -> Completeness.Limit? {
    calls &+= 1
    // A clock is asked as rarely as is not noticed.
    if let time = limits.time, isAlwaysAsked || calls % 64 == 1,
      begin.duration(to: clock.now) >= time
    {
      return .time
    }
    guard let memory = limits.memory, isAlwaysAsked || states >= nextMemoryCheck else { return nil }
    let growth = growth.flatMap { states + 2 * Self.interval > $0.states ? $0 : nil }
    nextMemoryCheck = states + Self.interval
    guard let resident = residentMemory() else { return nil }
    return resident + (growth?.bytes ?? 0) > memory ? .memory : nil
  }
}
