/// Says when the next checkpoint is due.
struct CheckpointTimer {
  private let plan: Checkpointing?
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var calls = 0

  init(_ plan: Checkpointing?) {
    self.plan = plan
    last = clock.now
  }

  /// The file to be written now, if any.
  mutating func fileDue() -> String? {
    guard let plan else { return nil }
    calls &+= 1
    // A clock is asked as rarely as is not noticed.
    guard calls % 64 == 0 || plan.interval == .zero, last.duration(to: clock.now) >= plan.interval
    else { return nil }
    last = clock.now
    return plan.file
  }
}
