/// The room that a text takes, estimated without a font so that it is the same everywhere.
enum TextMetrics {
  /// The width of a text in a usual sans-serif face, rather too wide than too narrow.
  static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let ems = text.unicodeScalars.reduce(0) { $0 + self.ems($1) }
    return ems * size * (isBold ? 1.18 : 1.05)
  }

  /// Breaks a text at blanks into lines no wider than a width; a longer word stands alone.
  static func lines(of text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, self.width("\(last) \(word)", size: size) <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Shortens a text to a width, with an ellipsis where something is left out.
  static func shortened(_ text: String, size: Double, width: Double) -> String {
    guard self.width(text, size: size) > width else { return text }
    var kept = text
    while !kept.isEmpty, self.width(kept + "…", size: size) > width { kept.removeLast() }
    return kept + "…"
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]",
      "/", " ", "-":
      0.34
    case "m", "w", "M", "W", "@", "%": 0.9
    case "A"..."Z", "→", "←", "▸", "≤", "×", "&", "+", "=", "<", ">", "#", "−", "…": 0.7
    case "\u{0}"..."\u{24F}": 0.57
    default: 1
    }
  }
}
