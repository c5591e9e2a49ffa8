import ArgumentParser
import Files
import Foundation
import NavigationReports

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
      them. It builds the package and checks it, again without the events at which the system is at \
      fault, and opens the page at a desktop. 'adoption.md' in it says what was kept, stood in for, \
      cut, left out and guessed. Run it again when the app has changed: files that you have edited \
      stay.

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
      do {
        var adoption = try Adoption(request)
        try Terminal.print(.wrote(output, try adoption.run()))
        if noCheck { return }
        try check(&adoption, in: output, style: context.style)
      } catch let error as AdoptionError {
        throw CommandError(error)
      }
    #else
      throw CommandError(.environment, .noTrait(app))
    #endif
  }

  #if Adopt
    /// How often events are left out and the check is repeated: it takes its time each time.
    private static let mostRepetitions = 3

    /// Checks the package that was written, again without the events at which its system is at fault.
    ///
    /// - Throws: the exit status of the last check, unless that is success.
    private func check(
      _ adoption: inout Adoption, in folder: String, style: TextStyle
    ) throws {
      func check() throws -> CheckAnswer {
        try CheckAnswer(of: adoption, in: folder, within: timeLimit, style: style)
      }
      var answer = try check()
      for _ in 0..<Self.mostRepetitions where answer.status != nil {
        guard let report = try adoption.leaveOutEvents(atFaultIn: answer.result) else { break }
        try Terminal.print(.wrote(folder, report))
        answer = try check()
      }
      try Terminal.pass(answer.text)
      guard let status = answer.status else { throw ExitStatus.inconclusive }
      let page = "\(folder)/\(CheckAnswer.page)"
      let browser = Browser(isWatched: Terminal.isOutputTerminal, isSet: Terminal.isSet)
      Terminal.note(browser.open(page) ? .opened(page) : .seePage(page))
      if status != .success { throw status }
    }
  #endif
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

    fileprivate static func opened(_ page: String) -> String {
      "Opened \(page)"
    }

    fileprivate static func seePage(_ page: String) -> String {
      "To see it in a browser: \(page)"
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
}
