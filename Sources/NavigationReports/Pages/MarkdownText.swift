import GraphDrawing

/// Text within Markdown.
package enum MarkdownText {
  /// The text with everything escaped that Markdown, or HTML within it, would read as its own, and
  /// control characters shown.
  package static func escaped(_ text: String) -> String {
    VisibleText.shown(text).replacingScalars { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~": "\\\(scalar)"
      case "\n": " "
      // Nobody reads a quotation mark as anything else outside of an attribute.
      case "\"": nil
      default: XMLText.reference(to: scalar)
      }
    }
  }

  /// A table; cells are escaped already.
  package static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// A block of text that is shown as it is, whatever is in it.
  package static func code(_ text: String) -> String {
    let text = VisibleText.shown(text)
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// A part of the page that is shown when its title is chosen.
  package static func folded(_ title: String, _ text: String) -> String {
    "<details><summary>\(escaped(title))</summary>\n\n\(text)\n\n</details>"
  }

  /// Words as they are in the code.
  package static func word(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains {
      "`|\n".unicodeScalars.contains($0) || VisibleText.isControl($0)
    }
    return isPlain ? "`\(text)`" : escaped(text)
  }

  /// The address of a file beside the page.
  package static func address(_ file: String) -> String {
    var result = ""
    for byte in file.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
