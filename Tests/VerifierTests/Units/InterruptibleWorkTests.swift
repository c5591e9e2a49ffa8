import Foundation
import XCTest

@testable import VerifierCommands

final class InterruptibleWorkTests: XCTestCase {
  private struct Failure: Error {}

  func testGivesWhatComesOut() throws {
    let work = InterruptibleWork(isEndWanted: { false })
    XCTAssertEqual(try work.run { 7 }, 7)
    XCTAssertThrowsError(try work.run { () throws -> Int in throw Failure() }) {
      XCTAssertTrue($0 is Failure)
    }
    XCTAssertFalse(work.isLeft)
  }

  func testAMomentIsGranted() throws {
    let work = InterruptibleWork(grace: .seconds(30), isEndWanted: { true })
    let value = try work.run {
      Thread.sleep(forTimeInterval: 0.2)
      return 7
    }
    XCTAssertEqual(value, 7)
    XCTAssertFalse(work.isLeft)
  }

  func testTheMomentIsOneForAll() throws {
    let work = InterruptibleWork(grace: .milliseconds(300), isEndWanted: { true })
    XCTAssertEqual(try work.run { 7 }, 7)
    Thread.sleep(forTimeInterval: 0.4)
    XCTAssertNil(try work.run { 8 })
    XCTAssertFalse(work.isLeft, "nothing runs")
  }

  func testIsLeftAndNothingIsBegunAgain() throws {
    let work = InterruptibleWork(grace: .milliseconds(50), isEndWanted: { true })
    let release = DispatchSemaphore(value: 0)
    XCTAssertNil(
      try work.run { () -> Int in
        release.wait()
        return 7
      })
    XCTAssertTrue(work.isLeft)
    XCTAssertNil(try work.run { 8 })
    release.signal()
  }
}
