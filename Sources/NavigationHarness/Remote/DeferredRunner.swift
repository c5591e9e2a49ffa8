import ModelChecker
import NavigationModel
import WorkerProcesses

/// The key by which a process and its worker know that they mean the same system.
struct SystemKey {
  var name: String
  var variant: String
  var scope: Scope
  var events: EventCatalogue

  var text: String { "\(name)|\(variant)|\(events.fingerprint)|\(scope)" }
}

/// A runner that is chosen when it is needed for the first time.
///
/// Until then a test may say how its worker is to be started; and in a worker this is the moment
/// from which it answers requests.
final class DeferredRunner<Subject: AnyObject>: SubjectRunner {
  private let definition: LiveDefinition<Subject>
  private let key: SystemKey
  private var workers: Int?
  private lazy var chosen: any SubjectRunner = choose()

  init(_ definition: LiveDefinition<Subject>, key: SystemKey) {
    self.definition = definition
    self.key = key
  }

  func use(workers: Int?) { self.workers = workers }

  func begin() throws -> SeenExpansion {
    chosen.use(workers: workers)
    return try chosen.begin()
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try chosen.expand(requests)
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] { try chosen.follow(paths) }

  private func choose() -> any SubjectRunner {
    let launch = WorkerLaunch.inForce
    if WorkerEntry.isWorker {
      let use = (launch?.uses ?? .ofProcess).next(of: key.text)
      // Without a launch of its own the worker has one system only, such as a command's.
      let call = WorkerCall(key: key.text, use: launch == nil ? nil : use)
      if call.matches(WorkerEntry.call) { RemoteRunWorker(definition).answerRequests() }
      let runner = InProcessRunner(definition)
      // On the way to the system that is meant, so that the host sees it getting on.
      let marker = InFlightMarker.inherited()
      runner.willDo = { _ in marker?.tick() }
      return runner
    }
    guard WorkerHost.isAvailable, let launch else { return InProcessRunner(definition) }
    let call = WorkerCall(key: key.text, use: launch.uses.next(of: key.text))
    let name = definition.name
    let events = definition.events.map(\.declaration.name)
    let catalogue = EffectCatalogue()
    let risky = RiskyEvents()
    return RemoteRunnerPool {
      RemoteRunner(
        system: name, events: events, launch: launch, call: call, catalogue: catalogue,
        risky: risky)
    }
  }
}

/// The system that a worker is started for, and which of several alike ones it is.
struct WorkerCall {
  var key: String

  /// The number of the use of such a system under one launch, from 1; nil when that doesn't matter.
  var use: Int?

  var text: String { "\(use ?? 1)|\(key)" }

  func matches(_ call: String?) -> Bool {
    guard let call, let bar = call.firstIndex(of: "|") else { return false }
    guard call[call.index(after: bar)...] == key else { return false }
    return use.map { String($0) == call[..<bar] } ?? true
  }
}
