/// Why a command cannot be carried out: a fact and its cure, with the documented exit code.
struct CommandError: Error, Hashable, CustomStringConvertible {
  var status: ExitStatus
  var description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
