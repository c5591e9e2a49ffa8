import Testing

@testable import WorkerProcesses

@Suite struct ProgressAccountTests {
  private var account = ProgressAccount(timeout: .seconds(10))

  /// Adds a second at a time; returns what was found, and after how many seconds.
  private mutating func finding(
    worked: Duration?, _ condition: ProcessActivity.Condition?
  ) -> (ProgressAccount.Finding, seconds: Int) {
    for second in 1...100 {
      let finding = account.add(.seconds(1), worked: worked, condition: condition)
      if finding != .goingOn { return (finding, second) }
    }
    return (.goingOn, 100)
  }

  @Test mutating func anEndlessLoopHangs() {
    #expect(finding(worked: .seconds(1), .atWork) == (.hung, 10))
  }

  @Test mutating func aDeadlockHangsAlthoughItUsesNoProcessor() {
    #expect(finding(worked: .zero, .asleep) == (.hung, 10))
  }

  @Test mutating func severalThreadsHangNoSooner() {
    #expect(finding(worked: .seconds(4), .atWork) == (.hung, 10))
  }

  @Test mutating func aLoopThatGetsHalfAProcessorHangsAfterTwiceTheTime() {
    #expect(finding(worked: .milliseconds(500), .atWork) == (.hung, 20))
  }

  @Test mutating func aStoppedProcessDoesNotHang() {
    #expect(finding(worked: .zero, .stopped) == (.stalled(.stopped, for: .seconds(10)), 10))
  }

  @Test mutating func aProcessThatGetsNoProcessorDoesNotHang() {
    #expect(finding(worked: .zero, .atWork) == (.stalled(.noProcessor, for: .seconds(60)), 60))
  }

  @Test mutating func whatIsNotKnownCountsAsTime() {
    #expect(finding(worked: nil, nil) == (.hung, 10))
  }

  @Test mutating func aStopThatEndsCountsNoMore() {
    for _ in 0..<9 {
      #expect(account.add(.seconds(1), worked: .zero, condition: .stopped) == .goingOn)
    }
    #expect(finding(worked: .seconds(1), .atWork) == (.hung, 10))
  }
}
