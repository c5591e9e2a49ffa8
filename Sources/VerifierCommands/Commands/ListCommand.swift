import ArgumentParser
import NavigationModel
import NavigationReports

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the systems, or what one system declares.",
    discussion: """
      For one system: its variants and fixes, its events with who causes them and which route \
      they take, and which invariants apply to it.
      """)

  @Argument(help: "The system; all when omitted.", completion: .systems)
  var system: String?

  @Option(
    help: ArgumentHelp("The format of the list: text or json.", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)))
  var format: String = "text"

  func run() throws {
    switch (try OutputFormat(named: format), try system.map(Names.system)) {
    case (.text, let system?): try Terminal.print(SystemListing(system).text)
    case (.json, let system?): try Terminal.print(SystemListing(system).json.text())
    case (.text, nil): try Terminal.print(overview)
    case (.json, nil):
      let listings = try Verifier.mounted.systems.map { try SystemListing($0).json }
      try Terminal.print(JSONValue.array(listings).text())
    }
  }

  private var overview: String {
    let systems = Verifier.mounted.systems
    let width = systems.map(\.name.count).max() ?? 0
    return systems.map { "\($0.name.padded(to: width))  \($0.summary)" }.joined(separator: "\n")
  }
}
