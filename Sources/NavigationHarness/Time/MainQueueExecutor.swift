/// The main actor's executor while the job queue is installed.
final class MainQueueExecutor: SerialExecutor {
  private unowned let queue: JobQueue

  init(queue: JobQueue) { self.queue = queue }

  func enqueue(_ job: UnownedJob) { queue.takeMain(job) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  // Outside of any job the owner's thread stands for the main thread: events are its work.
  func isIsolatingCurrentContext() -> Bool? { queue.isOnOwnThread && !queue.isRunningOffMain }

  func checkIsolated() { precondition(isIsolatingCurrentContext() == true, .notMain) }
}

extension String {
  fileprivate static let notMain =
    "main-actor code was reached from code that doesn't run on the main actor"
}
