import Foundation
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel

/// A system that ships with the verifier, as its tests explore it.
///
/// Make one for all tests of a fixture: what takes long is explored once in a process.
///
/// ```swift
/// let fixture = FixtureUnderTest(RideShare())
/// ```
///
/// Subjects run in workers, which are processes of the verifier: see ``verifier``. States and
/// answers are the tests' own.
public final class FixtureUnderTest: @unchecked Sendable {
  // Unchecked: a lock guards the results.

  /// The system's entry.
  public let entry: any VerifiableSystem

  /// Everything that is judged: the ready-made invariants and the fixture's own.
  public let invariants: [any NavigationInvariant]

  private let lock = NSLock()
  private var results: [Question: CheckResult] = [:]

  struct Question: Hashable {
    var configuration: SystemConfiguration
    var depth: Int?
    var states: Int?
  }

  /// Makes a fixture with nothing explored yet.
  public init(_ entry: any VerifiableSystem) {
    self.entry = entry
    invariants = StandardInvariants.all + entry.ownInvariants
  }

  /// Explores a form of the system breadth-first and judges everything that is declared about it.
  public func checked(
    _ configuration: SystemConfiguration, depth: Int? = nil, states: Int? = nil,
    stop: StopCondition = .never
  ) throws -> CheckResult {
    let options = ExplorationOptions(
      limits: Limits(depth: depth, states: states), order: .breadthFirst, stop: stop)
    return try WorkerLaunch.with(launch(configuration)) {
      try check(entry.system(configuration), invariants: invariants, options: options)
    }
  }

  /// Returns the launch of a worker for a form of the system.
  func launch(_ configuration: SystemConfiguration) -> WorkerLaunch {
    WorkerLaunch(
      executable: Self.verifier, arguments: ["run-objects", entry.name] + configuration.options)
  }

  /// Returns the graph of the published system within some steps, or some states; explored once.
  public func asPublished(
    depth: Int? = nil, states: Int? = nil, scope: [String: Int] = [:]
  ) throws -> CheckResult {
    try once(
      Question(
        configuration: SystemConfiguration(variant: "asPublished", scope: scope), depth: depth,
        states: states))
  }

  /// Everything that the repaired system can reach in its scope; explored once.
  public func repaired(scope: [String: Int] = [:]) throws -> CheckResult {
    try once(Question(configuration: SystemConfiguration(variant: "repaired", scope: scope)))
  }

  func once(_ question: Question) throws -> CheckResult {
    // Whoever asks the same meanwhile waits for the answer.
    try lock.withLock {
      if let result = results[question] { return result }
      let result = try checked(
        question.configuration, depth: question.depth, states: question.states)
      results[question] = result
      return result
    }
  }
}
