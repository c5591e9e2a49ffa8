#if Adopt
import Foundation

/// The Swift files and storyboards of an app, as paths.
struct FileList {
  /// Where the list comes from.
  enum Origin: Equatable, CustomStringConvertible {
    /// A project, with others in its folder or in those beside it.
    case project(String, others: [String] = [])
    case package
    case folder

    var description: String {
      switch self {
      case .project(let name, let others):
        "\(name)'s list of files"
          + (others.isEmpty
            ? ""
            : "; \(others.joined(separator: ", ")), of fewer files, can be adopted from the folder "
              + "of its own")
      case .package: "the targets of Package.swift"
      case .folder: "the folder"
      }
    }
  }

  var name: String
  var sources: [String]
  var storyboards: [String]

  /// The information property lists.
  var informationLists: [String]

  /// The names of the colors in asset catalogs.
  var colors: [String]
  var origin: Origin

  /// The names of the modules besides the app's own that the files come from.
  var modules: Set<String> = []

  /// A Boolean value that indicates whether what says nothing of its isolation is the main actor's, as
  /// Xcode's new projects have it.
  private(set) var isMainActorByDefault = false

  /// Lists the files of the app in a folder: those that its project names; those of the package's
  /// targets; without either, what the folder holds.
  ///
  /// - Parameter libraries: folders of libraries, whose modules are read where they are imported.
  init(of root: String, libraries: [String] = []) throws {
    let folder = URL(fileURLWithPath: root).standardizedFileURL
    let content = Self.content(of: folder)
    name = Self.moduleName(folder.lastPathComponent)
    origin = .folder
    sources = content.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    storyboards = content.filter { $0.hasSuffix(".storyboard") }
    informationLists = content.filter { $0.hasSuffix("Info.plist") }
    colors = content.compactMap(Self.color)
    if let (place, target, others) = try Self.largestApp(in: folder) {
      name = Self.moduleName(target.name)
      origin = .project(place.lastPathComponent, others: others)
      isMainActorByDefault = target.isMainActorByDefault
      // Files that build steps generate are not there; a list without any file is none.
      sources = Self.present(target.sources, in: sources)
      if sources.isEmpty { throw AdoptionError(.noSources(root)) }
      let local = try LocalModules(among: content).files(importedBy: sources)
      sources += local.files
      modules = local.modules
    } else if content.contains(folder.appendingPathComponent("Package.swift").path) {
      origin = .package
      let inSources = sources.filter { $0.hasPrefix(folder.path + "/Sources/") }
      if !inSources.isEmpty { sources = inSources }
      let manifest = try AppFile.text(folder.appendingPathComponent("Package.swift").path)
      isMainActorByDefault = manifest.contains("defaultIsolation(MainActor.self)")
    }
    if !isListed {
      // A target's folder has the name of its module.
      let folders = sources.flatMap {
        $0.dropFirst(folder.path.count).split(separator: "/").dropLast()
      }
      modules = Set(folders.map(String.init))
    }
    let others = try LocalModules(
      among: libraries.flatMap { Self.content(of: URL(fileURLWithPath: $0)) },
      except: { PreparedTypes.library(namedAs: $0) != nil }
    ).files(importedBy: sources)
    modules.formUnion(others.modules)
    sources = Array(Set(sources + others.files)).sorted()
    storyboards.sort()
    colors = Array(Set(colors)).sorted()
    if sources.isEmpty { throw AdoptionError(.noSources(root)) }
  }

  /// The files of a list that are there; one that is elsewhere in the folder was moved, if no other has its name.
  private static func present(_ listed: [String], in content: [String]) -> [String] {
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    let others = Dictionary(grouping: Set(content).subtracting(listed), by: name)
    return listed.compactMap { path in
      if FileManager.default.fileExists(atPath: path) { return path }
      let moved = others[name(path)] ?? []
      return moved.count == 1 ? moved[0] : nil
    }
  }

  /// The name of the color that a file of an asset catalog describes.
  private static func color(_ file: String) -> String? {
    let parts = file.split(separator: "/")
    guard parts.last == "Contents.json", let name = parts.dropLast().last,
      name.hasSuffix(".colorset")
    else { return nil }
    return String(name.dropLast(".colorset".count))
  }

  private var isListed: Bool { if case .project = origin { true } else { false } }

  /// The app of a project nearest to a folder, the one of most files where several are as near, with the names
  /// of the others.
  private static func largestApp(
    in folder: URL
  ) throws -> (project: URL, app: XcodeProject.App, others: [String])? {
    let found = try projects(in: folder).compactMap { place in
      try XcodeProject(at: place)?.app.map { (project: place, app: $0) }
    }
    let depth = found.first?.project.pathComponents.count
    let nearest = found.filter { $0.project.pathComponents.count == depth }
    guard let largest = nearest.map(\.app.sources.count).max(),
      let (project, app) = nearest.first(where: { $0.app.sources.count == largest })
    else { return nil }
    let others = nearest.map(\.project).filter { $0 != project }.map(\.lastPathComponent)
    return (project, app, others)
  }

  /// The projects in a folder, those nearest to it first.
  private static func projects(in folder: URL) -> [URL] {
    var places = [folder]
    var deepest = places
    for _ in 0..<3 {
      deepest = deepest.flatMap(subfolders)
      places += deepest
    }
    return places.flatMap { place in
      (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil))?
        .filter { $0.pathExtension == "xcodeproj" }
        .sorted { $0.path < $1.path } ?? []
    }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !skipped($0) }.map { folder.appendingPathComponent($0) }
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
  }

  /// The files below a folder, without tests, dependencies and what builds leave.
  static func content(of folder: URL) -> [String] {
    var found: [String] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    where !skipped(name) {
      let place = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
        continue
      }
      if !isFolder.boolValue {
        found.append(place.path)
      } else if !PackageFolder.isAdopted(place.path) {
        found += content(of: place)
      }
    }
    return found
  }

  private static func skipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("Tests") || name.hasSuffix(".xctemplate")
      || ["Pods", "Carthage", "build", "DerivedData", "fastlane", "vendor"].contains(name)
  }

  /// A name that can serve as that of a module.
  static func moduleName(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let text = String(kept)
    let name = text.first?.isNumber ?? true ? "App" + text : text
    return TargetNames.taken.contains(name) ? name + "App" : name
  }
}

extension String {
  fileprivate static func noSources(_ folder: String) -> String {
    "There is no Swift file of an app in '\(folder)'. Name the folder of the app's project, of its "
      + "package or of its sources."
  }
}
#endif
