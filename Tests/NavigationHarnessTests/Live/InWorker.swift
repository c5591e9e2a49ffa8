import ModelChecker
import NavigationModel
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// Runs the live systems of each test in a worker: this test executable, started again for the test.
struct InWorker: SuiteTrait, TestTrait, TestScoping {
  let patience: Duration
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    precondition(!test.isParameterized, "a worker would serve the first of several cases")
    try await WorkerLaunch.with(.again(test, patience: patience), perform: function)
  }
}

extension Trait where Self == InWorker {
  /// The live systems of each test run in a worker.
  static var inWorker: Self { .inWorker(patience: .seconds(20)) }

  /// The live systems of each test run in a worker, which may show no sign of progress that long.
  static func inWorker(patience: Duration) -> Self { Self(patience: patience) }
}

extension Trait where Self == ConditionTrait {
  /// The subjects of the tests would take this process with them.
  static var needsWorkers: Self {
    .enabled(if: WorkerHost.isAvailable, "this platform can't start workers")
  }
}

extension WorkerLaunch {
  /// A launch of this test executable for a test, by default the one that is running.
  static func again(
    _ test: Test = Test.current!, environment: [String: String] = [:],
    patience: Duration = .seconds(20)
  ) -> WorkerLaunch {
    WorkerLaunch(
      arguments: SelfReexecution.arguments(forSwiftTesting: String(describing: test.id)),
      environment: environment, patience: patience)
  }
}

/// Explores a system in a worker and in this process, and expects the same.
func exploreBoth<Subject: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: (SystemConfiguration.Isolation) throws -> LiveSystem<Subject>
) throws -> NavigationGraph {
  let graph = try explore(try make(.worker))
  let here = try explore(try make(.inProcess))
  #expect(graph.text == here.text, sourceLocation: sourceLocation)
  return graph
}

/// Returns the text of the error that a body throws, and fails when it throws none.
func textOfError(
  sourceLocation: SourceLocation = #_sourceLocation, thrownBy body: () throws -> some Any
) throws -> String {
  let error = try #require(throws: (any Error).self, sourceLocation: sourceLocation) {
    _ = try body()
  }
  return "\(error)"
}
