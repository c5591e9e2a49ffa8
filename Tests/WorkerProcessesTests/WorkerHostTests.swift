import Dispatch
import XCTest

@testable import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

final class WorkerHostTests: XCTestCase {
  private static let arguments = SelfReexecution.arguments(
    forXCTest: "WorkerProcessesTests.WorkerHostTests/testAnswersAreReceived")

  private let host = WorkerHost(arguments: arguments)
  private let time = Duration.seconds(20)

  override func setUpWithError() throws {
    // In the worker that these tests start: the test that it was told to run serves instead.
    if WorkerEntry.isWorker { WorkerDeed.serve() }
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
    try host.start()
  }

  override func tearDown() {
    guard let worker = host.processID else { return }
    host.close()
    XCTAssertTrue(isGone(worker))
  }

  /// Whether a process doesn't exist, not even as a zombie.
  private func isGone(_ process: Int32) -> Bool { kill(process, 0) == -1 && errno == ESRCH }

  private func call(_ deed: WorkerDeed, _ rest: [UInt8] = [], timeout: Duration? = nil) throws
    -> [UInt8]
  {
    try host.call(WorkerDeed.request(deed, rest), timeout: timeout ?? time)
  }

  /// The worker's death in the course of a deed.
  private func death(
    _ deed: WorkerDeed, _ rest: [UInt8] = [], file: StaticString = #filePath, line: UInt = #line
  ) -> WorkerDied? {
    do {
      let answer = try call(deed, rest)
      XCTFail("the worker answered \(answer)", file: file, line: line)
    } catch let error as WorkerDied {
      return error
    } catch {
      XCTFail("another error: \(error)", file: file, line: line)
    }
    return nil
  }

  // MARK: - Answers

  func testAnswersAreReceived() throws {
    XCTAssertEqual(try call(.echo, [1, 2, 3]), [1, 2, 3])
    XCTAssertEqual(try call(.reverse, [1, 2, 3]), [3, 2, 1])
    XCTAssertEqual(try call(.echo), [])
  }

