/// The work of a flow that is still under way.
///
/// Each piece is a task that waits for one answer of the server. The task holds neither the flow
/// nor what is to be done with the answer: that is kept here, and forgotten when the work ends.
@MainActor
final class FlowWork {
  /// The purpose of a piece of work.
  enum Kind: Hashable, Sendable {
    case route
    case request
    case search
    case statusPoll
    case cancellation
  }

  private final class Entry {
    let kind: Kind
    var task: Task<Void, Never>?
    var complete: (() -> Void)?

    init(_ kind: Kind) { self.kind = kind }
  }

  private var entries: [Entry] = []

  /// Waits for an answer in a task of its own, then does something with it.
  func run<Answer: Sendable>(
    _ kind: Kind, _ question: @escaping @MainActor () async throws -> Answer,
    then complete: @escaping @MainActor (Result<Answer, any Error>) -> Void
  ) {
    let entry = Entry(kind)
    let answer = AnswerBox<Answer>()
    entry.complete = {
      if let result = answer.result { complete(result) }
    }
    entries.append(entry)
    entry.task = Task { [weak self, weak entry] in
      do {
        // What was called off before it began asks for nothing.
        try Task.checkCancellation()
        answer.result = .success(try await question())
      } catch {
        answer.result = .failure(error)
      }
      guard let self, let entry else { return }
      entries.removeAll { $0 === entry }
      entry.complete?()
    }
  }

  func isRunning(_ kind: Kind) -> Bool { entries.contains { $0.kind == kind } }

  /// Tells every task that nobody wants its answer any more.
  func cancelAll() {
    for entry in entries { entry.task?.cancel() }
    entries = []
  }
}

/// The answer of one question, once it is there.
@MainActor
private final class AnswerBox<Answer: Sendable> {
  var result: Result<Answer, any Error>?
}
