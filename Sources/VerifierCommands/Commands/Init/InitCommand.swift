import ArgumentParser
import Files
import Foundation

struct InitCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a verifier, a test and a CI workflow into a package of your own.",
    discussion: """
      Writes a target with systems, an executable with these commands, a test, an empty baseline, a \
      configuration that names it, and a workflow. Built with the trait Adopt, it drafts the systems \
      of the coordinators in the targets that are named; otherwise there is an example. Existing \
      files are kept. The lines that Package.swift lacks are printed for you to add: 'swift package \
      add-dependency' cannot leave Graphviz out.

      Exit codes: 0; 2 interrupted; 64 usage; 66 no manifest that SwiftPM can read; 71 SwiftPM is \
      missing; 74 cannot write.
      """)

  @Option(
    help: ArgumentHelp("The folder of the package.", valueName: "folder"),
    completion: .directory)
  var packagePath: String = "."

  @Option(
    name: .customLong("target"), parsing: .singleValue,
    help: ArgumentHelp(
      "A target with coordinators, for the systems to import. Can be repeated.", valueName: "name"))
  var imports: [String] = []

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

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  func run(in context: CommandContext) throws {
    Interruption.listen()
    guard Folder.exists("\(packagePath)/Package.swift") else {
      throw CommandError(.inputMissing, .noManifest(packagePath))
    }
    let manifest = try PackageManifest(of: packagePath)
    let imports = try imports.map { try Names.match($0, among: manifest.sources, kind: "target") }
    // Where the package depends on the verifier already, that stays as it is.
    let source =
      manifest.verifier == nil ? try VerifierSource(place: verifier, branch: branch) : nil
    let drafts = try DraftedSystems(of: imports, in: manifest, at: packagePath)
    let starter = Starter(
      imports: imports,
      package: manifest.verifier ?? source?.packageName ?? PackageManifest.verifierName,
      drafts: drafts.systems)

    var report = InitReport(isDryRun: dryRun)
    report.drafts = drafts.systems.map { "Sources/\(Starter.systems)/\($0.type).swift" }
    do {
      try write(starter, noting: &report)
    } catch {
      // What was written before the error is there, and must be told.
      if !dryRun, !report.written.isEmpty { try? Terminal.print(report.text) }
      throw error
    }
    report.lines = ManifestLines(for: manifest, in: packagePath, by: starter, source)
    report.remarks =
      PlatformImports.remarks(on: imports, of: manifest, in: packagePath)
      + drafts.remarks + remarks(manifest, source)
    try Terminal.print(report.text)
  }

  /// Writes the files that are not there yet.
  private func write(_ starter: Starter, noting report: inout InitReport) throws {
    for (path, text) in try starter.files {
      let place = "\(packagePath)/\(path)"
      if FilePlace.isTaken(place) {
        if !dryRun { OutputFile.removeLeftovers(beside: place) }
        report.kept.append(path)
        continue
      }
      if !dryRun {
        try Folder.make(containing: place)
        try OutputFile(place).write(text)
      }
      report.written.append(path)
    }
  }

  private func remarks(_ manifest: PackageManifest, _ source: VerifierSource?) -> [String] {
    var remarks: [String] = []
    if source == nil, verifier != nil || branch != nil { remarks.append(.dependencyStays) }
    if manifest.macOS.map({ $0 < 13 }) ?? true { remarks.append(.macOS) }
    if let source, source.isFolder { remarks.append(.folderInCI) }
    if !FilePlace.isTaken("\(packagePath)/.git") { remarks.append(.workflowElsewhere) }
    return remarks
  }
}

/// Looks at places in the file system.
enum FilePlace {
  /// Returns a Boolean value that indicates whether there is anything at a path, a broken link
  /// included.
  static func isTaken(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}

extension String {
  fileprivate static func noManifest(_ folder: String) -> String {
    "There is no Package.swift in '\(folder)'. Name the package's folder with '--package-path', or "
      + "make a package there first: 'swift package init --type empty'."
  }

  fileprivate static let dependencyStays =
    "The package depends on \(PackageManifest.verifierName) already: '--verifier' and '--branch' "
    + "changed nothing."

  fileprivate static let macOS =
    "To build on a Mac the manifest needs 'platforms: [.macOS(.v13)]', or later."

  fileprivate static let folderInCI =
    "The package depends on the verifier by its folder, which a CI job does not have: name its URL "
    + "in Package.swift before you push."

  fileprivate static let workflowElsewhere =
    "The package is not the root of a git repository. If it lies within one, move "
    + "\(Starter.workflow) to the repository's root and give its job "
    + "'defaults: { run: { working-directory: FOLDER } }'."
}
