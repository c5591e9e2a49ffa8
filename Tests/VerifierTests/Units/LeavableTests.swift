import Foundation
import Testing

@testable import VerifierCommands

@Suite struct LeavableTests {
  private struct Failure: Error {}

  @Test func givesWhatComesOut() throws {
    let leavable = Leavable(isEndWanted: { false })
    #expect(try leavable.run { 7 } == 7)
    let error = try #require(throws: (any Error).self) {
      try leavable.run { () throws -> Int in throw Failure() }
    }
    #expect(error is Failure)

    #expect(!leavable.isLeft)
  }

  @Test func aMomentIsGranted() throws {
    let leavable = Leavable(grace: .seconds(30), isEndWanted: { true })
    let value = try leavable.run {
      Thread.sleep(forTimeInterval: 0.2)
      return 7
    }
    #expect(value == 7)
    #expect(!leavable.isLeft)
  }

  @Test func theMomentIsOneForAll() throws {
    let leavable = Leavable(grace: .milliseconds(300), isEndWanted: { true })
    #expect(try leavable.run { 7 } == 7)
    Thread.sleep(forTimeInterval: 0.4)
    #expect(try leavable.run { 8 } == nil)
    #expect(!leavable.isLeft, "nothing runs")
  }

  @Test func isLeftAndNothingIsBegunAgain() throws {
    let leavable = Leavable(grace: .milliseconds(50), isEndWanted: { true })
    let release = DispatchSemaphore(value: 0)
    #expect(
      try leavable.run { () -> Int in
        release.wait()
        return 7
      } == nil)
    #expect(leavable.isLeft)
    #expect(try leavable.run { 8 } == nil)
    release.signal()
  }
}
