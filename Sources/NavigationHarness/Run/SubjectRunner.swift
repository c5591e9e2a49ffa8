import NavigationModel
import ObjectObservation
import WorkerProcesses

/// The place where subjects run: this process, or a worker.
protocol SubjectRunner: AnyObject {
  /// Sets the number of processes to use from now on; nil: as many as are worth it.
  func use(workers: Int?)

  /// Gives back the processes that only a search needs, until the next one.
  func rest()

  /// Makes a subject and describes its initial state.
  func begin() throws -> SeenExpansion

  /// Expands states, in order.
  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion]

  /// Follows paths, in order; each answer says after which step its run left the path, if it did.
  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion]

  /// Looks for what differs after two traces.
  func compare(_ traces: ComparedTraces) throws -> SeenExpansion

  /// Replays a trace that ends in a trap, and returns the calls under way at that moment, innermost
  /// first; none where they can't be told.
  func callsAtTrap(after trace: [ScriptedEvent]) -> [SourceCall]

  /// Runs a body, which throws `WaitGivenUp` where an answer of a worker does not come as long as a
  /// condition holds.
  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result

  /// The number of requests that keep it busy; nil: one for each worker.
  var capacity: Int? { get }

  /// The number of states to expand at once, on which the effort depends but not the result.
  var preferredBatch: Int { get }

  /// The memory that workers of this machine occupy, in bytes.
  var memory: Int { get }
}

extension SubjectRunner {
  /// A trap in this process is not to be tried again.
  func callsAtTrap(after trace: [ScriptedEvent]) -> [SourceCall] { [] }

  /// A runner without workers has nothing to give back.
  func rest() {}

  /// A runner without workers waits for nothing.
  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result { try body() }

  /// Workers of this machine answer one request after the other.
  var capacity: Int? { nil }

  // Few at a time: what a batch finds out shortens the ways back within the next one.
  var preferredBatch: Int { 8 }

  /// A runner without workers occupies no other memory than this process's.
  var memory: Int { 0 }
}

/// Runs subjects in this process.
///
/// A subject that traps, exits or never returns takes the process with it; of a trap it is said
/// before what is known. Where it must be a finding, subjects run in a worker.
final class InProcessRunner<Subject: AnyObject>: SubjectRunner {
  private let definition: LiveDefinition<Subject>
  private var expander: Expander<Subject>?
  private let whenTrapped: @Sendable (SubjectTrap) -> Void

  /// The step that is being taken, and the trace to the state that is expanded.
  private var flight = InFlight(phase: .idle, event: -1, choices: [], counts: [])
  private var trace: [ScriptedEvent]?

  /// Called with each step before it happens.
  var willDo: @MainActor (InFlight) -> Void = { _ in }

  /// - Parameter whenTrapped: hears of a trap; when it returns, the process ends by its signal.
  init(
    _ definition: LiveDefinition<Subject>,
    whenTrapped: @escaping @Sendable (SubjectTrap) -> Void = WorkerLaunch.inForce?.whenTrapped
      ?? SubjectTrap.tell
  ) {
    self.definition = definition
    self.whenTrapped = whenTrapped
  }

  func use(workers: Int?) {}

  func begin() throws -> SeenExpansion {
    withExpander { $0.begin() }
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    nonisolated(unsafe) let runner = self
    return withExpander { expander in
      defer { runner.trace = nil }
      return requests.map {
        runner.trace = $0.trace
        return expander.expand($0)
      }
    }
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] {
    withExpander { expander in paths.map { expander.follow($0) } }
  }

  func compare(_ traces: ComparedTraces) throws -> SeenExpansion {
    withExpander { $0.compare(traces) }
  }

  /// Runs the body on the main actor, with the process's job queue and platform taken over.
  ///
  /// Between calls they are given back, so that an exploration within a test leaves nothing behind.
  private func withExpander<Result>(_ body: @MainActor (Expander<Subject>) -> Result) -> Result {
    nonisolated(unsafe) let runner = self
    return MainActorTurn.take(holdingJobs: true) {
      let expander = runner.expander ?? Expander(runner.definition)
      runner.expander = expander
      let previous = HeadlessPlatform.driver
      HeadlessPlatform.driver = expander.bench.driver
      defer { HeadlessPlatform.driver = previous }
      expander.willDo = { flight in
        runner.flight = flight
        runner.willDo(flight)
      }
      return SubjectTrapWatch.during(runner.trapped) { body(expander) }
    }
  }

  private func trapped(by signal: Int32) {
    whenTrapped(
      SubjectTrap(
        signal, in: flight, after: trace, of: definition.name,
        events: definition.events.map(\.declaration.name)))
  }
}

extension Expander {
  /// Makes the expander of a system's subjects in this process.
  convenience init(_ definition: LiveDefinition<Subject>) {
    let declarations = definition.declarations
    let options = ObservationOptions.platform(
      modules: Set(declarations.appModules), exclusions: declarations.exclusions,
      readers: declarations.readers, subscriptionCap: declarations.subscriptionCap)
    self.init(definition, bench: SubjectBench(options: options, declarations: declarations))
  }
}
