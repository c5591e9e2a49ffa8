#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The role of a process that may have been started as a worker.
package enum WorkerEntry {
  /// A Boolean value that indicates whether this process was started as a worker and its host's
  /// connection is there.
  ///
  /// What a worker starts in turn inherits the variable but not the connection.
  package static var isWorker: Bool {
    environment(WorkerProtocol.variable) != nil && isSocket(WorkerProtocol.requests)
      && isSocket(WorkerProtocol.answers)
      && InFlightMarker.isMarker(OpenFileStatus(of: WorkerProtocol.marker))
  }

  /// The call on behalf of which this worker was started.
  package static var call: String? { environment(WorkerProtocol.callVariable) }

  /// A Boolean value that indicates whether this worker is to note the calls under way at its end.
  static var notesCalls: Bool { environment(WorkerProtocol.endVariable) != nil }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    switch OpenFileStatus(of: descriptor) {
    case .known(let status): status.st_mode & S_IFMT == S_IFSOCK
    case .unknown: true
    case .closed: false
    }
  }
}

/// The arguments with which a test executable, started again, runs one test and nothing else.
///
/// The test is the worker: it finds ``WorkerEntry/isWorker`` true and answers requests.
package enum SelfReexecution {
  /// The arguments for a method of an XCTest class, written `Module.Class/testMethod`.
  package static func arguments(forXCTest test: String) -> [String] { [test] }

  /// The arguments for the tests of Swift Testing whose identifiers match a regular expression.
  package static func arguments(forSwiftTestingFilter filter: String) -> [String] {
    ["--testing-library", "swift-testing", "--filter", filter]
  }

  /// The arguments for one test of Swift Testing, by the text of its identifier.
  package static func arguments(forSwiftTesting identifier: String) -> [String] {
    let pattern = identifier.map { #"\^$.|?*+()[]{}"#.contains($0) ? #"\\#($0)"# : "\($0)" }
    // One after the other: a worker takes over its process's tasks, whoever they belong to.
    return arguments(forSwiftTestingFilter: "^\(pattern.joined())$") + ["--no-parallel"]
  }
}
