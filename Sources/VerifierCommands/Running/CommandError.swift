/// Why a command cannot be carried out: a fact and its cure, with the documented exit code.
struct CommandError: Error, Hashable, CustomStringConvertible {
  var status: ExitStatus
  var description: String
  /// Where the cause is, such as a line of a file; nil for the command line.
  var place: String?

  init(_ status: ExitStatus, _ description: String, at place: String? = nil) {
    self.status = status
    self.description = description
    self.place = place
  }
}
