import ModelChecker
import NavigationHarness
import NavigationModel

extension FixtureUnderTest {
  /// Why a state or a step along a trace violates an invariant; nil when none does.
  ///
  /// - Parameter name: an invariant that says something of single states or steps.
  public func violation(
    of name: String, along trace: String, in configuration: SystemConfiguration
  ) throws -> String? {
    let invariants = invariants.filter { $0.name == name }
    let result = try WorkerLaunch.with(launch(configuration)) {
      let run = try RecordedRun(Trace(parsing: trace), of: entry.system(configuration))
      return try check(run, invariants: invariants)
    }
    return switch result.answers[0].verdict {
    case .violated(let counterexample): counterexample.why
    case .holds, .vacuous, .inconclusive, .notApplicable: nil
    }
  }
}
