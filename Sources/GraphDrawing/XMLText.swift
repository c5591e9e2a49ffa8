/// Text within XML.
package enum XMLText {
  /// The text with everything replaced that XML would read as its own.
  package static func escaped(_ text: String, quotes: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quotes: result += "&quot;"
      default: result.unicodeScalars.append(StoredText.printable(scalar, allowingNewlines: true))
      }
    }
    return result
  }
}
