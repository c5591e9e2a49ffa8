import ArgumentParser
import Files
import NavigationChecking
import NavigationModel
import NavigationReports

struct MapCommand: ExploringCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract:
      "Writes the map of a system: its screens, and the events that lead from one to the next.",
    discussion: """
      As JSON, or as a state diagram of Mermaid, which code hosts draw within Markdown. Keep the map \
      beside the design, edit it where the app should change, and compare with 'conform'.

      Exit codes: 0 written, whatever the verdicts; 2 a limit ended the search, so that the map may lack \
      something; 3 the system itself is at fault; 64 usage; 71 this machine lacks something; 74 cannot write.
      """)

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(
    help: ArgumentHelp(
      "The format: json or mermaid. (default: by the ending of '--output', .json or .mmd; else json)",
      valueName: "format"),
    completion: .list(MapFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    help: ArgumentHelp("Write the map to a file instead of standard output.", valueName: "file"),
    completion: .file(extensions: ["json", "mmd"]))
  var output: String?

  @Flag(
    inversion: .prefixedNo, help: "Accept a map that a limit of the search left incomplete.")
  var acceptBounded: Bool?

  @OptionGroup var exploring: ExploringOptions

  private var values: [SettingValue?] {
    exploring.values + [.option(.acceptBounded, acceptBounded)]
  }

  func run(in context: CommandContext) throws {
    let format = try MapFormat(named: format, for: output)
    var check = try PlannedCheck(
      of: context.systems.named(system), options: values, in: context)
    let isAccepted = try context.settings(options: values).isOn(.acceptBounded)
    let file = try output.map { try OutputFile(ofCommand: $0) }
    // Nothing is judged: a map says what there is.
    check.invariants = []

    Interruption.listen()
    let result = try check.run(in: context.running(exploring.running)).result
    let map = NavigationMap(of: result)
    let text = format == .json ? map.json() : map.mermaid
    if let file {
      try file.write(TerminalText.escaped(text))
      context.remark("Wrote \(file.path): \(words(for: map)); \(ResultSummary(result).size).")
    } else {
      try Terminal.deliver(String(text.dropLast()))
    }
    try context.remark(whatMayBeMissingIn: "map", of: result)
    let isComplete = result.graph.completeness == .exhaustive
    if Interruption.isWanted || (!isComplete && !isAccepted) { throw ExitStatus.inconclusive }
  }

  private func words(for map: NavigationMap) -> String {
    "\(counted(map.allScreens.count, "screen")), \(counted(map.arrows.count, "arrow"))"
  }
}

/// The forms in which a map is written.
enum MapFormat: String, CaseIterable {
  case json, mermaid

  /// Reads a format, or takes it from the ending of a file.
  init(named name: String?, for file: String?) throws {
    if let name {
      let known = try Names.match(name, among: Self.allCases.map(\.rawValue), kind: "format")
      self = Self(rawValue: known)!
    } else {
      self = file.map { $0.lowercased().hasSuffix(".mmd") } == true ? .mermaid : .json
    }
  }
}
