import Foundation

/// The place from which a package gets the verifier.
enum VerifierSource {
  case folder(String)
  case url(String, branch: String?)

  /// Reads the argument; without one, takes the folder that these commands were built from.
  init(place: String?, branch: String?, builtFrom file: String = thisFile) throws {
    if let place, place.contains("://") || place.hasPrefix("git@") {
      self = .url(place, branch: branch)
      return
    }
    if let branch { throw CommandError(.usage, .branchNeedsURL(branch)) }
    if let place {
      guard Folder.exists("\(place)/Package.swift") else {
        throw CommandError(.usage, .noVerifier(place))
      }
      self = .folder(place)
      return
    }
    var root = URL(fileURLWithPath: file)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    guard Folder.exists(root.appendingPathComponent("Package.swift").path) else {
      throw CommandError(.usage, .gone(root.path))
    }
    // What a package manager has fetched for itself is nothing to depend on.
    if root.deletingLastPathComponent().lastPathComponent == "checkouts" {
      throw CommandError(.usage, .fetched(root.path))
    }
    self = .folder(root.path)
  }

  // As the value of a parameter it would be the file of the caller.
  private static let thisFile = #filePath

  /// A Boolean value that indicates whether it is a folder on this machine.
  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }

  /// The name by which targets refer to the package.
  var packageName: String {
    switch self {
    case .folder: return PackageManifest.verifierName
    case .url(let url, _):
      let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The dependency as an element of the manifest of a package in a folder.
  ///
  /// - Parameter withTraits: a Boolean value that indicates whether the manifest may name traits; the
  ///   one of the verifier is left out, so that nothing has to be installed.
  func dependency(in package: String, withTraits: Bool) -> String {
    let traits = withTraits ? ", traits: []" : ""
    return switch self {
    case .folder(let path):
      ".package(name: \"\(PackageManifest.verifierName)\", path: "
        + "\(Self.relative(path, to: package).debugDescription)\(traits))"
    case .url(let url, let branch?):
      ".package(url: \(url.debugDescription), branch: \(branch.debugDescription)\(traits))"
    case .url(let url, nil):
      ".package(url: \(url.debugDescription), from: \"\(CommandContext.version)\"\(traits))"
    }
  }

  /// A path relative to a folder, with links resolved.
  private static func relative(_ path: String, to folder: String) -> String {
    let to = components(path)
    let from = components(folder)
    let common = zip(to, from).prefix { $0 == $1 }.count
    // Two folders that have nothing but the root in common are not moved together.
    if common <= 1 { return "/" + to.dropFirst().joined(separator: "/") }
    let parts = Array(repeating: "..", count: from.count - common) + to[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func components(_ path: String) -> [String] {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }
}

extension String {
  fileprivate static func branchNeedsURL(_ branch: String) -> String {
    "'--branch \(branch)' needs a URL: name one with '--verifier'."
  }

  fileprivate static func noVerifier(_ place: String) -> String {
    "There is no package in '\(place)'. \(toldWhere)"
  }

  fileprivate static func gone(_ folder: String) -> String {
    "These commands were built from '\(folder)', which no longer has a package. \(toldWhere)"
  }

  fileprivate static func fetched(_ folder: String) -> String {
    "These commands were built from '\(folder)', which SwiftPM has fetched for another package. "
      + toldWhere
  }

  private static let toldWhere =
    "Name the folder or the URL of CoordinatorVerifier with '--verifier'."
}
