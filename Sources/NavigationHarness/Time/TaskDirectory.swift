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

/// The address of the task that runs now.
func currentTaskAddress() -> UnsafeRawPointer? {
  withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
}
