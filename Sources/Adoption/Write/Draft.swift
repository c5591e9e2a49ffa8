#if Adopt
import Foundation

/// The app's module as it follows from what is known: kept files, stand-ins, the system.
struct Draft {
  let slice: Slice
  let standIns: StandIns
  let rewritten: [RewrittenFile]
  let entry: Entry?
  let system: SystemWriter?

  /// The files to write, with paths within the package.
  private(set) var files: [(path: String, text: String)] = []

  /// The files that are the app's own.
  private(set) var links: [(path: String, target: String)] = []

  /// The members that the lines of stand-ins belong to, by path within the package.
  private(set) var members: [String: [String]] = [:]

  /// The numbers of the app's files, by path within the package.
  private(set) var sources: [String: Int] = [:]

  private let module: String
  private let project: Project
  private let findings: Findings

  init(_ project: Project, _ findings: Findings, _ knowledge: Knowledge) throws {
    self.project = project
    self.findings = findings
    module = "Sources/\(project.name)"
    let slice = Slice(of: project, findings, knowledge)
    self.slice = slice
    let standIns = StandIns(for: slice, of: project, findings, knowledge)
    self.standIns = standIns
    let views = Set(slice.kept.map { project.declarations[$0].name }).union(slice.edge.keys)
      .filter { findings[$0] == .swiftUIView }.sorted()
    let modelControls = ModelControls(project: project, models: standIns.models, views: views)
    let rewritten = slice.files.map {
      RewrittenFile(
        $0, of: project, kept: slice.kept(in: $0), cuts: knowledge.cuts[$0] ?? [],
        isInternal: knowledge.isInternal, modelControls: modelControls)
    }
    self.rewritten = rewritten
    entry = Entry(of: project, findings, kept: slice.kept)
    system = entry.map {
      SystemWriter(
        project: project, findings: findings, slice: slice, entry: $0,
        callbacks: standIns.callbacks, rewritten: rewritten,
        answers: standIns.answers, remembered: standIns.remembered, changing: standIns.changing,
        resets: standIns.resets, routes: standIns.routes.statements,
        emptyViews: EmptiedView.all(in: project, knowledge).map(\.name),
        missingProviders: EnvironmentProviders(in: project, slice, knowledge).missing,
        refused: RefusedCases(in: project, slice),
        classMakers: knowledge.makesByMetatype ? ClassMakers(in: project, slice).statements : [],
        launchBounds: knowledge.launchBounds,
        undeclared: knowledge.undeclared, faults: knowledge.faults)
    }
    layOut()
  }

  private mutating func layOut() {
    files.append(
      (
        "\(module)/Implicit.swift",
        "// Written by 'verifier adopt'.\n@_exported import \(Modules.implicit)\n"
          + (slice.usesDefaults ? "\ntypealias UserDefaults = StoredDefaults\n" : "")
          + (slice.encodes ? "\ntypealias JSONEncoder = SortedEncoder\n" : "")
          + (slice.decodes ? "\ntypealias JSONDecoder = SampleDecoder\n" : "")
      ))
    if countsIdentifiers { files.append(("\(module)/Identifiers.swift", Self.identifiers)) }
    if slice.drawsNumbers { files.append(("\(module)/RandomNumbers.swift", RandomNumberFile.text)) }
    if slice.usesBundles { files.append(("\(module)/Resources.swift", resources)) }
    for (name, file) in standIns.files {
      let path = "\(module)/StandIns/\(name)+StandIn.swift"
      files.append((path, file.text))
      members[path] = file.members
    }
    // A file of that name would make a program of the module.
    var taken: Set<String> = ["main.swift"]
    for file in rewritten {
      let source = project.files[file.file]
      let parts = source.name.split(separator: "/").map(String.init)
      var name = parts.last ?? source.name
      var depth = 2
      while !taken.insert(name.lowercased()).inserted {
        name = parts.suffix(depth).joined(separator: "_")
        depth += 1
        if depth > parts.count + 2 { name = "\(file.file)_\(name)" }
      }
      let path = "\(module)/App/\(name)"
      sources[path] = file.file
      if let text = file.text {
        files.append((path, text))
      } else {
        links.append((path, source.path))
      }
    }
    if let system { files.append((systemPath, system.file.text)) }
  }

  /// The ways to call something, or to answer, that are beyond what is tried.
  var leftOut: [LeftOutWays] {
    standIns.leftOut + (system?.leftOut ?? []) + rewritten.flatMap(\.leftOut)
  }

