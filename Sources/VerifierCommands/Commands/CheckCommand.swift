import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Explores systems and judges their invariants.",
    discussion: "Without a name every mounted system is checked, in its first variant.")

  /// The formats of the answer.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "The systems to check; all when omitted.")
  var systems: [String] = []

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions

  @Option(
    name: .customLong("invariant"), parsing: .singleValue,
    help: "An invariant to judge, by name or identifier; repeatable; all when omitted.")
  var invariants: [String] = []

  @Flag(help: "Stop the search at the first violation.")
  var stopAtFirst = false

  @Flag(help: "Count an inconclusive answer as success.")
  var acceptBounded = false

  @Option(help: "The format of the answer: text or json.")
  var format: String = "text"

  @Option(help: ArgumentHelp("Write the answer to a file instead.", valueName: "file"))
  var output: String?

  func run() throws {
    let format = try Formats.match(format, among: Format.self)
    let options = try search.options(stopAtFirst: stopAtFirst)
    let chosen = try systems.isEmpty ? Verifier.mounted.systems : systems.map(Names.system)
    // Everything the user typed is checked before anything is explored.
    let jobs = try chosen.map { system in
      (
        system, try form.configuration(for: system),
        try InvariantSelection.named(invariants, of: system)
      )
    }
    let checked = try jobs.map { system, configuration, invariants in
      try Checked.run(
        system, configuration: configuration, options: options, invariants: invariants)
    }
    try deliver(checked, as: format)
    throw ExitStatus(of: checked.map(\.result), acceptingBounded: acceptBounded)
  }

  private func deliver(_ checked: [Checked], as format: Format) throws {
    let text: String
    switch format {
    case .json:
      text =
        checked.count == 1 && systems.count == 1
        ? JSONReport(checked[0].result).text : JSONReport(checked.map(\.result)).text
    case .text:
      let style: TextStyle = output == nil && Terminal.wantsColour ? .coloured : .plain
      text = checked.map { TextReport($0.result, context: $0.context).text(style) }
        .joined(separator: "\n\n\n")
    }
    if let output {
      try OutputFile.write(text + "\n", to: output)
    } else {
      try Terminal.print(text)
    }
  }
}

/// Finds a format by its name.
enum Formats {
  static func match<Format: CaseIterable & RawRepresentable>(
    _ name: String, among formats: Format.Type
  ) throws -> Format where Format.RawValue == String {
    if let format = Format(rawValue: name.lowercased()) { return format }
    throw CommandError(
      .usage, .unknown("format", name, of: nil, among: Format.allCases.map(\.rawValue)))
  }
}
