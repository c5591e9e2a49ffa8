import Files
import Foundation
import NavigationModel
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

  /// Writes a program that talks to Ray into a folder, and returns the tool that runs it.
  ///
  /// - Throws: ``CommandError`` where it can't be written.
  func tool(_ name: String, _ program: [UInt8], in folder: URL) throws -> Tool {
    let path = folder.appendingPathComponent(name).path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try OutputFile(path).write(program)
      try OutputFile(folder.appendingPathComponent("machines.py").path)
        .write(PackageResources.machines_py)
    } catch {
      throw CommandError(.environment, .notStarted(python, "\(error)"))
    }
    return Tool(python, [path])
  }

  /// Returns a new folder for such a program.
  static var folderOfProgram: URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("verifier-ray-\(UUID().uuidString)")
  }

  /// Returns the error of a program that talks to Ray and has ended.
  static func error(after ending: ToolEnding) -> CommandError {
    let said = String(decoding: ending.output + ending.errors, as: UTF8.self)
    let last = said.split(separator: "\n").last.map(String.init)
    return CommandError(.environment, .ended(ending.cause, last ?? "nothing"))
  }

  /// The settings in the environment, which other machines don't have.
  static var settings: [String: String] {
    let variables = Setting.allCases.compactMap(\.variable)
    return ProcessInfo.processInfo.environment.filter { variables.contains($0.key) }
  }

  /// The path of this executable, which is the same on every machine.
  static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

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

  fileprivate static func notStarted(_ python: String, _ reason: String) -> String {
    "'\(python)' can't be run: \(reason). Set Ray up again; 'doctor' says how."
  }

  fileprivate static func ended(_ cause: ToolEnding.Cause, _ last: String) -> String {
    "Ray \(cause). The last that it said: \(last.shortened(to: 500))"
  }
}
