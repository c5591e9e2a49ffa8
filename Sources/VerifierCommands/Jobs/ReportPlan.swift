import Dispatch
import NavigationChecking
import WorkerProcesses

/// The jobs of a report on some systems.
struct ReportPlan {
  /// The systems, in the order of the report.
  let reported: [ReportedSystem]
  /// The jobs, the longest ones first, so that no core waits at the end.
  let jobs: [ReportJob]

  /// Makes every system in every form, and explores nothing yet.
  ///
  /// - Throws: ``CheckError``.
  init(about reported: [ReportedSystem], in environment: CheckEnvironment) throws {
    self.reported = reported
    var variants: [ReportJob] = []
    var causes: [ReportJob] = []
    var fixes: [ReportJob] = []
    for (index, one) in reported.enumerated() {
      let jobs = try ReportJob.all(about: one, at: index, in: environment)
      variants += jobs.variants
      causes += jobs.causes
      fixes += jobs.fixes
    }
    jobs = variants + causes + fixes
  }

  /// Runs some of the jobs.
  ///
  /// - Returns: the outcomes, in the order of the jobs, and the time that each took.
  /// - Throws: the error of the first job that failed.
  func run(
    _ jobs: [ReportJob], in context: CommandContext
  ) throws -> [(outcome: JobOutcome, time: Duration)] {
    let environment = context.checkEnvironment
    let progress = JobProgress(count: jobs.count, verbosity: context.verbosity)
    defer { progress.clear() }
    let run: @Sendable (ReportJob) throws -> (outcome: JobOutcome, time: Duration) = { job in
      let start = ContinuousClock.now
      let outcome = try job.outcome(in: environment, progress)
      return (outcome, .now - start)
    }
    // Live objects in this process share its main thread and its jobs.
    let isAlone =
      !WorkerHost.isAvailable || reported.contains { $0.configuration.isolation == .inProcess }
    return try isAlone ? jobs.map(run) : concurrently(jobs, run)
  }
}

/// Runs jobs, as many at once as the machine has cores.
///
/// - Returns: the results, in the order of the jobs.
/// - Throws: the error of the first job that failed.
private func concurrently<Job: Sendable, Value>(
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
