#if Adopt
import Foundation

/// The modules of the packages and projects that lie beside an app in its folder.
struct LocalModules {
  /// The Swift files of each module, by the module's name.
  private var modules: [String: [String]] = [:]

  /// Finds the modules among the files of a folder: the folders in the `Sources` of each package, and
  /// the frameworks of each project.
  init(among content: [String]) {
    let packages = content.filter { $0.hasSuffix("/Package.swift") }
      .map { $0.dropLast("Package.swift".count) + "Sources/" }
    for file in content where file.hasSuffix(".swift") {
      guard let sources = packages.first(where: file.hasPrefix) else { continue }
      let parts = file.dropFirst(sources.count).split(separator: "/")
      guard parts.count > 1 else { continue }
      modules[String(parts[0]), default: []].append(file)
    }
    let mark = ".xcodeproj/project.pbxproj"
    for file in content where file.hasSuffix(mark) {
      let place = URL(fileURLWithPath: file).deletingLastPathComponent()
      for module in XcodeProject(at: place)?.modules ?? [] where modules[module.name] == nil {
        modules[module.name] = module.sources
      }
    }
  }

  /// The files of the modules that files import, and of those that these import.
  func files(importedBy files: [String]) -> [String] {
    var open = files
    var left = modules
    var found: [String] = []
    while !left.isEmpty, let file = open.popLast() {
      let text = FileManager.default.contents(atPath: file).map {
        String(decoding: $0, as: UTF8.self)
      }
      for name in SourceFile(path: file, name: file, text: text ?? "").imports {
        guard let added = left.removeValue(forKey: name) else { continue }
        found += added
        open += added
      }
    }
    return found
  }
}
#endif
