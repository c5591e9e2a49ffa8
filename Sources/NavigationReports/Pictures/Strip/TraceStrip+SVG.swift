import GraphDrawing

extension TraceStrip {
  /// The picture as SVG, with a line break at its end.
  public func svg() -> String {
    let layout = StripLayout(self)
    var writer = SVGWriter()
    let (width, height) = (SVGWriter.number(layout.width), SVGWriter.number(layout.height))
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("aria-labelledby", "strip-title strip-description"),
        ("style", "max-width:100%;height:auto"),
      ])
    writer.element("title", [("id", "strip-title")], text: title)
    writer.element("desc", [("id", "strip-description")], text: description)
    writer.open("style")
    writer.raw(StripStyle.stylesheet)
    writer.close("style")
    writer.rectangle(
      x: 0, y: 0, width: layout.width, height: layout.height, radius: 0, class: "page")
    writer.text(
      title, x: layout.margin, y: layout.margin + 14, class: isViolation ? "title bad" : "title")
    for (index, line) in layout.circumstances.enumerated() {
      writer.text(
        line, x: layout.margin, y: layout.margin + 34 + 15 * Double(index), class: "small")
    }
    for index in cards.indices { draw(index, in: layout, with: &writer) }
    for (index, line) in layout.note.enumerated() {
      writer.text(
        line, x: layout.margin, y: layout.noteTop + 16 * Double(index + 1), class: "note")
    }
    writer.close("svg")
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private func draw(_ index: Int, in layout: StripLayout, with writer: inout SVGWriter) {
    let card = cards[index]
    let frame = layout.frames[index]
    let isLast = isViolation && index == cards.count - 1
    writer.open("g", [("id", "step-\(index)"), ("class", isLast ? "card violation" : "card")])
    writer.element("title", [], text: card.tooltip.isEmpty ? card.outcome : card.tooltip)
    if index > 0 { drawArrow(to: index, in: layout, with: &writer) }
    let caption = index == 0 ? ["start"] : layout.captions[index]
    for (line, text) in caption.enumerated() {
      let fromBottom = Double(caption.count - 1 - line) * 15
      writer.text(text, x: frame.x, y: frame.y - 9 - fromBottom, class: "event")
    }
    writer.rectangle(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: 8, class: "frame")
    var y = frame.y + StripLayout.padding
    guard let state = card.state else {
      writer.text(
        card.outcome, x: frame.x + StripLayout.padding, y: y + 14, class: "label new")
      writer.close("g")
      return
    }
    for row in state.rows {
      draw(row, x: frame.x + StripLayout.padding, y: y, with: &writer)
      y += StripLayout.rowHeight
    }
    for line in layout.notes[index] {
      writer.text(line, x: frame.x + StripLayout.padding, y: y + 13, class: "small")
      y += StripLayout.noteHeight
    }
    writer.close("g")
  }

  private func draw(_ row: StateCard.Row, x: Double, y: Double, with writer: inout SVGWriter) {
    var x = x + Double(row.depth) * StripLayout.indent
    if !row.label.isEmpty {
      var names = ["label"]
      if row.isPresented { names.append("presented") }
      if row.isNew { names.append("new") }
      writer.text(row.label, x: x, y: y + 15, class: names.joined(separator: " "))
      x += StripLayout.labelWidth(row.label) + 6
    }
    for chip in row.chips {
      let width = StripLayout.chipWidth(chip.text)
      var names = ["chip"]
      if row.isPresented { names.append("presented") }
      if chip.isNew { names.append("new") }
      if !chip.isHittable { names.append("covered") }
      let name = names.joined(separator: " ")
      writer.rectangle(x: x, y: y + 1, width: width, height: 20, radius: 5, class: name)
      writer.text(chip.text, x: x + 7, y: y + 15, class: "\(name) text")
      x += width + 4
    }
  }

  /// An arrow with the number of the step; it starts at the margin where a new line of cards does.
  private func drawArrow(to index: Int, in layout: StripLayout, with writer: inout SVGWriter) {
    let frame = layout.frames[index]
    let y = frame.y + 22
    let from = frame.x - StripLayout.gap + 4
    let number = SVGWriter.number
    writer.element(
      "path",
      [
        ("class", "arrow"),
        ("d", "M\(number(from)) \(number(y))H\(number(frame.x - 9))"),
      ])
    writer.element(
      "path",
      [
        ("class", "head"),
        (
          "d",
          "M\(number(frame.x - 2)) \(number(y))l-8 -4.5v9z"
        ),
      ])
    let centre = frame.x - StripLayout.gap / 2 - 3
    writer.element(
      "circle",
      [("class", "number"), ("cx", number(centre)), ("cy", number(y)), ("r", "10")])
    writer.element(
      "text",
      [
        ("class", "number text"), ("x", number(centre)), ("y", number(y + 4)),
        ("text-anchor", "middle"),
      ], text: String(index))
  }
}

