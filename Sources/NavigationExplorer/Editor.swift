import Foundation
import WorkerProcesses

/// The editor in which a line of the app is opened.
struct Editor: Hashable {
  /// The program, and the arguments that the user gives it.
  private let command: [String]
  /// A Boolean value that indicates whether it runs in a terminal; that of the server shows the server.
  let needsTerminal: Bool

  /// Makes the editor that the environment names, or the first that is there.
  ///
  /// An editor with a window comes first among those that are named.
  ///
  /// - Parameter isThere: returns a Boolean value that indicates whether a program can be run.
  init?(environment: [String: String], isThere: (String) -> Bool) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
      .map { $0.split(separator: " ").map(String.init) }
      .filter { $0.first.map(isThere) ?? false }
    let usual = ["code", "xed"].filter(isThere).map { [$0] }
    let needsTerminal = { (words: [String]) in
      Self.terminalEditors.contains(Self.name(of: words[0]))
    }
    guard
      let usable = named.first(where: { !needsTerminal($0) }) ?? named.first ?? usual.first
    else { return nil }
    command = usable
    self.needsTerminal = needsTerminal(usable)
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
  /// - Throws: `EnvironmentError` where the editor cannot be run.
  func open(_ file: String, at line: Int) throws {
    let words = words(opening: file, at: line)
    let beginning = Handover<Result<Void, EnvironmentError>>()
    // Its end is waited for elsewhere, so that it is collected.
    Thread.detachNewThread {
      do throws(EnvironmentError) {
        _ = try Tool(words[0], Array(words.dropFirst())).run {
          beginning.give(.success(()))
          return false
        }
        beginning.give(.success(()))
      } catch {
        beginning.give(.failure(error))
      }
    }
    try beginning.take().get()
  }

  private static let terminalEditors: Set = [
    "vi", "vim", "nvim", "nano", "pico", "hx", "helix", "micro", "kak", "joe", "ed", "ne",
  ]

  private static func name(of program: String) -> String {
    program.split(separator: "/").last.map(String.init) ?? program
  }
}
