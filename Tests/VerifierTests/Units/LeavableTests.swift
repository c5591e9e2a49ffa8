import Foundation
import XCTest

@testable import VerifierCommands

final class LeavableTests: XCTestCase {
  private struct Failure: Error {}

  func testGivesWhatComesOut() throws {
    let leavable = Leavable(isEndWanted: { false })
    XCTAssertEqual(try leavable.run { 7 }, 7)
    XCTAssertThrowsError(try leavable.run { () throws -> Int in throw Failure() }) {
      XCTAssertTrue($0 is Failure)
    }
    XCTAssertFalse(leavable.isLeft)
  }

  func testAMomentIsGranted() throws {
    let leavable = Leavable(grace: .seconds(30), isEndWanted: { true })
    let value = try leavable.run {
      Thread.sleep(forTimeInterval: 0.2)
      return 7
    }
    XCTAssertEqual(value, 7)
    XCTAssertFalse(leavable.isLeft)
  }

  func testTheMomentIsOneForAll() throws {
    let leavable = Leavable(grace: .milliseconds(300), isEndWanted: { true })
    XCTAssertEqual(try leavable.run { 7 }, 7)
    Thread.sleep(forTimeInterval: 0.4)
    XCTAssertNil(try leavable.run { 8 })
    XCTAssertFalse(leavable.isLeft, "nothing runs")
  }

  func testIsLeftAndNothingIsBegunAgain() throws {
    let leavable = Leavable(grace: .milliseconds(50), isEndWanted: { true })
    let release = DispatchSemaphore(value: 0)
    XCTAssertNil(
      try leavable.run { () -> Int in
        release.wait()
        return 7
      })
    XCTAssertTrue(leavable.isLeft)
    XCTAssertNil(try leavable.run { 8 })
    release.signal()
  }
}
