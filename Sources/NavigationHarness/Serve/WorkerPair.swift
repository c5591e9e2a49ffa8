#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves the subjects of a system in a worker, with a second one beside it when there is much to
/// do and a processor is free.
///
/// States are the same in every process, and answers come in the order of the requests: who gave
/// an answer does not show.
final class WorkerPair: SubjectServing {
  private let makeServer: () -> WorkerSubjectServer
  private let first: WorkerSubjectServer
  private var second: WorkerSubjectServer?
  private var firstSeat: WorkerSeats.Seat?
  private var secondSeat: WorkerSeats.Seat?
  private var requests = 0

  /// After how many requests a second worker is worth its start.
  private static let worthwhile = 64

  /// - Parameter makeServer: makes the server of one worker.
  init(_ makeServer: @escaping () -> WorkerSubjectServer) {
    self.makeServer = makeServer
    first = makeServer()
  }

  func begin() throws -> SeenExpansion { try serve([.begin])[0] }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try serve(requests.map { .expand($0) })
  }

  func take(_ tours: [Tour]) throws -> [SeenExpansion] { try serve(tours.map { .take($0) }) }

  private func serve(_ wanted: [OpenRequest.Wanted]) throws -> [SeenExpansion] {
    let open = wanted.map { OpenRequest(wanted: $0) }
    if firstSeat == nil { firstSeat = WorkerSeats.take(evenIfNoneIsFree: true) }
    requests += open.count
    if second == nil, requests > Self.worthwhile, open.count > 1 { startSecond() }
    guard let second, open.count > 1 else {
      try first.submit(open)
      return try open.map { _ in try first.answer() }
    }
    let positions = open.indices
    try first.submit(positions.filter { $0.isMultiple(of: 2) }.map { open[$0] })
    try second.submit(positions.filter { !$0.isMultiple(of: 2) }.map { open[$0] })
    return try positions.map { try ($0.isMultiple(of: 2) ? first : second).answer() }
  }

  private func startSecond() {
    guard let seat = WorkerSeats.take(evenIfNoneIsFree: false) else { return }
    let server = makeServer()
    // Whatever keeps it from coming, one worker is enough.
    guard (try? server.start()) != nil else { return requests = .min }
    second = server
    secondSeat = seat
  }
}

/// One seat for each processor: several explorations at once shall not start more workers than
/// there are processors just to be faster.
enum WorkerSeats {
  /// A place that is free again when nobody holds it.
  final class Seat {
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
  static func take(evenIfNoneIsFree: Bool) -> Seat? {
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
