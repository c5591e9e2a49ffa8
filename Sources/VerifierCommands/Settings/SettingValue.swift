import Files
import ModelChecker

/// A value of a setting, and the place where it was given.
///
/// A setting that takes several has a value for each.
struct SettingValue: Hashable {
  /// The place where a value was given.
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
  /// The part of the setting that has the value: a bound of a scope, a format of a report.
  var key: String?
  var text: String
  var origin: Origin
  /// The place of the key, if that is in a file.
  var keyPlace: Place?

  /// Makes the value of an option; nil where the option was not given.
  static func option(_ setting: Setting, _ text: String?) -> SettingValue? {
    text.map { SettingValue(setting: setting, text: $0, origin: .option) }
  }

  /// Makes the value of a flag; nil where the flag was not given.
  static func option(_ setting: Setting, _ isOn: Bool?) -> SettingValue? {
    option(setting, isOn.map { "\($0)" })
  }

  /// Makes the values of an option that takes `key=value`, and may be given several times.
  static func options(_ setting: Setting, _ texts: [String]) -> [SettingValue?] {
    texts.map { text in
      var value = SettingValue(setting: setting, text: text, origin: .option)
      value.splitAtEquals()
      return value
    }
  }

  /// The weight of the value: one that is given nearer to the run outweighs the others.
  var rank: Int {
    switch origin {
    case .option: 3
    case .environment: 2
    case .file(_, .some): 1
    case .file(_, nil): 0
    }
  }

  /// A Boolean value that indicates whether it was given for this run, not in a file for all runs.
  var isOfThisRun: Bool { if case .file = origin { false } else { true } }

  /// The place to print before an error; nil for an option.
  var place: String? {
    switch origin {
    case .option: nil
    case .environment: setting.variable
    case .file(let place, _): place.description
    }
  }

  /// The name of the setting as it was written.
  var name: String {
    switch origin {
    case .option: text == "false" ? "--no-\(setting.rawValue)" : "--\(setting.rawValue)"
    case .environment: setting.variable!
    case .file: setting.rawValue
    }
  }

  /// The setting and its value as they were written, as far as they fit on a line.
  var spelled: String {
    let text = text.shortened()
    let key = key?.shortened()
    return switch origin {
    case .option where setting.shape == .toggle: name
    case .option: "\(name) \(key.map { "\($0)=" } ?? "")\(text)"
    case .environment: "\(name)=\(key.map { "\($0)=" } ?? "")\(text)"
    case .file: "\(key ?? name): \(text)"
    }
  }

  /// The error that the value is invalid.
  func refused(_ reason: String) -> CommandError { CommandError(.usage, reason, at: place) }

  /// The error that the value's key is invalid.
  func refusedKey(_ reason: String) -> CommandError {
    CommandError(.usage, reason, at: keyPlace?.description ?? place)
  }

  /// Runs a body with the value; its errors then name the place of the value.
  func located<Value>(_ body: (SettingValue) throws -> Value) throws -> Value {
    do {
      return try body(self)
    } catch let error as CommandError where error.place == nil {
      throw CommandError(error.status, error.description, at: place)
    } catch let error as FileError {
      let error = CommandError(error)
      throw CommandError(error.status, error.description, at: place)
    }
  }
}
