import XCTest

final class MessageTests: XCTestCase {
  func testAViolation() throws {
    print(try Stage.performXCTest("XCTestScenes/testViolation"))
    print(try Stage.performSwiftTesting("SwiftTestingScenes/violation()"))
  }
}
