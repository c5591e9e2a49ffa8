import CSwiftRuntime
import ObjectObservation

/// The directory of a subject's tasks: finds what the task behind a handle is about to do.
///
/// Two objects that wait for two results look alike but for their handles: which of them goes on
/// when one of the results arrives is told apart here.
@MainActor
final class TaskDirectory {
  private let queue: JobQueue
  private var tickets = TicketOffice()
  private var clock = HarnessClock()

  init(queue: JobQueue) { self.queue = queue }

  /// Knows the tasks of another subject from now on.
  func open(tickets: TicketOffice, clock: HarnessClock) {
    self.tickets = tickets
    self.clock = clock
  }

  /// Returns the state of a task, given the address that its handle holds.
  func task(at address: UnsafeRawPointer) -> ObservedTask {
    // Whatever it returns, a task is known by its address alone.
    let isCancelled = unsafeBitCast(address, to: Task<Void, Never>.self).isCancelled
    func task(_ place: ObservedTask.Place, _ position: Int) -> ObservedTask {
      ObservedTask(place: place, position: position, isCancelled: isCancelled)
    }
    if let position = queue.position(ofTask: address) { return task(.runnable, position) }
    if let position = tickets.position(ofTask: address) { return task(.pending, position) }
    if let position = clock.position(ofTask: address) { return task(.asleep, position) }
    return task(.elsewhere, 0)
  }
}

extension TaskDirectory {
  /// The work that waits, with what it was started with: what could run, then tasks that wait for a
  /// result, then what waits for its time.
  var work: [WaitingWork] {
    guard JobQueue.control == .complete else { return [] }
    return queue.waiting.compactMap(WaitingWork.init)
      + tickets.tasks.compactMap { WaitingWork(task: $0) } + clock.work
  }
}

extension WaitingWork {
  /// Reads what a task that has not ended was started with; nil where it can't be read.
  convenience init?(task: UnsafeRawPointer) {
    var code: UnsafeRawPointer?
    var context: UnsafeRawPointer?
    guard nav_task_operation(task, &code, &context), let code else { return nil }
    self.init(code: code, context: context)
  }

  /// Reads what work was put off with; nil where it can't be read.
  convenience init?(_ work: OwnedWork) {
    var code: UnsafeRawPointer?
    var context: UnsafeRawPointer?
    guard nav_work_operation(work.content, &code, &context), let code else { return nil }
    self.init(code: code, context: context)
  }

  fileprivate convenience init?(_ work: JobQueue.Work) {
    switch work {
    case .main(let job), .global(let job):
      self.init(task: unsafeBitCast(job, to: UnsafeRawPointer.self))
    case .platform(let job):
      // What the platform itself has to do follows from its own state.
      guard job.kind == .dispatch else { return nil }
      if let work = job.owner as? OwnedWork { self.init(work) } else { self.init(job.run) }
    }
  }
}

/// The address of the task that runs now.
func currentTaskAddress() -> UnsafeRawPointer? {
  withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
}
