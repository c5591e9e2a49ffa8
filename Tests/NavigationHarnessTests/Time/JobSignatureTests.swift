import NavigationHarness
import NavigationModel
import XCTest

final class JobSignatureTests: QueuedTestCase {
  private func signatures(_ start: () -> Void) -> [UInt64] {
    start()
    defer { settle() }
    return queue.runnable.map(\.signature)
  }

  func testSameCodeHasTheSameSignature() {
    let first = signatures(startNothing)
    XCTAssertEqual(first.count, 1)
    XCTAssertNotEqual(first, [0])
    XCTAssertEqual(signatures(startNothing), first)
  }

  func testDifferentClosuresHaveDifferentSignatures() {
    let diary = Diary()
    let found = signatures {
      Task { @MainActor in diary.write("a") }
      Task { @MainActor in diary.write("b") }
      Task { diary.write("c") }
      Task { diary.write("d") }
      Task { () throws -> Int in 5 }
      Task { () throws -> Int in 6 }
      Task.detached { diary.write("e") }
      start { diary.write("f") }
      start { diary.write("g") }
      start { 5 }
      start { 6 }
    }
    XCTAssertEqual(found.count, 11)
    XCTAssertEqual(Set(found).count, 11, "\(found)")
  }

  func testSignatureChangesAsTheTaskGoesOn() {
    Task { @MainActor in
      await Task.yield()
      await Task.yield()
    }
    var found: [UInt64] = []
    while let job = queue.runnable.first {
      found.append(job.signature)
      queue.run(at: 0)
    }
    XCTAssertGreaterThanOrEqual(found.count, 3)
    XCTAssertNotEqual(found[0], found[1])
    XCTAssertNotEqual(found[1], found[found.count - 1])
  }

  func testCallersOfASharedFunctionAreToldApart() {
    Task { @MainActor in await pause() }
    Task { @MainActor in
      await pause()
      await pause()
    }
    queue.run(at: 0)
    queue.run(at: 0)
    let found = queue.runnable.map(\.signature)
    XCTAssertEqual(found.count, 2)
    XCTAssertEqual(Set(found).count, 2, "\(found)")
  }

  func testPlatformJobsHaveNoSignature() {
    XCTAssertEqual(signatures { queue.schedule(PlatformJob(kind: .render) {}) }, [0])
  }

  func testActorsHaveASignature() {
    let other = Other()
    Task { @MainActor in await other.enter() }
    queue.run(at: 0)
    let found = queue.runnable.map(\.signature)
    XCTAssertEqual(found.count, 1)
    XCTAssertNotEqual(found, [0])
  }
}

// An optimiser that copies it into its callers would make different code of it.
@inline(never)
private func startNothing() { Task { @MainActor in } }

private actor Other {
  private var visits = 0
  func enter() { visits += 1 }
}

@MainActor
private func pause() async { await Task.yield() }

private func start<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) {
  Task(operation: operation)
}