  func testHugeFrames() throws {
    let huge = (0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    XCTAssertTrue(try call(.echo, huge) == huge)
    XCTAssertEqual(try call(.reverse, huge).first, huge.last)
  }

  func testRequestsAreSentAhead() throws {
    for number in 0..<100 {
      try host.send(WorkerDeed.request(.echo, [UInt8(number)]), timeout: time)
    }
    XCTAssertEqual(host.outstanding, 100)
    for number in 0..<100 { XCTAssertEqual(try host.receive(timeout: time), [UInt8(number)]) }
    XCTAssertEqual(host.outstanding, 0)
  }

  func testHostAndWorkerDoNotBlockEachOther() throws {
    // More in both directions than the connection holds.
    let large = [UInt8](repeating: 5, count: 1_000_000)
    for _ in 0..<8 { try host.send(WorkerDeed.request(.echo, large), timeout: time) }
    for _ in 0..<8 { XCTAssertTrue(try host.receive(timeout: time) == large) }
  }

  func testThrownErrorsAreReportedAndTheWorkerLivesOn() throws {
    XCTAssertThrowsError(try call(.throwAnError)) { error in
      XCTAssertEqual(error as? WorkerFailure, WorkerFailure(description: "this deed is unknown"))
    }
    XCTAssertEqual(try call(.echo, [1]), [1])
  }

  func testWhatTheSubjectPrintsReachesNobody() throws {
    XCTAssertEqual(try call(.printALot), [2])
    XCTAssertEqual(try call(.echo, [1]), [1])
  }

  func testWorkerKnowsItsCall() throws {
    let host = WorkerHost(arguments: Self.arguments, call: "NavigationTests.swift:21")
    try host.start()
    XCTAssertEqual(
      String(decoding: try host.call(WorkerDeed.request(.call), timeout: time), as: UTF8.self),
      "NavigationTests.swift:21")
    XCTAssertNil(WorkerEntry.call)
    XCTAssertFalse(WorkerEntry.isWorker)
  }

  func testTasksRunInAWorker() throws {
    XCTAssertEqual(String(decoding: try call(.runATask), as: UTF8.self), "main, pool, 0 strays")
  }

  func testWorkerInheritsNoOtherFiles() throws {
    // Opened without a thought for processes that are started later.
    let careless = open("/proc/version", O_RDONLY)
    defer { close(careless) }
    try host.start()
    XCTAssertEqual(try call(.echo, [1]), [1])
    let worker = try XCTUnwrap(host.processID)
    XCTAssertTrue(openFiles(of: getpid()).contains("/proc/version"))
    XCTAssertFalse(openFiles(of: worker).contains("/proc/version"))
    XCTAssertEqual(openFiles(of: worker).prefix(2), ["/dev/null", "/dev/null"])
  }

  // MARK: - Ends

  func testTrap() throws {
    let death = death(.trap, [1, 2])
    XCTAssertTrue(
      [.signal(SIGILL), .signal(SIGTRAP)].contains(death?.cause), "\(death.debugDescription)")
    XCTAssertEqual(death?.marker.request, 1)
    XCTAssertEqual(death?.marker.event, Int(WorkerDeed.trap.rawValue))
    XCTAssertEqual(death?.marker.choiceCount, 2)
    XCTAssertEqual(death?.marker.phase, -2)
    XCTAssertEqual(death?.standardError.contains("Index out of range"), true)
  }

  func testAbort() {
    let death = death(.abort)
    XCTAssertEqual(death?.cause, .signal(SIGABRT))
    XCTAssertEqual(death?.description, "the worker was killed by signal 6 (SIGABRT)")
  }

  func testExit() {
    let death = death(.exit, [7])
    XCTAssertEqual(death?.cause, .exit(7))
    XCTAssertEqual(death?.description, "the worker exited with status 7")
  }

  func testExitWithSuccess() { XCTAssertEqual(death(.exit, [0])?.cause, .exit(0)) }

  func testSegmentationFault() {
    XCTAssertEqual(death(.segmentationFault)?.cause, .signal(SIGSEGV))
  }

  func testEndOfStandardErrorIsKept() {
    let text = death(.complain)?.standardError
    XCTAssertEqual(text?.utf8.count, 32_768)
    XCTAssertEqual(text?.hasSuffix("xxlast words"), true)
  }

  func testAnswersBeforeTheEndAreNotLost() throws {
    try host.send(WorkerDeed.request(.echo, [1]), timeout: time)
    try host.send(WorkerDeed.request(.echo, [2]), timeout: time)
    try host.send(WorkerDeed.request(.abort), timeout: time)
    try host.send(WorkerDeed.request(.echo, [3]), timeout: time)
    XCTAssertEqual(try host.receive(timeout: time), [1])
    XCTAssertEqual(try host.receive(timeout: time), [2])
    XCTAssertThrowsError(try host.receive(timeout: time)) { error in
      XCTAssertEqual((error as? WorkerDied)?.cause, .signal(SIGABRT))
      XCTAssertEqual((error as? WorkerDied)?.marker.event, Int(WorkerDeed.abort.rawValue))
    }
  }

  func testBrokenFrame() {
    let death = death(.breakTheConnection)
    XCTAssertEqual(death?.cause, .exit(0))
    XCTAssertEqual(
      death?.description,
      "the worker exited with status 0; the connection ended within a frame of 14 bytes, "
        + "after 6 bytes")
  }

  func testHang() throws {
    let start = ContinuousClock.now
    let worker = try XCTUnwrap(host.processID)
    XCTAssertThrowsError(try call(.hang, [1], timeout: .milliseconds(300))) { error in
      let hung = error as? WorkerHung
      XCTAssertEqual(hung?.marker.event, Int(WorkerDeed.hang.rawValue))
      XCTAssertEqual(
        hung?.description, "the worker made no progress for 0.3 seconds and was killed")
    }
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(300))
    XCTAssertNil(host.processID)
    XCTAssertTrue(isGone(worker))
  }

  func testSlowIsNotHanging() throws {
    XCTAssertEqual(try call(.slow, [60], timeout: .seconds(1)), [1])
  }

