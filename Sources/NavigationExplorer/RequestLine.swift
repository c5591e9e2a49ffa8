import Foundation

/// The requests that wait to be answered on one thread.
final class RequestLine: @unchecked Sendable {
  // Unchecked: the condition's lock guards what changes.
  private let condition = NSCondition()
  private var waiting: [(ExplorerRequest, CheckedContinuation<ExplorerAnswer, Never>)] = []

  /// Returns the answer to a request once its turn has come.
  func answer(to request: ExplorerRequest) async -> ExplorerAnswer {
    await withCheckedContinuation { continuation in
      condition.withLock {
        waiting.append((request, continuation))
        condition.signal()
      }
    }
  }

  /// Answers on the calling thread, until it is told to end.
  ///
  /// - Parameter isOver: asked before each request, and ten times a second.
  func serve(until isOver: () -> Bool, _ answer: (ExplorerRequest) -> ExplorerAnswer) {
    while !isOver() {
      let next = condition.withLock {
        if waiting.isEmpty { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1)) }
        return waiting.isEmpty ? nil : waiting.removeFirst()
      }
      if let (request, continuation) = next { continuation.resume(returning: answer(request)) }
    }
  }
}
