import ModelChecker
import NavigationModel

/// Serves subjects in a worker, which is started again when a subject takes it down.
///
/// Each state is a request of its own; a batch is sent at once and answered one by one, so that
/// only the state in work is lost with a worker.
final class WorkerSubjectServer: SubjectServing {
  let system: String
  let events: [String]
  private let patience: Duration
  private let patienceAtStart: Duration
  private let host: WorkerHost

  /// How many requests the running worker has answered, the greeting included.
  private var answered = 0

  // What the running worker's numbers mean.
  private var reader = ExpansionReader()
  private var effects = EffectNumbers()

  /// Whether a subject took the worker down when it was thrown away.
  var keepsSubjects = false

  init(system: String, events: [String], launch: WorkerLaunch, call: WorkerCall) {
    self.system = system
    self.events = events
    patience = launch.patience
    patienceAtStart = launch.patienceAtStart
    host = WorkerHost(
      arguments: launch.arguments, environment: launch.environment, call: call.text)
  }

  func begin() throws -> SeenExpansion {
    try serve([OpenRequest(wanted: .begin)])[0]
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    // The memory of kept subjects comes back only with the worker's end.
    if keepsSubjects, answered >= Self.requestsWhileKeeping { host.close() }
    return try serve(requests.map { OpenRequest(wanted: .expand($0)) })
  }

  func take(_ tours: [Tour]) throws -> [SeenExpansion] {
    try serve(tours.map { OpenRequest(wanted: .take($0)) })
  }

  private static let requestsWhileKeeping = 256

  private func serve(_ requests: [OpenRequest]) throws -> [SeenExpansion] {
    var requests = requests
    var answers: [SeenExpansion] = []
    var sent = 0
    while answers.count < requests.count {
      let current = answers.count
      do {
        if host.processID == nil {
          try start()
          sent = current
        }
        while sent < requests.count {
          try host.send(requests[sent].bytes(keepingSubjects: keepsSubjects), timeout: patience)
          sent += 1
        }
        let seen = try reader.expansion(try host.receive(timeout: patience))
        answered += 1
        answers.append(requests[current].completed(effects.translated(seen)))
      } catch let end as any WorkerEnd {
        if let answer = account(for: WorkerLoss(end), of: &requests[current]) {
          answers.append(effects.translated(answer))
        }
      } catch let error as ByteError {
        throw WorkerSystemError.garbled(system, error.description)
      } catch let error as WorkerProtocolError {
        throw WorkerSystemError.garbled(system, error.description)
      } catch let error as WorkerFailure {
        throw WorkerSystemError.garbled(system, error.description)
      }
    }
    return answers
  }

  /// Starts a worker and waits until it has come to the system.
  private func start() throws {
    answered = 0
    reader = ExpansionReader()
    effects.forgetWorker()
    try host.start()
    do {
      _ = try host.call(SubjectRequest.greeting.bytes, timeout: patienceAtStart)
      answered += 1
    } catch let end as any WorkerEnd {
      throw WorkerSystemError.neverCame(system, WorkerLoss(end))
    }
  }

  /// Whether the oldest request without an answer was in work when the worker was lost.
  func isInWork(_ loss: WorkerLoss) -> Bool { loss.marker.request == answered + 1 }
}

/// A request, and what is known about it from workers that it took down.
struct OpenRequest {
  enum Wanted {
    case begin
    case expand(ExpansionRequest)
    case take(Tour)
  }

  var wanted: Wanted
  var losses: [KnownLoss] = []

  /// How often a worker was lost without a transition to blame.
  var silentLosses = 0

  func bytes(keepingSubjects: Bool) -> [UInt8] {
    switch wanted {
    case .begin: return SubjectRequest.begin(keepingSubjects: keepingSubjects).bytes
    case .expand(var request):
      request.knownFaults += losses.map(\.known)
      return SubjectRequest.expand(request, keepingSubjects: keepingSubjects).bytes
    case .take(let tour): return SubjectRequest.take(tour, keepingSubjects: keepingSubjects).bytes
    }
  }

  /// The answer, with faults that name their events: the host learns names from the worker.
  func completed(_ seen: SeenExpansion) -> SeenExpansion {
    guard !losses.isEmpty else { return seen }
    var seen = seen
    for index in seen.transitions.indices {
      let transition = seen.transitions[index]
      let loss = losses.first {
        $0.known.event == transition.event.ordinal && $0.known.choices == transition.choices
      }
      guard let loss, case .fault = transition.outcome else { continue }
      seen.transitions[index].outcome = .fault(loss.fault(transition.event.name))
    }
    return seen
  }
}

/// A transition that takes the worker down, and the fault that it is.
struct KnownLoss {
  var known: KnownFault
  /// The fault, given the event's name.
  var fault: (String) -> Fault
}

/// Numbers for lists of effects that stay the same when a worker is started again.
private struct EffectNumbers {
  private var numbers: [[NavigationEffect]: Int] = [:]
  private var ofWorker: [Int: Int] = [:]

  mutating func forgetWorker() { ofWorker = [:] }

  mutating func translated(_ seen: SeenExpansion) -> SeenExpansion {
    var result = seen
    result.effectLists = []
    for (number, effects) in seen.effectLists {
      if let known = numbers[effects] {
        ofWorker[number] = known
      } else {
        let new = numbers.count
        numbers[effects] = new
        ofWorker[number] = new
        result.effectLists.append((new, effects))
      }
    }
    for index in result.transitions.indices {
      result.transitions[index].effects = ofWorker[result.transitions[index].effects] ?? 0
    }
    return result
  }
}

/// Why a live system cannot be explored in a worker.
struct WorkerSystemError: Error, Hashable, CustomStringConvertible {
  let description: String
}

extension WorkerSystemError {
  /// The worker ended before it made the system.
  fileprivate static func neverCame(_ system: String, _ loss: WorkerLoss) -> WorkerSystemError {
    let tail = loss.evidence
    return WorkerSystemError(
      description: "The worker of '\(system)' \(loss.neverCame) before it came to the system. "
        + "Started again with the same arguments, this executable must come to the same system by "
        + "the same way. Systems that it uses before run in the worker's own process: one that "
        + "traps needs a test of its own."
        + (tail.isEmpty ? "" : "\n\(tail)"))
  }

  fileprivate static func garbled(_ system: String, _ what: String) -> WorkerSystemError {
    WorkerSystemError(
      description: "The worker of '\(system)' can't be understood: \(what). A subject must not "
        + "write to the files 3, 4 and 5 of its process.")
  }
}
