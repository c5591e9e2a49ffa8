import Foundation
import NavigationModel
import Yams

/// Reads the values of a configuration in YAML, and refuses what is not a setting.
struct ConfigurationReader {
  /// The path as it is shown.
  let path: String
  /// The systems that it may speak of.
  let systems: MountedSystems

  /// The key below which each system has a section.
  static let systemsKey = "systems"

  /// The values of a text, in its order.
  func values(in text: String) throws -> [SettingValue] {
    guard let root = try node(of: text), !root.isNothing else { return [] }
    guard let mapping = root.mapping else { throw refusal(of: root, .notSettings) }
    var values: [SettingValue] = []
    for (key, value) in mapping {
      if key.scalar?.string == Self.systemsKey {
        values += try sections(value)
      } else {
        values += try self.values(key, value, of: nil)
      }
    }
    return values
  }

  private func sections(_ node: Node) throws -> [SettingValue] {
    guard let mapping = node.mapping else { throw refusal(of: node, .notSections) }
    var values: [SettingValue] = []
    for (key, section) in mapping {
      let name = key.scalar?.string ?? ""
      let system: any VerifiableSystem
      do {
        system = try systems.named(name)
      } catch let error as CommandError {
        throw refusal(of: key, error.description)
      }
      if section.isNothing { continue }
      guard let settings = section.mapping else { throw refusal(of: section, .notSettings) }
      for (key, value) in settings { values += try self.values(key, value, of: system) }
    }
    return values
  }

  /// The values about one setting.
  private func values(
    _ key: Node, _ value: Node, of system: (any VerifiableSystem)?
  ) throws -> [SettingValue] {
    let setting = try setting(key, of: system)
    let values = try values(setting, value, of: system)
    if values.isEmpty { throw refusal(of: value, .empty(setting.rawValue)) }
    for value in values { try value.check(for: system, among: systems) }
    return values.map(pathFromHere)
  }

  private func setting(_ key: Node, of system: (any VerifiableSystem)?) throws -> Setting {
    let name = key.scalar?.string ?? ""
    let allowed = Setting.allCases.filter { $0.subject != (system == nil ? .system : .run) }
    if let setting = allowed.first(where: { $0.rawValue == name }) { return setting }
    if let elsewhere = Setting(rawValue: name) {
      throw refusal(of: key, elsewhere.subject == .run ? .ofARun(name) : .ofASystem(name))
    }
    let names = allowed.map(\.rawValue) + (system == nil ? [Self.systemsKey] : [])
    throw refusal(of: key, unknown("key", name, of: nil, among: names))
  }

  private func values(
    _ setting: Setting, _ value: Node, of system: (any VerifiableSystem)?
  ) throws -> [SettingValue] {
    func read(_ node: Node, key: Node? = nil) throws -> SettingValue {
      guard let scalar = node.scalar else {
        throw refusal(of: node, .notAWord(key?.scalar?.string ?? setting.rawValue))
      }
      return SettingValue(
        setting: setting, key: key?.scalar?.string, text: scalar.string,
        origin: .file(place(of: node), system: system?.name), keyPlace: key.map(place))
    }
    if value.isNothing { throw refusal(of: value, .empty(setting.rawValue)) }
    switch setting.shape {
    case .bounds, .files, .reasons:
      guard let mapping = value.mapping else {
        throw refusal(of: value, .notAMapping(setting.rawValue, setting.shape))
      }
      return try mapping.map { try read($1, key: $0) }
    case .choices, .names:
      guard let sequence = value.sequence else { return [try read(value)] }
      return try sequence.map { try read($0) }
    default: return [try read(value)]
    }
  }

  /// The value, whose path is counted from the folder of the file, as it is to be written now.
  private func pathFromHere(_ value: SettingValue) -> SettingValue {
    guard value.setting.shape == .path || value.setting.shape == .files, !value.text.hasPrefix("/"),
      let slash = path.lastIndex(of: "/")
    else { return value }
    var value = value
    value.text = String(path[...slash]) + value.text
    return value
  }

  // MARK: - YAML

  private func node(of text: String) throws -> Node? {
    do {
      var documents = try Yams.compose_all(yaml: text)
      let first = documents.next()
      // NB: Yams traps when it is asked to go on behind an error.
      if let error = documents.error { throw error }
      if first == nil { return nil }
      if let second = documents.next() { throw refusal(of: second, .secondDocument) }
      if let error = documents.error { throw error }
      return first
    } catch let error as YamlError {
      throw refusal(error)
    }
  }

  private func refusal(_ error: YamlError) -> CommandError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      refusal(at: mark, .notYAML(problem))
    case .duplicatedKeysInMapping(let duplicates, let context):
      refusal(at: context.mark, .twice(duplicates.first ?? ""))
    case .reader(let problem, _, _, _): CommandError(.usage, .notYAML(problem), at: path)
    default: CommandError(.usage, .notYAML("\(error)"), at: path)
    }
  }

  private func refusal(of node: Node, _ reason: String) -> CommandError {
    refusal(at: node.mark, reason)
  }

  private func refusal(at mark: Mark?, _ reason: String) -> CommandError {
    CommandError(
      .usage, reason,
      at: SettingValue.Place(path: path, line: mark?.line ?? 1, column: mark?.column ?? 1)
        .description)
  }

  private func place(of node: Node) -> SettingValue.Place {
    SettingValue.Place(path: path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }
}

extension Node {
  /// A Boolean value that indicates whether there is nothing behind a key.
  fileprivate var isNothing: Bool {
    if let scalar { scalar.string.isEmpty && scalar.style == .plain } else { false }
  }
}

extension String {
  fileprivate static let notSettings =
    "These are not settings. Write one on each line, such as 'max-states: 20000'."

  fileprivate static let notSections =
    "'systems' holds a section for each system: its name, and below that its settings."

  fileprivate static let secondDocument =
    "A second document begins here. Write all settings into one."

  fileprivate static func notYAML(_ problem: String) -> String {
    "This is not YAML: \(problem.shortened())."
  }

  fileprivate static func twice(_ key: String) -> String {
    "'\(key.shortened())' is set here and again further down. Leave one of them out."
  }

  fileprivate static func empty(_ key: String) -> String {
    "'\(key.shortened())' has no value. Give it one, or leave it out."
  }

  fileprivate static func notAWord(_ key: String) -> String {
    "'\(key.shortened())' takes a plain value."
  }

  fileprivate static func notAMapping(_ key: String, _ shape: Setting.Shape) -> String {
    switch shape {
    case .files: "'\(key.shortened())' takes files by format, such as 'html: page.html'."
    case .reasons:
      "'\(key.shortened())' takes reasons by name, such as 'NoLeaks: nothing is released'."
    default: "'\(key.shortened())' takes numbers by key, such as 'pending: 2'."
    }
  }

  fileprivate static func ofARun(_ key: String) -> String {
    "'\(key.shortened())' applies to the whole run. Move it from the section to the top of the file."
  }

  fileprivate static func ofASystem(_ key: String) -> String {
    "'\(key.shortened())' applies to one system. Move it into the section of a system, below 'systems'."
  }
}
