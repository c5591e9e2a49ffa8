import Foundation

/// What a manifest lacks, and the manifest with it, if that could be made.
struct ManifestExtension {
  /// The dependency that is missing.
  var dependency: String?

  /// The targets that are missing, by name, as elements of the manifest.
  var targets: [(name: String, text: String)]

  /// The manifest with all of it; nil when nothing is missing or ``obstacle`` is in the way.
  var text: String?

  /// Why the manifest must be extended by hand.
  var obstacle: String?

  /// Finds out what is missing, and tries to add it to a copy of the manifest.
  ///
  /// - Parameter source: where the verifier is; nil where the package depends on it already.
  init(
    _ manifest: PackageManifest, in folder: String, by starter: Starter, _ source: VerifierSource?
  ) throws {
    dependency = source?.dependency(in: folder)
    let present = Set(manifest.targets)
    targets = starter.targets.filter { !present.contains($0.name) }
    if dependency == nil, targets.isEmpty { return }

    if !manifest.hasTraits {
      obstacle = .oldTools(manifest.toolsVersion)
      return
    }
    if let other = Folder.names(in: folder).sorted().first(where: {
      $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }) {
      obstacle = .otherManifest(other)
      return
    }
    guard let bytes = Folder.read("\(folder)/Package.swift") else {
      obstacle = .notWrittenOut
      return
    }
    let old = String(decoding: bytes, as: UTF8.self)
    var new = ManifestText(old)
    guard new.append(dependency.map { [$0] } ?? [], to: "dependencies"),
      new.append(targets.map(\.text), to: "targets")
    else {
      obstacle = .notWrittenOut
      return
    }
    if try means(new.text, insteadOf: old) { text = new.text } else { obstacle = .notWrittenOut }
  }

  /// Whether SwiftPM reads the new text as the old one with nothing but what is missing added.
  private func means(_ new: String, insteadOf old: String) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("verifier-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func read(_ text: String) throws -> PackageManifest {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      return try PackageManifest(of: folder.path)
    }
    guard let before = try? read(old), let after = try? read(new) else { return false }
    return before.isExtended(
      to: after, targets: targets.map(\.name), dependency: dependency != nil)
  }
}

extension String {
  fileprivate static func oldTools(_ version: String) -> String {
    "its first line asks for Swift tools \(version), and leaving Graphviz out takes 6.1 or later."
  }

  fileprivate static func otherManifest(_ name: String) -> String {
    "there is \(name) beside it, and which of them is read depends on the version of Swift."
  }

  fileprivate static let notWrittenOut =
    "its dependencies or targets are not simply written out in it."
}
