import Foundation

/// A program that is attacked, and what it is told.
struct Victim {
  var executable: String
  var arguments: [String]
  var environment: [String: String] = [:]

  /// The first argument by which the verifier is started as a worker.
  static let workerCommand = "run-objects"

  /// The variable that tells the processes of one run from others.
  static let mark = "ATTACK_RUN"

  /// Starts the program in a folder.
  func start(in folder: Folder) throws -> Running {
    #if os(Linux)
      try startHere(in: folder)
    #else
      throw CannotStart(executable: executable, number: ENOSYS)
    #endif
  }

  /// Runs the program in a folder to its end.
  func run(in folder: Folder) throws -> Ending { try start(in: folder).end() }
}

/// The reason why a victim could not be started.
struct CannotStart: Error, CustomStringConvertible {
  var executable: String
  var number: Int32

  var description: String {
    "Cannot start '\(executable)': \(String(cString: strerror(number))). Build it first."
  }
}
