import GraphDrawing

/// Writes elements of XML or HTML, one on a line, with all text and attributes escaped.
struct MarkupWriter {
  private(set) var lines: [String] = []
  private var indent = ""
  private let step: String

  /// - Parameter indents: whether lines show how deep an element is; in a page with thousands of
  ///   elements a third of the bytes would be blanks.
  init(indents: Bool = true) { step = indents ? "  " : "" }

  mutating func open(_ tag: String, _ attributes: [(String, String)] = []) {
    lines.append("\(indent)<\(tag)\(Self.text(attributes))>")
    indent += step
  }

  mutating func close(_ tag: String) {
    indent.removeLast(step.count)
    lines.append("\(indent)</\(tag)>")
  }

  mutating func element(_ tag: String, _ attributes: [(String, String)], text: String? = nil) {
    let opening = "\(indent)<\(tag)\(Self.text(attributes))"
    if let text {
      lines.append("\(opening)>\(XMLText.escaped(text))</\(tag)>")
    } else {
      lines.append(opening + "/>")
    }
  }

  /// Writes lines that are markup already.
  mutating func raw(_ text: String) {
    lines += text.split(separator: "\n").map { indent + $0 }
  }

  private static func text(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }
}

extension MarkupWriter {
  /// A coordinate with at most one decimal, so that texts don't depend on rounding elsewhere.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  mutating func text(_ text: String, x: Double, y: Double, class name: String) {
    element(
      "text", [("class", name), ("x", Self.number(x)), ("y", Self.number(y))], text: text)
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double, class name: String
  ) {
    element(
      "rect",
      [
        ("class", name), ("x", Self.number(x)), ("y", Self.number(y)),
        ("width", Self.number(width)), ("height", Self.number(height)),
        ("rx", Self.number(radius)),
      ])
  }
}
