import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
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
  ///
  /// - Parameter warnings: the properties of severity warning that are known to be violated.
  public func assertRepairedHolds(
    scope: [String: Int] = [:], warnings: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try repaired(scope: scope)
    #expect(result.graph.completeness == .exhaustive, sourceLocation: sourceLocation)
    #expect(result.graph.faults.isEmpty, "\(result.graph.faults)", sourceLocation: sourceLocation)
    var warned: Set<String> = []
    for answer in result.answers {
      switch answer.verdict {
      case .holds, .notApplicable: continue
      case .violated where answer.severity == .warning && warnings.contains(answer.property):
        warned.insert(answer.property)
      case .violated, .inconclusive, .vacuous:
        Issue.record("\(answer.property): \(answer.verdict)", sourceLocation: sourceLocation)
      }
    }
    #expect(warned == warnings, "A warning that is listed is gone.", sourceLocation: sourceLocation)
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
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fixed = try repaired()
    #expect(!published.screens.isEmpty, sourceLocation: sourceLocation)
    #expect(!published.routes.isEmpty, sourceLocation: sourceLocation)
    #expect(
      published.screens.subtracting(fixed.screens) == screens, "screens",
      sourceLocation: sourceLocation)
    #expect(
      published.routes.subtracting(fixed.routes) == routes, "routes", sourceLocation: sourceLocation
    )
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
    let question = Question(
      configuration: SystemConfiguration(variant: variant), depth: depth, states: states)
    var configuration = question.configuration
    configuration.isolation = isolation
    let first = try once(question)
    let second = try checked(configuration, depth: depth, states: states)
    #expect(first.graph.listing == second.graph.listing, sourceLocation: sourceLocation)
    #expect(
      first.graph.states.map(\.snapshot) == second.graph.states.map(\.snapshot),
      "States that bear the same numbers look different.", sourceLocation: sourceLocation)
    #expect("\(first.answers)" == "\(second.answers)", sourceLocation: sourceLocation)
  }
}
