import ArgumentParser
import Files
import NavigationHarness
import NavigationModel

/// The option of every command that searches a system, about what outlasts the search.
struct CheckpointOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder in which what live objects do is kept: a search by the same build that is told the "
        + "same folder goes on where an earlier one ended.",
      valueName: "folder"),
    completion: .directory)
  var checkpoint: String?
}

extension CommandContext {
  /// Returns the context in which searches go on from what the folder holds that an option names.
  ///
  /// - Throws: `FileError` where there can be no such folder.
  func keeping(_ options: CheckpointOptions) throws -> CommandContext {
    guard let folder = options.checkpoint else { return self }
    try Folder.make(containing: "\(folder)/")
    var context = self
    context.checkpoints = CheckpointFolder(folder) { [verbosity] note in
      switch note {
      case .resumed(let system, let answers):
        if !verbosity.isQuiet { Terminal.note(.goesOn(system, answers)) }
      case .unwritable(let system, let error): Terminal.note(.keepsNoMore(system, error))
      }
    }
    return context
  }
}

extension String {
  fileprivate static func goesOn(_ system: String, _ answers: Int) -> String {
    "\(system): the search goes on from a checkpoint with \(counted(answers, "answer"))."
  }

  fileprivate static func keepsNoMore(_ system: String, _ error: FileError) -> String {
    "\(system): the checkpoint ends here, and the search goes on without it. \(error)"
  }
}