  func testDeadWorkerIsStartedAgain() throws {
    let worker = try XCTUnwrap(host.processID)
    XCTAssertNotNil(death(.abort))
    XCTAssertTrue(isGone(worker))
    XCTAssertThrowsError(try call(.echo)) { error in
      XCTAssertEqual("\(error)", "the worker is not running; start it again")
    }
    try host.start()
    XCTAssertEqual(try call(.echo, [1]), [1])
  }

  func testReceivingWithoutARequest() {
    XCTAssertThrowsError(try host.receive(timeout: time)) { error in
      XCTAssertEqual("\(error)", "no request waits for an answer; send one first")
    }
  }

  func testWorkerThatEndedBetweenCallsIsNoticed() throws {
    XCTAssertEqual(try call(.echo, [1]), [1])
    kill(try XCTUnwrap(host.processID), SIGKILL)
    usleep(50_000)
    XCTAssertEqual(death(.echo)?.cause, .signal(SIGKILL))
  }

  func testWorkerEndsWithItsHostEvenInAnEndlessLoop() throws {
    let text = String(decoding: try call(.startAnother), as: UTF8.self)
    let grandchild = try XCTUnwrap(Int32(text))
    XCTAssertTrue(isRunning(grandchild))
    kill(try XCTUnwrap(host.processID), SIGKILL)
    let deadline = ContinuousClock.now + .seconds(5)
    while isRunning(grandchild), ContinuousClock.now < deadline { usleep(1_000) }
    XCTAssertFalse(isRunning(grandchild))
  }

  // MARK: - Many

  func testManyStartsLeaveNothingBehind() throws {
    host.close()
    let before = openFiles(of: getpid())
    var workers: [Int32] = []
    for round in 0..<200 {
      try host.start()
      workers.append(try XCTUnwrap(host.processID))
      switch round % 3 {
      case 0: XCTAssertEqual(try call(.echo, [UInt8(round)]), [UInt8(round)])
      case 1: XCTAssertNotNil(death(.abort))
      default: break
      }
    }
    host.close()
    XCTAssertEqual(openFiles(of: getpid()), before)
    XCTAssertEqual(workers.count(where: isGone), 200)
  }

  func testKillsAtAnyMoment() throws {
    var random = Dice(state: 7)
    var answered = 0
    for round in 0..<60 {
      if host.processID == nil { try host.start() }
      // Half of the time while it works, half of the time while it starts.
      if round % 2 == 0 { XCTAssertEqual(try call(.echo, [1]), [1]) }
      let victim = try XCTUnwrap(host.processID)
      let delay = random.next() % 10_000
      let killed = DispatchSemaphore(value: 0)
      startThread {
        usleep(UInt32(delay))
        kill(victim, SIGKILL)
        killed.signal()
      }
      let payload = [UInt8](repeating: 3, count: Int(random.next() % 200_000))
      do {
        while true {
          let echo = try call(.echo, payload)
          XCTAssertTrue(echo == payload)
          answered += 1
        }
      } catch let error as WorkerDied {
        XCTAssertEqual(error.cause, .signal(SIGKILL))
      }
      XCTAssertEqual(killed.wait(timeout: .now() + 5), .success)
    }
    XCTAssertGreaterThan(answered, 0)
  }
}

/// Whether a process exists and is not merely waiting to be buried.
private func isRunning(_ process: Int32) -> Bool {
  guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
  defer { fclose(file) }
  var line = [UInt8](repeating: 0, count: 512)
  let text = String(decoding: line.prefix(fread(&line, 1, line.count, file)), as: UTF8.self)
  return text.split(separator: ")").last?.split(separator: " ").first != "Z"
}

/// What the files are that a process has open, in order of their numbers.
private func openFiles(of process: Int32) -> [String] {
  (0..<256).compactMap { number in
    var path = [UInt8](repeating: 0, count: 512)
    let length = readlink("/proc/\(process)/fd/\(number)", &path, path.count)
    return length < 0 ? nil : String(decoding: path.prefix(length), as: UTF8.self)
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
