/// Text in the form in which Graphviz keeps it, so that a reader sees what was written.
package enum StoredText {
  /// The name of a graph, a node or a cluster.
  ///
  /// Quoted DOT text cannot say a name that ends in one backslash; doubled ones it can.
  package static func name(_ text: String) -> String {
    escape(text, newline: "\u{240A}", doublingBackslashes: true)
  }

  /// The value of an attribute.
  package static func attribute(_ text: String, named name: String) -> String {
    let isEscaped = escapedAttributes.contains(name)
    let text = name.hasSuffix("tooltip") ? inert(text) : text
    return escape(text, newline: isEscaped ? "\\n" : " ", doublingBackslashes: isEscaped)
  }

  /// Tooltips are searched for escapes twice, so a doubled backslash would not survive; a joiner
  /// of no width keeps it from its letter.
  private static func inert(_ text: String) -> String {
    var result = ""
    var follows = false
    for scalar in text.unicodeScalars {
      if follows, "EGHLNTlnr\\".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append("\u{2060}")
      }
      result.unicodeScalars.append(scalar)
      follows = scalar == "\\"
    }
    return result
  }

  /// Markup on one line, without what XML cannot hold.
  package static func markup(_ text: String) -> String {
    VisibleText.shown(text).replacingScalars { $0 == "\n" ? " " : nil }
  }

  private static func escape(
    _ text: String, newline: String, doublingBackslashes: Bool
  ) -> String {
    var result = ""
    var rest = VisibleText.shown(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n": result += newline
      case "\\" where doublingBackslashes: result += "\\\\"
      case "&" where startsEntity(rest): result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Graphviz reads `&lt;` in any text as the character; an ampersand that starts nothing of that
  /// kind stays as it is, which keeps DOT text legible.
  private static func startsEntity(_ rest: Substring.UnicodeScalarView) -> Bool {
    let name = rest.prefix { scalar in
      switch scalar {
      case "#", "0"..."9", "a"..."z", "A"..."Z": true
      default: false
      }
    }
    return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
  }

  /// The attributes in which Graphviz takes a backslash for the start of an escape.
  private static let escapedAttributes: Set<String> = [
    "URL", "edgeURL", "edgehref", "edgetarget", "edgetooltip", "headURL", "headhref", "headlabel",
    "headtarget", "headtooltip", "href", "id", "label", "labelURL", "labelhref", "labeltarget",
    "labeltooltip", "tailURL", "tailhref", "taillabel", "tailtarget", "tailtooltip", "target",
    "tooltip", "xlabel",
  ]
}
