import Files
import Foundation
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import NavigationReports
import WorkerProcesses

/// A check that is ready to run, on any thread.
///
/// Unchecked: a job is made on one thread and run on another, never on two at once.
package final class CheckJob: @unchecked Sendable {
  /// The numbers of states within which failures are looked for, one after the other until one is
  /// found.
  package static let stateLimits = [30, 100, 400, 1_500, 5_000]

  /// Explores in ever more states, until a failure is found or there is nothing more to explore.
  ///
  /// A failure mostly shows soon, while a space that a fix kept small may grow without end. An engine
  /// sees the whole space in the time that a graph takes for some states.
  ///
  /// - Parameters:
  ///   - system: the system.
  ///   - most: the number of states of the last attempt; nil for as many as there are.
  ///   - explore: explores in at most a number of states.
  ///   - isFound: returns true if a result shows the failure.
  package static func exploring(
    _ system: any NavigationSystem, upTo most: Int?,
    _ explore: (_ states: Int?) throws -> Checked, until isFound: (Checked) -> Bool
  ) rethrows -> Checked {
    if system is any EngineSystem { return try explore(nil) }
    for states in stateLimits where states < most ?? .max {
      let checked = try explore(states)
      if checked.result.graph.completeness == .exhaustive || isFound(checked) { return checked }
    }
    return try explore(most)
  }

  let system: any VerifiableSystem
  package let configuration: SystemConfiguration
  let invariants: [any NavigationInvariant]
  let environment: CheckEnvironment

  /// The system in the form asked for; nil after the end of the job.
  package private(set) var made: (any NavigationSystem)!

  /// Makes a system in the form asked for.
  ///
  /// - Throws: ``CheckError``.
  package init(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    invariants: [any NavigationInvariant], in environment: CheckEnvironment
  ) throws {
    self.system = system
    self.configuration = configuration
    self.invariants = invariants
    self.environment = environment
    made = try system.made(configuration)
  }

  /// The name of what is checked: the system's, with its variant where it has several.
  package var title: String { made.title }

  /// Gives up the system, and with it its worker process; the job can't run again.
  package func end() { made = nil }

  /// Explores the system and judges the invariants.
  ///
  /// - Throws: ``CheckError``; ``EnvironmentError`` where this machine lacks something; `FileError`,
  ///   ``LiveCheckpointError`` and ``EngineCheckpointError`` where a checkpoint can't be used;
  ///   ``ClusterError`` where a cluster can't.
  package func run(
    _ options: ExplorationOptions, observing: (ExplorationProgress) -> Void = { _ in },
    judging: (String) -> Void = { _ in }
  ) throws -> Checked {
    let result: CheckResult
    PhaseTimes.current?.enter(.search)
    defer { PhaseTimes.current?.enter(.search) }
    // Who has ended the search wants to know what it found.
    var wasInterrupted: Bool?
    do {
      let launch = environment.launch(system, configuration)
      result = try WorkerLaunch.with(launch) {
        try EngineCheckpoints.$inForce.withValue(launch.checkpoints?.ofEngines) {
          try check(made, invariants: invariants, options: options) { progress in
            observing(progress)
            return !environment.isInterrupted()
          } judging: { invariant in
            PhaseTimes.current?.enter(.judge)
            judging(invariant)
            let isInterrupted = environment.isInterrupted()
            wasInterrupted = wasInterrupted ?? isInterrupted
            return wasInterrupted == true || !isInterrupted
          }
        }
      }
    } catch let error
      where error is EnvironmentError || error is LiveCheckpointError || error is ClusterError
      || error is EngineCheckpointError || error is FileError
    {
      throw error
    } catch {
      throw CheckError.couldNotExplore(system.name, error)
    }
    return Checked(result: result, context: context, invariants: invariants)
  }

  var context: ReportContext {
    var shown = configuration
    let isUsual = shown.variant == system.variants.first
    if isUsual, !environment.namesForm(system) { shown.variant = nil }
    return ReportContext(
      executable: environment.executable, configuration: shown, pages: InvariantPages.all,
      root: packageFolder, swiftType: String(reflecting: type(of: system)))
  }

  /// The nearest folder with a manifest above the first declared event, from which reports count
  /// paths; nil where the sources are not on this machine.
  private var packageFolder: String? {
    guard let file = made.events.lazy.compactMap(\.location).first?.file else { return nil }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// The part of a process's set-up that its checks depend on.
package struct CheckEnvironment: Sendable {
  /// The name of the executable, as replay commands print it.
  package var executable: String

  /// Returns how a worker is started that makes a system in a form.
  package var launch: @Sendable (any VerifiableSystem, SystemConfiguration) -> WorkerLaunch

  /// Returns a Boolean value that indicates whether somebody has asked for an end of the search.
  package var isInterrupted: @Sendable () -> Bool

  /// Returns a Boolean value that indicates whether a command that does not name a form works on
  /// another one than the usual.
  package var namesForm: @Sendable (any VerifiableSystem) -> Bool

  /// Makes an environment.
  package init(
    executable: String,
    launch: @escaping @Sendable (any VerifiableSystem, SystemConfiguration) -> WorkerLaunch,
    isInterrupted: @escaping @Sendable () -> Bool,
    namesForm: @escaping @Sendable (any VerifiableSystem) -> Bool
  ) {
    self.executable = executable
    self.launch = launch
    self.isInterrupted = isInterrupted
    self.namesForm = namesForm
  }
}

extension VerifiableSystem {
  /// Makes the system, on any thread.
  ///
  /// - Throws: ``CheckError``.
  package func made(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    do {
      return try MainActorTurn.take { try system(configuration) }
    } catch let error as ScopeError {
      throw CheckError.scope(name, error)
    } catch {
      throw CheckError.cannotBeMade(name, error)
    }
  }
}

/// The reason why a check cannot be carried out.
package enum CheckError: Error, CustomStringConvertible {
  /// A system does not have the scope that was asked for.
  case scope(String, ScopeError)
  /// Making a system failed.
  case cannotBeMade(String, any Error)
  /// The exploration of a system was given up.
  case couldNotExplore(String, any Error)
  /// Somebody interrupted a search for causes after it had found some.
  case interrupted(causes: Int)

  package var description: String {
    switch self {
    case .scope(let system, .unknownKey(let key, let known)):
      unknown("scope key", key, of: system, among: known)
    case .scope(_, let error): "\(error)"
    case .cannotBeMade(let system, let error): "\(system) cannot be made: \(error)"
    case .couldNotExplore(let system, let error): "\(system) could not be explored: \(error)"
    case .interrupted(let causes):
      "Interrupted after \(counted(causes, "cause")): nothing is reported."
    }
  }
}
