import Dispatch
import TestSupport
import Testing

@testable import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.enabled(if: WorkerHost.isAvailable, "this platform can't start workers"))
final class WorkerHostTests {
  private let host: WorkerHost

  init() throws {
    // In the worker that these tests start: the test that it was told to run serves instead.
    if WorkerEntry.isWorker { WorkerDeed.serve() }
    host = WorkerHost(arguments: Self.arguments)
    try host.start()
  }

  deinit {
    guard let worker = host.processID else { return }
    host.close()
    #expect(isGone(worker))
  }

  /// The arguments with which this executable runs the running test alone.
  private static var arguments: [String] {
    SelfReexecution.arguments(forSwiftTesting: String(describing: Test.current!.id))
  }

  // MARK: - Answers

  @Test func answersAreReceived() throws {
    #expect(try host.call(.echo, [1, 2, 3]) == [1, 2, 3])
    #expect(try host.call(.reverse, [1, 2, 3]) == [3, 2, 1])
    #expect(try host.call(.echo) == [])
  }

  @Test func hugeFramesAreReceived() throws {
    let huge = (0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    // A failure must not print so much.
    let comesBack = try host.call(.echo, huge) == huge
    #expect(comesBack)
    #expect(try host.call(.reverse, huge).first == huge.last)
  }

  @Test func requestsAreSentAhead() throws {
    for number in 0..<100 {
      try host.send(.echo, [UInt8(number)])
    }
    #expect(host.outstanding == 100)
    for number in 0..<100 { #expect(try host.receive() == [UInt8(number)]) }
    #expect(host.outstanding == 0)
  }

  @Test func hostAndWorkerDoNotBlockEachOther() throws {
    // More in both directions than the connection holds.
    let large = [UInt8](repeating: 5, count: 1_000_000)
    for _ in 0..<8 { try host.send(.echo, large) }
    for _ in 0..<8 {
      let comesBack = try host.receive() == large
      #expect(comesBack)
    }
  }

  @Test func thrownErrorsAreReportedAndTheWorkerLivesOn() throws {
    let error = try #require(throws: WorkerFailure.self) {
      try host.call(.throwAnError)
    }
    #expect(error == WorkerFailure(description: "this deed is unknown"))
    #expect(try host.call(.echo, [1]) == [1])
  }

  @Test func whatTheSubjectPrintsReachesNobody() throws {
    #expect(try host.call(.printALot) == [2])
    #expect(try host.call(.echo, [1]) == [1])
  }

  @Test func aWorkerKnowsItsCall() throws {
    let host = WorkerHost(arguments: Self.arguments, call: "NavigationTests.swift:21")
    try host.start()
    #expect(
      String(decoding: try host.call(.call), as: UTF8.self)
        == "NavigationTests.swift:21")
    #expect(WorkerEntry.call == nil)
    #expect(!WorkerEntry.isWorker)
  }

  @Test func tasksRunInAWorker() throws {
    #expect(String(decoding: try host.call(.runATask), as: UTF8.self) == "main, pool, 0 strays")
  }

  @Test func aWorkerInheritsNoOtherFiles() throws {
    // Opened without a thought for processes that are started later.
    let careless = open("/proc/version", O_RDONLY)
    defer { close(careless) }
    try host.start()
    #expect(try host.call(.echo, [1]) == [1])
    let worker = try #require(host.processID)
    #expect(openFiles(of: getpid()).contains("/proc/version"))
    #expect(!openFiles(of: worker).contains("/proc/version"))
    #expect(openFiles(of: worker).prefix(2) == ["/dev/null", "/dev/null"])
  }

  // MARK: - Ends

