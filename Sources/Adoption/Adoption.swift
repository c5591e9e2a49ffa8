#if Adopt
import Files
import Foundation

/// What to adopt, and where to put it.
public struct AdoptionRequest {
  /// The folder of the app's sources.
  public var app: String

  /// The folders of libraries whose sources belong to the app's navigation.
  public var libraries: [String]

  /// The folder of the package to write.
  public var output: String

  /// The folder for what builds make; nil: within the package.
  public var scratch: String?

  /// The dependency on the verifier, as an element of a manifest, for a package in a folder.
  public var dependency: (_ folder: String) throws -> String

  /// The name by which targets refer to the verifier's package.
  public var verifier: String

  /// Called with what is done next.
  public var progress: (String) -> Void

  /// Tells whether to give up, while the compiler runs.
  public var isEnded: () -> Bool

  /// Creates a request.
  public init(
    app: String, libraries: [String] = [], output: String, scratch: String? = nil,
    verifier: String,
    progress: @escaping (String) -> Void = { _ in },
    until isEnded: @escaping () -> Bool = { false },
    dependency: @escaping (_ folder: String) throws -> String
  ) {
    self.app = app
    self.libraries = libraries
    self.output = output
    self.scratch = scratch
    self.verifier = verifier
    self.progress = progress
    self.isEnded = isEnded
    self.dependency = dependency
  }
}

/// The adoption of an app: from its sources to a package with its navigation that builds.
public struct Adoption {
  let request: AdoptionRequest
  let project: Project
  let findings: Findings
  var knowledge = Knowledge()
  var folder: PackageFolder
  private var rounds = 0

  /// Reads the app's sources and finds what navigates.
  public init(_ request: AdoptionRequest) throws {
    self.request = request
    request.progress("Reading \(request.app)")
    let read = try Project(at: request.app, libraries: request.libraries)
    findings = Findings(in: read)
    project = read.withProtocolStandIns(findings)
    folder = try PackageFolder(at: request.output)
    guard NavigatingViews.orCoordinators(areIn: project, findings) else {
      throw AdoptionError(.noCoordinators(request.app, files: read.files.count))
    }
    if try Draft(project, findings, knowledge).entry == nil {
      throw AdoptionError(.nothingBegins(request.app, findings.names(.coordinator)))
    }
  }

  /// The folder in which SwiftPM builds.
  package var scratch: String { request.scratch ?? "\(request.output)/.build" }

  /// Writes the package and repairs it until it builds.
  ///
  /// - Returns: what was done.
  public mutating func run() throws -> AdoptionReport {
    let modules = Modules(importedBy: project.files, app: project.name)
    let manifest = Manifest(
      app: project.name, modules: modules, isMainActorByDefault: project.isMainActorByDefault,
      dependency: try request.dependency(request.output),
      verifier: request.verifier)
    folder.write(manifest.text, to: "Package.swift")
    folder.write(manifest.main, to: "Sources/\(Manifest.executable)/Main.swift")
    for file in modules.files { folder.write(file.text, to: file.path) }
    folder.write(".build/\n", to: ".gitignore")
    var draft = try Draft(project, findings, knowledge)
    try write(draft)
    request.progress("Building the platform's modules")
    try build(["--target", Modules.implicit])
    let checker = TypeChecker(
      module: project.name, products: try products(),
      isMainActorByDefault: project.isMainActorByDefault, isEnded: request.isEnded)
    func check(_ draft: Draft) throws -> [Diagnostic] {
      try checker.errors(
        in: draft.paths(in: folder), named: draft.copies(in: folder, of: project))
    }
    var errors = try check(draft)
    while true {
      if errors.isEmpty {
        request.progress("Building \(project.name)Navigation")
        // What follows the check of types, such as a missing return, shows only now.
        errors = try buildErrors(["--product", Manifest.executable])
        if errors.isEmpty { break }
      }
      rounds += 1
      request.progress(
        "Round \(rounds): \(errors.count) errors in \(draft.paths(in: folder).count) files")
      var repairer = draft.repairer(in: folder, project, knowledge)
      repairer.learn(from: errors)
      if repairer.knowledge == knowledge || rounds > 60 {
        try report(on: draft)
        throw AdoptionError(.doesNotBuild(errors), kind: .doesNotBuild)
      }
      knowledge = repairer.knowledge
      draft = try Draft(project, findings, knowledge)
      try write(draft)
      errors = try check(draft)
    }
    return try report(on: allowingForLaunch(draft))
  }

  /// Writes and builds the package anew where its launch is beyond the bounds, such as when it asks services
  /// for more than one result: nothing would follow on it.
  private mutating func allowingForLaunch(_ draft: Draft) throws -> Draft {
    guard let writer = draft.system else { return draft }
    let first = LaunchBounds.Bound.allCases.map { ($0, writer.bound($0)) }
    let bounds = try LaunchBounds.least(
      from: Dictionary(uniqueKeysWithValues: first), of: system, in: executable(),
      until: request.isEnded)
    guard let bounds, !bounds.named.isEmpty else { return draft }
    let words = bounds.named.map { "\($0.name) ≤ \($0.value)" }
    request.progress("The launch can be followed within \(words.joined(separator: ", "))")
    knowledge.launchBounds = bounds
    return try rebuilt()
  }

