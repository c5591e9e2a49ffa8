import ArgumentParser
import Files
import NavigationHarness
import NavigationModel

/// The options of every command that searches a system, about where live objects run and what outlasts
/// the search.
struct RunningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder in which is kept how far a search has come: one by the same build that is told the "
        + "same folder goes on where an earlier one ended.",
      valueName: "folder"),
    completion: .directory)
  var checkpoint: String?

  @Option(
    help: ArgumentHelp(
      "Run live objects on the machines of a cluster: 'ray' is this machine alone, 'ray=ADDRESS' a "
        + "cluster of Ray. 'doctor' says how to set it up.",
      valueName: "engine"),
    completion: .list(["ray"]))
  var on: String?
}

extension CommandContext {
  /// Returns the context in which searches run where options say, and go on from what they kept.
  ///
  /// - Throws: `FileError` where there can be no such folder; ``CommandError`` where there is no such
  ///   cluster.
  func running(_ options: RunningOptions) throws -> CommandContext {
    var context = self
    if let folder = options.checkpoint { try context.keepCheckpoints(in: folder) }
    if let on = options.on {
      context.cluster = try RayCluster(at: RayAddress(on).text, noting: remark)
    }
    return context
  }

  private mutating func keepCheckpoints(in folder: String) throws {
    try Folder.make(containing: "\(folder)/")
    checkpoints = CheckpointFolder(folder) { [verbosity] note in
      switch note {
      case .resumed(let system, let answers):
        if !verbosity.isQuiet { Terminal.note(.goesOn(system, answers)) }
      case .resumedByEngine(let system):
        if !verbosity.isQuiet { Terminal.note(.goesOn(system)) }
      case .unwritable(let system, let error): Terminal.note(.keepsNoMore(system, error))
      }
    }
  }
}

extension String {
  fileprivate static func goesOn(_ system: String, _ answers: Int) -> String {
    "\(system): the search goes on from a checkpoint with \(counted(answers, "answer"))."
  }

  fileprivate static func goesOn(_ system: String) -> String {
    "\(system): the search goes on from a checkpoint, of which every step is taken once more."
  }

  fileprivate static func keepsNoMore(_ system: String, _ error: FileError) -> String {
    "\(system): the checkpoint ends here, and the search goes on without it. \(error)"
  }
}
