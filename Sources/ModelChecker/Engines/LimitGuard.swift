/// Watches the limits of time and memory during a search.
struct LimitGuard {
  private let limits: Limits
  private let clock = ContinuousClock()
  private let begin: ContinuousClock.Instant
  private var calls = 0
  private var nextMemoryCheck = 0

  /// How many states come between two looks at the memory.
  private static let interval = 4096

  init(_ limits: Limits) {
    self.limits = limits
    begin = clock.now
  }

  /// Memory that is taken at once when there are more states than so many.
  struct Growth {
    var states: Int
    var bytes: Int
  }

  /// The limit that is met, if any.
  mutating func limitMet(states: Int, growing growth: Growth? = nil) -> Completeness.Limit? {
    calls &+= 1
    // A clock is asked as rarely as is not noticed.
    if let time = limits.time, calls % 64 == 1, begin.duration(to: clock.now) >= time {
      return .time
    }
    guard let memory = limits.memory, states >= nextMemoryCheck else { return nil }
    let growth = growth.flatMap { states + 2 * Self.interval > $0.states ? $0 : nil }
    nextMemoryCheck = states + Self.interval
    guard let resident = residentMemory() else { return nil }
    return resident + (growth?.bytes ?? 0) > memory ? .memory : nil
  }
}
