/// Tells what the task behind a handle is about to do, or waits for.
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

  /// What is seen of a task, given the address that its handle holds.
  func value(ofTaskAt address: UnsafeRawPointer) -> ObservedValue {
    let isCancelled = unsafeBitCast(address, to: Task<Void, Never>.self).isCancelled
    return .enumCase(
      "Task",
      [
        ObservedPayload(value: place(of: address)),
        ObservedPayload(label: "isCancelled", value: .bool(isCancelled)),
      ])
  }

  private func place(of address: UnsafeRawPointer) -> ObservedValue {
    if let index = queue.position(ofTask: address) { return place("runnable", index) }
    if let index = tickets.position(ofTask: address) { return place("pending", index) }
    if let index = clock.position(ofTask: address) { return place("asleep", index) }
    // Ended, or waiting for another task, which shows.
    return .enumCase("elsewhere", [])
  }

  private func place(_ name: String, _ index: Int) -> ObservedValue {
    .enumCase(name, [ObservedPayload(value: .uint(UInt64(index)))])
  }
}

/// The address of the task that runs now.
func currentTaskAddress() -> UnsafeRawPointer? {
  withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
}
