#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves the subjects of a system in workers: as many as were asked for, else one, with a second
/// one beside it when there is much to do and a processor is free.
///
/// States are the same in every process, and answers come in the order of the requests: who gave
/// an answer does not show.
final class WorkerPool: SubjectServing {
  private let makeServer: () -> WorkerSubjectServer
  private var servers: [WorkerSubjectServer]
  private var seats: [WorkerSeats.Seat] = []
  private var requests = 0
  private var wanted: Int?

  /// After how many requests a second worker is worth its start.
  private static let worthwhile = 64

  /// - Parameter makeServer: makes the server of one worker.
  init(_ makeServer: @escaping () -> WorkerSubjectServer) {
    self.makeServer = makeServer
    servers = [makeServer()]
  }

  func use(workers: Int?) {
    wanted = workers
    guard let workers, servers.count > max(1, workers) else { return }
    let surplus = servers.count - max(1, workers)
    servers.removeLast(surplus)
    seats.removeLast(min(surplus, seats.count))
  }

  func begin() throws -> SeenExpansion { try serve([.begin])[0] }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try serve(requests.map { .expand($0) })
  }

  func take(_ tours: [Tour]) throws -> [SeenExpansion] { try serve(tours.map { .take($0) }) }

  private func serve(_ wanted: [OpenRequest.Wanted]) throws -> [SeenExpansion] {
    let open = wanted.map { OpenRequest(wanted: $0) }
    if seats.isEmpty, let seat = WorkerSeats.take(evenIfNoneIsFree: true) { seats = [seat] }
    requests += open.count
    if open.count > 1 { try startFurther() }
    // Each server gets every n-th request: neighbours are alike in what they cost.
    let count = min(servers.count, open.count)
    for (number, server) in servers.prefix(count).enumerated() {
      try server.submit(stride(from: number, to: open.count, by: count).map { open[$0] })
    }
    return try open.indices.map { try servers[$0 % count].answer() }
  }

  /// Starts the workers that are missing.
  private func startFurther() throws {
    if let wanted {
      while servers.count < wanted {
        let server = makeServer()
        try server.start()
        servers.append(server)
        if let seat = WorkerSeats.take(evenIfNoneIsFree: true) { seats.append(seat) }
      }
    } else if servers.count == 1, requests > Self.worthwhile {
      guard let seat = WorkerSeats.take(evenIfNoneIsFree: false) else { return }
      let server = makeServer()
      // Whatever keeps it from coming, one worker is enough.
      guard (try? server.start()) != nil else { return requests = .min }
      servers.append(server)
      seats.append(seat)
    }
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
