import WorkerProcesses

/// Runs the subjects of a system in workers: as many as were asked for, else one, with a second
/// one beside it when there is much to do and a processor is free.
///
/// States are the same in every process, and answers come in the order of the requests: who gave
/// an answer does not show.
final class RemoteRunnerPool: SubjectRunner {
  private let makeRunner: (_ notesCalls: Bool) -> RemoteRunner
  private let condition: WaitCondition
  private var runners: [RemoteRunner]
  private var seats: [WorkerSeats.Seat] = []
  private var requests = 0
  private var wanted: Int?

  /// The number of requests after which a second worker is worth its start.
  private static let worthwhile = 64

  /// The number of times that a trap is tried again for its line.
  private static let attempts = 3

  /// - Parameter makeRunner: makes the runner of one worker, which waits as long as a condition holds
  ///   and takes note of the calls under way at its end if told so.
  init(_ makeRunner: @escaping (WaitCondition, _ notesCalls: Bool) -> RemoteRunner) {
    let condition = WaitCondition()
    self.condition = condition
    self.makeRunner = { makeRunner(condition, $0) }
    runners = [makeRunner(condition, false)]
  }

  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(mayGoOn) { mayGoOn in
      let outer = condition.holds
      condition.holds = { outer() && mayGoOn() }
      defer { condition.holds = outer }
      do {
        return try body()
      } catch let error as WaitGivenUp {
        // The others owe answers that nobody takes any more.
        for runner in runners { runner.giveUp() }
        throw error
      }
    }
  }

  var memory: Int { runners.reduce(0) { $0 + $1.memory } }

  func use(workers: Int?) {
    wanted = workers
    guard let workers, runners.count > max(1, workers) else { return }
    let surplus = runners.count - max(1, workers)
    runners.removeLast(surplus)
    seats.removeLast(min(surplus, seats.count))
  }

  func rest() {
    runners.removeLast(runners.count - 1)
    seats = []
  }

  /// Answers a request.
  func answer(to wanted: OpenRequest.Wanted) throws -> SeenExpansion {
    try answers(to: [wanted])[0]
  }

  func begin() throws -> SeenExpansion { try answer(to: .begin) }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try answers(to: requests.map { .expand($0) })
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] {
    try answers(to: paths.map { .follow($0) })
  }

  func compare(_ traces: ComparedTraces) throws -> SeenExpansion {
    try answer(to: .compare(traces))
  }

  func callsAtTrap(after trace: [ScriptedEvent]) -> [SourceCall] {
    // The last step is part of the way to a state, which it never reaches: so it happens once, with
    // its own choices. Nothing has to happen there.
    let request = ExpansionRequest(
      trace: trace, fingerprint: nil, reuses: false, only: .ordinal(.min))
    // The machine may lack something for a moment.
    for _ in 0..<Self.attempts {
      let runner = makeRunner(true)
      do {
        try runner.submit([OpenRequest(wanted: .expand(request))])
        _ = try runner.answer()
        return runner.callsInReplay
      } catch { continue }
    }
    return []
  }

  private func answers(to wanted: [OpenRequest.Wanted]) throws -> [SeenExpansion] {
    let open = wanted.map { OpenRequest(wanted: $0) }
    if seats.isEmpty, let seat = WorkerSeats.take(evenIfNoneIsFree: true) { seats = [seat] }
    requests += open.count
    if open.count > 1 { try startFurther() }
    // Each runner gets every n-th request: neighbors are alike in what they cost.
    let count = min(runners.count, open.count)
    for (number, runner) in runners.prefix(count).enumerated() {
      try runner.submit(stride(from: number, to: open.count, by: count).map { open[$0] })
    }
    return try open.indices.map { try runners[$0 % count].answer() }
  }

  /// Starts the workers that are missing.
  private func startFurther() throws {
    if let wanted {
      while runners.count < wanted {
        let runner = makeRunner(false)
        try runner.start()
        runners.append(runner)
        if let seat = WorkerSeats.take(evenIfNoneIsFree: true) { seats.append(seat) }
      }
    } else if runners.count == 1, requests > Self.worthwhile {
      guard let seat = WorkerSeats.take(evenIfNoneIsFree: false) else { return }
      let runner = makeRunner(false)
      // Whatever keeps it from coming, one worker is enough.
      guard (try? runner.start()) != nil else { return requests = .min }
      runners.append(runner)
      seats.append(seat)
    }
  }
}
