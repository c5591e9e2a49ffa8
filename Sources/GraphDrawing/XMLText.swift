/// Text within XML.
package enum XMLText {
  /// The text with everything replaced that XML would read as its own, and control characters shown.
  package static func escaped(_ text: String, quotes: Bool = true) -> String {
    text.replacingScalars { scalar in
      if scalar == "\"", !quotes { return nil }
      return reference(to: scalar) ?? VisibleText.replacement(for: scalar)
    }
  }

  /// The text that was escaped; control characters stay as they are shown.
  package static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  /// Returns the reference to a character that XML and HTML would read as their own; nil for all
  /// others.
  package static func reference(to scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}

extension String {
  /// The text with another in the place of some scalars; those for which there is none stay.
  package func replacingScalars(by replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
