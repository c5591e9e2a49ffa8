/// The reason why a live system cannot be explored in a worker.
struct WorkerSystemError: Error, Hashable, CustomStringConvertible {
  let description: String
}

extension WorkerSystemError {
  /// The worker ended before it made the system.
  static func neverCame(_ system: String, _ loss: WorkerLoss) -> WorkerSystemError {
    let tail = loss.evidence
    return WorkerSystemError(
      description: "The worker of '\(system)' \(loss.neverCame) before it reached the system. "
        + "Started again with the same arguments, the executable must reach the same system in the "
        + "same way. Systems that it uses before run in the worker's own process: one that traps "
        + "needs a test of its own."
        + (tail.isEmpty ? "" : "\n\(tail)"))
  }

  static func garbled(_ system: String, _ what: String) -> WorkerSystemError {
    WorkerSystemError(
      description: "The worker of '\(system)' can't be understood: \(what). A subject must not "
        + "write to the files 3, 4 and 5 of its process.")
  }
}
