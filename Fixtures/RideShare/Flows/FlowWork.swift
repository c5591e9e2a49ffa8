/// The tasks of a flow that are still under way.
@MainActor
final class FlowWork {
  /// What a task is for.
  enum Kind: Hashable, Sendable {
    case route
    case request
    case statusPoll
    case cancellation
  }

  private final class Entry {
    let kind: Kind
    var task: Task<Void, Never>?

    init(_ kind: Kind) { self.kind = kind }
  }

  private var entries: [Entry] = []

  /// Runs a piece of work in a task of its own.
  func run(_ kind: Kind, _ body: @escaping @MainActor () async -> Void) {
    let entry = Entry(kind)
    entries.append(entry)
    entry.task = Task { [weak entry] in
      await body()
      entries.removeAll { $0 === entry }
    }
  }

  func isRunning(_ kind: Kind) -> Bool { entries.contains { $0.kind == kind } }

  /// Tells every task that nobody wants its result any more.
  func cancelAll() {
    for entry in entries { entry.task?.cancel() }
    entries = []
  }
}
