import Testing
import XCTest

/// The test on whose behalf an assertion was called.
///
/// Each framework passes over the other's failures in silence, hence the question which of them is
/// at work.
enum RunningTest {
  case swiftTesting(Test, Test.Case?)
  case xcTest(XCTestCase)

  /// The test that is running; nil where none can be told.
  ///
  /// Swift Testing knows its test in the test's own task and in what is structured below it; XCTest
  /// runs one test at a time.
  static var current: RunningTest? {
    if let test = Test.current { return .swiftTesting(test, Test.Case.current) }
    return TestCaseWatch.shared.running.map(RunningTest.xcTest)
  }

  /// The test that is running, or the end of the process: what cannot be reported must not pass.
  static func orTrap(_ assertion: String, at site: CallSite) -> RunningTest {
    if let current { return current }
    fatalError(.noTest(assertion, at: site), file: site.filePath, line: site.line)
  }

  /// The test's name, as the framework writes it.
  var name: String {
    switch self {
    case .swiftTesting(let test, _): test.name
    case .xcTest(let testCase): testCase.name
    }
  }
}

extension String {
  fileprivate static func noTest(_ assertion: String, at site: CallSite) -> String {
    """
    '\(assertion)' was called outside of a running test, where its failures would reach nobody.

    Call it from a test of XCTest or Swift Testing. In a detached task, or on another thread, \
    Swift Testing does not know which test is meant: wait for the work there and assert on its \
    outcome in the test itself, or use 'requireNavigation', which throws.
    """
  }
}

/// The place in source at which an assertion was written, where its failures belong.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
