import Foundation

/// As much of JSON Schema as this package's own schemas use.
///
/// A keyword that it does not know is an error, so that no schema says more than is checked.
struct JSONSchema {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Returns the contradictions to the schema, each with its path; none for a valid text.
  func violations(to text: String) throws -> [String] {
    violations(
      to: try JSONSerialization.jsonObject(with: Data(text.utf8)), by: root, at: "$")
  }

  private func violations(to value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$schema", "$defs", "title", "description", "required", "properties": []
      case "$ref":
        violations(to: value, by: definition(rule as? String ?? ""), at: path)
      case "type":
        isOf(rule as? String ?? "", value) ? [] : ["\(path) is not of type \(rule)"]
      case "const":
        isEqual(value, rule) ? [] : ["\(path) is not \(rule)"]
      case "enum":
        (rule as? [Any] ?? []).contains { isEqual(value, $0) } ? [] : ["\(path) is \(value)"]
      case "items":
        (value as? [Any] ?? []).enumerated().flatMap {
          violations(to: $1, by: rule as? [String: Any] ?? [:], at: "\(path)[\($0)]")
        }
      case "oneOf":
        (rule as? [[String: Any]] ?? []).filter { violations(to: value, by: $0, at: path).isEmpty }
          .count == 1 ? [] : ["\(path) is not exactly one of the alternatives"]
      case "additionalProperties":
        additional(in: value, by: schema, rule: rule, at: path)
      default: ["the schema uses '\(keyword)', which is not known here"]
      }
    } + members(of: value, by: schema, at: path)
  }

  private func members(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(path).\($0) is missing" }
      + properties.flatMap { name, rule in
        object[name].map { violations(to: $0, by: rule, at: "\(path).\(name)") } ?? []
      }
  }

  private func additional(
    in value: Any, by schema: [String: Any], rule: Any, at path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
    let others = object.filter { !known.contains($0.key) }
    guard let rule = rule as? [String: Any] else {
      return others.map { "\(path).\($0.key) is not in the schema" }
    }
    return others.flatMap { violations(to: $1, by: rule, at: "\(path).\($0)") }
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = String(reference.dropFirst("#/$defs/".count))
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? [reference: "unknown"]
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": (value as? NSNumber).map(isBoolean) ?? false
    case "integer":
      (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue == Double($0.intValue) } ?? false
    default: false
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private func isEqual(_ value: Any, _ other: Any) -> Bool {
    (value as? NSObject) == (other as? NSObject)
  }
}
