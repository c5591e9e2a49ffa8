import Foundation
import NavigationHarness
import Testing
import WorkerProcesses
import XCTest

/// Numbers the assertions of each test, so that a worker finds the one that it was started for.
final class AssertionNumbers: @unchecked Sendable {
  // Unchecked: a lock guards the numbers.

  static let shared = AssertionNumbers()

  private let lock = NSLock()
  private var numbers: [String: Int] = [:]

  /// The name of the next assertion of a test: a hash of the test's identity, and a number from one.
  func nextName(in test: RunningTest) -> String {
    let identity = test.identity
    return lock.withLock {
      numbers[identity, default: 0] += 1
      return "\(String(identity.stableHash, radix: 16)) \(numbers[identity]!)"
    }
  }

  /// Begins with one again: a test of XCTest may run several times.
  func forget(_ test: RunningTest) {
    lock.withLock { numbers[test.identity] = nil }
  }
}

extension RunningTest {
  /// The text that tells the test from all others, the same in each process.
  var identity: String {
    switch self {
    case .xcTest(let testCase): return testCase.specifier
    case .swiftTesting(let test, let testCase):
      // A case describes its arguments, but also names a type by an address of the process.
      let arguments = testCase.map { String(describing: $0) } ?? ""
      return "\(test.id) \(arguments.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: ""))"
    }
  }

  /// The arguments with which this executable, started again, runs the test and nothing else.
  var arguments: [String] {
    switch self {
    case .xcTest(let testCase): SelfReexecution.arguments(forXCTest: testCase.specifier)
    case .swiftTesting(let test, _):
      SelfReexecution.arguments(forSwiftTesting: String(describing: test.id))
    }
  }
}

extension XCTestCase {
  /// The test as the command line names it: `Module.Class/testMethod`.
  fileprivate var specifier: String {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    return "\(String(reflecting: type(of: self)))/\(method)"
  }
}

extension String {
  /// A hash that is the same in each process. The text itself may be too long for an environment.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
