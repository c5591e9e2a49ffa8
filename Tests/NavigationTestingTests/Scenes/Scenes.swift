import Testing
import XCTest

/// Performs a scene as a test of XCTest; on a stage only, since scenes fail on purpose.
final class XCTestScenes: XCTestCase {
  func testScene() async throws {
    guard let scene = Stage.scene else { throw XCTSkip("fails on purpose") }
    try await scene.perform()
  }
}

/// Performs a scene as a test of Swift Testing.
@Suite(.enabled(if: Stage.scene != nil, "fails on purpose")) struct SwiftTestingScenes {
  @Test func scene() async throws { try await Stage.scene?.perform() }
}
