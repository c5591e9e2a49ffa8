extension GraphStyle {
  /// The label of a box with a name and a row for each thing in it; a badge tells how many findings
  /// there are in a row. Notes stand below, and the steps of a run that end in the box.
  public static func box(
    _ name: String, rows: [(name: String, badge: Int)], notes: [String] = [], steps: [String] = []
  ) -> HTMLLabel {
    let lines = rows.map { row in
      let words = #"<td align="left">"# + HTMLLabel.escaped(row.name) + "</td>"
      return "<tr>\(words)\(badge(row.badge))</tr>"
    }
    let total = rows.reduce(0) { $0 + $1.badge }
    let title =
      #"<tr><td align="left" colspan="2"><font point-size="15"><b>"# + HTMLLabel.escaped(name)
      + "</b></font></td></tr>"
    func remark(_ text: String, _ color: Color) -> String {
      #"<tr><td align="left" balign="left" colspan="2"><font point-size="11" "#
        + #"color="\#(color.light)">\#(HTMLLabel.escaped(text))</font></td></tr>"#
    }
    let remarks = notes.map { remark($0, .mutedInk) } + steps.map { remark($0, .accent) }
    let text = rows.map { $0.badge == 0 ? $0.name : "\($0.name) \(violationMark) \($0.badge)" }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"# + title
        + lines.joined() + remarks.joined() + "</table>",
      text: (["\(name)\(total > 0 ? " \(violationMark) \(total)" : "")"] + text + notes + steps)
        .joined(separator: "\n"))
  }

  /// The additional look of a box on which something is violated.
  public static let violatingBox: DrawnGraph.Attributes = [
    "class": "screen violation", "color": Color.accent.value, "penwidth": "2",
  ]

  /// The additional look of an arrow after which something is violated.
  public static let violatingEdge: DrawnGraph.Attributes = [
    "color": Color.accent.value, "fontcolor": Color.accent.value, "penwidth": "2",
  ]

  private static let violationMark = "✗"

  /// A cell with the number of findings on a colored ground; an empty one where there are none.
  private static func badge(_ count: Int) -> String {
    if count == 0 { return "<td></td>" }
    return #"<td align="right"><table border="0" cellborder="0" cellspacing="0" cellpadding="2" "#
      + #"style="rounded" bgcolor="\#(Color.accent.light)"><tr><td>"#
      + #"<font color="\#(Color.page.light)"><b>\#(violationMark)\#u{A0}\#(count)</b></font>"#
      + "</td></tr></table></td>"
  }
}
