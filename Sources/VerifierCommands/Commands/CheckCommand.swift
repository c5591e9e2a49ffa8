import ArgumentParser
import Files
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct CheckCommand: ExploringCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Explores systems and judges their invariants.",
    discussion: """
      Checks all systems unless you name some. For a violated invariant, the answer is a shortest \
      trace; where all hold, it says what was reached. Press Ctrl-C to end the search and see what \
      it has found, and again to quit at once. Progress is shown on standard error, in percent if \
      this run replaces a result that says how large the search was.

      Violations in the baseline are listed with their reasons and do not fail the check. To find \
      stale entries, use 'baseline compare'.

      Exit codes: 0 all hold, apart from known violations; 1 violated, traps included; \
      2 inconclusive, or not everything was exercised; 3 the system itself is at fault; 64 usage; \
      66 a damaged checkpoint; 71 this machine lacks something; 74 cannot write.
      """)

  @Argument(
    help: ArgumentHelp("The systems to check. (default: all)", valueName: "system"),
    completion: .systems)
  var systems: [String] = []

  @Option(
    name: .customLong("invariant"), parsing: .singleValue,
    help: ArgumentHelp(
      "An invariant to judge, by name or identifier. Can be repeated. (default: all)",
      valueName: "name"),
    completion: .invariants)
  var invariants: [String] = []

  @Flag(inversion: .prefixedNo, help: "Stop at the first violation.")
  var stopAtFirst: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "If everything within the scope was explored, also try each bound plus one, in as many states "
        + "again, for what is not violated within it; if the system's own number of states left "
        + "something open, search the narrower scopes that it names. (default: on)"))
  var widerScopes: Bool?

  @Flag(
    help: """
      Find every cause: explain a violation by the fixes that end it, fix it and look again. \
      Where there are no fixes, show each place where things go wrong first.
      """)
  var allCauses = false

  @Flag(inversion: .prefixedNo, help: "Accept an answer that a limit left open.")
  var acceptBounded: Bool?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "An invariant, event, method or role that nothing needs to exercise, with the reason. Can be "
        + "repeated.",
      valueName: "name=reason"))
  var accept: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of known violations, which do not fail the check.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Ignore the baseline that the configuration names.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp(
      "The format of the answer: text, json, or xcode for lines that Xcode and editors read.",
      valueName: "format"),
    completion: .list(CheckFormat.allCases.map(\.rawValue)))
  var format: String = "text"

  @Option(
    help: ArgumentHelp("Write the answer to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("report"), parsing: .singleValue,
    help: ArgumentHelp(
      "Also write the results to a file. Can be repeated. Formats: "
        + Recording.formats + ".", valueName: "format=file"),
    completion: .recordings)
  var reports: [String] = []

  @OptionGroup var exploring: ExploringOptions

  private var values: [SettingValue?] {
    exploring.values + invariants.map { .option(.invariant, $0) }
      + reports.map { .option(.report, $0) }
      + [
        .option(.stopAtFirst, stopAtFirst), .option(.widerScopes, widerScopes),
        .option(.acceptBounded, acceptBounded),
        .option(.baseline, baseline),
      ]
      + SettingValue.options(.accept, accept)
  }

  func run(in context: CommandContext) throws {
    let plan = try Plan(self, in: context)
    let context = try context.running(exploring.running)
    // Elsewhere there may be more processors.
    let remarks = exploring.running.on == nil ? plan.checks.compactMap(\.options.remark).unique : []
    for remark in remarks { context.remark(remark) }
    Interruption.listen()
    if allCauses { return try findCauses(of: plan, in: context) }
    let checked = try checked(by: plan, in: context)
    try answer(checked, as: plan, in: context)
    for remark in checked.compactMap(\.remark) { Terminal.note(remark) }
    if checked.contains(where: \.isViolated) { throw ExitStatus.violated }
    let status = ExitStatus(
      ofKnown: checked.map(\.result), acceptingBounded: plan.acceptsBounded)
    if status == .success, checked.contains(where: \.result.hasUnexercised) {
      throw ExitStatus.inconclusive
    }
    throw status
  }

  /// The plan of a run, checked before anything is explored.
  private struct Plan {
    let checks: [PlannedCheck]
    let format: CheckFormat
    let file: OutputFile?
    let recordings: [Recording]
    let acceptsBounded: Bool
    /// The file of known violations, as it was named; nil where none was.
    let baseline: SettingValue?
    /// The known violations; nil where they do not count.
    let known: Baseline?

    init(_ command: CheckCommand, in context: CommandContext) throws {
      format = try CheckFormat(named: command.format)
      let ofRun = try context.settings(options: command.values)
      checks = try context.systems.named(command.systems).map {
        try PlannedCheck(of: $0, options: command.values, in: context)
      }
      acceptsBounded = try ofRun.isOn(.acceptBounded)
      file = try command.output.map { try OutputFile(ofCommand: $0) }
      baseline = ofRun.value(.baseline)
      if command.noBaseline, command.baseline != nil {
        throw CommandError(.usage, .baselineOrNone)
      }
      if command.allCauses, !command.reports.isEmpty {
        throw CommandError(.usage, .reportOfCauses)
      }
      if command.allCauses, format == .xcode { throw CommandError(.usage, .linesOfCauses) }
      known =
        try command.allCauses || command.noBaseline
        ? nil : Baseline.wanted(baseline, in: context)
      recordings = try [Recording](ofRun.values(.report), besides: file)
      if recordings.needStates, checks.count != 1 {
        throw CommandError(.usage, .explorerOfSeveral(checks.count))
      }
    }

    /// The longest time and the most memory that a search may take; nil where one may take any.
    var greatestLimits: Limits {
      func greatest<Value: Comparable>(_ values: [Value?]) -> Value? {
        values.contains { $0 == nil } ? nil : values.compactMap(\.self).max()
      }
      return Limits(
        time: greatest(checks.map(\.options.limits.time)),
        memory: greatest(checks.map(\.options.limits.memory)))
    }

    /// The sizes of the systems, as far as the files that this run replaces tell them.
    var knownSizes: KnownSizes {
      KnownSizes(
        of: recordings.filter { $0.format == .document(.json) }.map(\.file)
          + (format == .json ? [file].compactMap { $0 } : []))
    }
  }

  /// Makes the checks, one after the other.
  private func checked(by plan: Plan, in context: CommandContext) throws -> [Checked] {
    let sizes = plan.knownSizes
    var all: [Checked] = []
    for check in plan.checks {
      if Interruption.isWanted {
        Terminal.note(.notChecked(check.system.name))
        continue
      }
      for var checked in try check.runBeyondScope(in: context, sizes: sizes, known: plan.known) {
        if let baseline = plan.baseline {
          // A command has to be told the baseline that no file names.
          checked.context.baseline = baseline.isOfThisRun ? baseline.text : nil
        }
        all.append(checked)
      }
    }
    return all
  }

  /// Writes the answer and the reports.
  private func answer(
    _ checked: [Checked], as plan: Plan, in context: CommandContext
  ) throws {
    let isBrief = plan.format == .text && context.verbosity.isQuiet
    let documents = isBrief && plan.recordings.isEmpty ? [] : try explained(checked, in: context)
    let root = checked.lazy.compactMap(\.context.root).first
    try deliver(to: plan.file, in: context) { style in
      switch plan.format {
      case .json: try String(ResultDocument.json(documents).dropLast())
      case .text where isBrief:
        checked.map { $0.shortfalls(style) }.filter { !$0.isEmpty }.joined(separator: "\n")
      case .text: TextReport.text(documents, style, isVerbose: context.verbosity.isVerbose)
      case .xcode:
        XcodeLines.text(documents) { file in
          let path = "\(root ?? "")/\(file)"
          return root != nil && Folder.exists(path) ? path : file
        }
      }
    }
    InterruptibleWork.layout.limit = Span(plan.greatestLimits)
    // Of a search that was interrupted before it began there is nothing to explore.
    let recordings = plan.recordings.filter { !checked.isEmpty || $0.format != .explorer }
    try recordings.write(
      documents, explored: recordings.needStates ? checked[0].explorer(documents[0]) : nil)
  }

  /// Looks for the causes of what is violated, no longer than the search might take.
  private func explained(
    _ checked: [Checked], in context: CommandContext
  ) throws -> [ResultDocument] {
    try checked.map { one in
      let progress = ProgressLine(one.result.title, isQuiet: context.verbosity.isQuiet)
      defer { progress.clear() }
      progress.say("looking for causes")
      let span = Span(one.result.graph.options.limits)
      return try one.explainedDocument { span.goesOn }
    }
  }

  /// Finds the causes; the status is that of a violation if there are any.
  private func findCauses(of plan: Plan, in context: CommandContext) throws {
    var found: [CauseSearch.Found] = []
    for check in plan.checks {
      let progress = ProgressLine(check.system.name, isQuiet: context.verbosity.isQuiet)
      defer { progress.clear() }
      let search = CauseSearch(
        check.system, configuration: check.configuration, invariants: check.invariants,
        options: check.options, in: context.checkEnvironment
      ) { progress.say($0) }
      found.append(try search.run())
    }
    try deliver(to: plan.file, in: context) { style in
      switch plan.format {
      case .json:
        systems.count == 1
          ? CausesReport.json(found[0].report) : CausesReport.json(found.map(\.report))
      case .text, .xcode: found.map { $0.report.text(style) }.joined(separator: "\n\n\n")
      }
    }
    if found.contains(where: { !$0.report.causes.isEmpty }) { throw ExitStatus.violated }
    throw ExitStatus(of: found.map(\.last), acceptingBounded: plan.acceptsBounded)
  }

  private func deliver(
    to file: OutputFile?, in context: CommandContext, _ text: (TextStyle) throws -> String
  ) throws {
    let text = try text(file == nil ? context.style : .plain)
    guard let file else { return text.isEmpty ? () : try Terminal.deliver(text) }
    do {
      try file.write(text.isEmpty ? "" : TerminalText.escaped(text) + "\n")
    } catch {
      // A full disk must not lose the work of minutes.
      try? Terminal.deliver(text)
      throw error
    }
  }
}

extension Checked {
  /// The outcome as the explorer's page.
  ///
  /// - Parameter document: the same outcome as recorders read it.
  fileprivate func explorer(_ document: ResultDocument) -> ExplorerReport {
    ExplorerReport(
      result, document: document, invariants: invariants, context: context, drawing: Picture.html)
  }
}

extension String {
  fileprivate static let baselineOrNone =
    "'--baseline' and '--no-baseline' are mutually exclusive. Leave one of them out."

  fileprivate static let linesOfCauses =
    "'--all-causes' and '--format xcode', which has a line for each verdict, are mutually exclusive. "
    + "Leave one of them out."

  fileprivate static let reportOfCauses =
    "'--all-causes' and '--report', which records verdicts, are mutually exclusive. Write the causes "
    + "with '--output FILE', as JSON with '--format json', and record verdicts in another run."

  fileprivate static func explorerOfSeveral(_ count: Int) -> String {
    "'--report explorer=…' shows one system, and this run checks \(count). Name one: "
      + "'check SYSTEM --report explorer=FILE'."
  }

  fileprivate static func notChecked(_ system: String) -> String {
    "Interrupted: \(system) was not checked."
  }
}
