#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Seats for workers, one for each processor: several hosts at once must not start more workers than
/// there are processors just to be faster.
package enum WorkerSeats {
  /// A place that is free again when nobody holds it.
  package final class Seat {
    fileprivate init() {}

    deinit { WorkerSeats.change { $0 -= 1 } }
  }

  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  private nonisolated(unsafe) static var taken = 0

  /// Takes a seat; none if all are taken.
  package static func take(evenIfNoneIsFree: Bool) -> Seat? {
    let count = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return change { taken in
      guard evenIfNoneIsFree || taken < count else { return nil }
      taken += 1
      return Seat()
    }
  }

  private static func change<Result>(_ body: (inout Int) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&taken)
  }
}
