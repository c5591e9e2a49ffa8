import ModelChecker
import NavigationInvariants
import NavigationModel
import RideShare
import XCTest

/// Explorations of the ride-share app, made once for all tests.
class RideShareTestCase: XCTestCase {
  static let entry = RideShare()
  static let invariants: [any NavigationInvariant] = StandardInvariants.all + entry.ownInvariants

  /// Everything that the repaired app can reach in its scope.
  nonisolated(unsafe) private static var repairedResult: CheckResult?

  /// Explores a form of the app and judges everything that is declared about it.
  func checked(
    _ configuration: SystemConfiguration, depth: Int? = nil, states: Int? = nil,
    stop: StopCondition = .never
  ) throws -> CheckResult {
    try check(
      Self.entry.system(configuration), invariants: Self.invariants,
      options: ExplorationOptions(
        limits: Limits(depth: depth, states: states), order: .breadthFirst, stop: stop))
  }

  func asPublished(depth: Int) throws -> CheckResult {
    try checked(SystemConfiguration(variant: "asPublished", isolation: .inProcess), depth: depth)
  }

  func repaired() throws -> CheckResult {
    if let result = Self.repairedResult { return result }
    let result = try checked(SystemConfiguration(variant: "repaired", isolation: .inProcess))
    Self.repairedResult = result
    return result
  }
}

extension CheckResult {
  /// The screens that were visible in some state.
  var screens: Set<String> {
    Set(graph.states.flatMap { $0.views.filter(\.isScreen).map(\.name) })
  }

  /// The declared routes that were taken.
  func routes(of events: [NavigationEvent]) -> Set<String> {
    let taken = Set(graph.edges.map(\.event.ordinal))
    return Set(events.indices.filter { taken.contains($0) }.compactMap { events[$0].route })
  }

  /// How many events each violated property's trace has.
  var lengths: [String: Int] {
    answers.reduce(into: [:]) { lengths, answer in
      if case .violated(let counterexample) = answer.verdict {
        lengths[answer.property] = counterexample.trace.steps.count
      }
    }
  }
}
