import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

struct CheckCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Explores systems and judges their invariants.",
    discussion: """
      Without a name every system is checked. A violated invariant is answered with a shortest \
      trace; what holds comes with evidence of what was reached. Ctrl-C ends the search and shows \
      what it has found; pressed twice it ends at once. How far a search has come is shown on \
      standard error, in percent where a result that this run replaces says how large it was.

      What a baseline knows is told apart, with its reason, and does not fail the check. Entries \
      that have become stale are the business of 'baseline compare'.

      Exit codes: 0 all hold, but for what is known; 1 violated, traps included; 2 inconclusive; \
      3 the system itself is at fault; 64 usage; 74 cannot write.
      """)

  @Argument(
    help: ArgumentHelp("The systems to check; all when omitted.", valueName: "system"),
    completion: .systems)
  var systems: [String] = []

  @Option(
    name: .customLong("invariant"), parsing: .singleValue,
    help: ArgumentHelp(
      "An invariant to judge, by name or identifier; repeatable; all when omitted.",
      valueName: "name"),
    completion: .invariants)
  var invariants: [String] = []

  @Flag(inversion: .prefixedNo, help: "Stop at the first violation.")
  var stopAtFirst: Bool?

  @Flag(
    help: """
      Find every cause: explain a violation by the fixes that end it, fix it and look again. \
      Where there are no fixes, show each way to violate an invariant.
      """)
  var allCauses = false

  @Flag(inversion: .prefixedNo, help: "Count an answer that a limit left open as success.")
  var acceptBounded: Bool?

  @Option(
    help: ArgumentHelp(
      "A file of known violations, which do not fail the check.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Take no violation for known, whatever baseline the configuration names.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp("The format of the answer: text or json.", valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)))
  var format: String = "text"

  @Option(
    help: ArgumentHelp("Write the answer to a file instead.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("report"), parsing: .singleValue,
    help: ArgumentHelp(
      "Record the results in a file, besides the answer; repeatable. Formats: "
        + Recording.formats + ".", valueName: "format=file"),
    completion: .recordings)
  var reports: [String] = []

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var manner: [Word?] { common.words + verbosity.words }

  private var words: [Word?] {
    form.words + search.words + invariants.map { .option(.invariant, $0) }
      + reports.map { .option(.report, $0) }
      + [
        .option(.stopAtFirst, stopAtFirst), .option(.acceptBounded, acceptBounded),
        .option(.baseline, baseline),
      ]
  }

  func run() throws {
    // Everything that was typed is looked at before anything is explored.
    let format = try OutputFormat(named: format)
    let ofRun = try Settings(options: words)
    let chosen = try systems.isEmpty ? Verifier.mounted.systems : systems.map(Names.system)
    let jobs = try chosen.map { system in
      let settings = try Settings(options: words, of: system)
      let configuration = try SystemConfiguration(settings, of: system)
      let options = try ExplorationOptions(settings, of: system, in: configuration)
      _ = try system.made(configuration)
      return (
        system, configuration, options, try InvariantSelection.chosen(settings, of: system),
        settings.search
      )
    }
    let acceptBounded = try ofRun.isOn(.acceptBounded)
    let file = try output.map { try OutputFile($0) }
    let baseline = ofRun.word(.baseline)
    if noBaseline, self.baseline != nil { throw CommandError(.usage, .baselineOrNone) }
    if allCauses, !reports.isEmpty { throw CommandError(.usage, .reportOfCauses) }
    let known = try allCauses || noBaseline ? nil : Baseline.wanted(baseline)
    let recordings = try [Recording](ofRun.words(.report), besides: file)

    for remark in jobs.compactMap(\.2.remark).unique { Terminal.remark(remark) }
    Interruption.listen()
    if allCauses { return try findCauses(jobs, as: format, to: file, acceptBounded) }
    // What this run is about to replace says how large the systems were.
    let sizes = KnownSizes(
      of: recordings.filter { $0.recorder == .json }.map(\.file)
        + (format == .json ? [file].compactMap { $0 } : []))
    var checked: [Checked] = []
    for (system, configuration, options, invariants, search) in jobs {
      if Interruption.isWanted {
        Terminal.note(.notChecked(system.name))
        continue
      }
      var one = try Checked.run(
        system, configuration: configuration, options: options, invariants: invariants,
        sizes: sizes)
      if let known { one.compare(with: known) }
      // A command has to be told what no file says.
      one.context.search = search
      one.context.baseline =
        baseline.map { $0.isOfThisRun ? $0.text : nil } ?? one.context.baseline
      checked.append(one)
    }
    let isBrief = format == .text && Manner.current.isQuiet
    let documents = isBrief && recordings.isEmpty ? [] : checked.map(\.document)
    try deliver(to: file) { style in
      switch format {
      case .json: try String(ResultDocument.json(documents).dropLast())
      case .text where isBrief:
        checked.map { $0.shortfalls(style) }.filter { !$0.isEmpty }.joined(separator: "\n")
      case .text: TextReport.text(documents, style)
      }
    }
    try recordings.write(documents)
    for remark in checked.compactMap(\.remark) { Terminal.note(remark) }
    if checked.contains(where: \.isViolated) { throw ExitStatus.violated }
    throw ExitStatus(ofKnown: checked.map(\.result), acceptingBounded: acceptBounded)
  }

  private typealias Job = (
    system: any VerifiableSystem, configuration: SystemConfiguration,
    options: ExplorationOptions, invariants: [any NavigationInvariant], search: [String]
  )

  /// Finds the causes of what is wrong; any makes the status that of a violation.
  private func findCauses(
    _ jobs: [Job], as format: OutputFormat, to file: OutputFile?, _ acceptBounded: Bool
  ) throws {
    var found: [CauseSearch.Found] = []
    for (system, configuration, options, invariants, _) in jobs {
      let progress = ProgressLine(system.name)
      defer { progress.clear() }
      let search = CauseSearch(
        system, configuration: configuration, invariants: invariants, options: options
      ) { progress.say($0) }
      found.append(try search.run())
    }
    try deliver(to: file) { style in
      switch format {
      case .json:
        systems.count == 1
          ? CausesReport.json(found[0].report) : CausesReport.json(found.map(\.report))
      case .text: found.map { $0.report.text(style) }.joined(separator: "\n\n\n")
      }
    }
    if found.contains(where: { !$0.report.causes.isEmpty }) { throw ExitStatus.violated }
    throw ExitStatus(of: found.map(\.last), acceptingBounded: acceptBounded)
  }

  private func deliver(to file: OutputFile?, _ text: (TextStyle) throws -> String) throws {
    let text = try text(file == nil ? Terminal.style : .plain)
    guard let file else { return text.isEmpty ? () : try Terminal.deliver(text) }
    do {
      try file.write(text.isEmpty ? "" : text + "\n")
    } catch {
      // What was explored for minutes shall not be lost for want of space.
      try? Terminal.deliver(text)
      throw error
    }
  }
}

extension String {
  fileprivate static let baselineOrNone =
    "'--baseline' and '--no-baseline' ask for opposites. Leave one of them out."

  fileprivate static let reportOfCauses =
    "'--all-causes' answers with causes, and '--report' records verdicts. Write the causes with "
    + "'--output FILE', as JSON with '--format json', and record the verdicts in a run without "
    + "'--all-causes'."

  fileprivate static func notChecked(_ system: String) -> String {
    "Interrupted: \(system) was not checked."
  }
}
