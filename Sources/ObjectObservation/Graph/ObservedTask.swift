/// The state of a task, found by its handle.
public struct ObservedTask: Hashable, Sendable {
  /// The place where a task waits.
  public enum Place: UInt64, Hashable, Sendable {
    /// It runs when its turn comes.
    case runnable
    /// It waits for a ticket.
    case pending
    /// It sleeps on the harness's clock.
    case asleep
    /// It has ended, or waits for something else, which shows.
    case elsewhere
  }

  /// The place where the task waits.
  public var place: Place

  /// Its position among the tasks in that place.
  public var position: Int

  /// A Boolean value that indicates whether it was cancelled.
  public var isCancelled: Bool

  /// Makes what is known of a task.
  public init(place: Place, position: Int, isCancelled: Bool) {
    self.place = place
    self.position = position
    self.isCancelled = isCancelled
  }
}

extension ObservedTask: CustomStringConvertible {
  /// The task without its place, which changes as others come and go: `task` or `cancelled task`.
  public var description: String { isCancelled ? "cancelled task" : "task" }
}

extension ObservedTask {
  /// The task as one word.
  package var word: UInt64 {
    UInt64(position) << 3 | place.rawValue << 1 | (isCancelled ? 1 : 0)
  }

  init(word: UInt64) {
    self.init(
      place: Place(rawValue: word >> 1 & 3)!, position: Int(word >> 3), isCancelled: word & 1 == 1)
  }
}

extension ObservedValue {
  /// Calls the body with each task that the value has a handle of, in order.
  package func forEachTask(_ body: (ObservedTask) -> Void) {
    switch self {
    case .task(let task): body(task)
    case .enumCase(_, let payload): for part in payload { part.value.forEachTask(body) }
    case .structure(_, let fields): for field in fields { field.value.forEachTask(body) }
    case .list(let values), .set(let values): for value in values { value.forEachTask(body) }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.forEachTask(body)
        entry.value.forEachTask(body)
      }
    case .existential(_, let value): value.forEachTask(body)
    case .closure(let closure): for field in closure.captured { field.value.forEachTask(body) }
    default: break
    }
  }
}
