#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock for what several threads use.
package final class Lock: @unchecked Sendable {
  // Unchecked: the system guards the mutex, whose address never changes.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a lock that no thread holds.
  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits until no other thread holds the lock, and takes it.
  package func take() { pthread_mutex_lock(mutex) }

  /// Lets other threads take the lock.
  package func release() { pthread_mutex_unlock(mutex) }
}
