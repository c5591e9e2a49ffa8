import ModelChecker

/// A reason why a baseline cannot be read.
public enum BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not text in UTF-8.
  case notText
  /// It is not JSON.
  case malformed
  /// It is not what `baseline update` writes.
  case unreadable
  /// It says something that no baseline says.
  case unknownKey(String)
  /// It says something twice.
  case doubledKey(String)
  /// An entry says something twice.
  case doubled(String, entry: Int)
  /// An entry about what is not exercised says something twice.
  case doubledInPart(String, entry: Int)
  /// An entry is not an object; entries are counted from one.
  case noEntry(Int)
  /// An entry does not say something.
  case missing(String, entry: Int)
  /// An entry says something that no entry says.
  case unknown(String, entry: Int)
  /// The value of a key is not a text.
  case noText(String, entry: Int)
  /// An entry about what is not exercised is not as such entries are.
  case notExercised(entry: Int)
  /// It was written by another version.
  case version(Int)

  /// Checks an entry for mistakes that people can fix.
  init(_ error: any Error) {
    if let unknown = error as? UnknownBaselineKey {
      self =
        unknown.path.count == 1
        ? .unknownKey(unknown.path[0].stringValue) : Self.fault(at: unknown.path, Self.unknown)
      return
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = Self.fault(at: context.codingPath + [key], Self.missing)
    case .valueNotFound(_, let context): self = Self.fault(at: context.codingPath, Self.missing)
    case .typeMismatch(_, let context): self = Self.fault(at: context.codingPath, Self.noText)
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self = .malformed
    default: self = .unreadable
    }
  }

  /// Makes the error about a key that an object has twice.
  init(doubled path: DoubledKey.Path) {
    switch (path.first, path.dropFirst().first) {
    case (.key("notExercised"), .entry(let index)?):
      self = .doubledInPart(path.key, entry: index + 1)
    case (.key("known"), .entry(let index)?): self = .doubled(path.key, entry: index + 1)
    default: self = .doubledKey(path.key)
    }
  }

  /// Returns the error at a path, such as that of the reason of an entry in the list.
  private static func fault(
    at path: [any CodingKey], _ fault: (String, Int) -> BaselineError
  ) -> BaselineError {
    guard path.count > 1, let index = path[1].intValue else { return .unreadable }
    if path[0].stringValue == "notExercised" { return .notExercised(entry: index + 1) }
    return path.count > 2 ? fault(path[2].stringValue, index + 1) : .noEntry(index + 1)
  }

  public var description: String {
    switch self {
    case .notText: notUTF8
    case .malformed: notJSON
    case .unreadable: notABaseline
    case .unknownKey(let key): isUnknown(key)
    case .doubledKey(let key): isDoubled(key, in: "It")
    case .doubled(let key, let entry): isDoubled(key, in: "Entry \(entry)")
    case .doubledInPart(let key, let entry):
      isDoubled(key, in: "Entry \(entry) of 'notExercised'")
    case .noEntry(let entry): notAnEntry(entry)
    case .missing(let key, let entry): isMissing(key, in: entry)
    case .unknown(let key, let entry): isUnknown(key, in: entry)
    case .noText(let key, let entry): isNoText(key, in: entry)
    case .notExercised(let entry): notAPart(entry)
    case .version(let version): otherVersion(version)
    }
  }
}

private let addedAgain = "; 'baseline update' adds again what is violated."

// 'baseline update' reads the file, too: what cannot be read is in its way.
private let writeAgain =
  "Move it away and write it again with 'baseline update FILE --reason TEXT'."

private let notUTF8 = "This is not text in UTF-8. Look at what it is; 'git log' shows what it was."

private let notJSON =
  "This is not JSON. Look for a comma, a quotation mark or a bracket that is missing."

private let notABaseline = "This is not a baseline. \(writeAgain)"

private func isUnknown(_ key: String) -> String {
  "It has '\(key.shortened())', which no baseline has. It says 'version', 'known' and 'notExercised': correct "
    + "it, or remove it."
}

private func isDoubled(_ key: String, in what: String) -> String {
  "\(what) has '\(key.shortened())' twice, and only one of them would count. Leave the other out."
}

private func notAnEntry(_ entry: Int) -> String {
  "Entry \(entry) is not an object in braces. Remove it\(addedAgain)"
}

private func isMissing(_ key: String, in entry: Int) -> String {
  "Entry \(entry) has no '\(key.shortened())'. Add it, or remove the entry\(addedAgain)"
}

private func isUnknown(_ key: String, in entry: Int) -> String {
  "Entry \(entry) has '\(key.shortened())', which no entry has. It says 'system', 'invariant', 'place' and "
    + "'reason': correct it, or remove the entry\(addedAgain)"
}

private func isNoText(_ key: String, in entry: Int) -> String {
  "The '\(key.shortened())' of entry \(entry) is not a text. Put it in quotation marks, or remove the "
    + "entry\(addedAgain)"
}

private func notAPart(_ entry: Int) -> String {
  "Entry \(entry) of 'notExercised' is not as it should be: it says 'system', 'part' and 'reason', each a "
    + "text, and nothing else. Correct it, or remove it."
}

private func otherVersion(_ version: Int) -> String {
  "This baseline has version \(version), and this version reads \(Baseline.currentVersion). "
    + writeAgain
}
