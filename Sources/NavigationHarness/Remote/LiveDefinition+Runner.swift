import ModelChecker
import NavigationModel
import WorkerProcesses

/// The key by which a process and its worker know that they mean the same system.
struct SystemKey {
  var name: String
  var variant: String
  var scope: Scope
  var events: EventCatalog

  var text: String { "\(name)|\(variant)|\(events.fingerprint)|\(scope)" }
}

extension LiveDefinition {
  /// Returns the runner of the subjects: a worker, where there can be one, or this process.
  ///
  /// It is asked for when it is needed for the first time. Until then a test may say how its worker
  /// is to be started; and in a worker this is the moment from which it answers requests.
  func runner(for key: SystemKey) -> any SubjectRunner {
    let launch = WorkerLaunch.inForce
    if WorkerEntry.isWorker {
      let use = (launch?.uses ?? .ofProcess).next(of: key.text)
      // Without a launch of its own the worker has one system only, such as a command's.
      let call = WorkerCall(key: key.text, use: launch == nil ? nil : use)
      if call.matches(WorkerEntry.call) { RemoteRunWorker(self).answerRequests() }
      // A trap on the way is the host's to tell.
      let runner = InProcessRunner(self, whenTrapped: { _ in })
      // On the way to the system that is meant, so that the host sees it getting on.
      let marker = try? InFlightMarker.inherited()
      runner.willDo = { _ in marker?.tick() }
      return runner
    }
    guard WorkerHost.isAvailable, let launch else { return InProcessRunner(self) }
    let call = WorkerCall(key: key.text, use: launch.uses.next(of: key.text))
    let names = events.map(\.declaration.name)
    let catalog = EffectCatalog()
    let risky = RiskyEvents()
    let workers = RemoteRunnerPool { [name] condition, notesCalls in
      RemoteRunner(
        system: name, events: names, launch: launch, call: call, catalog: catalog,
        risky: risky, notesCalls: notesCalls, waiting: condition)
    }
    if let requests = launch.answered,
      WorkerCall(key: key.text, use: nil).matches(requests.call)
    {
      return AnsweringRunner(workers, to: requests)
    }
    let cluster = launch.cluster.map {
      ClusterRunner(on: $0, system: name, call: call, launch: launch, local: workers)
    }
    return keeping(cluster ?? workers, of: call, in: launch)
  }

  /// Returns the runner of the subjects in this process.
  func runnerInProcess(for key: SystemKey) -> any SubjectRunner {
    let runner = InProcessRunner(self)
    guard !WorkerEntry.isWorker, let launch = WorkerLaunch.inForce else { return runner }
    let call = WorkerCall(key: key.text, use: launch.uses.next(of: "in process|\(key.text)"))
    return keeping(runner, of: call, in: launch)
  }

  /// Returns a runner that keeps what it answers, if the launch has a place for it.
  private func keeping(
    _ runner: any SubjectRunner, of call: WorkerCall, in launch: WorkerLaunch
  ) -> any SubjectRunner {
    guard let folder = launch.checkpoints else { return runner }
    return CheckpointedRunner(
      runner, keepingIn: Checkpoint(folder: folder, system: name, call: call, launch: launch))
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
