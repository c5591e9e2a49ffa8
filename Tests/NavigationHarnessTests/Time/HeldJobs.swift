import NavigationHarness
import Testing

/// Runs a body that holds the job queue: what it puts off waits, and other threads go on as usual.
func holdingJobs(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @Sendable () throws -> Void
) rethrows {
  try MainActorTurn.take(holdingJobs: true) {
    defer { endSubject(sourceLocation) }
    try body()
  }
}

/// Runs a body in whose process nobody else has work: what comes from other threads is set aside.
func owningJobs(
  otherThreads: JobQueue.OtherThreads = .setAside,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (_ queue: JobQueue, _ diary: Diary) throws -> Void
) rethrows {
  JobQueue.install(otherThreads: otherThreads)
  defer {
    endSubject(sourceLocation)
    JobQueue.uninstall()
  }
  try body(.shared, Diary())
}

private func endSubject(_ sourceLocation: SourceLocation) {
  #expect(
    JobQueue.shared.endSubject() == 0, "jobs that would not end", sourceLocation: sourceLocation)
}

/// Runs what waits in order of arrival, and fails when that does not come to an end.
@discardableResult
func settle(bound: Int = 1_000, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
  let queue = JobQueue.shared
  let ran = queue.settle(bound: bound)
  #expect(queue.isEmpty, "not settled after \(ran) jobs", sourceLocation: sourceLocation)
  return ran
}

/// The lines that a test's tasks wrote, in order; confined to the queue's thread.
final class Diary: @unchecked Sendable {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}
