/// The arguments with which a test executable, started again, runs one test and nothing else.
///
/// The test is the worker: it finds ``WorkerEntry/isWorker`` true and serves.
package enum SelfReexecution {
  /// The arguments for a method of an XCTest class, written `Module.Class/testMethod`.
  package static func arguments(forXCTest test: String) -> [String] { [test] }

  /// The arguments for the tests of Swift Testing whose identifiers match a regular expression.
  package static func arguments(forSwiftTestingFilter filter: String) -> [String] {
    ["--testing-library", "swift-testing", "--filter", filter]
  }
}
