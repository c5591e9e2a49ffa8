/// The degree to which the jobs of tasks are controlled in a process.
package enum JobControl: Hashable, Sendable {
  /// Jobs wait in the queue, and are told apart by what they will do.
  case complete

  /// Jobs wait in the queue; what they will do cannot be read.
  case indistinct(because: String)

  /// Jobs run by themselves, in real time.
  case absent(because: String)

  /// A Boolean value that indicates whether jobs wait in the queue.
  package var holdsJobs: Bool {
    if case .absent = self { false } else { true }
  }
}
