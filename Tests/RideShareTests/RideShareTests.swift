import Foundation
import ModelChecker
import NavigationInvariants
import NavigationModel
import RideShare
import XCTest

final class RideShareTests: XCTestCase {
  private static let entry = RideShare()
  private static let invariants: [any NavigationInvariant] =
    StandardInvariants.all + entry.ownInvariants

  /// Explores a form of the app and judges everything that is declared about it.
  private func checked(
    _ configuration: SystemConfiguration, depth: Int? = nil, states: Int? = nil,
    stop: StopCondition = .never
  ) throws -> CheckResult {
    try check(
      Self.entry.system(configuration), invariants: Self.invariants,
      options: ExplorationOptions(
        limits: Limits(depth: depth, states: states), order: .breadthFirst, stop: stop))
  }

  /// The whole space takes minutes without optimisation; CI explores it with the release build, and
  /// this test with the environment variable.
  private func skipUnlessWhole() throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["NAVIGATION_WHOLE"] != nil,
      "set NAVIGATION_WHOLE to explore the whole space in a test")
  }

  func testRepairedHoldsNearTheStart() throws {
    let result = try checked(
      SystemConfiguration(variant: "repaired", isolation: .inProcess), depth: 3)
    XCTAssertTrue(result.graph.faults.isEmpty, "\(result.graph.faults)")
    for answer in result.answers {
      if case .violated = answer.verdict { XCTFail("\(answer.property): \(answer.verdict)") }
    }
  }

  func testRepairedHoldsExhaustively() throws {
    try skipUnlessWhole()
    let result = try checked(SystemConfiguration(variant: "repaired", isolation: .inProcess))
    XCTAssertEqual(result.graph.completeness, .exhaustive)
    XCTAssertTrue(result.graph.faults.isEmpty, "\(result.graph.faults)")
    for answer in result.answers {
      if case .holds = answer.verdict { continue }
      XCTFail("\(answer.property): \(answer.verdict)")
    }
  }

  func testRepairedReachesEveryScreenThatAsPublishedDoes() throws {
    let published = try checked(
      SystemConfiguration(variant: "asPublished", isolation: .inProcess), depth: 2)
    let repaired = try checked(
      SystemConfiguration(variant: "repaired", isolation: .inProcess), depth: 3)
    func screens(_ result: CheckResult) -> Set<String> {
      Set(result.graph.states.flatMap { $0.views.filter(\.isScreen).map(\.name) })
    }
    XCTAssertEqual(screens(published).subtracting(screens(repaired)), [])
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let result = try checked(
      SystemConfiguration(variant: "asPublished", isolation: .inProcess), depth: 2)
    let lengths = result.answers.reduce(into: [String: Int]()) { lengths, answer in
      if case .violated(let counterexample) = answer.verdict {
        lengths[answer.property] = counterexample.trace.steps.count
      }
    }
    // A hand count: the root view's start makes a second sign-in, so one launch is enough for both.
    XCTAssertEqual(lengths["NoOrphanedChildren"], 1)
    XCTAssertEqual(lengths["StartsOnce"], 1)
    XCTAssertEqual(lengths["AuthenticationGuardsScreens"], 2)
  }

  /// The matrix mend × invariant: undoing any mend makes at least one invariant fail.
  func testUndoingAnyMendIsCaught() throws {
    try skipUnlessWhole()
    for mend in Self.entry.mends {
      XCTAssertTrue(try isCaught(undoing: mend), "Undoing \(mend.name) is not caught.")
    }
  }

  private func isCaught(undoing mend: MendDescription) throws -> Bool {
    // Most defects show after a few events; what a mend keeps small may grow without it.
    for depth in [3, 5, 7, nil] {
      let result = try checked(
        SystemConfiguration(undoing: [mend.name], scope: mend.scope, isolation: .inProcess),
        depth: depth, stop: .firstViolation)
      let isViolated = result.answers.contains { answer in
        if case .violated = answer.verdict { answer.severity == .error } else { false }
      }
      if isViolated { return true }
    }
    return false
  }
}
