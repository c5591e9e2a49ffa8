import Foundation
import ModelChecker
import Testing

@testable import VerifierCommands

@Suite struct InterruptibleWorkTests {
  private struct Failure: Error {}

  @Test func workGivesWhatComesOut() throws {
    let work = InterruptibleWork(isEndWanted: { false })
    #expect(try work.run { 7 } == 7)
    #expect(throws: Failure.self) { try work.run { () throws -> Int in throw Failure() } }
    #expect(!work.isLeft)
  }

  @Test func aMomentIsGranted() throws {
    let work = InterruptibleWork(grace: .seconds(30), isEndWanted: { true })
    let value = try work.run {
      Thread.sleep(forTimeInterval: 0.2)
      return 7
    }
    #expect(value == 7)
    #expect(!work.isLeft)
  }

  @Test func theMomentIsOneForAll() throws {
    let work = InterruptibleWork(grace: .milliseconds(300), isEndWanted: { true })
    #expect(try work.run { 7 } == 7)
    Thread.sleep(forTimeInterval: 0.4)
    #expect(try work.run { 8 } == nil)
    #expect(!work.isLeft, "nothing runs")
  }

  @Test func theTimeLimitEndsWork() throws {
    let work = InterruptibleWork(isEndWanted: { false })
    work.limit = Span(Limits(time: .milliseconds(50)))
    let release = DispatchSemaphore(value: 0)
    let value = try work.run { () -> Int in
      release.wait()
      return 7
    }
    #expect(value == nil)
    #expect(work.isLeft)
    #expect(work.limitMet == .time)
    release.signal()
  }

  @Test func theMemoryLimitEndsWork() throws {
    let work = InterruptibleWork(isEndWanted: { false })
    work.limit = Span(Limits(memory: 1 << 20))
    #expect(try work.run { 7 } == nil)
    #expect(work.limitMet == .memory)
    #expect(!work.isLeft, "nothing runs")
  }

  @Test func workWithinTheTimeLimitGivesWhatComesOut() throws {
    let work = InterruptibleWork(isEndWanted: { false })
    work.limit = Span(Limits(time: .seconds(1_000), memory: 1 << 50))
    #expect(try work.run { 7 } == 7)
    #expect(work.limitMet == nil)
  }

  @Test func workIsLeftAndNothingIsBegunAgain() throws {
    let work = InterruptibleWork(grace: .milliseconds(50), isEndWanted: { true })
    let release = DispatchSemaphore(value: 0)
    let value = try work.run { () -> Int in
      release.wait()
      return 7
    }
    #expect(value == nil)
    #expect(work.isLeft)
    #expect(try work.run { 8 } == nil)
    release.signal()
  }
}
