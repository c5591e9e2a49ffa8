extension GraphStyle {
  /// The label of a box with a name and a row for each thing in it. Remarks stand below.
  ///
  /// All text is in the first of two columns: Graphviz would stretch a badge below a cell that spans both.
  public static func box(_ name: String, rows: [Row], remarks: [Remark] = []) -> HTMLLabel {
    let total = rows.reduce(0) { $0 + $1.badge }
    let title =
      #"<tr><td align="left"><font point-size="15"><b>"# + HTMLLabel.escaped(name)
      + "</b></font></td><td></td></tr>"
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"# + title
        + rows.map(\.markup).joined() + remarks.map(\.row).joined() + "</table>",
      text: (["\(name)\(total > 0 ? " \(violationMark) \(total)" : "")"]
        + rows.flatMap(\.lines) + remarks.flatMap(\.lines).map(\.text)).joined(separator: "\n"))
  }

  /// A thing in a box: its name, a badge with the number of findings, and what they are.
  public struct Row: Hashable, Sendable {
    let name: String
    let badge: Int
    let remark: Remark?

    /// Makes a row; it has a badge where there are findings.
    public init(name: String, badge: Int = 0, remark: Remark? = nil) {
      (self.name, self.badge, self.remark) = (name, badge, remark)
    }

    fileprivate var markup: String {
      let words = #"<td align="left">"# + HTMLLabel.escaped(name) + "</td>"
      return "<tr>\(words)\(badge == 0 ? "<td></td>" : GraphStyle.badge("\(badge)"))</tr>"
        + (remark?.row ?? "")
    }

    fileprivate var lines: [String] {
      [badge == 0 ? name : "\(name) \(violationMark) \(badge)"] + (remark?.lines.map(\.text) ?? [])
    }
  }

  /// Small lines that belong together.
  public struct Remark: Hashable, Sendable {
    let lines: [Line]
    let isOfEvents: Bool

    /// A line, in the color of a violation or muted.
    struct Line: Hashable, Sendable {
      let text: String
      let isViolation: Bool
    }

    /// Makes a remark of its lines, each with a Boolean value that indicates whether something is
    /// violated there.
    ///
    /// - Parameter isOfEvents: a Boolean value that indicates whether a page may leave out lines, as it does
    ///   with events of a kind; it tells these lines by the size of their letters.
    public init(_ lines: [(text: String, isViolation: Bool)], isOfEvents: Bool = true) {
      self.isOfEvents = isOfEvents
      self.lines = lines.map { Line(text: $0.text, isViolation: $0.isViolation) }
    }

    fileprivate var row: String {
      #"<tr><td align="left" balign="left"><font point-size="\#(isOfEvents ? "11" : "11.5")">"#
        + markup + "</font></td><td></td></tr>"
    }

    fileprivate var markup: String {
      lines.map { line in
        #"<font color="\#((line.isViolation ? Color.accent : .mutedInk).light)">"#
          + HTMLLabel.escaped(line.text) + "</font>"
      }.joined(separator: "<br/>")
    }
  }

  /// The label of an arrow in lines, of which some tell of violations.
  public static func edgeLabel(_ remark: Remark) -> DrawnGraph.Value {
    .html(
      HTMLLabel(
        markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="3"><tr><td>"#
          + remark.markup + "</td></tr></table>",
        text: remark.lines.map(\.text).joined(separator: "\n")))
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

  /// A cell with the number of findings on a colored ground.
  static func badge(_ count: String) -> String {
    #"<td align="right"><table border="0" cellborder="0" cellspacing="0" cellpadding="2" "#
      + #"style="rounded" bgcolor="\#(Color.accent.light)"><tr><td>"#
      + #"<font color="\#(Color.page.light)"><b>\#(violationMark)\#u{A0}\#(count)</b></font>"#
      + "</td></tr></table></td>"
  }
}
