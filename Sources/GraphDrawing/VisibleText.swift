/// Text of an app, in which nothing is left that controls whoever shows it.
///
/// Terminals obey control characters, and characters for the direction of writing make a line read
/// otherwise than it is. Both are replaced by what shows them, such as `␛` and `\u{202E}`.
package enum VisibleText {
  /// Returns the text with every control character shown, except line breaks and tabs.
  package static func shown(_ text: String) -> String {
    // Most texts have none.
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.replacingScalars(by: replacement(for:))
  }

  /// Returns what shows a control character; nil for a line break, a tab, and all other characters.
  package static func replacement(for scalar: Unicode.Scalar) -> String? {
    guard isControl(scalar) else { return nil }
    switch scalar.value {
    case 0x00..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: return "\u{2421}"
    case 0xFFFE, 0xFFFF: return "\u{FFFD}"
    default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Returns a Boolean value that indicates whether a character is a control character other than a
  /// line break or a tab, changes the direction of writing, or separates lines unseen.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
