import CSwiftRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns in which the calling thread acts as the main actor.
///
/// Subjects and their declarations belong to the main actor, while a test may run on any thread.
/// On the main thread nothing is to be done. On another one, the job queue's hooks make the thread
/// count as the main actor's for the length of the turn; turns of several threads wait for each
/// other.
package enum MainActorTurn {
  private static let lock = TurnLock()

  /// Runs a body as the main actor.
  ///
  /// - Parameter holdingJobs: whether tasks that the body starts wait in the job queue.
  package static func take<Result, Failure: Error>(
    holdingJobs: Bool = false, _ body: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    let installs = (holdingJobs || !isMainThread) && !JobQueue.isInstalled
    if installs { JobQueue.install(otherThreads: .leftAlone) }
    defer { if installs { JobQueue.uninstall() } }
    // The body's outcome crosses from the main actor to this function, on the same thread.
    nonisolated(unsafe) var outcome: Swift.Result<Result, Failure>?
    MainActor.assumeIsolated {
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }
    return try outcome!.get()
  }

  private static var isMainThread: Bool { nav_is_main_thread() }
}

/// A lock that the thread that holds it may take again.
private final class TurnLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    nav_recursive_mutex_init(mutex)
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
}
