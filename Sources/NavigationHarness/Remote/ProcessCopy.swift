import CSwiftRuntime
import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A copy of a worker, in which something is tried that may take the process with it.
///
/// A copy costs a fraction of a millisecond, the start of a worker a hundred times as much, and in a
/// large test bundle a thousand times. It has none of the worker's other threads: one that was at
/// work might have held a lock for good, and what is tried might wait for one of them. So a worker
/// is copied only while all its other threads sleep, and a copy that does not end is given up, once
/// for all: the worker then takes the risk itself.
enum ProcessCopy {
  /// A Boolean value that indicates whether a copy of this process did not end.
  private nonisolated(unsafe) static var isGivenUp = false

  /// The time after which a copy is given up, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Lets a body run in a copy of this process.
  ///
  /// - Parameter body: takes note in the marker of what it does, and at its end of being idle.
  /// - Returns: how the copy ended; nil when the body went well, and when no copy could be made.
  static func loss(noting marker: InFlightMarker, _ body: () -> Void) -> WorkerLoss? {
    guard !isGivenUp, otherThreadsSleep else { return nil }
    let copy = nav_copy_process()
    if copy < 0 { return nil }
    if copy == 0 {
      body()
      _exit(0)
    }
    var status: Int32 = 0
    guard nav_await_copy(copy, patience, &status) else {
      isGivenUp = true
      return nil
    }
    let snapshot = marker.snapshot
    // It says nothing about the original, which goes on.
    marker.forgetSignal()
    if WorkerPhase(code: snapshot.phase) == .doing(.idle) { return nil }
    return WorkerLoss(
      .died(.init(status: status)), snapshot, WorkerProcess.tail(ofFile: STDERR_FILENO))
  }

  /// A Boolean value that indicates whether every thread of this process but the calling one waits
  /// for something; false where that is not known.
  private static var otherThreadsSleep: Bool {
    let own = nav_thread_number()
    return ThreadState.all()?.allSatisfy { $0.key == own || $0.value == .asleep } ?? false
  }
}
