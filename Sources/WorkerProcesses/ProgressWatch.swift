/// A watch over the progress of a worker.
struct ProgressWatch {
  let timeout: Duration
  private let marker: InFlightMarker
  private let activity: ProcessActivity
  private var account: ProgressAccount
  private var sequence: Int
  private var looked = ContinuousClock.now
  private var usedBefore: Duration?

  init(_ worker: WorkerProcess, timeout: Duration) {
    self.timeout = timeout
    marker = worker.marker
    activity = ProcessActivity(of: worker.processID)
    account = ProgressAccount(timeout: timeout)
    sequence = marker.sequence
    usedBefore = activity.time
  }

  /// The time to sleep before the next look.
  var slice: Duration { min(max(timeout / 4, .milliseconds(1)), .milliseconds(100)) }

  mutating func noteProgress() {
    looked = .now
    usedBefore = activity.time
    account = ProgressAccount(timeout: timeout)
  }

  /// Looks at the worker.
  mutating func look() -> ProgressAccount.Finding {
    let written = marker.sequence
    if written != sequence {
      sequence = written
      noteProgress()
      return .goingOn
    }
    let now = ContinuousClock.now
    // A host that was stopped itself, or asleep with its machine, has not seen what happened.
    let passed = min(now - looked, slice * 2)
    let used = activity.time
    let worked: Duration? = if let used, let usedBefore { used - usedBefore } else { nil }
    (looked, usedBefore) = (now, used)
    return account.add(passed, worked: worked, condition: activity.condition)
  }
}

/// An account of the time in which a process shows no progress.
///
/// Time counts against the process as far as it could have gone on: while it uses a processor, or waits
/// for something. Time in which it is stopped, or waits for a processor that others use, is the
/// machine's.
struct ProgressAccount {
  /// What the account says about the process.
  enum Finding: Equatable {
    case goingOn
    /// It had the time.
    case hung
    /// It was kept from running.
    case stalled(WorkerStalled.Reason, for: Duration)
  }

  let timeout: Duration
  private var had = Duration.zero
  private var lost = Duration.zero

  init(timeout: Duration) { self.timeout = timeout }

  /// The number of times the timeout that a process may wait for a processor; another one in its place
  /// would have to wait, too.
  private static let patienceWithMachine = 6

  /// Adds the time since the last look.
  ///
  /// - Parameters:
  ///   - passed: the time.
  ///   - worked: the processor time that was used in it; nil where that isn't known.
  ///   - condition: what the process does now; nil where that isn't known.
  mutating func add(
    _ passed: Duration, worked: Duration?, condition: ProcessActivity.Condition?
  ) -> Finding {
    // Several threads use more processor time than passes.
    let worked = min(max(worked ?? passed, .zero), passed)
    let counted =
      switch condition {
      case .asleep, nil: passed
      case .atWork, .stopped: worked
      }
    had += counted
    lost += passed - counted
    if had >= timeout { return .hung }
    if condition == .stopped, lost >= timeout { return .stalled(.stopped, for: lost) }
    if lost >= timeout * Self.patienceWithMachine { return .stalled(.noProcessor, for: lost) }
    return .goingOn
  }
}
