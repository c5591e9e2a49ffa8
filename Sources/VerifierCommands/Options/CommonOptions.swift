import ArgumentParser

/// What every command that obeys a configuration is told.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; \(ConfigurationFile.name) here or in a folder above when omitted.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Whether to colour the answer; auto, which is on a terminal, when omitted.",
      valueName: "when"))
  var color: ColorChoice?

  /// What was typed.
  var words: [Word?] { [.option(.color, color?.rawValue)] }
}

/// What commands that say more than an answer are told about that.
struct VerbosityOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Say only what does not hold.")
  var quiet: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Say on standard error, too, what is not judged and why, and what the rest costs.")
  var verbose: Bool?

  /// What was typed.
  var words: [Word?] { [.option(.quiet, quiet), .option(.verbose, verbose)] }
}

/// A command that obeys the configuration of a project.
protocol ConfigurableCommand: ParsableCommand {
  var common: CommonOptions { get }
  /// What was typed about how the command speaks.
  var manner: [Word?] { get }
}

extension ConfigurableCommand {
  var manner: [Word?] { common.words }

  /// Reads what the command has to obey.
  func configure() throws {
    Configuration.current = try Configuration(path: common.config)
    Manner.current = try Manner(Settings(options: manner))
    if Manner.current.isVerbose, let path = Configuration.current.path {
      Terminal.note(.obeyed(path))
    }
  }
}

extension String {
  fileprivate static func obeyed(_ path: String) -> String { "The configuration is \(path)." }
}
