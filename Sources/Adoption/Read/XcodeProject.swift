#if Adopt
import Foundation

/// The targets of an Xcode project and their files.
struct XcodeProject {
  /// A target that builds an app, or a module of one.
  struct App {
    var name: String
    var sources: [String]

    /// A Boolean value that indicates whether what says nothing of its isolation is the main actor's.
    var isMainActorByDefault = false
  }

  private let objects: [String: [String: PropertyListText.Value]]
  private let folder: URL
  private let root: [String: PropertyListText.Value]

  /// Reads a project; nil where it is none.
  ///
  /// - Throws: ``AdoptionError`` where it can't be read.
  init?(at place: URL) throws {
    folder = place.deletingLastPathComponent()
    let file = place.appendingPathComponent("project.pbxproj").path
    guard let text = try AppFile.textIfPresent(file), let value = PropertyListText.value(of: text),
      let all = value["objects"]?.dictionary, let id = value["rootObject"]?.text
    else { return nil }
    objects = all.compactMapValues(\.dictionary)
    root = objects[id] ?? [:]
  }

  /// The app with the most files, if there is any: others are extensions and helpers.
  var app: App? {
    let apps = targets { $0 == "com.apple.product-type.application" }
    return apps.max { $0.sources.count < $1.sources.count }.flatMap {
      $0.sources.isEmpty ? nil : $0
    }
  }

  /// The frameworks and libraries, which apps import by their names.
  var modules: [App] {
    targets { $0.contains("framework") || $0.contains("library") }
  }

  /// The targets whose type of product is asked for.
  private func targets(where isWanted: (String) -> Bool) -> [App] {
    (root["targets"]?.list ?? []).compactMap(\.text).compactMap { id in
      guard let target = objects[id], isWanted(target["productType"]?.text ?? "") else {
        return nil
      }
      return App(
        name: target["name"]?.text ?? "App", sources: sources(of: target, id),
        isMainActorByDefault: setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor")
    }
  }

  /// The value of a build setting of a target, or else of the whole project: the first configuration's.
  private func setting(_ name: String, of target: [String: PropertyListText.Value]) -> String? {
    for owner in [target, root] {
      let configurations = object(owner["buildConfigurationList"]?.text)?["buildConfigurations"]
      for id in configurations?.list ?? [] {
        if let value = object(id.text)?["buildSettings"]?[name]?.text { return value }
      }
    }
    return nil
  }

  private func sources(of target: [String: PropertyListText.Value], _ identity: String) -> [String]
  {
    let places = paths
    var found: [String] = []
    for case let phase? in (target["buildPhases"]?.list ?? []).map({ object($0.text) })
    where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in phase["files"]?.list ?? [] {
        if let reference = object(file.text)?["fileRef"]?.text, let path = places[reference],
          path.hasSuffix(".swift")
        {
          found.append(path)
        }
      }
    }
    // Folders that Xcode keeps in step with the file system. The files that one excepts for a target are
    // not the target's where it has the folder, and are its only ones of the folder where it has not.
    let whole = Set((target["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text))
    for (id, group) in objects.sorted(by: { $0.key < $1.key }) {
      guard group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let path = places[id] else {
        continue
      }
      let excepted = (group["exceptions"]?.list ?? []).compactMap { object($0.text) }
        .filter { $0["target"]?.text == identity }
        .flatMap { $0["membershipExceptions"]?.list ?? [] }
        .compactMap(\.text).map { "\(path)/\($0)" }
      guard whole.contains(id) || !excepted.isEmpty else { continue }
      found += FileList.content(of: URL(fileURLWithPath: path)).filter {
        $0.hasSuffix(".swift") && excepted.contains($0) != whole.contains(id)
      }
    }
    return found
  }

  private func object(_ id: String?) -> [String: PropertyListText.Value]? {
    id.flatMap { objects[$0] }
  }

  /// The paths of files and folders, by identity.
  private var paths: [String: String] {
    var found: [String: String] = [:]
    func visit(_ id: String, in outer: URL) {
      guard let object = objects[id] else { return }
      let path = object["path"]?.text
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : outer
      let place = path.map { base.appendingPathComponent($0) } ?? base
      found[id] = place.standardizedFileURL.path
      for child in object["children"]?.list ?? [] { child.text.map { visit($0, in: place) } }
    }
    if let main = root["mainGroup"]?.text { visit(main, in: folder) }
    return found
  }
}
#endif
