import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Runs subjects on other machines.
///
/// The search stays on this one: it knows which states were seen, and asks for what is behind the others.
/// States are the same in every process, and answers are read in the order of the requests: who gave an
/// answer does not show.
final class ClusterRunner: SubjectRunner {
  private let cluster: any WorkerCluster
  private let system: String
  private let arguments: [String]
  /// The workers of this machine, of which one is needed to tell where the app traps.
  private let local: RemoteRunnerPool

  private var connection: (any ClusterConnection)?
  private var readers: [String: ExpansionReader] = [:]
  private var parts = ToldParts<String>()
  private var mayGoOn: () -> Bool = { true }
  private var workers: Int?

  /// - Parameters:
  ///   - system: the name of the system.
  ///   - call: the system that is meant.
  ///   - launch: the launch of a worker.
  init(
    on cluster: any WorkerCluster, system: String, call: WorkerCall, launch: WorkerLaunch,
    local: RemoteRunnerPool
  ) {
    self.cluster = cluster
    self.system = system
    arguments = launch.arguments + [AnsweredRequests.option, call.text]
    self.local = local
  }

  func use(workers: Int?) {
    if workers != self.workers { connection = nil }
    self.workers = workers
  }

  private var width: Int { connection?.width ?? 1 }

  // A message costs about a millisecond, however much is in it.
  var capacity: Int? { 8 * width }
  var preferredBatch: Int { 64 * width }

  func begin() throws -> SeenExpansion { try answers(to: [.begin])[0] }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try answers(to: requests.map { .expand($0) })
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] {
    try answers(to: paths.map { .follow($0) })
  }

  func compare(_ traces: ComparedTraces) throws -> SeenExpansion {
    try answers(to: [.compare(traces)])[0]
  }

  func callsAtTrap(after trace: [ScriptedEvent]) -> [SourceCall] {
    local.callsAtTrap(after: trace)
  }

  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(mayGoOn) { mayGoOn in
      let outer = self.mayGoOn
      self.mayGoOn = { outer() && mayGoOn() }
      defer { self.mayGoOn = outer }
      return try body()
    }
  }

  private func answers(to wanted: [OpenRequest.Wanted]) throws -> [SeenExpansion] {
    let connection = try connection ?? cluster.open(arguments, workers: workers)
    self.connection = connection
    let requests = wanted.map { OpenRequest(wanted: $0).bytes(keepingSubjects: false, risky: []) }
    var answers = [SeenExpansion?](repeating: nil, count: wanted.count)
    do {
      try connection.answer(requests, while: mayGoOn) { answer in
        let seen = try readers[answer.process, default: ExpansionReader()].expansion(answer.bytes)
        answers[answer.position] = parts.taken(from: seen, of: answer.process)
      }
    } catch {
      // What is still owed to this search would come between the answers to the next requests.
      self.connection = nil
      if let error = error as? ByteError { throw WorkerSystemError.garbled(system, "\(error)") }
      throw error
    }
    return zip(wanted, answers).map { parts.told(with: $1!, isLearned: $0.isLearned) }
  }
}
