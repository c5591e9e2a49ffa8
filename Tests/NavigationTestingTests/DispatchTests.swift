import Foundation
import NavigationTesting
import XCTest

/// Where failures go: never nowhere.
final class DispatchTests: XCTestCase {
  func testADetachedTaskOfSwiftTestingTraps() throws {
    let performance = try Stage.inSwiftTesting(.detached)
    XCTAssert(performance.isKilled, performance.output)
    XCTAssert(
      performance.output.contains(
        """
        /Scene.swift:\(try line(of: "case .detached:") + 1): Fatal error: 'assertNavigation' was \
        called outside of a running test, where its failures would reach nobody.

        Call it from a test of XCTest or Swift Testing. In a detached task, or on another thread, \
        Swift Testing does not know which test is meant: wait for the work there and assert on \
        its outcome in the test itself, or use 'requireNavigation', which throws.

        """), performance.output)
  }

  func testEveryAssertionInADetachedTaskTraps() throws {
    for (scene, name) in [
      (Scene.detachedReplay, "assertReplay"), (.detachedSometimes, "assertSometimes"),
    ] {
      let performance = try Stage.inSwiftTesting(scene)
      XCTAssert(performance.isKilled, performance.output)
      XCTAssert(
        performance.output.contains("'\(name)' was called outside of a running test"),
        performance.output)
      XCTAssertEqual(try Stage.inXCTest(scene).reportsOfXCTest.map(\.kind), [.failure])
    }
  }

  func testADetachedTaskOfXCTestBelongsToTheRunningTest() throws {
    let performance = try Stage.inXCTest(.detached)
    XCTAssertEqual(performance.status, 1, performance.output)
    XCTAssertEqual(performance.reportsOfXCTest.map(\.kind), [.failure])
  }

  func testWhatThrowsNeedsNoTest() throws {
    XCTAssertEqual(try Stage.inXCTest(.detachedRequired).status, 0)
    XCTAssertEqual(try Stage.inSwiftTesting(.detachedRequired).status, 0)
  }

  func testWhatIsThrownNamesAllFailures() throws {
    XCTAssertThrowsError(try requireNavigation(Shop([.emptyCartTraps, .badgeIsForgotten]))) {
      let failure = $0 as? NavigationFailure
      XCTAssertEqual(
        failure?.texts.map { $0.prefix { $0 != " " } }, ["BookkeepingAgrees", "NoTraps"])
      XCTAssertEqual(failure?.description, failure?.texts.joined(separator: "\n\n"))
    }
    XCTAssertEqual(try Stage.inXCTest(.required).status, 1)
    XCTAssertEqual(try Stage.inSwiftTesting(.required).status, 1)
  }

  func testTheResultIsReturned() {
    let result = assertNavigation(Shop())
    XCTAssertEqual(result.graph.states.count, 5)
    XCTAssertEqual(result.answers.count, 24)
    XCTAssertEqual(
      assertSometimes(Shop(), "a receipt is shown") {
        $0.views.contains { $0.name == "ReceiptView" }
      }?.description, "pay")
  }

  private func line(of text: String) throws -> Int {
    let lines = try String(contentsOfFile: Scene.path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
  }
}
