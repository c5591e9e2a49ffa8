/// The formats of an answer.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// Reads a format as a user typed it.
  init(named name: String) throws {
    let names = Self.allCases.map(\.rawValue)
    self = Self(rawValue: try Names.match(name, among: names, kind: "format"))!
  }
}
