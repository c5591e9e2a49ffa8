import Dispatch

/// Does several things, as many at once as the machine has cores.
///
/// - Returns: the results, in the order of the jobs.
/// - Throws: the error of the first job that failed.
func concurrently<Job: Sendable, Value>(
  _ jobs: [Job], _ body: @Sendable (Job) throws -> Value
) throws -> [Value] {
  var results = [Result<Value, any Error>?](repeating: nil, count: jobs.count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each job writes to a place of its own.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      buffer[index] = Result { try body(jobs[index]) }
    }
  }
  return try results.map { try $0!.get() }
}
