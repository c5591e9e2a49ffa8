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
    if WorkerPhase(code: snapshot.phase) == .doing(.idle) { return nil }
    return WorkerLoss(
      .died(.init(status: status)), snapshot, WorkerProcess.tail(ofFile: STDERR_FILENO))
  }

  /// A Boolean value that indicates whether every thread of this process but the calling one waits
  /// for something; false where that is not known.
  private static var otherThreadsSleep: Bool {
    guard let folder = opendir("/proc/self/task") else { return false }
    defer { closedir(folder) }
    let own = nav_thread_number()
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let thread = Int32(name), thread != own else { continue }
      guard isAsleep(thread) else { return false }
    }
    return true
  }

  private static func isAsleep(_ thread: Int32) -> Bool {
    let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 512)
    let count = read(file, &text, text.count)
    // The state is the letter behind the name, which is in parentheses and may contain some.
    guard count > 0, let end = text[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count
    else { return false }
    return text[end + 2] == UInt8(ascii: "S")
  }
}
