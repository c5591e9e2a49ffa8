import Files
import NavigationChecking
import NavigationHarness
import NavigationModel
import WorkerProcesses

/// The reason why a command failed: a fact and what to do about it, with the documented exit
/// code.
struct CommandError: Error, Hashable, CustomStringConvertible {
  var status: ExitStatus
  var description: String
  /// The place of the cause, such as a line of a file; nil for the command line.
  var place: String?

  init(_ status: ExitStatus, _ description: String, at place: String? = nil) {
    self.status = status
    self.description = description
    self.place = place
  }

  /// Makes the error of a command from that of a check.
  init(_ error: CheckError) {
    let status: ExitStatus =
      switch error {
      case .scope: .usage
      case .cannotBeMade, .couldNotExplore: .systemFault
      case .interrupted: .inconclusive
      }
    self.init(status, error.description)
  }

  /// Makes the error of a command for which this machine lacks something.
  init(_ error: EnvironmentError) { self.init(.environment, error.description) }

  /// Makes the error of a command that was told a checkpoint that can't be used.
  init(_ error: LiveCheckpointError) { self.init(.inputMissing, error.description) }

  /// Makes the error of a command that can't use a checkpoint of an engine.
  init(_ error: EngineCheckpointError) {
    self.init(error.isUnwritable ? .cannotWrite : .inputMissing, error.description)
  }

  /// Makes the error of a command that a cluster ended.
  init(_ error: ClusterError) { self.init(ExitStatus(code: error.status), error.description) }

  /// Makes the error of a command that a file ended.
  init(_ error: FileError) {
    let status: ExitStatus =
      switch error.reason {
      case .absent, .unreadable, .tooLarge: .inputMissing
      case .unwritable: .cannotWrite
      }
    self.init(status, FileError(Quotation.path(error.path), error.reason).description)
  }
}
