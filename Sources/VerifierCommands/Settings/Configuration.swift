import Foundation
import ModelChecker
import NavigationChecking
import NavigationModel

/// The settings besides the command line: in the environment, and in a file.
struct Configuration: Sendable {
  /// The file, if there is one.
  private(set) var path: String?
  private(set) var values: [SettingValue] = []

  /// The reason why the nearest file is not read; nil where it is.
  private(set) var refusal: String?

  /// Makes an empty configuration, as for a worker, which gets all settings by options.
  init() {}

  /// Reads the environment and a file.
  ///
  /// - Parameters:
  ///   - path: the file; the one that the environment names, or the nearest, when nil.
  ///   - systems: the systems that it may speak of.
  init(path: String?, of systems: MountedSystems) throws {
    let environment = ProcessInfo.processInfo.environment
    let named = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    values = try Self.values(in: environment, of: systems)
    if let path = path ?? named {
      self.path = path
      values += try ConfigurationFile(path: path, of: systems).values
    } else if let path = ConfigurationFile.nearest() {
      do {
        values += try ConfigurationFile(nearest: path, of: systems).values
        self.path = path
      } catch let distrust as ConfigurationFile.Distrust {
        refusal = .notObeyed(distrust.path, distrust.reason)
      }
    }
    try checkScopes(of: systems)
  }

  /// The values of the variables of an environment; an empty variable sets nothing.
  private static func values(
    in environment: [String: String], of systems: MountedSystems
  ) throws -> [SettingValue] {
    try Setting.allCases.flatMap { setting -> [SettingValue] in
      guard let text = setting.variable.flatMap({ environment[$0] }), !text.isEmpty else {
        return []
      }
      var parts = [text]
      switch setting.shape {
      case .choices, .names, .bounds, .files:
        parts = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
      default: break
      }
      let values = parts.map { part in
        var value = SettingValue(setting: setting, text: part, origin: .environment)
        if setting.shape == .bounds || setting.shape == .reasons { value.splitAtEquals() }
        return value
      }
      for value in values { try value.check(for: nil, among: systems) }
      return values
    }
  }

  /// Checks that the bounds of scopes exist: those of a section in its system, others in some system.
  private func checkScopes(of systems: MountedSystems) throws {
    for value in values where value.setting == .scope {
      guard let key = value.key else { continue }
      if let name = value.system {
        let known = try systems.named(name).scopeKeys
        if !known.contains(key) {
          throw value.refusedKey(unknown("scope key", key, of: name, among: known))
        }
      } else if !systems.all.contains(where: { $0.scopeKeys.contains(key) }) {
        let known = systems.all.flatMap(\.scopeKeys).unique
        throw value.refusedKey(unknown("scope key", key, of: nil, among: known))
      }
    }
  }

  /// The remarks on variables whose names look like those of settings.
  static func remarks(
    on environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let known = Setting.allCases.compactMap(\.variable) + [variable]
    return environment.keys.filter { $0.hasPrefix("VERIFIER_") && !known.contains($0) }.sorted()
      .map { .noSetting($0, nearest: nearest(to: $0, among: known)) }
  }

  /// The variable that names the file.
  private static let variable = "VERIFIER_CONFIG"

  /// Returns a Boolean value that indicates whether it decides the form of a system.
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

extension SettingValue {
  /// The system in whose section the value stands; nil when it is for all systems.
  var system: String? { if case .file(_, let system) = origin { system } else { nil } }

  /// Makes the key and the text of a text of the form `key=text`.
  mutating func splitAtEquals() {
    guard let separator = text.firstIndex(of: "=") else { return }
    key = String(text[..<separator])
    text = String(text[text.index(after: separator)...])
  }
}

extension String {
  fileprivate static func notObeyed(_ path: String, _ reason: String) -> String {
    "'\(path)' is not read: \(reason). To have it read all the same, name it: --config \(path)"
  }

  fileprivate static func noSetting(_ variable: String, nearest: String?) -> String {
    "\(variable) sets nothing." + (nearest.map { " Did you mean \($0)?" } ?? "")
  }
}
