/// The characters of Swift source in which brackets and names count: without strings and comments.
struct SwiftSource {
  /// The source, character by character.
  let characters: [Character]

  /// What each character is part of.
  private let kinds: [Kind]

  init(_ text: String) {
    characters = Array(text)
    kinds = Kind.each(of: characters)
  }

  /// The character at a place, if it is code; nil within strings and comments.
  func code(at index: Int) -> Character? { kinds[index] == .code ? characters[index] : nil }

  /// The place of the bracket that closes the one at a place; nil when none does.
  func closing(of open: Int) -> Int? {
    var depth = 0
    for index in open..<characters.count {
      switch code(at: index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The last place before another that holds anything but blanks and comments.
  func lastSignificant(in range: Range<Int>) -> Int? {
    range.last { !characters[$0].isWhitespace && kinds[$0] != .comment }
  }

  /// The blanks with which the line of a place begins.
  func indentation(at index: Int) -> String {
    var start = index
    while start > 0, !characters[start - 1].isNewline { start -= 1 }
    return String(characters[start...].prefix { $0 == " " || $0 == "\t" })
  }
}

private enum Kind {
  case code, comment, string

  /// Tells code, comments and strings apart.
  ///
  /// An interpolation counts as part of its string. Where that is wrong the manifest that comes of
  /// it is not accepted, as SwiftPM reads it before anyone else does.
  static func each(of characters: [Character]) -> [Kind] {
    var kinds = [Kind](repeating: .code, count: characters.count)
    var index = 0
    func starts(_ text: String, at place: Int) -> Bool { characters[place...].starts(with: text) }
    func mark(_ kind: Kind, upTo end: Int) {
      let end = min(end, characters.count)
      for place in index..<end { kinds[place] = kind }
      index = end
    }
    while index < characters.count {
      if starts("//", at: index) {
        mark(
          .comment, upTo: characters[index...].firstIndex(where: \.isNewline) ?? characters.count)
      } else if starts("/*", at: index) {
        var depth = 1
        var end = index + 2
        while end < characters.count, depth > 0 {
          if starts("*/", at: end) {
            depth -= 1
            end += 2
          } else if starts("/*", at: end) {
            depth += 1
            end += 2
          } else {
            end += 1
          }
        }
        mark(.comment, upTo: end)
      } else if characters[index] == "\"" {
        let quote = starts("\"\"\"", at: index) ? "\"\"\"" : "\""
        var end = index + quote.count
        while end < characters.count, !starts(quote, at: end) {
          end += characters[end] == "\\" ? 2 : 1
        }
        mark(.string, upTo: end + quote.count)
      } else {
        index += 1
      }
    }
    return kinds
  }
}
