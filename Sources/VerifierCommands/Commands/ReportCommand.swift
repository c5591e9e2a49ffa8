import ArgumentParser
import Files
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct ReportCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes pages and pictures about every system and variant, or about saved results.",
    discussion: """
      Writes, for each variant, a page with scope, counts, verdicts and traces, the screen graph, \
      and a strip for each counterexample; for each system with fixes, the causes of its failures \
      in its first variant, and what fails without each fix; and an index. Pictures are drawn again only if \
      their text has changed. Of the configuration, only the bounds of scopes, max-states and \
      in-process apply. With --from, nothing is explored: results saved with \
      'check --report json=FILE' are recorded in other formats.

      The jobs of a report are independent, and can run on several machines: 'report --shard 1/3', \
      '--shard 2/3' and '--shard 3/3' write a file each into the folder 'Shards', and where these \
      are together, 'report --merge Shards' writes the same files as one run. '--on ray' does so as \
      tasks of Ray.

      Either all files are written or, where one can't be, none.

      Exit codes: 0 written, whatever the verdicts, or with --check: current; 1 with --check: a \
      file would change; 64 usage, or shards that don't belong together; 66 no such results or shards, \
      or damaged ones; 71 this machine lacks something; 74 cannot write, \
      or cannot draw here ('doctor' says why).
      """)

  @Argument(
    help: ArgumentHelp(
      "The systems to report on. (default: all, with an index)", valueName: "system"),
    completion: .systems)
  var systems: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder to write into. (default: Reports; with --shard: Shards)", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Print which files would change, and write nothing.")
  var check = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A bound of the scope to change. Can be repeated.", valueName: "key=value"),
    completion: .bounds)
  var scope: [String] = []

  @Option(
    help: ArgumentHelp(
      "The greatest number of states of a variant. (default: the system's own)",
      valueName: "states"))
  var maxStates: Int?

  @Option(
    name: .customLong("from"), parsing: .singleValue,
    help: ArgumentHelp(
      "Record saved results instead of exploring. Can be repeated.", valueName: "result.json"),
    completion: .file(extensions: ["json"]))
  var saved: [String] = []

  @Option(
    name: .customLong("report"), parsing: .singleValue,
    help: ArgumentHelp(
      "The file to record saved results in. Can be repeated. Formats: "
        + Recording.formatsOfSaved + ".",
      valueName: "format=file"),
    completion: .recordings)
  var reports: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Run live objects in this process instead of in a worker. A trap then ends it.")
  var inProcess: Bool?

  @OptionGroup(title: "Several machines") var sharing: SharingOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var verbosityValues: [SettingValue?] { common.values + verbosity.values }

  func run(in context: CommandContext) throws {
    if isAboutSaved { return try recordSaved() }
    let place = try sharing.place()
    if check, case .share = place { throw CommandError(.usage, .checkOrShard) }
    let chosen = try context.systems.named(systems)
    let reported = try chosen.map { try ReportedSystem($0, options: values, in: context) }
    let plan = try ReportPlan(about: reported, in: context.checkEnvironment)
    if case .share(let shard) = place { return try write(shard, of: plan, in: context) }

    let folder = ReportFolder(path: (output ?? "Reports").withoutTrailingSlash)
    if !check { try prepare(folder, in: context) }
    Interruption.listen()
    var run = ReportRun()
    run.add(plan, try outcomes(of: plan, from: place, in: context), isIndexed: systems.isEmpty)
    if systems.isEmpty { run.addIndex() }

    let stale = try folder.staleFiles(
      keeping: run.paths, in: systems.isEmpty ? nil : chosen.map(\.name.asFileName))
    if check {
      try compare(run, with: folder, stale: stale, in: context)
    } else {
      try write(run, to: folder, stale: stale, in: context)
    }
  }

  private var values: [SettingValue?] {
    SettingValue.options(.scope, scope) + [
      .option(.maxStates, maxStates.map { "\($0)" }), .option(.inProcess, inProcess),
    ]
  }

  /// Checks that the result can be written, before the work begins.
  private func prepare(_ folder: ReportFolder, in context: CommandContext) throws {
    let index = "\(folder.path)/README.md"
    try Folder.make(containing: index)
    _ = try OutputFile(ofCommand: index)
    if ReportFolder.drawsPictures {
      try Picture.prepare(.svg)
    } else {
      context.remark(.noPictures)
    }
  }

  private func compare(
    _ run: ReportRun, with folder: ReportFolder, stale: [String], in context: CommandContext
  ) throws {
    let differences = try folder.differences(from: run.files, stale: stale)
    if differences.isEmpty {
      if !context.verbosity.isQuiet {
        try Terminal.print(.allCurrent(run.files.count, folder.path))
      }
      return
    }
    try Terminal.print(
      differences.map { .wouldChange("\(folder.path)/\($0)", context.systems.executable) }.joined(
        separator: "\n"))
    throw ExitStatus.violated
  }

  private func write(
    _ run: ReportRun, to folder: ReportFolder, stale: [String], in context: CommandContext
  ) throws {
    let changes: ReportFolder.Changes
    do {
      changes = try folder.write(run.files, removing: stale)
    } catch {
      // What was found is told, whatever of it could be written.
      try? Terminal.deliver(run.lines.joined(separator: "\n"))
      throw error
    }
    if context.verbosity.isQuiet { return }
    var lines = run.lines
    lines += changes.removed.map { .removed("\(folder.path)/\($0)") }
    lines.append(.written(changes.written.count, unchanged: changes.unchanged, folder.path))
    try Terminal.print(lines.joined(separator: "\n"))
  }
}

extension String {
  fileprivate static let checkOrShard =
    "'--check' and '--shard' are mutually exclusive: add '--check' to the run that merges the shards."

  var withoutTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()).withoutTrailingSlash : self
  }

  fileprivate static let noPictures =
    "This build has no Graphviz: pictures are written as DOT only."

  fileprivate static func wouldChange(_ path: String, _ executable: String) -> String {
    "\(path) is not current. Run '\(executable) report'."
  }

  fileprivate static func allCurrent(_ count: Int, _ folder: String) -> String {
    "\(counted(count, "file")) in \(folder) \(count == 1 ? "is" : "are") current."
  }

  fileprivate static func removed(_ path: String) -> String { "Removed \(path), which is stale." }

  fileprivate static func written(_ count: Int, unchanged: Int, _ folder: String) -> String {
    "Wrote \(counted(count, "file")) into \(folder); \(unchanged) unchanged."
  }
}
