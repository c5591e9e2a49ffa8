import GraphDrawing

extension TraceStrip {
  /// The picture as SVG, with a line break at its end.
  public func svg() -> String {
    let layout = StripLayout(self)
    var writer = MarkupWriter()
    let (width, height) = (MarkupWriter.number(layout.width), MarkupWriter.number(layout.height))
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
    for (number, run) in runs.enumerated() {
      let places = layout.runs[number]
      if !run.heading.isEmpty {
        writer.text(run.heading, x: layout.margin, y: places.headingTop + 14, class: "note")
      }
      for index in run.cards.indices {
        // On a loop nothing is better in one state than in another.
        let isLast =
          isViolation && number == 0 && index >= run.loop?.start ?? (run.cards.count - 1)
        draw(index, of: run, at: places, isLast: isLast, with: &writer)
      }
      if let loop = run.loop, let place = places.loop { draw(loop, at: place, with: &writer) }
    }
    for (index, line) in layout.note.enumerated() {
      writer.text(
        line, x: layout.margin, y: layout.noteTop + 16 * Double(index + 1), class: "note")
    }
    writer.close("svg")
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private func draw(
    _ index: Int, of run: Run, at places: StripLayout.Run, isLast: Bool,
    with writer: inout MarkupWriter
  ) {
    let card = run.cards[index]
    let frame = places.frames[index]
    let number = run.first + index
    writer.open(
      "g", [("id", "\(run.name)-\(number)"), ("class", isLast ? "card violation" : "card")])
    // What a card has no room for is there for whoever points at it.
    let notes = card.state?.notes ?? []
    writer.element(
      "title", [],
      text: ([card.tooltip.isEmpty ? card.outcome : card.tooltip]
        + (notes.count > Self.notes ? notes : [])).joined(separator: "\n"))
    if number > 0 { drawArrow(to: frame, number: number, with: &writer) }
    let caption = number == 0 ? ["start"] : places.captions[index]
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
    for line in places.notes[index] {
      writer.text(line, x: frame.x + StripLayout.padding, y: y + 13, class: "small")
      y += StripLayout.noteHeight
    }
    writer.close("g")
  }

  /// A line from the last card back to where it goes on, with the number of the step.
  private func draw(
    _ loop: Loop, at place: StripLayout.Loop, with writer: inout MarkupWriter
  ) {
    let number = MarkupWriter.number
    writer.open("g", [("id", "loop"), ("class", isViolation ? "loop violation" : "loop")])
    var line = place.points.map { "\(number($0.x)) \(number($0.y))" }
    let end = place.points.last!
    line[line.count - 1] = "\(number(end.x)) \(number(end.y + 9))"
    writer.element("path", [("class", "arrow"), ("d", "M\(line.joined(separator: "L"))")])
    writer.element(
      "path", [("class", "head"), ("d", "M\(number(end.x)) \(number(end.y + 2))l-4.5 8h9z")])
    if let step = loop.step { drawNumber(step.number, at: place.number, with: &writer) }
    writer.text(place.caption.text, x: place.caption.x, y: place.caption.y, class: "event")
    writer.close("g")
  }

  private func draw(_ row: StateCard.Row, x: Double, y: Double, with writer: inout MarkupWriter) {
    var x = x + Double(row.depth) * StripLayout.indent
    if !row.label.isEmpty {
      var names = ["label"]
      if row.isPresented { names.append("presented") }
      if row.isNew { names.append("new") }
      writer.text(row.label, x: x, y: y + 15, class: names.joined(separator: " "))
      x += StripLayout.labelWidth(row.label) + 6
    }
    for screen in row.screens {
      let width = StripLayout.chipWidth(screen.words)
      var names = ["chip"]
      if row.isPresented { names.append("presented") }
      if screen.isNew { names.append("new") }
      if !screen.isHittable { names.append("covered") }
      let name = names.joined(separator: " ")
      writer.rectangle(x: x, y: y + 1, width: width, height: 20, radius: 5, class: name)
      writer.text(screen.words, x: x + 7, y: y + 15, class: "\(name) text")
      x += width + 4
    }
  }

  /// An arrow with the number of the step; it starts at the margin where a new line of cards does.
  private func drawArrow(
    to frame: StripLayout.Frame, number step: Int, with writer: inout MarkupWriter
  ) {
    let y = frame.y + 22
    let from = frame.x - StripLayout.gap + 4
    let number = MarkupWriter.number
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
    drawNumber(step, at: (x: frame.x - StripLayout.gap / 2 - 3, y: y), with: &writer)
  }

  private func drawNumber(
    _ step: Int, at center: (x: Double, y: Double), with writer: inout MarkupWriter
  ) {
    let number = MarkupWriter.number
    writer.element(
      "circle",
      [("class", "number"), ("cx", number(center.x)), ("cy", number(center.y)), ("r", "10")])
    writer.element(
      "text",
      [
        ("class", "number text"), ("x", number(center.x)), ("y", number(center.y + 4)),
        ("text-anchor", "middle"),
      ], text: String(step))
  }
}
