import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationExplorer
import NavigationHarness
import NavigationModel
import NavigationReports
import WorkerProcesses

struct ExploreCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Serves the explorer: a page on which you go from state to state of the living app.",
    discussion: """
      Explores the system, prints the address of the page, and answers it until you press Ctrl-C. \
      What the search did not get to is run when you go there. The address has a token; whoever \
      knows it and can reach this machine's own interface can drive the app.

      'check --report explorer=FILE' writes the same page as a file, without the living app.

      Exit codes: 0 ended by Ctrl-C or a signal to terminate; 2 interrupted before the search was over; \
      3 the system cannot be made or explored; 64 usage; 71 this verifier was built without the trait \
      Explorer, or this machine lacks something, such as the port; 74 cannot print the address.
      """)

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(help: ArgumentHelp("The port. (default: one that is free)", valueName: "number"))
  var port: UInt16 = 0

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var verbosityValues: [SettingValue?] { common.values + verbosity.values }

  func run(in context: CommandContext) throws {
    #if Explorer
      try serve(in: context)
    #else
      throw CommandError(.environment, .noTrait(system))
    #endif
  }
}

#if Explorer
  extension ExploreCommand {
    fileprivate func serve(in context: CommandContext) throws {
      let check = try PlannedCheck(
        of: context.systems.named(system), options: form.values + search.values, in: context)
      // A trap would end the server, and the jobs of the app would be those of the server.
      guard check.configuration.isolation == .worker, WorkerHost.isAvailable else {
        throw CommandError(.environment, .needsWorker)
      }
      Interruption.listen()
      let site = try site(of: check, in: context)
      if Interruption.isWanted { throw CommandError(.inconclusive, .interrupted) }
      do {
        try site.serve(on: port) {
          Interruption.isWanted
        } opened: {
          try Terminal.print($0)
        }
      } catch let error as ExplorerServerError {
        throw CommandError(.environment, "\(error)")
      }
    }

    private func site(
      of check: PlannedCheck, in context: CommandContext
    ) throws -> ExplorerSite {
      let checked = try check.run(in: context)
      let span = Span(check.options.limits)
      InterruptibleWork.layout.limit = span
      let document = try checked.explainedDocument { span.goesOn }
      let graph = ExplorerGraph(
        checked.result, document: document, invariants: checked.invariants,
        context: checked.context)
      let launch = WorkerLaunch(
        of: check.system, in: check.configuration, executable: context.systems.executable)
      let exploration = LivingExploration(checked.result, graph, launch: launch) {
        !Interruption.isWanted
      }
      return ExplorerSite(
        exploration, map: Picture.html(document, ExplorerReport.form(ofMapIn: document)))
    }
  }
#endif

extension String {
  #if Explorer
    fileprivate static let needsWorker =
      "The living app needs a worker process: leave '--in-process' out. Where there are no workers, "
      + "'check SYSTEM --report explorer=FILE' writes the page as a file."

    fileprivate static let interrupted = "Interrupted: there is nothing to explore yet."
  #else
    fileprivate static func noTrait(_ system: String) -> String {
      "This verifier was built without the explorer's server. Build it with the trait: 'swift run "
        + "--traits Explorer,Graphviz verifier explore \(system)'. Or write the page as a file: 'check "
        + "\(system) --report explorer=FILE'."
    }
  #endif
}
