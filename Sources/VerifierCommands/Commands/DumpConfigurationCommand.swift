import ArgumentParser

struct DumpConfigurationCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump-configuration",
    abstract: "Prints what is set, and whether an option, the environment or a file says so.",
    discussion: """
      Options count more than variables of the environment, these more than the section of a \
      system in \(ConfigurationFile.name), and that more than the rest of the file. Each option \
      has a variable, such as VERIFIER_MAX_STATES for '--max-states', and a key of its name in the \
      file. The file is looked for in the working directory and in those above it, as far as the \
      folder of the Git checkout. What is printed can be saved as such a file.

      Exit codes: 0; 64 usage, such as an unknown key; 66 there is no such file; 74 cannot \
      write.
      """)

  @Argument(
    help: ArgumentHelp("The system; what is set for all when omitted.", valueName: "system"),
    completion: .systems)
  var system: String?

  @Option(
    help: ArgumentHelp(
      "Write it to a file instead, which may be the one that is read.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var output: String?

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) throws {
    for remark in Configuration.remarks() { context.remark(remark) }
    let file = try output.map { try OutputFile($0) }
    let dump = try ConfigurationDump(
      of: context, options: form.values + search.values,
      system: try system.map(context.systems.named))
    guard let file else { return try Terminal.print(dump.text) }
    try file.write(dump.text + "\n")
  }
}
