#if Adopt
import Foundation

/// The modules of the packages and projects that lie beside an app in its folder, and of libraries.
struct LocalModules {
  /// The Swift files of each module, by the module's name.
  private var modules: [String: [String]] = [:]

  /// Finds the modules among the files of a folder: the folders in the `Sources` of each package, or where
  /// its manifest says that they are, and the frameworks of each project.
  ///
  /// - Parameter isOmitted: tells which modules are not wanted.
  /// - Throws: ``AdoptionError`` where a project or a manifest can't be read.
  init(among content: [String], except isOmitted: (String) -> Bool = { _ in false }) throws {
    let manifests = content.filter { $0.hasSuffix("/Package.swift") }
    let packages = manifests.map { $0.dropLast("Package.swift".count) + "Sources/" }
    for file in content where file.hasSuffix(".swift") {
      guard let sources = packages.first(where: file.hasPrefix) else { continue }
      let parts = file.dropFirst(sources.count).split(separator: "/")
      guard parts.count > 1 else { continue }
      modules[String(parts[0]), default: []].append(file)
    }
    for manifest in manifests {
      let targets = PackageTargets(
        declaredBy: try AppFile.text(manifest),
        in: String(manifest.dropLast("Package.swift".count)))
      for (name, folder) in targets.folders {
        modules[name] = content.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
      }
    }
    let mark = ".xcodeproj/project.pbxproj"
    for file in content where file.hasSuffix(mark) {
      let place = URL(fileURLWithPath: file).deletingLastPathComponent()
      for module in try XcodeProject(at: place)?.modules ?? [] where modules[module.name] == nil {
        // Files that build steps generate are not there.
        modules[module.name] = module.sources.filter { FileManager.default.fileExists(atPath: $0) }
      }
    }
    for name in modules.keys where isOmitted(name) { modules[name] = nil }
  }

  /// The files of the modules that files import, and of those that these import.
  ///
  /// - Returns: the files, and the modules' names.
  /// - Throws: ``AdoptionError`` where one of them can't be read.
  func files(importedBy files: [String]) throws -> (files: [String], modules: Set<String>) {
    var open = files
    var left = modules
    var found: [String] = []
    var names: Set<String> = []
    while !left.isEmpty, let file = open.popLast() {
      let text = try AppFile.text(file)
      for name in SourceFile(path: file, name: file, text: text).imports {
        guard let added = left.removeValue(forKey: name) else { continue }
        names.insert(name)
        found += added
        open += added
      }
    }
    return (found, names)
  }
}
#endif
