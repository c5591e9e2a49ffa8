import ArgumentParser
import NavigationInvariants
import NavigationModel
import NavigationReports

struct ExplainCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains an invariant: its meaning, an example, and how others fixed violations.",
    discussion: "Exit codes: 0; 64 usage; 74 cannot write.")

  @Argument(
    help: ArgumentHelp("The invariant, by name or identifier.", valueName: "invariant"),
    completion: .invariants)
  var invariant: String

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) throws {
    let own = context.systems.all.flatMap(\.ownInvariants)
    let all = StandardInvariants.all + own
    let chosen: any NavigationInvariant
    do {
      chosen = try StandardInvariants.named(invariant, among: all)
    } catch {
      throw CommandError(.usage, "\(error)")
    }
    let page = InvariantPages.page(of: chosen.name) ?? "# \(chosen.name)\n\n\(chosen.summary)\n"
    try Terminal.deliver(MarkdownPage(page).text(context.style))
  }
}
