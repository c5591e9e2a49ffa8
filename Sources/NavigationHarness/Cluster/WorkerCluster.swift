/// Machines whose processes run live objects for a search on this one.
package protocol WorkerCluster: AnyObject, Sendable {
  /// Gets ready to answer requests about a system.
  ///
  /// - Parameters:
  ///   - arguments: the arguments with which an executable there answers.
  ///   - workers: the number of processes; nil: as many as there are processors.
  /// - Throws: ``ClusterError``.
  func open(_ arguments: [String], workers: Int?) throws -> any ClusterConnection
}

/// A connection of one search to the processes that answer it; it ends with its last reference.
package protocol ClusterConnection: AnyObject {
  /// The number of requests that are answered at the same time.
  var width: Int { get }

  /// Lets requests be answered, by whatever process and in any order.
  ///
  /// - Parameters:
  ///   - mayGoOn: asked now and then while there is no answer.
  ///   - hear: hears of each answer; those of one process come in the order in which it gave them, and
  ///     none of them is missing.
  /// - Throws: ``ClusterError``; `WaitGivenUp` where it may not go on; what `hear` throws.
  func answer(
    _ requests: [[UInt8]], while mayGoOn: () -> Bool, hearing hear: (ClusterAnswer) throws -> Void
  ) throws
}

/// An answer of some process.
package struct ClusterAnswer {
  /// The position of its request.
  package var position: Int
  /// A name of the process, which no other has.
  package var process: String
  /// Its content.
  package var bytes: [UInt8]

  /// Makes an answer.
  package init(position: Int, process: String, bytes: [UInt8]) {
    self.position = position
    self.process = process
    self.bytes = bytes
  }
}

/// The reason why a cluster can't answer.
package struct ClusterError: Error, Hashable, CustomStringConvertible {
  /// The exit code of a command that it ends.
  package let status: Int32
  /// The fact, and what to do.
  package let description: String

  /// Makes an error.
  package init(status: Int32, _ description: String) {
    self.status = status
    self.description = description
  }
}
