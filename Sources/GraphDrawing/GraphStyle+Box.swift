extension GraphStyle {
  /// The label of a box with a name and a row for each thing in it; a badge tells how many findings
  /// there are in a row. Remarks stand below.
  public static func box(
    _ name: String, rows: [(name: String, badge: Int)], remarks: [Remark] = []
  ) -> HTMLLabel {
    let lines = rows.map { row in
      let words = #"<td align="left">"# + HTMLLabel.escaped(row.name) + "</td>"
      return "<tr>\(words)\(badge(row.badge))</tr>"
    }
    let total = rows.reduce(0) { $0 + $1.badge }
    let title =
      #"<tr><td align="left" colspan="2"><font point-size="15"><b>"# + HTMLLabel.escaped(name)
      + "</b></font></td></tr>"
    let text = rows.map { $0.badge == 0 ? $0.name : "\($0.name) \(violationMark) \($0.badge)" }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"# + title
        + lines.joined() + remarks.map(\.row).joined() + "</table>",
      text: (["\(name)\(total > 0 ? " \(violationMark) \(total)" : "")"] + text
        + remarks.flatMap(\.lines).map(\.text)).joined(separator: "\n"))
  }

  /// Small lines below the rows of a box that belong together.
  public struct Remark: Hashable, Sendable {
    let lines: [Line]

    /// A line, in the color of a violation or muted.
    struct Line: Hashable, Sendable {
      let text: String
      let isViolation: Bool
    }

    /// Makes a remark of its lines, each with a Boolean value that indicates whether something is
    /// violated there.
    public init(_ lines: [(text: String, isViolation: Bool)]) {
      self.lines = lines.map { Line(text: $0.text, isViolation: $0.isViolation) }
    }

    fileprivate var row: String {
      let words = lines.map { line in
        #"<font color="\#((line.isViolation ? Color.accent : .mutedInk).light)">"#
          + HTMLLabel.escaped(line.text) + "</font>"
      }
      return #"<tr><td align="left" balign="left" colspan="2"><font point-size="11">"#
        + words.joined(separator: "<br/>") + "</font></td></tr>"
    }
  }

  /// The additional look of a box on which something is violated.
  public static let violatingBox: DrawnGraph.Attributes = [
    "class": "screen violation", "color": Color.accent.value, "penwidth": "2",
  ]

  /// The additional look of an arrow after which something is violated.
  public static let violatingEdge: DrawnGraph.Attributes = [
    "color": Color.accent.value, "fontcolor": Color.accent.value, "penwidth": "2",
  ]

  /// The additional look of the box on which most is violated.
  public static let worstBox: DrawnGraph.Attributes = ["fillcolor": Color.accentFill.value]

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
