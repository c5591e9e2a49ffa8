import Foundation
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import NavigationReports

/// A system that ships with the verifier, as its tests explore it.
///
/// Make one for all tests of a fixture: what takes long is explored once in a process.
///
/// ```swift
/// let fixture = FixtureUnderTest(RideShare())
/// ```
///
/// What is said of a whole form of the system is the ``OptimizedVerifier``'s answer. Where tests look
/// at states, the subjects alone run there, and the states and answers are the tests' own.
public final class FixtureUnderTest: @unchecked Sendable {
  // Unchecked: a lock guards the results.

  /// The system's entry.
  public let entry: any VerifiableSystem

  /// Everything that is judged: the ready-made invariants and the fixture's own.
  public let invariants: [any NavigationInvariant]

  private let lock = NSLock()
  private var results: [[String]: ResultDocument] = [:]

  /// Makes a fixture with nothing explored yet.
  public init(_ entry: any VerifiableSystem) {
    self.entry = entry
    invariants = StandardInvariants.all + entry.ownInvariants
  }

  /// Explores a form of the system breadth-first and judges everything that is declared about it.
  func checked(
    _ configuration: SystemConfiguration, depth: Int? = nil, states: Int? = nil
  ) throws -> CheckResult {
    let options = ExplorationOptions(
      limits: Limits(depth: depth, states: states), order: .breadthFirst, stop: .never)
    return try WorkerLaunch.with(launch(configuration)) {
      try check(entry.system(configuration), invariants: invariants, options: options)
    }
  }

  /// Returns the launch of a worker for a form of the system.
  func launch(_ configuration: SystemConfiguration) throws -> WorkerLaunch {
    try WorkerLaunch(
      executable: OptimizedVerifier.path,
      arguments: ["run-objects", entry.name] + configuration.options)
  }

  /// Returns what the published system does within some steps; explored once.
  public func asPublished(depth: Int? = nil, states: Int? = nil) throws -> ResultDocument {
    try result(
      of: SystemConfiguration(variant: "asPublished"), limits: limits(depth: depth, states: states))
  }

  /// Returns everything that the repaired system does in its scope; explored once.
  public func repaired() throws -> ResultDocument {
    try result(of: SystemConfiguration(variant: "repaired"), limits: limits())
  }

  /// Returns what a form of the system does within some states; explored once.
  public func result(
    of configuration: SystemConfiguration, states: Int
  ) throws -> ResultDocument {
    try result(of: configuration, limits: limits(states: states))
  }

  private func result(
    of configuration: SystemConfiguration, limits: [String]
  ) throws -> ResultDocument {
    // Whoever asks the same meanwhile waits for the answer.
    try lock.withLock {
      let question = configuration.options + limits
      if let result = results[question] { return result }
      let result = try result(checking: configuration, limits)
      results[question] = result
      return result
    }
  }

  /// The options that limit a search to some steps or states, and to nothing where none are given,
  /// whatever the system declares.
  private func limits(depth: Int? = nil, states: Int? = nil) -> [String] {
    ["--max-states", "\(states ?? Int(Int32.max))"]
      + (depth.map { ["--max-depth", "\($0)"] } ?? [])
  }
}
