import CSwiftRuntime

extension JobQueue {
  /// Cancels the tasks whose jobs wait to run; they still have to run in order to end.
  public func cancelTasks() {
    for work in waiting { if let job = work.job { nav_job_cancel(job) } }
  }

  /// Ends the work of a subject that is discarded: cancels, settles, and drops the rest.
  ///
  /// A task that neither ends nor suspends for good when cancelled is dropped at the bound, and its
  /// memory with it.
  ///
  /// - Returns: the number of jobs that had to be dropped.
  @discardableResult
  public func endSubject(bound: Int = 1_000) -> Int {
    adoptStrayArrivals()
    var left = bound
    while !waiting.isEmpty, left > 0 {
      cancelTasks()
      left -= settle(bound: min(left, waiting.count))
    }
    return abandonAll()
  }

  /// Forgets what waits to run, without running it.
  ///
  /// - Returns: the number of jobs that never run.
  @discardableResult
  func abandonAll() -> Int {
    adoptStrayArrivals()
    defer { waiting = [] }
    return waiting.count
  }
}
