import ModelChecker
import NavigationModel
import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The worker's side of a remote run: makes subjects and expands states for the process that started
/// this one.
final class RemoteRunWorker<Subject: AnyObject> {
  private let definition: LiveDefinition<Subject>
  private let connection = ConnectionWatch()

  /// The number of the request in work, from 1.
  private var request = 0

  init(_ definition: LiveDefinition<Subject>) { self.definition = definition }

  /// Answers requests until the host is gone, then ends the process.
  func answerRequests() -> Never {
    let marker: InFlightMarker
    do { marker = try InFlightMarker.inherited() } catch { WorkerLoop.end(for: error) }
    if !JobQueue.isInstalled { JobQueue.install(otherThreads: .setAside) }
    nonisolated(unsafe) let worker = self
    MainActor.assumeIsolated { worker.answerRequests(noting: marker) }
    _exit(0)
  }

  @MainActor
  private func answerRequests(noting marker: InFlightMarker) {
    let expander = Expander(definition)
    HeadlessPlatform.driver = expander.bench.driver
    // What the executable wrote on its way, as test runners do, says nothing about the system.
    StandardError.forget()
    let classes = definition.declarations.coordinators.values.map(\.type)
    var watch =
      definition.declarations.isOptimized ? nil : MethodWatch(classes: classes, flags: marker.flags)
    expander.watchesMethods = watch != nil
    var writer = ExpansionWriter()
    func answer(_ seen: SeenExpansion) -> [UInt8] {
      PhaseTimes.current?.enter(.tell)
      var seen = seen
      seen.calledMethods = watch?.takeCalls() ?? []
      return writer.bytes(of: seen)
    }
    var last = InFlight(phase: .idle, event: -1, choices: [], counts: [])
    expander.willDo = { [unowned self] flight in
      if last.phase.runsSubject, flight.phase != last.phase { checkConnection(marker, last) }
      last = flight
      if flight.phase == .running, flight.choices.isEmpty { StandardError.forget() }
      marker.note(
        request: request, event: flight.event, choices: flight.choices, counts: flight.counts,
        phase: WorkerPhase.doing(flight.phase).code)
    }
    expander.tryInCopy = { [unowned self] event, body in
      ProcessCopy.loss(noting: marker) {
        body()
        marker.note(request: request, event: -1, phase: WorkerPhase.doing(.idle).code)
      }.flatMap { KnownFault(of: event, in: $0) }
    }
    WorkerLoop.run(marker: marker) { bytes in
      request += 1
      PhaseTimes.current?.enter(.tell)
      marker.note(request: request, event: -1, phase: WorkerPhase.doing(.idle).code)
      defer { marker.note(request: request, event: -1, phase: WorkerPhase.doing(.idle).code) }
      switch try RemoteRequest(bytes) {
      case .greeting: return []
      case .begin(let keepingSubjects):
        expander.keepsSubjects = keepingSubjects
        var seen = expander.begin()
        seen.methods = watch?.methods ?? []
        return answer(seen)
      case .expand(let wanted, let keepingSubjects):
        expander.keepsSubjects = keepingSubjects
        return answer(expander.expand(wanted))
      case .follow(let path, let keepingSubjects):
        expander.keepsSubjects = keepingSubjects
        return answer(PhaseTimes.asHistories { expander.follow(path) })
      case .compare(let traces, let keepingSubjects):
        expander.keepsSubjects = keepingSubjects
        return answer(PhaseTimes.asHistories { expander.compare(traces) })
      }
    }
  }

  /// Ends the process when the subject has just closed the connection, as long as it is clear when.
  private func checkConnection(_ marker: InFlightMarker, _ last: InFlight) {
    guard !connection.isIntact else { return }
    marker.note(
      request: request, event: last.event, choices: last.choices, counts: last.counts,
      phase: WorkerPhase.cutOff.code)
    _exit(0)
  }
}

/// The step that a worker is taking, as the marker says it.
enum WorkerPhase: Equatable {
  /// It has not come to its system yet.
  case arriving
  /// It answers requests.
  case doing(InFlight.Phase)
  /// It found that the subject had closed the connection.
  case cutOff

  private static let lastCode = 255

  var code: Int {
    switch self {
    case .arriving: 0
    case .doing(let phase): Int(phase.rawValue) + 1
    case .cutOff: Self.lastCode
    }
  }

  init(code: Int) {
    if code == Self.lastCode {
      self = .cutOff
    } else {
      self =
        UInt8(exactly: code - 1).flatMap(InFlight.Phase.init(rawValue:)).map(WorkerPhase.doing)
        ?? .arriving
    }
  }
}

extension KnownFault {
  /// The fault of an event that ended a copy of the process; nil where it is not the event's.
  fileprivate init?(of event: RunnableEvent, in loss: WorkerLoss) {
    // Nor can it be told who killed a copy.
    if loss.isFromOutside { return nil }
    let fault: Fault
    switch loss.phase {
    case .doing(.running): fault = .lost(event: event.name, loss)
    case .doing(.arriving): fault = .notObserved(after: event.name, loss)
    case .doing(.lacking): fault = .lacking(event.name, loss)
    case .cutOff: fault = .cutOff(event: event.name)
    case .arriving, .doing: return nil
    }
    self.init(
      event: event.ordinal, choices: loss.marker.choices, counts: loss.marker.counts, fault: fault)
  }
}

extension InFlight.Phase {
  fileprivate var runsSubject: Bool {
    switch self {
    case .making, .running: true
    // What happens on the way has happened before.
    case .idle, .replaying, .returning, .observing, .asking, .arriving, .discarding, .lacking: false
    }
  }
}

/// A watch over the files of the connection: they must stay those that were there at the start.
private struct ConnectionWatch {
  private let files = [WorkerProtocol.requests, WorkerProtocol.answers].map {
    (number: $0, status: OpenFileStatus(of: $0))
  }

  var isIntact: Bool {
    files.allSatisfy { file in
      switch (file.status, OpenFileStatus(of: file.number)) {
      case (.known(let then), .known(let now)): then.st_ino == now.st_ino
      case (_, .closed): false
      case (.unknown, _), (_, .unknown), (.closed, _): true
      }
    }
  }
}

/// The file that gets what the worker writes to its standard error.
private enum StandardError {
  /// Forgets what was written so far, so that what an event writes can be told from it.
  static func forget() {
    var status = stat()
    guard fstat(2, &status) == 0, status.st_size > 0, status.st_mode & S_IFMT == S_IFREG
    else { return }
    _ = ftruncate(2, 0)
  }
}