  @Test func aTrapIsTold() throws {
    let death = host.death(.trap, [1, 2])
    #expect(
      [.signal(SIGILL), .signal(SIGTRAP)].contains(death?.cause), "\(death.debugDescription)")
    #expect(death?.marker.request == 1)
    #expect(death?.marker.event == Int(WorkerDeed.trap.rawValue))
    #expect(death?.marker.choiceCount == 2)
    #expect(death?.marker.phase == -2)
    #expect(death?.standardError.contains("Index out of range") == true)
  }

  @Test func anAbortIsTold() {
    let death = host.death(.abort)
    #expect(death?.cause == .signal(SIGABRT))
    #expect(death?.description == "the worker was killed by signal 6 (SIGABRT)")
  }

  @Test func anExitIsTold() {
    let death = host.death(.exit, [7])
    #expect(death?.cause == .exit(7))
    #expect(death?.description == "the worker exited with status 7")
  }

  @Test func anExitWithSuccessIsTold() { #expect(host.death(.exit, [0])?.cause == .exit(0)) }

  @Test func aSegmentationFaultIsTold() {
    #expect(host.death(.segmentationFault)?.cause == .signal(SIGSEGV))
  }

  @Test func theEndOfStandardErrorIsKept() {
    let text = host.death(.complain)?.standardError
    #expect(text?.utf8.count == 32_768)
    #expect(text?.hasSuffix("xxlast words") == true)
  }

  @Test func answersBeforeTheEndAreNotLost() throws {
    try host.send(.echo, [1])
    try host.send(.echo, [2])
    try host.send(.abort)
    try host.send(.echo, [3])
    #expect(try host.receive() == [1])
    #expect(try host.receive() == [2])
    let death = try #require(throws: WorkerDied.self) { try host.receive() }
    #expect(death.cause == .signal(SIGABRT))
    #expect(death.marker.event == Int(WorkerDeed.abort.rawValue))
  }

  @Test func aBrokenFrameIsTold() {
    let death = host.death(.breakTheConnection)
    #expect(death?.cause == .exit(0))
    #expect(
      death?.description
        == "the worker exited with status 0; the connection ended within a frame of 16 bytes, "
        + "after 15 bytes")
  }

  /// It ends although it does not listen any more, and another one takes its place.
  @Test func aDamagedFrameEndsTheWorker() throws {
    let worker = try #require(host.processID)
    let error = #expect(throws: WorkerProtocolError.self) { try host.call(.damageTheAnswer) }
    #expect(
      error?.description
        == "a frame of 16 bytes does not match its checksum; something other than the verifier wrote "
        + "to the worker's connection")
    #expect(host.processID == nil)
    #expect(kill(worker, 0) == -1)
    try host.start()
    #expect(try host.call(.echo, [7]) == [7])
  }

  /// A longer frame would never come.
  @Test func nobodyWaitsForWhatADamagedLengthPromises() throws {
    let error = #expect(throws: WorkerProtocolError.self) {
      try host.call(.damageTheLength, timeout: .seconds(1_000))
    }
    #expect(
      error?.description
        == "the header of a frame does not match its checksum; something other than the verifier "
        + "wrote to the worker's connection")
    #expect(host.processID == nil)
  }

  @Test func aHangIsEnded() throws {
    // Long enough to start on a loaded machine: until then there is no progress either.
    let start = ContinuousClock.now
    let worker = try #require(host.processID)
    let hung = try #require(throws: WorkerHung.self) {
      try host.call(.hang, [1], timeout: .seconds(2))
    }
    #expect(hung.marker.event == Int(WorkerDeed.hang.rawValue))
    #expect(hung.description == "the worker made no progress for 2.0 seconds and was killed")
    #expect(ContinuousClock.now - start >= .seconds(2))
    #expect(host.processID == nil)
    #expect(isGone(worker))
  }

  /// It would go on if it were let.
  @Test func aStopIsNoHang() throws {
    #expect(try host.call(.echo, [1]) == [1])
    let worker = try #require(host.processID)
    kill(worker, SIGSTOP)
    // It takes effect when its threads get their turn.
    while ThreadState.all(of: worker)?.values.allSatisfy({ $0 == .stopped }) != true {
      usleep(1_000)
    }
    let stall = try #require(throws: WorkerStalled.self) {
      try host.call(.echo, [2], timeout: .seconds(1))
    }
    #expect(stall.reason == .stopped)
    #expect(stall.description == "the worker was stopped from outside and did not go on")
    #expect(isGone(worker))
    try host.start()
    #expect(try host.call(.echo, [3]) == [3])
  }

  @Test func signalsFromOutsideAreToldFromThoseOfTheApp() throws {
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGINT, SIGTERM, SIGHUP] {
      try host.start()
      #expect(try host.call(.echo, [1]) == [1])
      kill(try #require(host.processID), signal)
      let death = host.death(.hang, [1])
      #expect(death?.cause == .signal(signal))
      #expect(death?.marker.signal == NotedSignal(signal, from: .other))
    }
    try host.start()
    #expect(host.death(.abort)?.marker.signal == NotedSignal(SIGABRT, from: .itself))
    try host.start()
    #expect(host.death(.segmentationFault)?.marker.signal == NotedSignal(SIGSEGV, from: .kernel))
    try host.start()
    #expect(host.death(.trap, [1])?.marker.signal?.sender == .kernel)
    try host.start()
    #expect(host.death(.exit, [1])?.marker.signal == nil)
  }

  @Test func slowIsNotHanging() throws {
    #expect(try host.call(.slow, [60], timeout: .seconds(1)) == [1])
  }

  @Test func aDeadWorkerIsStartedAgain() throws {
    let worker = try #require(host.processID)
    #expect(host.death(.abort) != nil)
    #expect(isGone(worker))
    let error = try #require(throws: WorkerUnavailable.self) { try host.call(.echo) }
    #expect(error.description == "the worker is not running; start it again")
    try host.start()
    #expect(try host.call(.echo, [1]) == [1])
  }

  @Test func receivingWithoutARequestIsAnError() throws {
    let error = try #require(throws: WorkerUnavailable.self) { try host.receive() }
    #expect(error.description == "no request waits for an answer; send one first")
  }

  @Test func aWorkerThatEndedBetweenCallsIsNoticed() throws {
    #expect(try host.call(.echo, [1]) == [1])
    kill(try #require(host.processID), SIGKILL)
    usleep(50_000)
    #expect(host.death(.echo)?.cause == .signal(SIGKILL))
  }

  @Test func aWorkerEndsWithItsHostEvenInAnEndlessLoop() throws {
    let text = String(decoding: try host.call(.startAnother), as: UTF8.self)
    let grandchild = try #require(Int32(text))
    #expect(isRunning(grandchild))
    kill(try #require(host.processID), SIGKILL)
    let deadline = ContinuousClock.now + .seconds(5)
    while isRunning(grandchild), ContinuousClock.now < deadline { usleep(1_000) }
    #expect(!isRunning(grandchild))
  }

  // MARK: - Many

  @Test func manyStartsLeaveNothingBehind() async {
    // In a process of its own, where no other test opens files.
    await #expect(processExitsWith: .success) {
      [arguments = Self.arguments as [String], rounds = Thorough.count(30, of: 200) as Int] in
      let host = WorkerHost(arguments: arguments)
      let before = openFiles(of: getpid())
      var workers: [Int32] = []
      // What fails in another process comes with its comment alone.
      for round in 0..<rounds {
        do {
          try host.start()
          workers.append(try #require(host.processID, "\(round)"))
          switch round % 3 {
          case 0: try #require(try host.call(.echo, [UInt8(round)]) == [UInt8(round)], "\(round)")
          case 1: try #require(host.death(.abort) != nil, "\(round)")
          default: break
          }
        } catch {
          Issue.record("\(round): \(error)")
        }
      }
      host.close()
      let after = openFiles(of: getpid())
      #expect(after == before, "\(before) became \(after)")
      let left = workers.filter { !isGone($0) }
      #expect(left.isEmpty, "\(left) are still there")
    }
  }

  @Test func killsAtAnyMomentAreToldAndNothingIsMixedUp() throws {
    var random = Dice(state: 7)
    var answered = 0
    for round in 0..<60 {
      if host.processID == nil { try host.start() }
      // Half of the time while it works, half of the time while it starts.
      if round % 2 == 0 { #expect(try host.call(.echo, [1]) == [1]) }
      let victim = try #require(host.processID)
      let delay = random.next() % 10_000
      let killed = DispatchSemaphore(value: 0)
      try! startThread {
        usleep(UInt32(delay))
        kill(victim, SIGKILL)
        killed.signal()
      }
      let payload = [UInt8](repeating: 3, count: Int(random.next() % 200_000))
      do {
        while true {
          let comesBack = try host.call(.echo, payload) == payload
          #expect(comesBack)
          answered += 1
        }
      } catch let error as WorkerDied {
        #expect(error.cause == .signal(SIGKILL))
      }
      #expect(killed.wait(timeout: .now() + 5) == .success)
    }
    #expect(answered > 0)
  }
}

private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}
