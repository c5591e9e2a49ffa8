import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import NavigationReports
import Testing

extension FixtureUnderTest {
  /// Fails unless exactly some of the ready-made invariants do not apply to the system.
  ///
  /// - Parameter identifiers: those that do not, such as `I3`.
  public func assertNotApplicable(
    _ identifiers: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let system = try entry.system(SystemConfiguration())
    let inapplicable = invariants.filter {
      if case .notApplicable = $0.property(for: system) { true } else { false }
    }
    #expect(Set(inapplicable.map(\.identifier)) == identifiers, sourceLocation: sourceLocation)
  }

  /// Fails unless the repaired system is explored exhaustively and everything holds there.
  ///
  /// Nothing may be vacuous either: the premise of each must occur.
  public func assertRepairedHolds(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try repaired()
    #expect(result.search.completeness == .exhaustive, sourceLocation: sourceLocation)
    expectNoFaults(in: result, sourceLocation) { [.holds, .notApplicable].contains($0) }
  }

  /// Fails where something is violated in the first states of the repaired system.
  public func assertNothingIsViolated(
    inRepaired states: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try result(of: SystemConfiguration(variant: "repaired"), states: states)
    #expect(result.search.states == states, sourceLocation: sourceLocation)
    expectNoFaults(in: result, sourceLocation) { $0 != .violated }
  }

  /// Fails for each fault of the system, and for each verdict that is not as it should be.
  private func expectNoFaults(
    in result: ResultDocument, _ sourceLocation: SourceLocation,
    andVerdicts isExpected: (VerdictKind) -> Bool
  ) {
    #expect(result.faults.isEmpty, "\(result.faults)", sourceLocation: sourceLocation)
    for verdict in result.verdicts where !isExpected(verdict.outcome) {
      Issue.record("\(verdict.property): \(verdict.words)", sourceLocation: sourceLocation)
    }
  }

  /// Fails for each screen and each declared route that the published system has been seen to
  /// reach and that the repaired one does not.
  ///
  /// - Parameter published: what the published system does, as far as it was explored.
  public func assertNothingIsLost(
    since published: ResultDocument, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fixed = try repaired()
    #expect(!published.reachedScreens.isEmpty, sourceLocation: sourceLocation)
    #expect(!published.routes.isEmpty, sourceLocation: sourceLocation)
    #expect(
      published.reachedScreens.subtracting(fixed.reachedScreens) == [],
      sourceLocation: sourceLocation)
    #expect(published.routes.subtracting(fixed.routes) == [], sourceLocation: sourceLocation)
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
    again isolation: SystemConfiguration.Isolation = .worker,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var configuration = SystemConfiguration(variant: variant)
    let first = try checked(configuration, depth: depth, states: states)
    configuration.isolation = isolation
    let second = try checked(configuration, depth: depth, states: states)
    #expect(first.graph.listing == second.graph.listing, sourceLocation: sourceLocation)
    #expect(
      first.graph.states.map(\.snapshot) == second.graph.states.map(\.snapshot),
      "States that bear the same numbers look different.", sourceLocation: sourceLocation)
    #expect("\(first.answers)" == "\(second.answers)", sourceLocation: sourceLocation)
  }
}
