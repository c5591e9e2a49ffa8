import CSwiftRuntime
import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A copy of a worker, in which something is tried that may take the process with it.
///
/// A copy costs a fraction of a millisecond, the start of a worker a hundred times as much. It has
/// none of the worker's other threads, so that one that has any of its own besides the one that
/// watches the connection is not copied: what is tried might wait for them.
enum ProcessCopy {
  /// Lets a body run in a copy of this process.
  ///
  /// - Parameter body: takes note in the marker of what it does, and at its end of being idle.
  /// - Returns: how the copy ended; nil when the body went well, and when no copy could be made.
  static func loss(noting marker: InFlightMarker, _ body: () -> Void) -> WorkerLoss? {
    guard threadCount == 2, nav_is_main_thread() else { return nil }
    let copy = nav_copy_process()
    if copy < 0 { return nil }
    if copy == 0 {
      body()
      _exit(0)
    }
    var status: Int32 = 0
    while waitpid(copy, &status, 0) != copy {
      // Whoever else collected it knows how it ended; here it can only be tried again.
      if errno != EINTR { return nil }
    }
    let snapshot = marker.snapshot
    if WorkerPhase(code: snapshot.phase) == .doing(.idle) { return nil }
    return WorkerLoss(
      .died(.init(status: status)), snapshot, WorkerProcess.tail(ofFile: STDERR_FILENO))
  }

  /// The number of threads of this process; 0 where that is not known.
  private static var threadCount: Int {
    guard let folder = opendir("/proc/self/task") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
    }
    return count
  }
}
