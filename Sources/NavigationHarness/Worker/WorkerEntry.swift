#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a process finds out about its own role when it starts.
package enum WorkerEntry {
  /// Whether this process was started as a worker and its host's connection is there.
  ///
  /// What a worker starts in turn inherits the variable but not the connection.
  package static var isWorker: Bool {
    guard environment(WorkerProtocol.variable) != nil, isSocket(WorkerProtocol.requests),
      isSocket(WorkerProtocol.answers), let marker = InFlightMarker.inherited()
    else { return false }
    marker.unmap()
    return true
  }

  /// The call on behalf of which this worker was started.
  package static var call: String? { environment(WorkerProtocol.callVariable) }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }
}
