import Files
import Foundation
import NavigationModel
import WorkerProcesses

/// The programs that talk to Ray: how they are started, what they are told, and how they end.
extension RayInstallation {
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
}

extension String {
  fileprivate static func notStarted(_ python: String, _ reason: String) -> String {
    "'\(python)' can't be run: \(reason). Set Ray up again; 'doctor' says how."
  }

  fileprivate static func ended(_ cause: ToolEnding.Cause, _ last: String) -> String {
    "Ray \(cause). The last that it said: \(last.shortened(to: 500))"
  }
}
