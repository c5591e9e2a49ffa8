import CSwiftRuntime
import NavigationModel
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
  /// result, then what waits for its time, then what waits for views.
  func work(beside handlers: [PlatformHandler]) -> [WaitingWork] {
    guard JobQueue.control == .complete else { return [] }
    return queue.waiting.flatMap(WaitingWork.all(of:))
      + tickets.tasks.compactMap { WaitingWork(task: $0) } + clock.work
      + handlers.map { WaitingWork($0) }
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

  fileprivate convenience init(_ handler: PlatformHandler) {
    self.init(code: handler.code, context: handler.context)
  }

  fileprivate static func all(of work: JobQueue.Work) -> [WaitingWork] {
    switch work {
    case .main(let job), .global(let job):
      return WaitingWork(task: unsafeBitCast(job, to: UnsafeRawPointer.self)).map { [$0] } ?? []
    case .platform(let job):
      // What the platform itself has to do follows from its own state, and from what the app gave it.
      guard job.kind == .dispatch else { return job.handlers().map { WaitingWork($0) } }
      if let work = job.owner as? OwnedWork { return WaitingWork(work).map { [$0] } ?? [] }
      return [WaitingWork(job.run)]
    }
  }
}

/// The address of the task that runs now.
func currentTaskAddress() -> UnsafeRawPointer? {
  withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
}
