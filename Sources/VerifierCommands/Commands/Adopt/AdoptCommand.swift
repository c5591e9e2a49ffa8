import ArgumentParser
import Files
import Foundation
import WorkerProcesses

#if Adopt
  import Adoption
#endif

struct AdoptCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Brings an app's coordinators under the verifier, from its source as it is.",
    discussion: """
      Reads the Swift files of an Xcode project, a package or a folder, and writes a package: the \
      app's coordinators, linked file by file; stand-ins for what they meet; a system that drives \
      them. It builds the package and checks it. 'adoption.md' in it says what was kept, stood in \
      for, cut and guessed. Run it again when the app has changed: files that you have edited stay.

      Exit codes: those of 'check' over the package that was written; 2 interrupted, too; 3 the \
      package does not build; \
      64 usage; 66 no coordinators, or nothing to read; 71 this verifier was built without the \
      trait Adopt, or the compiler is missing; 74 cannot write.
      """)

  @Argument(help: "The folder of the app's project, package or sources.", completion: .directory)
  var app: String

  @Option(
    help: ArgumentHelp(
      "The folder of a library whose classes or protocols the app's coordinators build on, such as a "
        + "checkout of its package. Can be repeated.", valueName: "folder"), completion: .directory)
  var library: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the package to write. (default: the app's name with 'Navigation', here)",
      valueName: "folder"), completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder for what is built. (default: '.build' in the package)", valueName: "folder"),
    completion: .directory)
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The folder or URL of CoordinatorVerifier. (default: the folder that these commands were "
        + "built from)", valueName: "place"))
  var verifier: String?

  @Option(
    help: ArgumentHelp(
      "The branch of the URL to depend on. (default: version \(CommandContext.version) or later)",
      valueName: "name"))
  var branch: String?

  @Option(help: ArgumentHelp("How long the check may take.", valueName: "time"))
  var timeLimit: String = "60s"

  @Flag(help: "Build the package, and check nothing.")
  var noCheck = false

  func run(in context: CommandContext) throws {
    #if Adopt
      Interruption.listen()
      guard Folder.exists(app) else { throw CommandError(.inputMissing, .noFolder(app)) }
      if let missing = library.first(where: { !Folder.exists($0) }) {
        throw CommandError(.inputMissing, .noLibrary(missing))
      }
      let source = try VerifierSource(place: verifier, branch: branch)
      let folder = URL(fileURLWithPath: app).standardizedFileURL.lastPathComponent
      let output = URL(fileURLWithPath: output ?? "\(folder)Navigation").standardizedFileURL.path
      let request = AdoptionRequest(
        app: URL(fileURLWithPath: app).standardizedFileURL.path,
        libraries: library.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
        output: output,
        scratch: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
        verifier: source.packageName, progress: { Terminal.note($0) },
        until: { Interruption.isWanted }
      ) { source.dependency(in: $0, withTraits: true) }
      let (executable, system, answers): (String, String, String)
      do {
        var adoption = try Adoption(request)
        let report = try adoption.run()
        try Terminal.print(.wrote(output, report))
        (executable, system, answers) = (
          try adoption.executable(), adoption.system, "\(adoption.scratch)/answers"
        )
      } catch let error as AdoptionError {
        throw CommandError(error)
      }
      if noCheck { return }
      let status = try check(system, by: executable, in: output, keeping: answers)
      if status != .success { throw status }
    #else
      throw CommandError(.environment, .noTrait(app))
    #endif
  }

  /// Draws the screens of the package that was written, and checks it.
  ///
  /// - Parameter answers: a folder for what the app's objects did in the first search, where the second
  ///   goes on. What an earlier build left there is of no use.
  private func check(
    _ system: String, by executable: String, in folder: String, keeping answers: String
  ) throws -> ExitStatus {
    try? FileManager.default.removeItem(atPath: answers)
    let search = ["--time-limit", timeLimit, "--checkpoint", answers]
    try call(executable, ["graph", system, "--output", "screens.dot"] + search, in: folder)
    return try call(
      executable, ["check", "--report", "html=navigation.html"] + search, in: folder)
  }

  @discardableResult
  private func call(_ executable: String, _ arguments: [String], in folder: String) throws
    -> ExitStatus
  {
    var tool = Tool(executable, arguments)
    tool.folder = folder
    tool.output = .shown
    switch try tool.run(until: { Interruption.isWanted }).cause {
    case .exited(let status): return ExitStatus(code: status)
    case .abandoned: throw ExitStatus.inconclusive
    case let cause: throw CommandError(.environment, .ended(executable, cause))
    }
  }
}

#if Adopt
  extension CommandError {
    /// Makes the error of a command from that of an adoption.
    fileprivate init(_ error: AdoptionError) {
      let status: ExitStatus =
        switch error.kind {
        case .inputMissing: .inputMissing
        case .environment: .environment
        case .cannotWrite: .cannotWrite
        case .doesNotBuild: .systemFault
        case .interrupted: .inconclusive
        }
      self.init(status, error.description)
    }
  }
#endif

extension String {
  #if Adopt
    fileprivate static func wrote(_ folder: String, _ report: AdoptionReport) -> String {
      "Wrote \(folder): \(report.lines.unmodified) of \(report.lines.all) lines "
        + (report.viewsLeadOn ? "of the views, which lead on by themselves," : "that navigate")
        + " run as they are, after \(report.rounds) repairs. "
        + (report.leftOutWays == 0
          ? "" : "\(report.leftOutWays) ways to call or to answer are left out. ")
        + report.missingBases.map { "\($0) " }.joined()
        + "What was kept, cut and guessed: \(folder)/adoption.md"
    }

    fileprivate static func noFolder(_ path: String) -> String {
      "There is no folder '\(path)'. Name that of the app's project, package or sources."
    }

    fileprivate static func noLibrary(_ path: String) -> String {
      "There is no folder '\(path)'. Name that of a library's sources, such as a checkout of its package."
    }
  #endif

  fileprivate static func noTrait(_ app: String) -> String {
    "This verifier was built without 'adopt', which needs swift-syntax. Build it with the trait: "
      + "'swift run --traits Adopt,Graphviz verifier adopt \(app)'."
  }

  fileprivate static func ended(_ path: String, _ cause: ToolEnding.Cause) -> String {
    "'\(path)' \(cause). Run 'verifier adopt' again."
  }
}
