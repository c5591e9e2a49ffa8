import NavigationModel

/// Looks up names that a user typed.
enum Names {
  /// Returns the candidate that a name means, whatever its case.
  ///
  /// - Parameter system: the system whose candidates they are; nil when they belong to none.
  static func match(
    _ name: String, among candidates: [String], kind: String, of system: String? = nil
  ) throws -> String {
    if let exact = candidates.first(where: { $0 == name }) { return exact }
    if let alike = candidates.first(where: { $0.lowercased() == name.lowercased() }) {
      return alike
    }
    throw CommandError(.usage, unknown(kind, name, of: system, among: candidates))
  }
}

/// The formats of the answer of a check.
enum CheckFormat: String, CaseIterable {
  case text, json
  /// Lines that Xcode and editors read.
  case xcode

  /// Reads a format as a user typed it.
  init(named name: String) throws {
    let names = Self.allCases.map(\.rawValue)
    self = Self(rawValue: try Names.match(name, among: names, kind: "format"))!
  }
}

/// The formats of an answer.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// Reads a format as a user typed it.
  init(named name: String) throws {
    let names = Self.allCases.map(\.rawValue)
    self = Self(rawValue: try Names.match(name, among: names, kind: "format"))!
  }
}
