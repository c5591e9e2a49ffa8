extension GraphStyle {
  /// The verdict of a title at a glance.
  public enum Tone: Hashable, Sendable {
    /// All is well.
    case good
    /// Something is violated.
    case bad
    /// The search stopped before it knew.
    case open

    var color: Color {
      switch self {
      case .good: .good
      case .bad: .accent
      case .open: .open
      }
    }

    var mark: String {
      switch self {
      case .good: "✓"
      case .bad: "✗"
      case .open: "?"
      }
    }
  }

  /// The title of a picture: what it shows, its verdict, then what there is to say about the scope.
  public static func title(
    _ name: String, verdict: String, tone: Tone, details: String = ""
  ) -> HTMLLabel {
    var rows = [row(name, size: 18, color: .ink, isBold: true)]
    rows.append(row("\(tone.mark)  \(verdict)", size: 14, color: tone.color, isBold: true))
    if !details.isEmpty { rows.append(row(details, size: 12, color: .mutedInk, isBold: false)) }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"#
        + rows.joined() + "</table>",
      text: [name, verdict, details].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private static func row(_ text: String, size: Int, color: Color, isBold: Bool) -> String {
    let text = HTMLLabel.escaped(text)
    return #"<tr><td align="left"><font point-size="\#(size)" color="\#(color.light)">"#
      + (isBold ? "<b>\(text)</b>" : text) + "</font></td></tr>"
  }
}
