import ModelChecker
import WorkerProcesses

/// Runs subjects in a worker, which is started again when a subject takes it down.
///
/// Each state is a request of its own; a batch is sent at once and answered one by one, so that
/// only the state in work is lost with a worker.
final class RemoteRunner {
  let system: String
  let events: [String]
  private let patience: Duration
  private let patienceAtStart: Duration
  private let host: WorkerHost

  /// The calls under way when a signal ended a worker on the way to a state, where workers take note
  /// of them.
  private(set) var callsInReplay: [SourceCall] = []

  /// The number of requests that the running worker has answered, the greeting included.
  private var answered = 0

  // The requests, how many of them the running worker was sent, and their answers.
  private var open: [OpenRequest] = []
  private var sent = 0
  private var current = 0
  private var endWhileSending: (any Error)?

  /// The methods that workers had called when they were lost.
  private var lostCalls: Set<Int> = []

  // The reader that knows the meaning of the running worker's numbers.
  private var reader = ExpansionReader()
  private let effects: EffectCatalog

  /// The events that ended any worker of the system.
  let risky: RiskyEvents

  /// A Boolean value that indicates whether a subject took the worker down when it was discarded.
  var keepsSubjects = false

  /// - Parameters:
  ///   - catalog: the lists of effects that all workers of the system share.
  ///   - risky: the events that took one of them down.
  ///   - notesCalls: whether workers take note of the calls under way when a signal ends them.
  ///   - condition: the condition on which answers are waited for.
  init(
    system: String, events: [String], launch: WorkerLaunch, call: WorkerCall,
    catalog: EffectCatalog, risky: RiskyEvents, notesCalls: Bool, waiting condition: WaitCondition
  ) {
    self.system = system
    self.events = events
    patience = launch.patience
    patienceAtStart = launch.patienceAtStart
    effects = catalog
    self.risky = risky
    host = WorkerHost(
      executable: launch.executable, arguments: launch.arguments, environment: launch.environment,
      call: call.text, notesCalls: notesCalls, waiting: condition)
  }

  /// Ends the worker at once, whatever it was asked.
  func giveUp() { host.kill() }

  /// The memory that the worker occupies, in bytes.
  var memory: Int { host.processID.flatMap(residentMemory) ?? 0 }

  private static let requestsWhileKeeping = 256

  /// The number of bytes by which a worker may grow; a new one costs as much as a few dozen requests.
  private static let mostGrowth = 128 << 20
  private var memoryAtStart: Int?

  /// A Boolean value that indicates whether subjects have leaked more than a worker is worth.
  ///
  /// Its copies for risky events take the longer the more it holds, and at last the machine has no
  /// memory left.
  private var hasGrown: Bool {
    guard let process = host.processID, let memoryAtStart, let now = residentMemory(of: process)
    else { return false }
    return now > memoryAtStart + Self.mostGrowth
  }

  /// Sends requests, to be answered one by one.
  func submit(_ requests: [OpenRequest]) throws {
    // The memory of kept and of leaked subjects comes back only with the worker's end.
    if keepsSubjects && answered >= Self.requestsWhileKeeping || hasGrown { host.close() }
    open = requests
    endWhileSending = nil
    sent = 0
    current = 0
    do { try send() } catch  where error is any WorkerEnd || error is WorkerStalled {
      endWhileSending = error
    }
  }

  /// The answer to the oldest request without one.
  func answer() throws -> SeenExpansion {
    while true {
      do {
        if let end = endWhileSending {
          endWhileSending = nil
          throw end
        }
        try send()
        let seen = try reader.expansion(try host.receive(timeout: patience))
        answered += 1
        current += 1
        return withLostCalls(open[current - 1].completed(effects.translated(seen, of: self)))
      } catch let stall as WorkerStalled {
        lostCalls.formUnion(stall.marker.flags)
        try account(for: stall, of: &open[current])
      } catch let end as any WorkerEnd {
        let loss = WorkerLoss(end)
        if loss.phase == .doing(.replaying) { callsInReplay = host.calls(under: loss.marker) }
        lostCalls.formUnion(loss.marker.flags)
        if let answer = try account(for: loss, of: &open[current]) {
          current += 1
          return withLostCalls(effects.translated(answer, of: self))
        }
      } catch let error as ByteError {
        try account(forDamage: error.description, in: &open[current])
      } catch let error as WorkerProtocolError {
        try account(forDamage: error.description, in: &open[current])
      } catch let error as WorkerFailure {
        throw WorkerSystemError.garbled(system, error.description)
      }
    }
  }

