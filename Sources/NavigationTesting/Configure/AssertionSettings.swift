import ModelChecker
import NavigationModel

/// The settings of the explorations in a test, where a call says nothing else.
struct AssertionSettings: Hashable, Sendable {
  /// The limits at which a search is given up.
  var limits: Limits?

  /// The process in which live objects run.
  var isolation: SystemConfiguration.Isolation?

  /// The work that live objects are spared.
  var reductions: Reductions?

  /// The number of workers that run live objects.
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
  /// The process in which a call has live objects run: that of the call, else that of the test, else a
  /// worker.
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
      limits: limits, order: .rareEvents, reductions: reductions ?? settings.reductions ?? .all,
      workers: workers ?? settings.workers)
  }
}