  /// A Boolean value that indicates whether the app, or what stands in for it, may make random
  /// identifiers.
  var countsIdentifiers: Bool {
    project.type("UUID") == nil
      && (slice.used.contains("UUID")
        || standIns.files.contains { $0.file.text.contains("UUID") })
  }

  /// The file by which random identifiers are counted: an initializer of the module itself stands before
  /// that of the library, wherever `UUID()` or `.init()` calls it.
  private static let identifiers = """
    // Counts identifiers instead of drawing them at random. Written by 'verifier adopt'.

    import Foundation

    extension UUID {
      public init() { self = .counted() }
    }

    """

  /// The file by which lookups in a bundle find the app's own files.
  private var resources: String {
    """
    // Finds what the app brings along. Written by 'verifier adopt'.

    import Foundation

    private let resources = AppResources(in: \(project.root.debugDescription))

    extension Bundle {
      func path(forResource name: String?, ofType suffix: String?) -> String? {
        resources.path(of: name, withExtension: suffix)
      }

      func path(forResource name: String?, ofType suffix: String?, inDirectory: String?) -> String? {
        resources.path(of: name, withExtension: suffix)
      }

      func url(forResource name: String?, withExtension suffix: String?) -> URL? {
        resources.path(of: name, withExtension: suffix).map { URL(fileURLWithPath: $0) }
      }

      func url(
        forResource name: String?, withExtension suffix: String?, subdirectory: String?
      ) -> URL? { url(forResource: name, withExtension: suffix) }

      func paths(forResourcesOfType suffix: String?, inDirectory: String?) -> [String] {
        resources.paths(withExtension: suffix)
      }

      func urls(forResourcesWithExtension suffix: String?, subdirectory: String?) -> [URL]? {
        resources.paths(withExtension: suffix).map { URL(fileURLWithPath: $0) }
      }

      var infoDictionary: [String: Any]? { resources.information }

      func object(forInfoDictionaryKey key: String) -> Any? { resources.information[key] }

      var bundleIdentifier: String? { resources.information["CFBundleIdentifier"] as? String }
    }

    """
  }

  /// The path of the system's file within the package.
  var systemPath: String { "\(module)/\(SystemType.name(for: project.name)).swift" }

  /// The declarations that a system which a person has edited does not have.
  ///
  /// - Throws: ``AdoptionError`` where it can't be read.
  func newDeclarations(in folder: PackageFolder) throws -> [String] {
    guard let system, folder.edited.contains(systemPath),
      let text = try folder.content(of: systemPath)
    else { return [] }
    return system.names.filter { !text.contains($0) }
  }

  /// The folders whose content is written anew each time.
  var folders: [String] { ["\(module)/App", "\(module)/StandIns"] }

  /// The paths of all files to compile.
  func paths(in folder: PackageFolder) -> [String] {
    (files.map(\.path) + links.map(\.path)).sorted().map { "\(folder.root)/\($0)" }
  }

  /// The files that are copies, by the app's files whose names the compiler's errors have.
  func copies(in folder: PackageFolder, of project: Project) -> [String: String] {
    Dictionary(
      sources.sorted { $0.key < $1.key }.map {
        (project.files[$0.value].path, "\(folder.root)/\($0.key)")
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The numbers of the app's files, by the names that code which a macro has moved has for them; those of
  /// which there is one alone.
  private var namesWithinModule: [String: Int] {
    let named = sources.map { path, file in
      let written = rewritten.contains { $0.file == file && $0.text != nil }
      let name = written ? project.files[file].path : path
      return ("\(project.name)/\(name.split(separator: "/").last ?? "")", file)
    }
    return Dictionary(grouping: named, by: \.0).filter { $0.value.count == 1 }.mapValues { $0[0].1 }
  }

  /// What repairs the draft.
  func repairer(in folder: PackageFolder, _ project: Project, _ knowledge: Knowledge) -> Repairer {
    var places: [String: Int] = [:]
    for (path, file) in sources {
      places["\(folder.root)/\(path)"] = file
      places[project.files[file].path] = file
    }
    places.merge(namesWithinModule) { first, _ in first }
    var lines: [String: [String]] = [:]
    for (path, members) in members where !folder.edited.contains(path) {
      lines["\(folder.root)/\(path)"] = members
    }
    return Repairer(
      project: project, slice: slice, standIns: lines, files: places,
      changedLines: Dictionary(uniqueKeysWithValues: rewritten.map { ($0.file, $0.changedLines) }),
      system: ("\(folder.root)/\(systemPath)", system?.file.statements ?? []),
      samples: Samples(
        project: project, findings: findings, kept: slice.kept,
        foreign: StandIns.made(standIns.foreign)),
      knowledge: knowledge
    )
  }
}
#endif
