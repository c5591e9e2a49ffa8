import WorkerProcesses

/// The part of the queue that other threads use, behind a lock.
final class StrayBox: @unchecked Sendable {
  struct Stray {
    var work: JobQueue.Work
    var cause: StrayArrival.Cause
    var subject: Int?
  }

  private let lock = Lock()
  private var strays: [Stray] = []
  private var ownTasks: Set<UInt32> = []

  var isEmpty: Bool { locked { strays.isEmpty } }
  var all: [Stray] { locked { strays } }

  func add(_ stray: Stray) { locked { strays.append(stray) } }

  func take(at index: Int) -> Stray { locked { strays.remove(at: index) } }

  func takeAll() -> [Stray] {
    locked {
      defer { strays = [] }
      return strays
    }
  }

  func noteOwn(task: UInt32) { locked { _ = ownTasks.insert(task) } }
  func isOwn(task: UInt32) -> Bool { locked { ownTasks.contains(task) } }
  func forgetOwnTasks() { locked { ownTasks = [] } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.take()
    defer { lock.release() }
    return body()
  }
}

/// The subjects of tasks, found by the tasks' numbers, which rise in order of creation.
struct SubjectNumbers {
  private(set) var current = 0
  private var highest: UInt32 = 0
  // Only subjects that started tasks have an entry, and of those the latest: a callback that comes
  // after thousands of further subjects is not worth the memory.
  private var starts: [(task: UInt32, subject: Int)] = []
  private static let remembered = 8_192

  mutating func begin() -> Int {
    current += 1
    return current
  }

  mutating func note(task: UInt32) {
    guard task > highest else { return }
    highest = task
    if starts.last?.subject == current { return }
    if starts.count == 2 * Self.remembered { starts.removeFirst(Self.remembered) }
    starts.append((task, current))
  }

  func subject(ofTask task: UInt32) -> Int? {
    guard task > 0, task <= highest else { return nil }
    return starts.last { $0.task <= task }?.subject
  }
}
