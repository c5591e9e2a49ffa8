#if Adopt
import Foundation

/// An error of the compiler.
struct Diagnostic: Hashable {
  var path: String
  var line: Int
  var column: Int
  var message: String

  /// The compiler's name for the kind of error.
  var id: String

  /// The texts in single quotes, in the order in which the message has them.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The member that a type does not have. What the type is also known as may stand before it.
  var missingMember: String? {
    let parts = message.split(separator: "has no member '", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0 != "'" }) : nil
  }

  /// The place and the message, to sort by.
  var order: (String, Int, Int, String) { (path, line, column, message) }

  /// Reads a line of the compiler's output; nil where it is no error.
  init?(_ text: Substring) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place.last!)
    else { return nil }
    path = place.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    var message = text[mark.upperBound...]
    id = ""
    if message.hasSuffix("]"), let start = message.lastIndex(of: "[") {
      id = String(message[message.index(after: start)...].dropLast())
      message = message[..<start]
    }
    self.message = String(message).trimmingCharacters(in: .whitespaces)
  }
}
#endif
