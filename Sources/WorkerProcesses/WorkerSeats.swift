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

  private static let lock = Lock()
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
    lock.take()
    defer { lock.release() }
    return body(&taken)
  }
}
