import GraphDrawing

/// Text within a diagram of Mermaid.
enum MermaidText {
  /// Returns text as it may stand behind a colon or within quotation marks, where only character
  /// references are read.
  static func escaped(_ text: String) -> String { referring(to: marks + [":"], in: text) }

  /// Returns text within quotation marks.
  static func quoted(_ text: String) -> String { "\"\(referring(to: marks, in: text))\"" }

  private static let marks: [Unicode.Scalar] = ["\"", "#", "<", ">", "&", ";", "`", "\\"]

  private static func referring(to marks: [Unicode.Scalar], in text: String) -> String {
    VisibleText.shown(text).replacingScalars { scalar in
      switch scalar {
      case "\n": "<br/>"
      case "\t": " "
      default: marks.contains(scalar) ? "#\(scalar.value);" : nil
      }
    }
  }

  /// Returns the text that was escaped; what is no character reference stays.
  static func unescaped(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "#") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, let scalar = scalar(named: name) {
        result.unicodeScalars.append(scalar)
        rest = rest[name.endIndex...].dropFirst()
      } else {
        result += "#"
      }
    }
    return result + rest
  }

  /// Returns the lines of a label, without character references.
  static func lines(_ label: some StringProtocol) -> [String] {
    var lines = [""]
    var rest = Substring(label)
    while let character = rest.first {
      if let end = lineBreaks.first(where: rest.hasPrefix) {
        lines.append("")
        rest = rest.dropFirst(end.count)
      } else {
        lines[lines.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return lines.map { unescaped($0.trimmingBlanks) }.filter { !$0.isEmpty }
  }

  private static let lineBreaks = ["<br/>", "<br />", "<br>", "\\n"]

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    if let number = UInt32(name) { return Unicode.Scalar(number) }
    return switch name {
    case "quot": "\""
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "colon": ":"
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  var trimmingBlanks: String {
    let isBlank = { (character: Character) in
      character == " " || character == "\t" || character == "\r"
    }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
