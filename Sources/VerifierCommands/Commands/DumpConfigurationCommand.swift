import ArgumentParser
import Files

struct DumpConfigurationCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump-configuration",
    abstract: "Prints the settings in force, and where each comes from.",
    discussion: """
      Options take precedence over environment variables, these over the section of a system in \
      \(ConfigurationFile.name), and that over the rest of the file. Each option has a variable, \
      such as VERIFIER_MAX_STATES for '--max-states', and a key of the same name in the file. The \
      file is looked up in the working directory and the folders above it, up to the root of the \
      Git checkout. The output can be saved as such a file.

      Exit codes: 0; 64 usage, such as an unknown key; 66 no such file; 74 cannot write.
      """)

  @Argument(
    help: ArgumentHelp("The system. (default: the settings for all systems)", valueName: "system"),
    completion: .systems)
  var system: String?

  @Option(
    help: ArgumentHelp(
      "Write the settings to a file, which may be the one that is read.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var output: String?

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) throws {
    for remark in Configuration.remarks() { context.remark(remark) }
    let file = try output.map { try OutputFile(ofCommand: $0) }
    let dump = try ConfigurationDump(
      of: context, options: form.values + search.values,
      system: try system.map(context.systems.named))
    guard let file else { return try Terminal.print(dump.text) }
    try file.write(dump.text + "\n")
  }
}
