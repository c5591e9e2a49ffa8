import ArgumentParser
import NavigationModel
import NavigationReports

struct ListCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the systems, or what one system declares.",
    discussion: """
      For one system: its variants and fixes, its events with their origins and routes, and the \
      invariants that apply to it.
      """)

  @Argument(help: "The system. (default: all)", completion: .systems)
  var system: String?

  @Option(
    help: ArgumentHelp("The format of the list: text or json.", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)))
  var format: String = "text"

  func run(in context: CommandContext) throws {
    switch (try OutputFormat(named: format), try system.map(context.systems.named)) {
    case (.text, let system?): try Terminal.print(SystemListing(system).text)
    case (.json, let system?): try Terminal.print(SystemListing(system).json.text())
    case (.text, nil): try Terminal.print(overview(of: context.systems.all))
    case (.json, nil):
      let listings = try context.systems.all.map { try SystemListing($0).json }
      try Terminal.print(JSONValue.array(listings).text())
    }
  }

  private func overview(of systems: [any VerifiableSystem]) -> String {
    let width = systems.map(\.name.count).max() ?? 0
    return systems.map { "\($0.name.padded(to: width))  \($0.summary)" }.joined(separator: "\n")
  }
}
