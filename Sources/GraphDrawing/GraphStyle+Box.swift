extension GraphStyle {
  /// The label of a box with a name and a row for each thing in it; a badge tells how many findings
  /// there are in a row.
  public static func box(_ name: String, rows: [(name: String, badge: Int)]) -> HTMLLabel {
    let lines = rows.map { row in
      let words = #"<td align="left">"# + HTMLLabel.escaped(row.name) + "</td>"
      let badge = row.badge == 0 ? "" : "\(violationMark)\u{A0}\(row.badge)"
      return "<tr>\(words)<td align=\"right\">\(accented(badge))</td></tr>"
    }
    let total = rows.reduce(0) { $0 + $1.badge }
    let title =
      #"<tr><td align="left" colspan="2"><font point-size="15"><b>"# + HTMLLabel.escaped(name)
      + "</b></font></td></tr>"
    let text = rows.map { $0.badge == 0 ? $0.name : "\($0.name) \(violationMark) \($0.badge)" }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"# + title
        + lines.joined() + "</table>",
      text: (["\(name)\(total > 0 ? " \(violationMark) \(total)" : "")"] + text)
        .joined(separator: "\n"))
  }

  /// The additional look of a box on which something is violated.
  public static let violatingBox: DrawnGraph.Attributes = [
    "class": "screen violation", "color": Color.accent.value, "penwidth": "2",
  ]

  private static let violationMark = "✗"

  private static func accented(_ text: String) -> String {
    text.isEmpty
      ? "" : #"<font color="\#(Color.accent.light)"><b>\#(HTMLLabel.escaped(text))</b></font>"#
  }
}
