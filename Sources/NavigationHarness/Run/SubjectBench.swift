import NavigationModel

/// What all subjects of one exploration share: the process's job queue, driver and observer.
@MainActor
final class SubjectBench {
  let queue = JobQueue.shared
  let driver = HarnessDriver()
  let observer: ObjectObserver
  let tasks: TaskDirectory
  let lifetimes = LifetimeTracker()

  /// How many subjects were made so far.
  private(set) var constructions = 0

  init(options: ObservationOptions) {
    let tasks = TaskDirectory(queue: queue)
    var options = options
    // The bench is the main actor's, and so is everything that is observed on it.
    options.readTask = { address in
      .task(MainActor.assumeIsolated { tasks.task(at: address) })
    }
    self.tasks = tasks
    observer = ObjectObserver(options: options)
  }

  func begin() {
    queue.beginSubject()
    constructions += 1
  }

  /// Forgets about a subject without ending its work.
  func forget() {
    queue.abandonAll()
    lifetimes.reset()
  }

  func end() {
    queue.endSubject()
    lifetimes.reset()
  }
}
