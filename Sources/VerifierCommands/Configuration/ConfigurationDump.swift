import NavigationModel
import NavigationReports

/// What is set, as YAML that can be read again, each value with where it comes from.
///
/// What nothing is said about and what differs from one system or machine to the next is a comment:
/// to write it down would change what is done.
struct ConfigurationDump {
  /// The text, without a line break at its end.
  let text: String

  /// Dumps what is set.
  ///
  /// - Parameter system: the one whose settings are wanted, which are then told completely, in a
  ///   section; those of all systems when nil.
  init(_ configuration: Configuration, options: [Word?], system: (any VerifiableSystem)?) throws {
    var lines = [Self.heading(configuration, system)]
    let ofRun = try Settings(configuration, options: options)
    let subjects: [Setting.Subject] = system == nil ? [.run, .systems] : [.run]
    for setting in Setting.allCases where subjects.contains(setting.subject) {
      lines += Self.lines(setting, ofRun.words(setting))
    }
    var sections: [String] = []
    let named = Set(configuration.words.compactMap(\.system))
    for each in system.map({ [$0] }) ?? Verifier.mounted.systems
    where system != nil || named.contains(each.name) {
      let settings = try Settings(configuration, options: options, of: each)
      sections.append("  \(Self.quoted(each.name)):")
      for setting in Setting.allCases where setting.subject != .run {
        let words = settings.words(setting)
        // Without a system asked for, a section tells only what differs from the rest.
        if system == nil, configuration.words(of: each, setting).isEmpty { continue }
        if system == nil, words.isEmpty { continue }
        sections += Self.lines(setting, words).map { "    \($0)" }
      }
    }
    if !sections.isEmpty { lines += ["\(ConfigurationReader.systems):"] + sections }
    text = lines.joined(separator: "\n")
  }

  private static func heading(
    _ configuration: Configuration, _ system: (any VerifiableSystem)?
  ) -> String {
    let place = configuration.path.map { "from \($0)" } ?? "without a file"
    return "# What is set\(system.map { " for \($0.name)" } ?? ""), \(place)."
  }

  /// The lines about a setting.
  private static func lines(_ setting: Setting, _ words: [Word]) -> [String] {
    guard let first = words.first else {
      return [
        setting.standard.map { "\(setting.rawValue): \(quoted($0))  # default" }
          ?? "# \(setting.rawValue): \(setting.absence)"
      ]
    }
    switch setting.shape {
    case .bounds, .files:
      // A key can't be written twice.
      let parts = Dictionary(words.map { ($0.parts.key, $0) }) { $1 }
      return ["\(setting.rawValue):"]
        + words.map(\.parts.key).unique.map { key in
          let word = parts[key]!
          return "  \(quoted(key)): \(quoted(word.parts.text))  # \(word.source)"
        }
    case .choices, .names:
      let list = words.map { quoted($0.text) }.joined(separator: ", ")
      return ["\(setting.rawValue): [\(list)]  # \(first.source)"]
    case .toggle:
      let isOn = (try? words.last?.isOn()) ?? false
      return ["\(setting.rawValue): \(isOn)  # \(words.last!.source)"]
    default:
      return ["\(setting.rawValue): \(quoted(words.last!.text))  # \(words.last!.source)"]
    }
  }

  /// A word as YAML reads it back.
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
  /// What the section of a system says about a setting.
  fileprivate func words(of system: any VerifiableSystem, _ setting: Setting) -> [Word] {
    words.filter { $0.system == system.name && $0.setting == setting }
  }
}

extension Word {
  /// The key and the text of a word that has a key, also where both were typed as one.
  fileprivate var parts: (key: String, text: String) {
    var word = self
    if key == nil { word.splitAtEquals() }
    return (word.key ?? "", word.text)
  }

  /// Where the word was said, in a few words.
  fileprivate var source: String {
    switch origin {
    case .option: name
    case .environment: setting.variable!
    case .file(let place, _): "\(place.path):\(place.line)"
    }
  }
}

extension Setting {
  /// What holds where nothing is said, for those of which that depends.
  fileprivate var absence: String {
    switch self {
    case .variant: "the first of each system"
    case .without: "no fix is left out"
    case .scope: "that of each system"
    case .invariant: "all of them"
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
