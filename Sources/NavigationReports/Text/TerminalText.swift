import GraphDrawing

/// Text for terminals.
package enum TerminalText {
  /// Returns the text with every control character shown, except line breaks and tabs, and with the
  /// colors of ``TextStyle/marked``.
  package static func escaped(_ text: String) -> String {
    TextStyle.colored(VisibleText.shown(text))
  }

  /// Returns the text on one line: line breaks and tabs are shown, too.
  package static func line(_ text: String) -> String {
    escaped(text).replacingScalars { scalar in
      switch scalar {
      case "\n": "\u{240A}"
      case "\t": "\u{2409}"
      default: nil
      }
    }
  }
}
