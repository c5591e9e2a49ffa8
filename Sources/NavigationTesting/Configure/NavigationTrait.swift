import ModelChecker
import NavigationModel
import Testing

/// The settings of the explorations in a test, or in all tests of a suite.
///
/// ```swift
/// @Suite(.navigation(limits: Limits(states: 1_000_000, time: .seconds(300))))
/// struct NavigationTests {
///   @Test func ordersNavigate() throws { try assertNavigation(orders()) }
///
///   @Test(.navigation(isolation: .inProcess))
///   func basketNavigates() throws { try assertNavigation(basket()) }
/// }
/// ```
///
/// An argument of a call counts more than the trait of its test, and that more than the trait of a
/// suite around it. Tests of XCTest give the same with each call.
public struct NavigationTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: AssertionSettings

  /// A Boolean value that indicates whether tests within a suite have the trait, too: they do.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = settings.completed(by: .current)
    try await AssertionSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == NavigationTrait {
  /// Sets how the assertions of a test, or of all tests of a suite, explore.
  ///
  /// - Parameters:
  ///   - limits: when to give up a search.
  ///   - isolation: where the objects of a live system run. In a worker, as by default, one that
  ///     traps is a finding; in process it ends the test, but a debugger stops there. A system that
  ///     was made to run in process does so anyway.
  ///   - reductions: what live objects are spared; everything by default.
  ///   - workers: how many workers run live objects; by default one, and a second one where a
  ///     processor is free.
  public static func navigation(
    limits: Limits? = nil, isolation: SystemConfiguration.Isolation? = nil,
    reductions: Reductions? = nil, workers: Int? = nil
  ) -> Self {
    NavigationTrait(
      settings: AssertionSettings(
        limits: limits, isolation: isolation, reductions: reductions, workers: workers))
  }
}
