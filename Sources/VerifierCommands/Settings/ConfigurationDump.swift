import NavigationChecking
import NavigationModel
import NavigationReports

/// The settings as YAML that can be read again, each value with the place that it comes from.
///
/// A setting that is not set, and whose value differs from one system or machine to the next, is a
/// comment: to write it down would change what is done.
struct ConfigurationDump {
  /// The text, without a line break at its end.
  let text: String

  /// Makes the dump of the settings.
  ///
  /// - Parameter system: the system whose settings are wanted, which are then told completely, in a
  ///   section; those of all systems when nil.
  init(
    of context: CommandContext, options: [SettingValue?], system: (any VerifiableSystem)?
  ) throws {
    let configuration = context.configuration
    var lines = [Self.heading(configuration, system)]
    let ofRun = try Settings(configuration, options: options)
    let subjects: [Setting.Subject] = system == nil ? [.run, .systems] : [.run]
    for setting in Setting.allCases where subjects.contains(setting.subject) {
      lines += Self.lines(setting, ofRun.values(setting))
    }
    var sections: [String] = []
    let named = Set(configuration.values.compactMap(\.system))
    for each in system.map({ [$0] }) ?? context.systems.all
    where system != nil || named.contains(each.name) {
      let settings = try Settings(configuration, options: options, of: each)
      sections.append("  \(Self.quoted(each.name)):")
      for setting in Setting.allCases where setting.subject != .run {
        let values = settings.values(setting)
        // Without a system asked for, a section tells only what differs from the rest.
        if system == nil, configuration.values(of: each, setting).isEmpty { continue }
        if system == nil, values.isEmpty { continue }
        sections += Self.lines(setting, values).map { "    \($0)" }
      }
    }
    if !sections.isEmpty { lines += ["\(ConfigurationReader.systemsKey):"] + sections }
    text = lines.joined(separator: "\n")
  }

  private static func heading(
    _ configuration: Configuration, _ system: (any VerifiableSystem)?
  ) -> String {
    let place = configuration.path.map { "from \($0)" } ?? "without a file"
    return "# The settings\(system.map { " for \($0.name)" } ?? ""), \(place)."
  }

  /// The lines about a setting.
  private static func lines(_ setting: Setting, _ values: [SettingValue]) -> [String] {
    guard let first = values.first else {
      return [
        setting.standard.map { "\(setting.rawValue): \(quoted($0))  # default" }
          ?? "# \(setting.rawValue): \(setting.absence)"
      ]
    }
    switch setting.shape {
    case .bounds, .files, .reasons:
      // A key can't be written twice.
      let parts = Dictionary(values.map { ($0.parts.key, $0) }) { $1 }
      return ["\(setting.rawValue):"]
        + values.map(\.parts.key).unique.map { key in
          let value = parts[key]!
          return "  \(quoted(key)): \(quoted(value.parts.text))  # \(value.source)"
        }
    case .choices, .names:
      let list = values.map { quoted($0.text) }.joined(separator: ", ")
      return ["\(setting.rawValue): [\(list)]  # \(first.source)"]
    case .toggle:
      let isOn = (try? values.last?.isOn()) ?? false
      return ["\(setting.rawValue): \(isOn)  # \(values.last!.source)"]
    default:
      return ["\(setting.rawValue): \(quoted(values.last!.text))  # \(values.last!.source)"]
    }
  }

  /// A value as YAML reads it back.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
        || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let isWord = isPlain && !text.isEmpty && !text.hasPrefix("-")
    return isWord ? text : JSONValue.string(text).text()
  }
}

extension Configuration {
  /// The values of a setting in the section of a system.
  fileprivate func values(of system: any VerifiableSystem, _ setting: Setting) -> [SettingValue] {
    values.filter { $0.system == system.name && $0.setting == setting }
  }
}

extension SettingValue {
  /// The key and the text of a value that has a key, also where both were typed as one.
  fileprivate var parts: (key: String, text: String) {
    var value = self
    if key == nil { value.splitAtEquals() }
    return (value.key ?? "", value.text)
  }

  /// The place of the value, in a few words.
  fileprivate var source: String {
    switch origin {
    case .option: name
    case .environment: setting.variable!
    case .file(let place, _): "\(place.path):\(place.line)"
    }
  }
}

extension Setting {
  /// The description of the default, for settings without a fixed one.
  fileprivate var absence: String {
    switch self {
    case .variant: "the first of each system"
    case .without: "no fix is left out"
    case .scope: "that of each system"
    case .invariant: "all of them"
    case .accept: "nothing"
    case .maxDepth: "no limit"
    case .maxStates: "10000, or what each system says"
    case .reduction: "all of them"
    case .workers: "one, or two where a processor is free"
    case .baseline: "none"
    case .report: "none"
    default: "not set"
    }
  }
}
