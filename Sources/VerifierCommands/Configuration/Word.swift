import ModelChecker

/// A word that somebody said about a setting, and where.
///
/// A setting that takes several has a word for each.
struct Word: Hashable {
  /// Where a word was said.
  enum Origin: Hashable {
    case option
    case environment
    /// In a file, perhaps in the section of a system.
    case file(Place, system: String?)
  }

  /// A place in a file, counted from one.
  struct Place: Hashable, CustomStringConvertible {
    var path: String
    var line: Int
    var column: Int

    var description: String { "\(path):\(line):\(column)" }
  }

  var setting: Setting
  /// What the word is said of within the setting: a bound of a scope, a format of a report.
  var key: String?
  var text: String
  var origin: Origin
  /// Where the key is, if that is in a file.
  var keyPlace: Place?

  /// Makes a word that an option says; nil where the option was not given.
  static func option(_ setting: Setting, _ text: String?) -> Word? {
    text.map { Word(setting: setting, text: $0, origin: .option) }
  }

  /// Makes the word that a flag says; nil where the flag was not given.
  static func option(_ setting: Setting, _ isOn: Bool?) -> Word? {
    option(setting, isOn.map { "\($0)" })
  }

  /// How much it counts: what is said nearer to the run outweighs the rest.
  var rank: Int {
    switch origin {
    case .option: 3
    case .environment: 2
    case .file(_, .some): 1
    case .file(_, nil): 0
    }
  }

  /// Whether it was said about this run, not written down for all.
  var isOfThisRun: Bool { if case .file = origin { false } else { true } }

  /// Where a reader finds it, to stand before an error; nil for what was typed just now.
  var place: String? {
    switch origin {
    case .option: nil
    case .environment: setting.variable
    case .file(let place, _): place.description
    }
  }

  /// The setting as it was written there.
  var name: String {
    switch origin {
    case .option: text == "false" ? "--no-\(setting.rawValue)" : "--\(setting.rawValue)"
    case .environment: setting.variable!
    case .file: setting.rawValue
    }
  }

  /// The whole as it was written there.
  var spelled: String {
    switch origin {
    case .option where setting.shape == .toggle: name
    case .option: "\(name) \(key.map { "\($0)=" } ?? "")\(text)"
    case .environment: "\(name)=\(key.map { "\($0)=" } ?? "")\(text)"
    case .file: "\(key ?? name): \(text)"
    }
  }

  /// The error that the word can't be obeyed.
  func refused(_ reason: String) -> CommandError { CommandError(.usage, reason, at: place) }

  /// The error that the word's key means nothing.
  func refusedKey(_ reason: String) -> CommandError {
    CommandError(.usage, reason, at: keyPlace?.description ?? place)
  }

  /// Does something with the word, whose errors then say where the word is.
  func located<Value>(_ body: (Word) throws -> Value) throws -> Value {
    do {
      return try body(self)
    } catch let error as CommandError where error.place == nil {
      throw CommandError(error.status, error.description, at: place)
    }
  }
}
