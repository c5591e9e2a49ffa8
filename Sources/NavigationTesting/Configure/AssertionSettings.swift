import ModelChecker
import NavigationModel

/// How the assertions of a test explore, where a call says nothing else.
struct AssertionSettings: Hashable, Sendable {
  /// When to give up a search.
  var limits: Limits?

  /// Where live objects run.
  var isolation: SystemConfiguration.Isolation?

  /// What live objects are spared.
  var reductions: Reductions?

  /// How many workers run live objects.
  var workers: Int?

  /// The settings of the running test.
  @TaskLocal static var current = AssertionSettings()

  /// The same settings, with what others leave open.
  func completed(by others: AssertionSettings) -> AssertionSettings {
    AssertionSettings(
      limits: limits ?? others.limits, isolation: isolation ?? others.isolation,
      reductions: reductions ?? others.reductions, workers: workers ?? others.workers)
  }
}

extension Limits {
  /// The limits of assertions that give no others: enough for most systems, and no test hangs.
  public static let ofAssertions = Limits(states: 100_000, time: .seconds(60))

  /// The limits of a call: its own, else those of the test, else those of all assertions.
  static func inForce(_ own: Limits?) -> Limits {
    own ?? AssertionSettings.current.limits ?? .ofAssertions
  }
}

extension SystemConfiguration.Isolation {
  /// Where a call has live objects run: where it says, else where the test says, else in a worker.
  static func inForce(_ own: Self?) -> Self {
    own ?? AssertionSettings.current.isolation ?? .worker
  }
}

extension ExplorationOptions {
  /// The options of an assertion: what its call says, else what its test says.
  static func ofAssertion(
    limits: Limits, reductions: Reductions? = nil, workers: Int? = nil
  ) -> ExplorationOptions {
    let settings = AssertionSettings.current
    return ExplorationOptions(
      limits: limits, reductions: reductions ?? settings.reductions ?? .all,
      workers: workers ?? settings.workers)
  }
}
