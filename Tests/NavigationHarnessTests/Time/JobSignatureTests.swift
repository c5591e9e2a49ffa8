import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@Suite(.needsJobHooks, .ownsPlatform) struct JobSignatureTests {
  private let queue = JobQueue.shared
  private func signatures(_ start: () -> Void) -> [UInt64] {
    start()
    defer { settle() }
    return queue.runnable.map(\.signature)
  }

  @Test func theSameCodeHasTheSameSignature() {
    holdingJobs {
      let first = signatures(startNothing)
      #expect(first.count == 1)
      #expect(first != [0])
      #expect(signatures(startNothing) == first)
    }
  }

  @Test func differentClosuresHaveDifferentSignatures() {
    holdingJobs {
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
      #expect(found.count == 11)
      #expect(Set(found).count == 11, "\(found)")
    }
  }

  @Test func theSignatureChangesAsTheTaskGoesOn() {
    holdingJobs {
      Task { @MainActor in
        await Task.yield()
        await Task.yield()
      }
      var found: [UInt64] = []
      while let job = queue.runnable.first {
        found.append(job.signature)
        queue.run(at: 0)
      }
      #expect(found.count >= 3)
      #expect(found[0] != found[1])
      #expect(found[1] != found[found.count - 1])
    }
  }

  @Test func callersOfASharedFunctionAreToldApart() {
    holdingJobs {
      Task { @MainActor in await pause() }
      Task { @MainActor in
        await pause()
        await pause()
      }
      queue.run(at: 0)
      queue.run(at: 0)
      let found = queue.runnable.map(\.signature)
      #expect(found.count == 2)
      #expect(Set(found).count == 2, "\(found)")
    }
  }

  @Test func platformJobsHaveNoSignature() {
    holdingJobs {
      #expect(signatures { queue.schedule(PlatformJob(kind: .render) {}) } == [0])
    }
  }

  @Test func actorsHaveASignature() {
    holdingJobs {
      let other = Other()
      Task { @MainActor in await other.enter() }
      queue.run(at: 0)
      let found = queue.runnable.map(\.signature)
      #expect(found.count == 1)
      #expect(found != [0])
    }
  }
}

// An optimizer that copies it into its callers would make different code of it.
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
