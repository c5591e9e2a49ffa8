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

  /// The title of a picture: what it shows, its verdict, what to look at first, then what there is to
  /// say about the scope, in paragraphs, and the legend of a map.
  ///
  /// - Parameters:
  ///   - legend: the entries of the legend.
  ///   - noun: the word for what a badge counts.
  public static func title(
    _ name: String, verdict: String, tone: Tone, lead: String = "", details: String = "",
    legend: [MapLegendEntry] = [], noun: String = "finding"
  ) -> HTMLLabel {
    var rows = [row(name, size: 18, color: .ink, isBold: true)]
    rows.append(row("\(tone.mark)  \(verdict)", size: 14, color: tone.color, isBold: true))
    for line in lines(of: lead[...], atMost: lineLength) {
      rows.append(row(line, size: 14, color: .ink, isBold: false))
    }
    for line in details.split(separator: "\n").flatMap({ lines(of: $0, atMost: lineLength) }) {
      rows.append(row(line, size: 12, color: .mutedInk, isBold: false))
    }
    let legend = mapLegend(legend, noun)
    if let legend { rows.append(#"<tr><td align="left">\#(legend.markup)</td></tr>"#) }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"#
        + rows.joined() + "</table>",
      text: [name, verdict, lead, details, legend?.text ?? ""].filter { !$0.isEmpty }
        .joined(separator: "\n"))
  }

  /// The number of characters in a line of a title: a title as wide as its picture leaves the width to
  /// what is drawn.
  private static let lineLength = 100

  /// Breaks a text at blanks.
  package static func lines(of text: Substring, atMost length: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= length {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func row(_ text: String, size: Int, color: Color, isBold: Bool) -> String {
    let text = HTMLLabel.escaped(text)
    return #"<tr><td align="left"><font point-size="\#(size)" color="\#(color.light)">"#
      + (isBold ? "<b>\(text)</b>" : text) + "</font></td></tr>"
  }
}
