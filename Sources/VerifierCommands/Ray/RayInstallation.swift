import Foundation
import WorkerProcesses

/// Ray on this machine: an environment of Python with the version that this package is tested with.
struct RayInstallation {
  /// The version of Ray.
  static let version = "2.60.0"

  /// The folder of the environment of Python.
  let folder: String

  /// Finds the folder, which is among the user's caches.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func named(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let caches = named("XDG_CACHE_HOME") ?? "\(named("HOME") ?? NSHomeDirectory())/.cache"
    folder = "\(caches)/coordinator-verifier/ray-\(Self.version)"
  }

  /// The path of its Python.
  var python: String { "\(folder)/bin/python3" }

  /// The command that sets it up.
  var setUp: String {
    let place = folder.contains { " '\"$\\".contains($0) } ? "'\(folder)'" : folder
    return "python3 -m venv \(place) && \(place)/bin/pip install ray==\(Self.version)"
  }

  /// Checks that Ray is there.
  ///
  /// - Throws: ``CommandError`` that says how to set it up.
  func check() throws {
    switch found {
    case Self.version: break
    case nil: throw CommandError(.environment, .noRay(self))
    case let other?: throw CommandError(.environment, .otherRay(other, self))
    }
  }

  /// The version of Ray in it; nil where there is none.
  var found: String? {
    guard Folder.exists(python) else { return nil }
    var tool = Tool(
      python, ["-c", "from importlib.metadata import version; print(version('ray'))"])
    tool.limit = .seconds(60)
    guard let ending = try? tool.run(until: { Interruption.isWanted }), ending.cause == .exited(0)
    else { return nil }
    return String(decoding: ending.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

extension String {
  fileprivate static func noRay(_ installation: RayInstallation) -> String {
    "There is no Ray in \(installation.folder). Set it up with '\(installation.setUp)', or leave '--on' out."
  }

  fileprivate static func otherRay(_ version: String, _ installation: RayInstallation) -> String {
    "Ray in \(installation.folder) has version \(version), and this verifier wants "
      + "\(RayInstallation.version). Set it up with '\(installation.setUp)'."
  }
}
