import Foundation
import NavigationTesting
import Testing

/// A failure always reaches somebody.
@Suite struct DispatchTests {
  @Test func aDetachedTaskOfSwiftTestingTraps() throws {
    let performance = try Stage.inSwiftTesting(.detached)
    #expect(performance.isKilled, "\(performance.output)")
    #expect(
      performance.output.contains(
        """
        /Scene.swift:\(try line(of: "case .detached:") + 1): Fatal error: 'assertNavigation' was \
        called outside of a running test, where its failures would reach nobody.

        Call it from a test of XCTest or Swift Testing. In a detached task, or on another thread, \
        Swift Testing does not know which test is meant: wait for the work there and assert on \
        its outcome in the test itself, or use 'requireNavigation', which throws.

        """), "\(performance.output)")
  }

  @Test func everyAssertionInADetachedTaskTraps() throws {
    for (scene, name) in [
      (Scene.detachedReplay, "assertReplay"), (.detachedSometimes, "assertSometimes"),
    ] {
      let performance = try Stage.inSwiftTesting(scene)
      #expect(performance.isKilled, "\(performance.output)")
      #expect(
        performance.output.contains("'\(name)' was called outside of a running test"),
        "\(performance.output)")
      #expect(try Stage.inXCTest(scene).reportsOfXCTest.map(\.kind) == [.failure])
    }
  }

  @Test func aDetachedTaskOfXCTestBelongsToTheRunningTest() throws {
    let performance = try Stage.inXCTest(.detached)
    #expect(performance.status == 1, "\(performance.output)")
    #expect(performance.reportsOfXCTest.map(\.kind) == [.failure])
  }

  @Test func whatThrowsNeedsNoTest() throws {
    #expect(try Stage.inXCTest(.detachedRequired).status == 0)
    #expect(try Stage.inSwiftTesting(.detachedRequired).status == 0)
  }

  @Test func whatIsThrownNamesAllFailures() throws {
    let error = try #require(throws: (any Error).self) {
      try requireNavigation(Shop([.emptyCartTraps, .badgeIsForgotten]))
    }
    let failure = error as? NavigationFailure
    #expect(failure?.texts.map { $0.prefix { $0 != " " } } == ["BookkeepingAgrees", "NoTraps"])
    #expect(failure?.description == failure?.texts.joined(separator: "\n\n"))

    #expect(try Stage.inXCTest(.required).status == 1)
    #expect(try Stage.inSwiftTesting(.required).status == 1)
  }

  @Test func theResultIsReturned() {
    let result = assertNavigation(Shop())
    #expect(result.graph.states.count == 5)
    #expect(result.answers.count == StandardInvariants.all.count)
    #expect(
      assertSometimes(Shop(), "a receipt is shown") {
        $0.views.contains { $0.name == "ReceiptView" }
      }?.description == "pay")
  }

  private func line(of text: String) throws -> Int {
    let lines = try String(contentsOfFile: Scene.path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }
}
