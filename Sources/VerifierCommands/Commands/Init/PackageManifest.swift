import Foundation

/// A package's manifest as SwiftPM reads it.
struct PackageManifest {
  /// The whole manifest, as SwiftPM prints it.
  private let json: [String: Any]

  /// The names of the targets, in their order.
  var targets: [String] { entries("targets").compactMap { $0["name"] as? String } }

  /// The names of the plain and executable targets, which others may depend on.
  var sources: [String] {
    entries("targets").filter { $0["type"] as? String != "test" }
      .compactMap { $0["name"] as? String }
  }

  /// The folder of a target, from the package's.
  func path(ofTarget name: String) -> String {
    let target = entries("targets").first { $0["name"] as? String == name }
    return target?["path"] as? String ?? "Sources/\(name)"
  }

  /// The names of the products that a target depends on.
  func products(ofTarget name: String) -> [String] {
    let target = entries("targets").first { $0["name"] as? String == name }
    return (target?["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      // A name alone, too, may be that of a product.
      let words = (dependency["product"] ?? dependency["byName"]) as? [Any]
      return words?.first as? String
    }
  }

  /// A Boolean value that indicates whether the manifest may name the traits of a dependency, which
  /// came with tools 6.1.
  var hasTraits: Bool {
    let version = (json["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    let parts = version.split(separator: ".").compactMap { Int($0) }
    return parts.count > 1 && (parts[0], parts[1]) >= (6, 1)
  }

  /// The least version of macOS, major number alone; nil where the manifest names none.
  var macOS: Int? {
    entries("platforms").first { $0["platformName"] as? String == "macos" }
      .flatMap { $0["version"] as? String }
      .flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
  }

  /// The name by which targets refer to the verifier's package; nil where it is no dependency.
  var verifier: String? {
    for entry in entries("dependencies") {
      for description in entry.values.compactMap({ ($0 as? [[String: Any]])?.first }) {
        let identity = description["identity"] as? String
        let name = description["nameForTargetDependencyResolutionOnly"] as? String
        if [identity?.lowercased(), name?.lowercased()].contains(Self.verifierName.lowercased()) {
          return name ?? identity
        }
      }
    }
    return nil
  }

  /// The name of the verifier's package.
  static let verifierName = "CoordinatorVerifier"

  private func entries(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }
}

extension PackageManifest {
  /// Reads a manifest through SwiftPM.
  ///
  /// - Throws: ``CommandError`` with what SwiftPM says.
  init(of folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // Into a file: a pipe would fill up, since it is read only after the other stream has ended.
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("verifier-init-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: errors) }
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw CommandError(.inputMissing, .unreadable(folder, "\(error)"))
    }
    let text: Data
    do {
      text = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      // Nobody reads any more what it prints.
      process.terminate()
      throw CommandError(.inputMissing, .unreadable(folder, error.localizedDescription))
    }
    process.waitUntilExit()
    let said = (try? Data(contentsOf: errors)) ?? Data()
    guard process.terminationStatus == 0,
      let json = try? JSONSerialization.jsonObject(with: text) as? [String: Any]
    else {
      throw CommandError(.inputMissing, .unreadable(folder, String(decoding: said, as: UTF8.self)))
    }
    self.json = json
  }
}

extension String {
  fileprivate static func unreadable(_ folder: String, _ why: String) -> String {
    "SwiftPM can't read the manifest in '\(folder)'; nothing was written. It says:\n"
      + why.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
