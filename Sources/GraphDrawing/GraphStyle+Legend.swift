extension GraphStyle {
  /// Something that a legend explains.
  public enum LegendEntry: CaseIterable, Hashable, Sendable {
    /// A screen, and where it starts.
    case screen, root
    /// A screen or a flow that is presented.
    case modal
    /// A screen that no trace reached.
    case unreached
    /// The screen where the counterexample ends.
    case violation
    /// Arrows.
    case forward, back, present
    /// Arrows of events that nobody causes at that moment.
    case `internal`
    /// The steps of the counterexample.
    case counterexample
    /// The part of the counterexample that repeats forever.
    case forever

    var name: String {
      switch self {
      case .screen: "screen"
      case .root: "root of a container"
      case .modal: "presented"
      case .unreached: "not reached"
      case .violation: "violates here"
      case .forward: "event"
      case .back: "event that leads back"
      case .present: "event that presents"
      case .internal: "a result arrives, the platform acts"
      case .counterexample: "step of the counterexample"
      case .forever: "repeats forever"
      }
    }

    /// A cell that looks like the thing.
    var sample: String {
      switch self {
      case .screen: Self.box(.screenBorder, .screen)
      case .root: Self.box(.screenBorder, .screen, width: 2)
      case .modal: Self.box(.modalBorder, .modal)
      case .unreached: Self.box(.unreachedBorder, .page, style: "rounded,dotted")
      case .violation: Self.box(.accent, .accentFill, width: 2)
      case .forward: Self.arrow("⟶", .line)
      case .back: Self.arrow("⇠", .mutedLine)
      case .present: Self.arrow("⇢", .modalBorder)
      case .internal: Self.arrow("⟶", .mutedLine)
      case .counterexample: Self.arrow("<b>1 ⟶</b>", .accent)
      case .forever: Self.arrow("<b>\(GraphStyle.forever)</b>", .accent)
      }
    }

    /// A cell that looks like a box.
    static func box(
      _ border: Color, _ fill: Color, width: Int = 1, style: String = "rounded"
    ) -> String {
      // A table of its own: the border of a cell cannot be rounded.
      #"<td><table border="\#(width)" cellborder="0" cellspacing="0" cellpadding="0" "#
        + #"color="\#(border.light)" bgcolor="\#(fill.light)" style="\#(style)">"#
        + #"<tr><td width="26" height="13" fixedsize="true"></td></tr></table></td>"#
    }

    /// A cell with what looks like an arrow.
    static func arrow(_ text: String, _ color: Color, size: Int = 14) -> String {
      #"<td><font point-size="\#(size)" color="\#(color.light)">\#(text)</font></td>"#
    }
  }

  /// The legend, one node with a line for each entry.
  public static func legend(
    id: String = "legend", _ entries: [LegendEntry] = LegendEntry.allCases
  ) -> DrawnGraph.Node {
    let rows = entries.map { "<tr>\(legendCells($0.sample, $0.name))</tr>" }
    let label = HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="3">"#
        + rows.joined() + "</table>",
      text: entries.map(\.name).joined(separator: "\n"))
    return DrawnGraph.Node(
      id: id,
      attributes: [
        "class": "legend", "shape": "box", "style": "rounded", "margin": "0.05",
        "color": Color.flowBorder.value, "tooltip": "legend", "label": .html(label),
      ])
  }

  /// The cells of an entry: what looks like the thing, and its name.
  static func legendCells(_ sample: String, _ name: String) -> String {
    sample + #"<td align="left"><font point-size="11" color="\#(Color.mutedInk.light)">"#
      + "\(HTMLLabel.escaped(name))</font></td>"
  }
}
