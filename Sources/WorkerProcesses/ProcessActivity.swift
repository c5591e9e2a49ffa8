#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a process does, as far as it can be told from outside.
struct ProcessActivity {
  /// The condition of a process.
  enum Condition: Hashable {
    /// Some thread runs, or would run if it were given a processor or a page of memory.
    case atWork
    /// Every thread waits for something.
    case asleep
    /// Somebody stopped it.
    case stopped
  }

  private let process: Int32

  init(of process: Int32) { self.process = process }

  /// The processor time that it has used; nil where that isn't known.
  var time: Duration? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0
      else { return nil }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return nil
    #endif
  }

  /// Its condition; nil where that isn't known.
  var condition: Condition? {
    guard let states = ThreadState.all(of: process)?.values.compactMap(\.self), !states.isEmpty
    else { return nil }
    if states.contains(where: { [.stopped, .stoppedByDebugger].contains($0) }) { return .stopped }
    return states.allSatisfy { [.asleep, .ended, .gone].contains($0) } ? .asleep : .atWork
  }
}
