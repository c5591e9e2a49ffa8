import Foundation
import NavigationModel

/// Known violations that are accepted for now, and parts that need not be exercised, as a file beside
/// the code.
///
/// An entry names the system, the invariant and a place: no count, no line, no wording, so that it
/// survives what changes none of them. Commands and tests read the same file.
public struct Baseline: Hashable, Sendable {
  /// The number of the format that this version writes and reads.
  public static let currentVersion = 1

  /// The known violations, ordered by system, invariant and place.
  public private(set) var entries: [Entry]

  /// The parts that need not be exercised, ordered by system and name.
  ///
  /// People write them: no command does, since each is a decision to check less.
  public private(set) var notExercised: [NotExercised]

  /// A part of a system that need not be exercised.
  public struct NotExercised: Codable, Hashable, Sendable {
    /// The system's name, with its variant where it has several.
    public var system: String
    /// The name of the invariant, event, role or method; `*` stands for any text.
    public var part: String
    /// The reason why nothing needs to exercise it.
    public var reason: String

    /// Makes an entry.
    public init(system: String, part: String, reason: String) {
      self.system = system
      self.part = part
      self.reason = reason
    }
  }

  /// One known violation.
  public struct Entry: Codable, Hashable, Sendable {
    /// The system's name, with its variant where it has several.
    public var system: String
    /// The invariant's name.
    public var invariant: String
    /// A screen that a person can touch, or a coordinator that is alive, in the state that violates
    /// it; nil: anywhere.
    public var place: String?
    /// The reason why it is there for now.
    public var reason: String

    /// Makes an entry.
    public init(system: String, invariant: String, place: String?, reason: String) {
      self.system = system
      self.invariant = invariant
      self.place = place
      self.reason = reason
    }
  }

  /// Makes a baseline of entries.
  public init(_ entries: [Entry] = [], notExercised: [NotExercised] = []) {
    self.entries = entries.sorted {
      ($0.system, $0.invariant, $0.place ?? "") < ($1.system, $1.invariant, $1.place ?? "")
    }
    self.notExercised = notExercised.sorted { ($0.system, $0.part) < ($1.system, $1.part) }
  }

  /// Returns the known violations of a system, and what of it need not be exercised.
  ///
  /// - Parameter system: the system's name, with its variant where it has several.
  public func known(in system: String) -> [KnownViolation] {
    let violations = entries.filter { $0.system == system }.map {
      KnownViolation.known($0.invariant, at: $0.place, reason: $0.reason)
    }
    let parts = notExercised.filter { $0.system == system }.map {
      KnownViolation.notExercised($0.part, reason: $0.reason)
    }
    return violations + parts
  }
}

extension Baseline {
  /// Reads what ``json()`` has written.
  ///
  /// - Throws: ``BaselineError`` which says what is wrong and what to do.
  public init(json: String) throws(BaselineError) {
    let version = try Self.decoded(Version.self, from: json).version
    guard version == Self.currentVersion else { throw .version(version) }
    if let path = DoubledKey.first(in: json) { throw BaselineError(doubled: path) }
    let file = try Self.decoded(File.self, from: json)
    self.init(file.known, notExercised: file.notExercised ?? [])
  }

  private static func decoded<Part: Decodable>(
    _ type: Part.Type, from json: String
  ) throws(BaselineError) -> Part {
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      throw BaselineError(error)
    }
  }

  /// The baseline as JSON, with a line break at its end; equal baselines give equal text.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(
      version: Self.currentVersion, known: entries,
      notExercised: notExercised.isEmpty ? nil : notExercised)
    return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
  }

  private struct Version: Decodable {
    var version: Int
  }

  fileprivate struct File: Encodable {
    var version: Int
    var known: [Entry]
    var notExercised: [NotExercised]?

    enum CodingKeys: CodingKey { case version, known, notExercised }
  }
}

extension Baseline.File: Decodable {
  /// Reads a file.
  ///
  /// - Throws: also where it says something that no baseline says: writing it again would lose that.
  init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys { CodingKeys(stringValue: $0) != nil }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    known = try values.decode([Baseline.Entry].self, forKey: .known)
    notExercised = try values.decodeIfPresent(
      [Baseline.NotExercised].self, forKey: .notExercised)
  }
}

/// A baseline says something that no baseline says.
struct UnknownBaselineKey: Error {
  var path: [any CodingKey]
}

extension Decoder {
  fileprivate func refuseUnknownKeys(isKnown: (String) -> Bool) throws {
    let unknown = try container(keyedBy: AnyKey.self).allKeys.filter { !isKnown($0.stringValue) }
    if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
      throw UnknownBaselineKey(path: codingPath + [key])
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Baseline.Entry {
  /// Reads an entry.
  ///
  /// - Throws: also where it says something that no entry says: without its place, misspelled, it
  ///   would excuse what is violated anywhere.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys { CodingKeys(stringValue: $0) != nil }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      system: try values.decode(String.self, forKey: .system),
      invariant: try values.decode(String.self, forKey: .invariant),
      place: try values.decodeIfPresent(String.self, forKey: .place),
      reason: try values.decode(String.self, forKey: .reason))
  }
}

extension Baseline.NotExercised {
  /// Reads an entry.
  ///
  /// - Throws: also where it says something that no entry says.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys { CodingKeys(stringValue: $0) != nil }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      system: try values.decode(String.self, forKey: .system),
      part: try values.decode(String.self, forKey: .part),
      reason: try values.decode(String.self, forKey: .reason))
  }
}
