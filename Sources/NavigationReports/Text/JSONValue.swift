import GraphDrawing

/// A value as JSON writes it; objects keep the order of their keys.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The text, indented by two blanks a level; what fits on a line stays on it.
  package func text(indent: String = "") -> String {
    let line = self.line
    if indent.count + line.count <= 100 { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      let rows = values.map { inner + $0.text(indent: inner) }
      return "[\n\(rows.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let rows = members.map { member in
        "\(inner)\(Self.quoted(member.key)): \(member.value.text(indent: inner))"
      }
      return "{\n\(rows.joined(separator: ",\n"))\n\(indent)}"
    case .null, .bool, .int, .string:
      return line
    }
  }

  /// The text on one line.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      default: return escape(of: scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns the JSON with every control character as an escape, whoever wrote it.
  static func shown(_ json: String) -> String {
    // Most have none, and may be long.
    guard json.unicodeScalars.contains(where: VisibleText.isControl) else { return json }
    return json.replacingScalars(by: escape)
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    guard VisibleText.isControl(scalar) else { return nil }
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
