extension GraphStyle {
  /// The head of a column of a table of lanes.
  public struct ColumnHead: Hashable, Sendable {
    let words: String
    let isMarked: Bool

    /// Makes a head; a marked one has the accent color.
    public init(words: String, isMarked: Bool) {
      (self.words, self.isMarked) = (words, isMarked)
    }
  }

  /// A lane of a table.
  public struct Lane: Hashable, Sendable {
    let name: String
    let isWaiting: Bool
    let cells: [Cell]

    /// Makes a lane; one of something that waits looks otherwise than one of something that is alive.
    public init(name: String, isWaiting: Bool, cells: [Cell]) {
      (self.name, self.isWaiting, self.cells) = (name, isWaiting, cells)
    }

    /// A lane in one column.
    public struct Cell: Hashable, Sendable {
      let isOn: Bool
      let mark: String

      /// Makes a cell.
      public init(isOn: Bool, mark: String) { (self.isOn, self.mark) = (isOn, mark) }
    }
  }

  /// A table of lanes: a column for each step, a bar where the thing of a lane is there.
  public static func table(head: [ColumnHead], lanes: [Lane]) -> HTMLLabel {
    let heads = head.map { column in
      let color = column.isMarked ? Color.accent : .ink
      return #"<td valign="bottom"><font point-size="11" color="\#(color.light)">"#
        + "<b>\(HTMLLabel.escaped(broken(column.words)))</b></font></td>"
    }
    let rows = lanes.map { lane in
      let name = #"<td align="right">\#(HTMLLabel.escaped(lane.name))</td>"#
      let cells = lane.cells.map { cell in
        let (fill, border): (Color, Color) =
          lane.isWaiting ? (.modal, .modalBorder) : (.flow, .mutedLine)
        let ground =
          cell.isOn
          ? #" border="1" color="\#(border.light)" bgcolor="\#(fill.light)""# : ""
        return "<td\(ground)>\(HTMLLabel.escaped(cell.mark))</td>"
      }
      return "<tr>\(name)\(cells.joined())</tr>"
    }
    let text = [head.map(\.words).joined(separator: ", ")] + lanes.map(\.name)
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="2" cellpadding="5">"#
        + "<tr><td></td>\(heads.joined())</tr>\(rows.joined())</table>",
      text: text.joined(separator: "\n"))
  }

  /// The number of characters in a line of a head.
  private static let headLength = 18

  /// Breaks words into lines at blanks.
  private static func broken(_ words: String) -> String {
    lines(of: Substring(words), atMost: headLength).joined(separator: "\n")
  }
}
