import Foundation

/// The editor in which a line of the app is opened.
struct Editor: Hashable {
  /// The program, and the arguments that the user gives it.
  private let command: [String]

  /// Makes the editor that the environment names, or the first that is there.
  ///
  /// Editors that need a terminal are passed over: that of the server shows the server.
  ///
  /// - Parameter isThere: returns a Boolean value that indicates whether a program can be run.
  init?(environment: [String: String], isThere: (String) -> Bool) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
      .map { $0.split(separator: " ").map(String.init) }
    let usual = ["code", "xed"].map { [$0] }
    let usable = (named + usual).first { words in
      words.first.map { !Self.terminalEditors.contains(Self.name(of: $0)) && isThere($0) } ?? false
    }
    guard let usable else { return nil }
    command = usable
  }

  /// Makes the editor of this process's environment.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    self.init(environment: environment) { program in
      let places = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
      return places.contains { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  /// Returns the words of the command that opens a line of a file.
  func words(opening file: String, at line: Int) -> [String] {
    switch Self.name(of: command[0]) {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      command.filter { $0 != "-g" } + ["-g", "\(file):\(line)"]
    case "xed", "mate": command + ["-l", "\(line)", file]
    case "subl", "zed": command + ["\(file):\(line)"]
    default: command + ["+\(line)", file]
    }
  }

  /// Opens a line of a file, and does not wait for the end of that.
  ///
  /// - Throws: what the system says where the editor cannot be run.
  func open(_ file: String, at line: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words(opening: file, at: line)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  private static let terminalEditors: Set = [
    "vi", "vim", "nvim", "nano", "pico", "hx", "helix", "micro", "kak", "joe", "ed", "ne",
  ]

  private static func name(of program: String) -> String {
    program.split(separator: "/").last.map(String.init) ?? program
  }
}
