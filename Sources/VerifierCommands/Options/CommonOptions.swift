import ArgumentParser

/// What every command that obeys a configuration is told.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; \(ConfigurationFile.name) here or in a folder above when omitted.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?
}

/// A command that obeys the configuration of a project.
protocol ConfigurableCommand: ParsableCommand {
  var common: CommonOptions { get }
}