/// Where everything goes.
struct StripLayout {
  static let padding = 12.0
  static let rowHeight = 25.0
  static let noteHeight = 15.0
  static let indent = 13.0
  static let gap = 46.0
  private static let pageWidth = 1180.0

  /// A card's place.
  struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  let margin = 18.0
  let width: Double
  let height: Double
  let frames: [Frame]
  let captions: [[String]]
  let notes: [[String]]
  let circumstances: [String]
  let note: [String]
  let noteTop: Double

  init(_ strip: TraceStrip) {
    let contents = strip.cards.map(Self.contentWidth)
    let card = min(max(150, contents.max() ?? 0), 420) + 2 * Self.padding
    let perLine = max(1, Int((Self.pageWidth - 2 * margin + Self.gap) / (card + Self.gap)))
    let columns = min(perLine, strip.cards.count)
    let titleWidth = TextMetrics.width(strip.title, size: 16, isBold: true)
    width = max(
      2 * margin + Double(columns) * (card + Self.gap), 2 * margin + titleWidth, 480)
    let inner = width - 2 * margin
    circumstances = TextMetrics.lines(of: strip.circumstances, size: 12, width: inner)
    captions = strip.cards.map {
      TextMetrics.lines(of: $0.event, size: 13, width: card).map {
        TextMetrics.shortened($0, size: 13, width: card + Self.gap - 8)
      }
    }
    notes = strip.cards.map { strip in
      guard let all = strip.state?.notes else { return [] }
      let shown = all.prefix(3).map {
        TextMetrics.shortened($0, size: 12, width: card - 2 * Self.padding)
      }
      return all.count > 3 ? shown + ["and \(all.count - 3) more"] : shown
    }
    var y = margin + 34 + Double(circumstances.count) * 15
    var frames: [Frame] = []
    for line in stride(from: 0, to: strip.cards.count, by: columns) {
      let members = line..<min(line + columns, strip.cards.count)
      y += 14 + 15 * Double(max(1, members.map { captions[$0].count }.max() ?? 1))
      let height =
        members.map { index in
          Self.contentHeight(strip.cards[index], notes: notes[index].count)
        }.max() ?? 0
      for index in members {
        // NB: The first card of a further line leaves room for the arrow that leads to it.
        let offset = strip.cards.count > columns ? Self.gap : 0
        let x = margin + offset + Double(index - line) * (card + Self.gap)
        frames.append(Frame(x: x, y: y, width: card, height: height))
      }
      y += height + 6
    }
    self.frames = frames
    note = TextMetrics.lines(of: strip.note, size: 13, width: inner)
    noteTop = y + 8
    height = noteTop + 16 * Double(note.count) + margin
  }

  static func labelWidth(_ text: String) -> Double {
    TextMetrics.width(text, size: 13, isBold: true)
  }

  static func chipWidth(_ text: String) -> Double {
    TextMetrics.width(text, size: 13, isBold: true) + 14
  }

  private static func contentWidth(_ card: TraceStrip.Card) -> Double {
    guard let state = card.state else { return labelWidth(card.outcome) }
    let rows = state.rows.map { row in
      Double(row.depth) * indent + labelWidth(row.label) + 6
        + row.chips.reduce(0) { $0 + chipWidth($1.text) + 4 }
    }
    return rows.max() ?? 0
  }

  private static func contentHeight(_ card: TraceStrip.Card, notes: Int) -> Double {
    let rows = max(1, card.state?.rows.count ?? 1)
    return 2 * padding + Double(rows) * rowHeight + Double(notes) * noteHeight - 2
  }
}
