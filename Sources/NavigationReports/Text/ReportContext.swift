import ModelChecker
import NavigationModel

/// The circumstances of a result that its reports have to know, besides the result.
public struct ReportContext: Sendable {
  /// The name of the executable that replays traces.
  public var executable: String

  /// The configuration where it is not the default: variant, fixes left out, changed bounds.
  public var configuration: SystemConfiguration

  /// The options by which the search was told what it does not do by itself: its limits, its order.
  public var search: [String] = []

  /// The places where invariants are declared, by name, as far as they are known.
  public var declarations: [String: DeclarationLocation]

  /// The pages about invariants, as Markdown, by name.
  public var pages: [String: String]

  /// The folder that paths in documents begin at; without one a path is a file's name.
  public var root: String?

  /// The type that makes the system, with its module, as in `MyApp.Checkout`; a test that replays
  /// a finding is written where it is known.
  public var swiftType: String?

  /// The file of known violations, as commands have to be told it; nil where the configuration
  /// names one.
  public var baseline: String? = "known.json"

  /// The reasons why violations stay for now, by the names of their invariants; those of others are
  /// new.
  public var known: [String: String] = [:]

  /// Makes a context.
  ///
  /// - Parameter configuration: what a replay has to be told; leave the variant out if it is the
  ///   system's default.
  public init(
    executable: String = "verifier", configuration: SystemConfiguration = SystemConfiguration(),
    declarations: [String: DeclarationLocation] = [:], pages: [String: String] = [:],
    root: String? = nil, swiftType: String? = nil
  ) {
    self.executable = executable
    self.configuration = configuration
    self.declarations = declarations
    self.pages = pages
    self.root = root
    self.swiftType = swiftType
  }
}

extension ReportContext {
  /// A file's path from the root, or its name where it is elsewhere.
  package func shortened(_ path: String) -> String {
    if let root, path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The command that shows a trace again, step by step.
  public func replayCommand(_ trace: String, of system: String) -> String {
    command(["replay", system] + configuration.options + ["--trace", trace])
  }

  /// A command of the executable, as one types it in a shell.
  public func command(_ words: [String]) -> String {
    ([executable] + words.map(shellWord)).joined(separator: " ")
  }

  /// A word that a shell reads as it is.
  private func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "/._-#@=+%:,".utf8.contains(byte)
      }
    }
    if isPlain, !text.isEmpty, !text.hasPrefix("#") { return text }
    var quoted = "'"
    for character in text { quoted += character == "'" ? "'\\''" : String(character) }
    return quoted + "'"
  }
}