  /// Leaves out the events at which a check found the system at fault, and builds the package anew.
  ///
  /// - Parameter result: the result of the check, in JSON.
  /// - Returns: what was done; nil where there is no such event, or the system is one that a person has
  ///   edited.
  public mutating func leaveOutEvents(atFaultIn result: String) throws -> AdoptionReport? {
    let draft = try Draft(project, findings, knowledge)
    guard !folder.edited.contains(draft.systemPath) else { return nil }
    let declared = Set(draft.system?.file.statements.flatMap { $0?.events ?? [] } ?? [])
    let new = RunFaults(in: result).reasons.filter {
      declared.contains($0.key) && knowledge.faults[$0.key] == nil
    }
    if new.isEmpty { return nil }
    request.progress(
      "Leaving out \(new.keys.sorted().joined(separator: ", ")): the system is at fault there")
    knowledge.faults.merge(new) { $1 }
    return try report(on: rebuilt())
  }

  /// Writes and builds the package as it follows from what is known now.
  private mutating func rebuilt() throws -> Draft {
    let draft = try Draft(project, findings, knowledge)
    try write(draft)
    try build(["--product", Manifest.executable])
    return draft
  }

  private mutating func write(_ draft: Draft) throws {
    folder.begin()
    for file in draft.files { folder.write(file.text, to: file.path) }
    for link in draft.links { folder.link(link.path, to: link.target) }
    try folder.finish(in: draft.folders)
  }

  /// Writes what was done into the package.
  @discardableResult
  private mutating func report(on draft: Draft) throws -> AdoptionReport {
    let report = try AdoptionReport(draft, project, findings, knowledge, folder, rounds: rounds)
    folder.write(report.text, to: "adoption.md")
    try folder.finish(in: draft.folders)
    return report
  }

  private func build(_ arguments: [String]) throws {
    let errors = try buildErrors(arguments)
    if !errors.isEmpty { throw AdoptionError(.doesNotBuild(errors), kind: .doesNotBuild) }
  }

  /// Builds a part of the package, and returns the errors.
  private func buildErrors(_ arguments: [String]) throws -> [Diagnostic] {
    // A plan that is kept in the folder may be that of another package.
    let command = [
      "swift", "build", "--package-path", request.output, "--scratch-path", scratch,
      "--disable-build-manifest-caching",
    ]
    var run = try ToolRun(command + arguments, until: request.isEnded)
    if run.status != 0, run.output.contains("undefined reference to") {
      // SwiftPM keeps objects of files that call an initializer which another file has no more.
      removeObjects(in: "\(try products())/\(project.name).build")
      run = try ToolRun(command + arguments, until: request.isEnded)
    }
    if run.status == 0 { return [] }
    let lines = run.output.split(separator: "\n")
    let errors = lines.compactMap { Diagnostic($0) }
    guard errors.isEmpty else { return Array(Set(errors)).sorted { $0.order < $1.order } }
    let said = lines.filter { $0.contains("error:") }.prefix(5).joined(separator: "\n")
    throw AdoptionError(.buildFails(said), kind: .doesNotBuild)
  }

  /// Removes what was compiled, as far as that can be; the plan by which that is done stays.
  private func removeObjects(in folder: String) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".o") {
      try? files.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func products() throws -> String {
    let run = try ToolRun(
      [
        "swift", "build", "--package-path", request.output, "--scratch-path", scratch,
        "--show-bin-path",
      ], until: request.isEnded)
    return run.output.split(separator: "\n").last.map(String.init) ?? "\(scratch)/debug"
  }

  /// The name of the app's system in its package.
  public var system: String { project.name }

  /// The path of the executable that was built.
  public func executable() throws -> String { "\(try products())/\(Manifest.executable)" }
}

extension String {
  fileprivate static func noCoordinators(_ folder: String, files: Int) -> String {
    "In the \(files) Swift files of '\(folder)' no type navigates: none pushes, presents or sets "
      + "roots while it holds a stack, a window, a router or children. Name the folder of the app's "
      + "own sources."
  }

  fileprivate static func nothingBegins(_ folder: String, _ coordinators: [String]) -> String {
    let names = coordinators.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return
      "Nothing in '\(folder)' begins an app: there is no 'App', no delegate of an application or a scene, "
      + "and no argument can be made up for \(names)"
      + (coordinators.count > 3 ? " and \(coordinators.count - 3) more" : "")
      + ". Name the folder of an app's project, rather than that of a library."
  }

  fileprivate static func doesNotBuild(_ errors: [Diagnostic]) -> String {
    let first = errors.prefix(5).map { "\n\($0.path):\($0.line):\($0.column): \($0.message)" }
    return "\(errors.count) errors are left that 'adopt' can't repair:\(first.joined())\n"
      + "Edit the files in Sources, and run 'verifier adopt' again: what you edit stays."
  }

  fileprivate static func buildFails(_ output: String) -> String {
    "The package does not build:\n\(output)"
  }
}
#endif