  /// Ends a worker that can't be understood, and accounts for that in the request that was in work.
  ///
  /// Whatever damaged its answer need not do it again.
  ///
  /// - Throws: ``WorkerSystemError`` where there is no point in asking again.
  private func account(forDamage what: String, in request: inout OpenRequest) throws {
    host.close()
    request.silentLosses += 1
    if request.silentLosses >= OpenRequest.mostSilentLosses {
      throw WorkerSystemError.garbled(system, what)
    }
  }

  /// The answer, with the methods that lost workers could not report any more.
  private func withLostCalls(_ seen: SeenExpansion) -> SeenExpansion {
    defer { lostCalls = [] }
    var seen = seen
    seen.calledMethods += lostCalls.sorted()
    return seen
  }

  /// Sends what the running worker was not sent yet; starts one if none is running.
  private func send() throws {
    if host.processID == nil {
      try start()
      sent = current
    }
    while sent < open.count {
      let request = open[sent].bytes(keepingSubjects: keepsSubjects, risky: risky.sorted)
      try host.send(request, timeout: patience)
      sent += 1
    }
  }

  /// Starts a worker and waits until it has come to the system; tries again where someone else may
  /// have ended or stopped it.
  func start() throws {
    var attempts = 0
    while true {
      attempts += 1
      let isLast = attempts > OpenRequest.mostKillings
      do {
        return try startOnce()
      } catch let stall as WorkerStalled {
        if isLast { throw EnvironmentError.stalled(stall, system) }
      } catch let end as any WorkerEnd {
        let loss = WorkerLoss(end)
        if let lack = loss.lack(of: system) { throw lack }
        // What traps on the way traps again.
        if isLast || !loss.isBySignal {
          throw loss.outsideError(of: system) ?? WorkerSystemError.neverCame(system, loss)
        }
      } catch let error as WorkerProtocolError {
        if isLast { throw WorkerSystemError.garbled(system, error.description) }
      }
    }
  }

  private func startOnce() throws {
    answered = 0
    reader = ExpansionReader()
    effects.forgetWorker(of: self)
    try host.start()
    _ = try host.call(RemoteRequest.greeting.bytes, timeout: patienceAtStart)
    answered += 1
    memoryAtStart = host.processID.flatMap(residentMemory)
  }

  /// Returns a Boolean value that indicates whether the oldest request without an answer was in
  /// work when the worker was lost.
  func isInWork(_ loss: WorkerLoss) -> Bool { loss.marker.request == answered + 1 }
}

/// The lists of effects of a system, by numbers that stay the same when a worker is started again.
final class EffectCatalog {
  private var lists = EffectLists<ObjectIdentifier>()
  private var told: Set<Int> = []

  /// Forgets the numbers of a worker that is gone.
  func forgetWorker(of runner: RemoteRunner) { lists.forget(ObjectIdentifier(runner)) }

  /// Returns an answer with these numbers, and with the lists that were not told yet.
  func translated(_ seen: SeenExpansion, of runner: RemoteRunner) -> SeenExpansion {
    let answer = lists.translated(seen, from: ObjectIdentifier(runner))
    return lists.telling(answer, except: &told)
  }
}

/// The events that took a worker down somewhere, by their ordinals.
///
/// Those of the platform have no fixed ordinal; to take another one for risky costs time only.
final class RiskyEvents {
  private var ordinals: Set<Int> = []

  var sorted: [Int] { ordinals.sorted() }

  func insert(_ ordinal: Int) { ordinals.insert(ordinal) }
}
