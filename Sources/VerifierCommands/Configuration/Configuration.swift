import Foundation
import ModelChecker
import NavigationModel

/// What is set besides the command line: in the environment, and in a file.
struct Configuration {
  /// What this run has to obey.
  ///
  /// Written once, before a command does anything.
  nonisolated(unsafe) static var current = Configuration()

  /// The file, if there is one.
  private(set) var path: String?
  private(set) var words: [Word] = []

  /// Makes one that says nothing, as for a worker, which is told everything that it has to know.
  init() {}

  /// Reads what the environment and a file say.
  ///
  /// - Parameter path: the file; the one that the environment names, or the nearest, when nil.
  init(path: String?) throws {
    let environment = ProcessInfo.processInfo.environment
    let named = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    self.path = path ?? named ?? ConfigurationFile.nearest()
    words = try Self.words(in: environment)
    if let path = self.path { words += try ConfigurationFile(path: path).words }
    try checkScopes()
  }

  /// What the variables of an environment say; an empty one says nothing.
  private static func words(in environment: [String: String]) throws -> [Word] {
    try Setting.allCases.flatMap { setting -> [Word] in
      guard let text = setting.variable.flatMap({ environment[$0] }), !text.isEmpty else {
        return []
      }
      var parts = [text]
      switch setting.shape {
      case .choices, .names, .bounds, .files:
        parts = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
      default: break
      }
      let words = parts.map { part in
        var word = Word(setting: setting, text: part, origin: .environment)
        if setting.shape == .bounds { word.splitAtEquals() }
        return word
      }
      for word in words { try word.check(for: nil) }
      return words
    }
  }

  /// Looks whether the bounds of scopes exist: those of a section in its system, others somewhere.
  private func checkScopes() throws {
    for word in words where word.setting == .scope {
      guard let key = word.key else { continue }
      if let name = word.system {
        let known = try Names.system(name).scopeKeys
        if !known.contains(key) {
          throw word.refusedKey(.unknown("scope key", key, of: name, among: known))
        }
      } else if !Verifier.mounted.systems.contains(where: { $0.scopeKeys.contains(key) }) {
        let known = Verifier.mounted.systems.flatMap(\.scopeKeys).unique
        throw word.refusedKey(.unknown("scope key", key, of: nil, among: known))
      }
    }
  }

  /// What is wrong with the names of variables that look as if they set something.
  static func remarks(
    on environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let known = Setting.allCases.compactMap(\.variable) + [variable]
    return environment.keys.filter { $0.hasPrefix("VERIFIER_") && !known.contains($0) }.sorted()
      .map { .noSetting($0, nearest: nearest(to: $0, among: known)) }
  }

  /// The variable that names the file.
  private static let variable = "VERIFIER_CONFIG"

  /// Whether it says which form of a system is meant where the command line doesn't.
  func namesForm(of system: any VerifiableSystem) -> Bool {
    let settings = try? Settings(self, options: [], of: system)
    return settings?.text(.variant) != nil || settings?.texts(.without).isEmpty == false
  }
}

extension VerifiableSystem {
  /// The keys of its scope.
  var scopeKeys: [String] {
    (try? made(SystemConfiguration()).scope.bounds.map(\.key)) ?? []
  }
}

extension Word {
  /// The system in whose section it is said; nil when it is said of all.
  var system: String? { if case .file(_, let system) = origin { system } else { nil } }

  /// Makes the key and the text of a text of the form `key=text`.
  mutating func splitAtEquals() {
    guard let separator = text.firstIndex(of: "=") else { return }
    key = String(text[..<separator])
    text = String(text[text.index(after: separator)...])
  }
}

extension String {
  fileprivate static func noSetting(_ variable: String, nearest: String?) -> String {
    "\(variable) sets nothing." + (nearest.map { " Did you mean \($0)?" } ?? "")
  }
}
