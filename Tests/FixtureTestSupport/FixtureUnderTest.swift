import ModelChecker
import NavigationInvariants
import NavigationModel

/// A system that ships with the verifier, as its tests explore it.
///
/// Make one for all tests of a fixture: what takes long is explored once in a process.
///
/// ```swift
/// class RideShareTestCase: XCTestCase {
///   static let fixture = FixtureUnderTest(RideShare())
/// }
/// ```
///
/// Everything is explored in the process of the tests, but what is asked of the verifier itself:
/// see ``verifier``.
public final class FixtureUnderTest: @unchecked Sendable {
  // Unchecked: XCTest runs the tests of a process one after another.

  /// The system's entry.
  public let entry: any VerifiableSystem

  /// Everything that is judged: the ready-made invariants and the fixture's own.
  public let invariants: [any NavigationInvariant]

  private var results: [Question: CheckResult] = [:]

  private struct Question: Hashable {
    var configuration: SystemConfiguration
    var depth: Int?
    var states: Int?
  }

  /// Makes a fixture with nothing explored yet.
  public init(_ entry: any VerifiableSystem) {
    self.entry = entry
    invariants = StandardInvariants.all + entry.ownInvariants
  }

  /// Makes a fresh system whose live objects run in this process.
  public func system(
    variant: String? = nil, undoing: [String] = [], scope: [String: Int] = [:]
  ) throws -> any NavigationSystem {
    try entry.system(
      SystemConfiguration(
        variant: variant, undoing: undoing, scope: scope, isolation: .inProcess))
  }

  /// Explores a form of the system breadth-first and judges everything that is declared about it.
  public func checked(
    _ configuration: SystemConfiguration, depth: Int? = nil, states: Int? = nil,
    stop: StopCondition = .never
  ) throws -> CheckResult {
    var configuration = configuration
    configuration.isolation = .inProcess
    return try check(
      entry.system(configuration), invariants: invariants,
      options: ExplorationOptions(
        limits: Limits(depth: depth, states: states), order: .breadthFirst, stop: stop))
  }

  /// What the published system does within some steps, or some states; explored once.
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

  private func once(_ question: Question) throws -> CheckResult {
    if let result = results[question] { return result }
    let result = try checked(
      question.configuration, depth: question.depth, states: question.states)
    results[question] = result
    return result
  }
}
