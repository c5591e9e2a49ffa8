import ArgumentParser

/// The options of every command that reads a configuration.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: \(ConfigurationFile.name) here or in a folder above)",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "When to color the answer. (default: auto, which means on a terminal)",
      valueName: "when"))
  var color: ColorChoice?

  /// The values that were typed.
  var values: [SettingValue?] { [.option(.color, color?.rawValue)] }
}

/// The options about how much a command says besides its answer.
struct VerbosityOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Print only what does not hold.")
  var quiet: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Print all evidence and every cause in full; to standard error, also what is not judged and \
      why, and what the rest costs.
      """)
  var verbose: Bool?

  /// The values that were typed.
  var values: [SettingValue?] { [.option(.quiet, quiet), .option(.verbose, verbose)] }
}

/// A command that reads the configuration of a project.
protocol ConfigurableCommand: VerifierSubcommand {
  var common: CommonOptions { get }
  /// The values that were typed about how much the command says.
  var verbosityValues: [SettingValue?] { get }
}

extension ConfigurableCommand {
  var verbosityValues: [SettingValue?] { common.values }

  func context(over systems: MountedSystems) throws -> CommandContext {
    let configuration = try Configuration(path: common.config, of: systems)
    let verbosity = try Verbosity(Settings(configuration, options: verbosityValues))
    if let refusal = configuration.refusal { Terminal.note(refusal) }
    if verbosity.isVerbose, let path = configuration.path { Terminal.note(.obeyed(path)) }
    return CommandContext(systems, configuration: configuration, verbosity: verbosity)
  }
}

extension String {
  fileprivate static func obeyed(_ path: String) -> String { "The configuration is \(path)." }
}
