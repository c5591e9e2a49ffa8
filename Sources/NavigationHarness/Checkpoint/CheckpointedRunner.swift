import Files
import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Answers requests from a checkpoint, and keeps there what another runner answers to the others.
///
/// What live objects do depends on the request alone, so that a search to which the same is answered
/// finds the same. Answers may be asked for in any order; they are read in the order in which they were
/// kept, which is that of the same search.
final class CheckpointedRunner: SubjectRunner {
  private let runner: any SubjectRunner
  private let checkpoint: Checkpoint
  private var file: AnswerFile?

  /// A Boolean value that indicates whether answers are still kept.
  private var keeps = true

  /// The places from which answers come.
  private enum Source { case runner, file }

  /// The answers that were read from the file, and not asked for yet.
  private var answers: [ObservationFingerprint: SeenExpansion] = [:]

  private var parts = ToldParts<Source>()
  private var listsWritten: Set<Int> = []
  private var bodiesInFile: Set<ObservationFingerprint> = []

  init(_ runner: any SubjectRunner, keepingIn checkpoint: Checkpoint) {
    self.runner = runner
    self.checkpoint = checkpoint
  }

  func use(workers: Int?) { runner.use(workers: workers) }

  func begin() throws -> SeenExpansion {
    try answers(to: [.begin]) { _ in [try runner.begin()] }[0]
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try answers(to: requests.map { .expand($0) }) { open in
      try runner.expand(open.map { requests[$0] })
    }
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] {
    try answers(to: paths.map { .follow($0) }) { open in
      try runner.follow(open.map { paths[$0] })
    }
  }

  func compare(_ traces: ComparedTraces) throws -> SeenExpansion {
    try answers(to: [.compare(traces)]) { _ in [try runner.compare(traces)] }[0]
  }

  func callsAtTrap(after trace: [ScriptedEvent]) -> [SourceCall] {
    runner.callsAtTrap(after: trace)
  }

  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result { try runner.waiting(while: mayGoOn, perform: body) }

  var capacity: Int? { runner.capacity }

  var preferredBatch: Int { runner.preferredBatch }

  var memory: Int { runner.memory }

  /// Returns the answers to requests, in their order.
  ///
  /// - Parameter ask: asks the other runner for the answers at some positions.
  private func answers(
    to wanted: [OpenRequest.Wanted], ask: ([Int]) throws -> [SeenExpansion]
  ) throws -> [SeenExpansion] {
    let file = try openFile()
    let keys = wanted.map { OpenRequest(wanted: $0).key }
    var answers = try zip(wanted, keys).map { wanted, key in
      try kept(key, in: file).map { parts.told(with: $0, isLearned: wanted.isLearned) }
    }
    let open = answers.indices.filter { answers[$0] == nil }
    if !open.isEmpty {
      let fresh = try ask(open).map { parts.lists.translated($0, from: .runner) }
      keep(zip(open, fresh).map { (keys[$0], $1) }, in: file)
      for (position, answer) in zip(open, fresh) {
        answers[position] = parts.withLists(answer)
      }
    }
    return answers.map { $0! }
  }

  private func openFile() throws -> AnswerFile {
    if let file { return file }
    let file = try checkpoint.open()
    self.file = file
    return file
  }

  // MARK: - What was kept

  /// Returns the answer that was kept for a request.
  private func kept(
    _ key: ObservationFingerprint, in file: AnswerFile
  ) throws -> SeenExpansion? {
    guard file.keys.contains(key) else { return nil }
    while answers[key] == nil, let (next, read) = try file.next() {
      answers[next] = parts.taken(from: read, of: .file)
      bodiesInFile.formUnion(read.bodies.map(\.fingerprint))
    }
    return answers.removeValue(forKey: key)
  }

  /// Keeps answers.
  private func keep(
    _ answers: [(key: ObservationFingerprint, answer: SeenExpansion)], in file: AnswerFile
  ) {
    guard keeps else { return }
    let records = answers.map { key, answer in
      var answer = parts.lists.telling(answer, except: &listsWritten)
      answer.bodies.removeAll { !bodiesInFile.insert($0.fingerprint).inserted }
      return (key, answer)
    }
    do throws(FileError) {
      try file.append(records)
    } catch {
      // What was found is worth more than its checkpoint.
      keeps = false
      checkpoint.noteUnwritable(error)
    }
  }
}

extension OpenRequest {
  /// The key of its answer in a checkpoint.
  fileprivate var key: ObservationFingerprint {
    // Ways back save effort and change no answer; they depend on how many states are expanded at once.
    var request = self
    request.returns = false
    var hasher = FingerprintHasher()
    hasher.combine(bytes: request.bytes(keepingSubjects: false, risky: []))
    return hasher.value
  }
}
