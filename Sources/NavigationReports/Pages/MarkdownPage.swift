/// A page of the documentation, taken apart as far as its own pages go: headings, paragraphs, lists
/// and blocks of code.
package struct MarkdownPage {
  /// A part of a page.
  enum Block: Hashable {
    case heading(level: Int, String)
    case paragraph(String)
    case items([String])
    case code(String)
  }

  let blocks: [Block]

  /// Takes a page apart.
  package init(_ markdown: String) {
    var blocks: [Block] = []
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let code = lines.prefix { !$0.hasPrefix("```") }
        lines = lines.dropFirst(code.count + 1)
        blocks.append(.code(code.joined(separator: "\n")))
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(level: level, String(line.dropFirst(level).drop { $0 == " " })))
      } else if line.hasPrefix("- ") {
        var items = [String(line.dropFirst(2))]
        while let next = lines.first, !next.isEmpty {
          if next.hasPrefix("- ") {
            items.append(String(next.dropFirst(2)))
          } else {
            items[items.count - 1] += " " + next.drop { $0 == " " }
          }
          lines.removeFirst()
        }
        blocks.append(.items(items))
      } else if !line.isEmpty {
        let rest = lines.prefix { !$0.isEmpty && !$0.hasPrefix("```") && !$0.hasPrefix("#") }
        lines = lines.dropFirst(rest.count)
        blocks.append(.paragraph(([line] + rest).joined(separator: " ")))
      }
    }
    self.blocks = blocks
  }

  /// The page for a terminal, without a line break at its end.
  package func text(_ style: TextStyle = .plain) -> String {
    blocks.map { block in
      switch block {
      case .heading(_, let words): style.apply(.strong, Self.unquoted(words))
      case .paragraph(let words): Self.wrapped(Self.unquoted(words), indent: "")
      case .items(let items):
        items.map { "- " + Self.wrapped(Self.unquoted($0), indent: "  ") }.joined(separator: "\n")
      case .code(let code):
        code.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
          .joined(separator: "\n")
      }
    }.joined(separator: "\n\n")
  }

  /// Words without the marks of code.
  private static func unquoted(_ words: String) -> String { words.replacing("`", with: "") }

  private static let width = 100

  private static func wrapped(_ words: String, indent: String) -> String {
    var lines = [""]
    for word in words.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent.count + line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n\(indent)")
  }
}
