import Foundation
import WorkerProcesses

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
  /// - Throws: ``CommandError`` with what SwiftPM says; ``EnvironmentError`` where it can't be run.
  init(of folder: String) throws {
    var tool = Tool("swift", ["package", "--package-path", folder, "dump-package"])
    // A manifest is a program, and may have no end.
    tool.limit = .seconds(300)
    let ending = try tool.run { Interruption.isWanted }
    let said = String(decoding: ending.errors, as: UTF8.self)
    switch ending.cause {
    case .exited(0): break
    case .exited: throw CommandError(.inputMissing, .unreadable(folder, said))
    case .abandoned: throw CommandError(.inconclusive, .interrupted)
    case let cause:
      throw CommandError(.inputMissing, .unreadable(folder, "'swift package' \(cause)\n\(said)"))
    }
    guard let json = try? JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any]
    else { throw CommandError(.inputMissing, .unreadable(folder, said)) }
    self.json = json
  }
}

extension String {
  fileprivate static func unreadable(_ folder: String, _ why: String) -> String {
    "SwiftPM can't read the manifest in '\(folder)'; nothing was written. It says:\n"
      + why.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  fileprivate static let interrupted = "Interrupted: nothing was written."
}
