import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationExplorer
import NavigationHarness
import NavigationModel
import NavigationReports
import WorkerProcesses

struct ExploreCommand: ExploringCommand {
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

  @Flag(
    help: """
      When this executable is built again, explore again at the same address: the page runs its trace \
      again and shows it before and after.
      """)
  var watch = false

  @OptionGroup var exploring: ExploringOptions

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
      let inherited = Succession.inheritedPlace()
      let system = try context.systems.named(system)
      let check = try PlannedCheck(of: system, options: exploring.values, in: context)
      // A trap would end the server, and the jobs of the app would be those of the server.
      guard check.configuration.isolation == .worker, WorkerHost.isAvailable else {
        throw CommandError(.environment, .needsWorker)
      }
      var succession = watch ? Succession() : nil
      Interruption.listen()
      let build = watch ? String(UInt32.random(in: .min ... .max), radix: 16) : nil
      let context = try context.running(exploring.running)
      let site = try ExplorerSite(build: build) { try explored($0, of: system, in: context) }
      if Interruption.isWanted { throw CommandError(.inconclusive, .interrupted) }
      var served = inherited ?? ExplorerPlace(port: port)
      var isSucceeded = false
      do {
        try site.serve(at: served) {
          isSucceeded = succession?.isDue() == true
          return isSucceeded || Interruption.isWanted
        } opened: { address, place in
          // The address is that of the build before, which has printed it.
          if inherited == nil { try Terminal.print(address) }
          served = place
        }
      } catch let error as ExplorerServerError {
        throw CommandError(.environment, "\(error)")
      }
      site.end()
      if isSucceeded, let succession {
        context.remark(.builtAgain)
        throw succession.takePlace(of: served)
      }
    }

    private func explored(
      _ wanted: ExplorerForm, of system: any VerifiableSystem, in context: CommandContext
    ) throws -> ExplorerSite.Explored {
      var exploring = exploring
      if let leftOut = wanted.leftOut {
        (exploring.form.variant, exploring.form.leftOut) = (SystemConfiguration.repaired, leftOut)
      }
      let check = try PlannedCheck(of: system, options: exploring.values, in: context)
      let checked = try check.run(in: context)
      let span = Span(check.options.limits)
      InterruptibleWork.layout.limit = span
      let document = try checked.explainedDocument { span.goesOn }
      let graph = ExplorerGraph(
        checked.result, document: document, invariants: checked.invariants,
        context: checked.context)
      let launch = WorkerLaunch(
        of: system, in: check.configuration, executable: context.systems.executable)
      let exploration = LivingExploration(checked.result, graph, launch: launch) {
        !Interruption.isWanted
      }
      let (isRepaired, without) = (check.configuration.isRepaired, check.configuration.without)
      return ExplorerSite.Explored(
        exploration, map: Picture.html(document, ExplorerReport.form(ofMapIn: document)),
        fixes: system.fixes.map {
          .init(
            name: $0.name, summary: sentence($0.summary),
            isOn: isRepaired && !without.contains($0.name))
        })
    }
  }
#endif

extension String {
  #if Explorer
    fileprivate static let needsWorker =
      "The living app needs a worker process: leave '--in-process' out. Where there are no workers, "
      + "'check SYSTEM --report explorer=FILE' writes the page as a file."

    fileprivate static let interrupted = "Interrupted: there is nothing to explore yet."

    fileprivate static let builtAgain = "There is a new build: exploring again."
  #else
    fileprivate static func noTrait(_ system: String) -> String {
      "This verifier was built without the explorer's server. Name the trait Explorer where your package "
        + "names this one, or here: 'swift run --traits Explorer,Graphviz verifier explore \(system)'. Or "
        + "write the page as a file: 'check \(system) --report explorer=FILE'."
    }
  #endif
}
