import NavigationChecking

/// The reason why a command cannot be carried out: a fact and its cure, with the documented exit
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

  /// Makes the error of a command that a check ended.
  init(_ error: CheckError) {
    let status: ExitStatus =
      switch error {
      case .scope: .usage
      case .cannotBeMade, .couldNotExplore: .systemFault
      case .interrupted: .inconclusive
      }
    self.init(status, error.description)
  }
}
