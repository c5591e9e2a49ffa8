import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import XCTest

extension FixtureUnderTest {
  /// Fails unless exactly some of the ready-made invariants do not apply to the system.
  ///
  /// - Parameter identifiers: those that do not, such as `I3`.
  public func assertNotApplicable(
    _ identifiers: Set<String>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let system = try entry.system(SystemConfiguration())
    let inapplicable = invariants.filter {
      if case .notApplicable = $0.property(for: system) { true } else { false }
    }
    XCTAssertEqual(Set(inapplicable.map(\.identifier)), identifiers, file: file, line: line)
  }

  /// Fails unless the repaired system is explored exhaustively and everything holds there.
  ///
  /// Nothing may be vacuous either: the premise of each must occur.
  ///
  /// - Parameter warnings: the properties of severity warning that are known to be violated.
  public func assertRepairedHolds(
    scope: [String: Int] = [:], warnings: Set<String> = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let result = try repaired(scope: scope)
    XCTAssertEqual(result.graph.completeness, .exhaustive, file: file, line: line)
    XCTAssertTrue(
      result.graph.faults.isEmpty, "\(result.graph.faults)", file: file, line: line)
    var warned: Set<String> = []
    for answer in result.answers {
      switch answer.verdict {
      case .holds, .notApplicable: continue
      case .violated where answer.severity == .warning && warnings.contains(answer.property):
        warned.insert(answer.property)
      case .violated, .inconclusive, .vacuous:
        XCTFail("\(answer.property): \(answer.verdict)", file: file, line: line)
      }
    }
    XCTAssertEqual(
      warned, warnings, "A warning that is listed is gone.", file: file, line: line)
  }

  /// Fails for each screen and each declared route that the published system has been seen to
  /// reach and that the repaired one does not.
  ///
  /// - Parameters:
  ///   - published: what the published system does, as far as it was explored.
  ///   - screens: the screens that only the published one reaches, as the fixture's page explains.
  ///   - routes: the routes of which the same is true.
  public func assertNothingIsLost(
    since published: CheckResult, but screens: Set<String> = [], routes: Set<String> = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let fixed = try repaired()
    XCTAssertFalse(published.screens.isEmpty, file: file, line: line)
    XCTAssertFalse(published.routes.isEmpty, file: file, line: line)
    XCTAssertEqual(
      published.screens.subtracting(fixed.screens), screens, "screens", file: file, line: line)
    XCTAssertEqual(
      published.routes.subtracting(fixed.routes), routes, "routes", file: file, line: line)
  }

  /// Fails unless a second exploration gives the same states, transitions, effects and answers.
  ///
  /// - Parameters:
  ///   - depth: the greatest number of steps from the start.
  ///   - states: the greatest number of states.
  ///   - isolation: where the second exploration runs its subjects. In this process they are a
  ///     debug build's, one after another: a witness for the workers, where no event traps.
  public func assertSameAnswerOnEveryRun(
    variant: String, depth: Int? = nil, states: Int? = nil,
    again isolation: SystemConfiguration.Isolation = .worker, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let question = Question(
      configuration: SystemConfiguration(variant: variant), depth: depth, states: states)
    var configuration = question.configuration
    configuration.isolation = isolation
    let first = try once(question)
    let second = try checked(configuration, depth: depth, states: states)
    XCTAssertEqual(first.graph.listing, second.graph.listing, file: file, line: line)
    XCTAssertTrue(
      first.graph.states.map(\.snapshot) == second.graph.states.map(\.snapshot),
      "States that bear the same numbers look different.", file: file, line: line)
    XCTAssertEqual("\(first.answers)", "\(second.answers)", file: file, line: line)
  }
}
