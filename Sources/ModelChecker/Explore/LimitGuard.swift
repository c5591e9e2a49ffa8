/// Watches the limits of time and memory during a search.
package struct LimitGuard {
  private let limits: Limits
  private let clock = ContinuousClock()
  private let begin: ContinuousClock.Instant
  private var calls = 0
  private let headroom = MemoryHeadroom()
  private var nextMemoryCheck = (states: 0, elapsed: Duration.zero)

  /// The number of calls for which the clock is read once.
  private let callsPerReading: Int

  /// The number of states between two looks at the memory, each of which costs as much as a few
  /// transitions.
  private let statesPerLook: Int

  /// Makes a guard; by default for a search whose batches take milliseconds, and whose states are
  /// large.
  package init(_ limits: Limits, callsPerReading: Int = 1, statesPerLook: Int = 1024) {
    self.limits = limits
    self.callsPerReading = callsPerReading
    self.statesPerLook = statesPerLook
    begin = clock.now
  }

  /// Memory that is taken at once when there are more states than so many.
  package struct Growth {
    /// The number of states.
    package var states: Int

    /// The memory, in bytes.
    package var bytes: Int

    /// Makes a growth.
    package init(states: Int, bytes: Int) {
      self.states = states
      self.bytes = bytes
    }
  }

  /// Returns how a search ends before its next batch; exhaustive where it goes on.
  ///
  /// - Parameters:
  ///   - elsewhere: the memory that other processes occupy for the search, in bytes.
  ///   - mayGoOn: asked unless a limit is met.
  package mutating func ending(
    states: Int, growing growth: Growth? = nil, elsewhere: () -> Int = { 0 },
    while mayGoOn: () -> Bool
  ) -> Completeness {
    if let limit = limitMet(states: states, growing: growth, elsewhere: elsewhere) {
      return .bounded(by: limit)
    }
    return mayGoOn() ? .exhaustive : .interrupted("on request")
  }

  /// Returns the limit that is met, if any.
  package mutating func limitMet(
    states: Int, growing growth: Growth? = nil, elsewhere: () -> Int = { 0 }
  ) -> Completeness.Limit? {
    let isReading = calls % callsPerReading == 0
    calls &+= 1
    let elapsed = isReading ? begin.duration(to: clock.now) : .zero
    if let time = limits.time, elapsed >= time { return .time }
    guard limits.memory != nil || headroom.isLimited,
      states >= nextMemoryCheck.states || elapsed >= nextMemoryCheck.elapsed
    else { return nil }
    let growth = growth.flatMap { states + 2 * statesPerLook > $0.states ? $0 : nil }
    nextMemoryCheck = (states + statesPerLook, elapsed + .milliseconds(50))
    if headroom.isUsedUp { return .processMemory }
    guard let memory = limits.memory, let resident = residentMemory() else { return nil }
    return resident + elsewhere() + (growth?.bytes ?? 0) > memory ? .memory : nil
  }
}
