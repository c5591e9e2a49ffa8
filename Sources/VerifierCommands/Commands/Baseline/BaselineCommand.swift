import ArgumentParser

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Keeps a file of violations that are known and stay for now.",
    discussion: """
      An entry names a system, an invariant and a place, and says why it stays. Tests read the \
      same file: 'known: .baseline(atPath:of:)'.
      """,
    subcommands: [BaselineUpdateCommand.self, BaselineCompareCommand.self])
}
