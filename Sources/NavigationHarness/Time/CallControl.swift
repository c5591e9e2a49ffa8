import CSwiftRuntime
import Dispatch
import NavigationModel

/// The control of calls that put off work, block or read a clock without the Swift runtime knowing:
/// of Dispatch, of Foundation's run loop, operation queues and timers, of threads and clocks.
///
/// What code under control puts off comes to the job queue; what it puts off until a time waits on
/// the subject's clock; clocks show that clock's time. Calls that cannot be controlled are noted.
/// *What runs, and when* tells call by call.
package enum CallControl {
  // Touched by the thread that drives subjects alone.
  private nonisolated(unsafe) static var clock: HarnessClock?
  private nonisolated(unsafe) static var noted: UncontrolledCall?
  private nonisolated(unsafe) static var heard = 0

  /// A Boolean value that indicates whether the platform has the means to control calls.
  package static var isPossible: Bool { nav_calls_available() }

  /// A Boolean value that indicates whether calls are controlled in this process; tried at the first
  /// use.
  package static let isAvailable: Bool = {
    guard isPossible else { return false }
    nav_calls_listen(listener)
    return hearsDispatch()
  }()

  /// Runs code of a subject with its calls under control.
  ///
  /// - Parameter clock: the clock on which what is put off until a time waits.
  static func during<Result>(_ clock: HarnessClock, _ body: () throws -> Result) rethrows -> Result
  {
    guard isAvailable else { return try body() }
    let former = Self.clock
    Self.clock = clock
    let before = nav_calls_control(true)
    defer {
      _ = nav_calls_control(before)
      Self.clock = former
    }
    return try body()
  }

  /// Lets a sleep end when the subject's clock gets there.
  ///
  /// - Returns: whether code under control sleeps.
  static func putOff(_ job: UnownedJob, after delay: Duration) -> Bool {
    clock?.schedule(job, after: max(delay, .zero)) ?? false
  }

  /// Returns the first call since the last time that could not be controlled.
  static func takeNoted() -> UncontrolledCall? {
    defer { noted = nil }
    return noted
  }

  /// A Boolean value that indicates whether a call was noted that could not be controlled.
  static var hasNoted: Bool { noted != nil }

  /// Forgets what a subject that is gone has put off and entered.
  static func forgetSubject() {
    nav_calls_forget()
    noted = nil
  }

  /// Tries it: a program may be linked so that its definitions do not come before the libraries'.
  private static func hearsDispatch() -> Bool {
    let queue = JobQueue.shared
    let waiting = queue.waiting.count
    during(unchecked: HarnessClock()) {
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {}
    }
    let isHeard = heard > 0
    queue.waiting.removeLast(queue.waiting.count - waiting)
    return isHeard
  }

  private static func during(unchecked clock: HarnessClock, _ body: () -> Void) {
    Self.clock = clock
    let before = nav_calls_control(true)
    body()
    _ = nav_calls_control(before)
    Self.clock = nil
  }

  /// Notes a call, unless it is a sleep of the main thread: for that, time passes, and nothing else of
  /// that thread runs meanwhile. Beside a sleep of another thread the main thread goes on.
  private static func note(_ call: UncontrolledCall) {
    if call == .sleep, !JobQueue.shared.isRunningOffMain { return }
    noted = noted ?? call
  }

  private static var listener: nav_call_listener {
    nav_call_listener(
      put_off: { _, queue, isMain, work in
        CallControl.heard += 1
        let work = OwnedWork(work)
        JobQueue.shared.schedule(
          PlatformJob(
            kind: .dispatch, owner: work, isMain: isMain, queue: queue, run: work.run))
      },
      put_off_until: { call, token, delay, interval, work in
        CallControl.clock?.schedule(
          HarnessClock.Delayed(
            token: token, isTimer: call != NAV_CALL_AFTER, work: OwnedWork(work)),
          after: .nanoseconds(Int64(clamping: delay)),
          interval: .nanoseconds(Int64(clamping: interval)))
      },
      withdraw: { CallControl.clock?.withdraw($0) },
      catch_up: { JobQueue.shared.catchUp(with: $0) },
      pass: { CallControl.clock?.pass(.nanoseconds(Int64(clamping: $0))) },
      note: { CallControl.note(UncontrolledCall($0)) },
      now: { CallControl.clock?.nanoseconds ?? 0 })
  }
}

/// Work that code has put off by a call, given back when nobody can run it any more.
final class OwnedWork {
  let content: nav_work

  init(_ content: nav_work) { self.content = content }

  deinit { content.release(content.context) }

  func run() { content.run(content.context) }
}

/// A call that the harness does not control.
enum UncontrolledCall: CaseIterable {
  case thread, sleep, semaphoreWait, groupWait, workItemWait, workItemNotify, source, file, runLoop

  init(_ call: nav_call) {
    self =
      switch call {
      case NAV_CALL_THREAD: .thread
      case NAV_CALL_SLEEP: .sleep
      case NAV_CALL_SEMAPHORE_WAIT: .semaphoreWait
      case NAV_CALL_GROUP_WAIT: .groupWait
      case NAV_CALL_WORK_ITEM_WAIT: .workItemWait
      case NAV_CALL_WORK_ITEM_NOTIFY: .workItemNotify
      case NAV_CALL_SOURCE: .source
      case NAV_CALL_FILE: .file
      default: .runLoop
      }
  }

  /// The fact about an event that makes the call, and what to do instead.
  var words: (fact: String, cure: String) {
    switch self {
    case .thread:
      ("starts a thread, which runs in real time", "Start a task instead, or \(Self.standIn)")
    case .sleep: ("sleeps in the background", "Await a sleep on 'context.clock' instead")
    case .semaphoreWait:
      ("waits for a semaphore that nobody can signal meanwhile", "Await the result instead")
    case .groupWait:
      ("waits for a dispatch group that nobody can leave meanwhile", "Use 'notify' instead")
    case .workItemWait:
      (
        "waits for a work item that cannot run meanwhile",
        "Use a dispatch group and 'notify' instead"
      )
    case .workItemNotify:
      ("asks to be told of the end of a work item", "Use a dispatch group and 'notify' instead")
    case .source:
      ("makes a dispatch source of a file, a signal or another process", "\(Self.giveStandIn)")
    case .file:
      ("reads or writes a file in the background, which takes real time", "\(Self.giveStandIn)")
    case .runLoop: ("runs the run loop itself", "Await the result instead")
    }
  }

  private static let standIn =
    "give the coordinator a stand-in that awaits 'context.tickets.request(\"answer\")'"
  private static let giveStandIn =
    "Give the coordinator a stand-in that awaits 'context.tickets.request(\"answer\")'"
}
