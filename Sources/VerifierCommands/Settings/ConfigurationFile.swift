import Files
import Foundation

/// A file of settings with which a project has its systems checked.
struct ConfigurationFile {
  /// The name of the file.
  static let name = ".verifier.yml"

  /// The path as it is shown.
  let path: String
  /// The values of its settings, in its order.
  let values: [SettingValue]

  /// Reads a file and checks all its values.
  ///
  /// - Throws: ``CommandError`` with the place in the file.
  init(path: String, of systems: MountedSystems) throws {
    guard let bytes = try FileContent.readIfPresent(path, limit: 16 << 20) else {
      throw CommandError(.inputMissing, .noFile(path, systems.executable))
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw CommandError(.usage, .notText, at: path)
    }
    self.path = path
    values = try ConfigurationReader(path: path, systems: systems).values(in: text)
  }

  /// The nearest file of the name, in the working directory or above it.
  ///
  /// A project's settings are its own: above the folder of a Git checkout nothing is looked for.
  static func nearest() -> String? {
    var folder = ""
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    for _ in 0...depth {
      if Folder.exists(folder + name) { return folder + name }
      if Folder.exists(folder + ".git") { return nil }
      folder += "../"
    }
    return nil
  }
}

extension String {
  fileprivate static func noFile(_ path: String, _ executable: String) -> String {
    "There is no configuration at '\(path)'. '\(executable) dump-configuration' prints "
      + "one to begin with."
  }

  fileprivate static let notText = "This is not text in UTF-8."
}
