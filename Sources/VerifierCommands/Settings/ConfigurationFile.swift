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
    let file: InputFile
    do {
      file = try InputFile(path)
    } catch {
      if error.reason != .absent { throw error }
      throw CommandError(.inputMissing, .noFile(path, systems.executable))
    }
    try self.init(file, of: systems)
  }

  /// Reads a file that is open and checks all its values.
  private init(_ file: borrowing InputFile, of systems: MountedSystems) throws {
    let path = file.path
    let bytes = try FileContent.read(file, limit: 16 << 20)
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw CommandError(.usage, .notText, at: path)
    }
    self.path = path
    values = try ConfigurationReader(path: path, systems: systems).values(in: text)
  }

  /// Reads the nearest file, if it can be trusted.
  ///
  /// - Throws: ``CommandError`` with the place in the file.
  init(nearest path: String, of systems: MountedSystems) throws {
    // NB: What is looked at is what is read: another file may be there a moment later.
    let file = try InputFile(path)
    if Self.isAbove(path), let reason = try Self.distrust(of: file) {
      throw Distrust(path: path, reason: reason)
    }
    try self.init(file, of: systems)
    try checkPaths()
  }

  /// The refusal to read a file that nobody has named.
  struct Distrust: Error {
    var path: String
    var reason: String
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

extension ConfigurationFile {
  /// Returns the reason not to read a file above the working directory that nobody has named; nil
  /// where there is none. A link is somebody's choice of the file, and must be one's own, too.
  ///
  /// As with Git, a file there counts only if it belongs to whoever runs the command, and others may
  /// not write to it: in a shared folder anybody may have left one.
  ///
  /// - Throws: ``CommandError`` where the file cannot be looked at.
  private static func distrust(of file: borrowing InputFile) throws -> String? {
    if file.owner != geteuid() { return "it belongs to another user" }
    if file.isWritableByAll { return "every user may write to it" }
    var status = stat()
    guard lstat(file.path, &status) == 0 else {
      throw CommandError(FileError(file.path, .unreadable(errno)))
    }
    return status.st_uid == geteuid() ? nil : "it is a link that belongs to another user"
  }

  /// Returns a Boolean value that indicates whether the nearest file lies above the working directory.
  private static func isAbove(_ path: String) -> Bool { path.hasPrefix("../") }

  /// Checks that no path leaves the folder of a file above the working directory.
  ///
  /// - Throws: ``CommandError`` with the place in the file.
  func checkPaths() throws {
    guard Self.isAbove(path) else { return }
    let folder = path.dropLast(Self.name.count)
    let home = RealPath.folder(String(folder)) + "/"
    for value in values where value.setting.shape == .path || value.setting.shape == .files {
      let rest = value.text.hasPrefix(String(folder)) ? value.text.dropFirst(folder.count) : "/"
      // NB: The text alone says too little: a folder on the way may be a link to somewhere else.
      let isOutside = rest.hasPrefix("/") || rest.split(separator: "/").contains("..")
      if isOutside || !RealPath.place(of: value.text).hasPrefix(home) {
        throw value.refused(.leaves(value.text, path))
      }
    }
  }
}

extension String {
  fileprivate static func leaves(_ path: String, _ file: String) -> String {
    "'\(path)' lies outside of the folder of '\(file)', which was found above the working directory. "
      + "Name the file, --config \(file), or the path on the command line."
  }

  fileprivate static func noFile(_ path: String, _ executable: String) -> String {
    "There is no configuration at '\(path)'. '\(executable) dump-configuration' prints "
      + "one to begin with."
  }

  fileprivate static let notText = "This is not text in UTF-8."
}
