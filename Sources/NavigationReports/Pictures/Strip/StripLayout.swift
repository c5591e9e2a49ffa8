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

  /// The way back from the last card, and where its number and its caption are.
  let loop: Loop?

  /// A line of points, with what is written beside it.
  struct Loop {
    var points: [(x: Double, y: Double)]
    var number: (x: Double, y: Double)
    var caption: (x: Double, y: Double, text: String)
  }

  init(_ strip: TraceStrip) {
    let contents = strip.cards.map(Self.contentWidth)
    let card = min(max(150, contents.max() ?? 0), 420) + 2 * Self.padding
    let inside = card - 2 * Self.padding
    let perLine = max(1, Int((Self.pageWidth - 2 * margin + Self.gap) / (card + Self.gap)))
    let columns = min(perLine, strip.cards.count)
    let titleWidth = TextMetrics.width(strip.title, size: 16, isBold: true)
    width = max(
      2 * margin + Double(columns) * (card + Self.gap), 2 * margin + titleWidth, 480)
    let inner = width - 2 * margin
    circumstances = TextMetrics.lines(of: strip.circumstances, size: 12, width: inner)
    let captions = strip.cards.map {
      TextMetrics.lines(of: $0.event, size: 13, width: card).map {
        TextMetrics.shortened($0, size: 13, width: card + Self.gap - 8)
      }
    }
    let notes = strip.cards.map { card -> [String] in
      guard let all = card.state?.notes else { return [] }
      let shown = all.prefix(3).map {
        TextMetrics.shortened($0, size: 12, width: inside)
      }
      return all.count > 3 ? shown + ["and \(all.count - 3) more"] : shown
    }
    let heights = zip(strip.cards, notes).map { Self.contentHeight($0, notes: $1.count) }
    self.notes = notes
    var y = margin + 34 + Double(circumstances.count) * 15
    var frames: [Frame] = []
    for line in stride(from: 0, to: strip.cards.count, by: columns) {
      let members = line..<min(line + columns, strip.cards.count)
      y += 14 + 15 * Double(max(1, members.map { captions[$0].count }.max() ?? 1))
      let tallest = members.map { heights[$0] }.max() ?? 0
      for index in members {
        // NB: The first card of a further line leaves room for the arrow that leads to it.
        let offset = strip.cards.count > columns ? Self.gap : 0
        let x = margin + offset + Double(index - line) * (card + Self.gap)
        frames.append(Frame(x: x, y: y, width: card, height: tallest))
      }
      y += tallest + 6
      if let loop = strip.loop {
        if members.contains(strip.cards.count - 1) {
          y += Self.loopHeight
        } else if members.contains(loop.start) {
          y += Self.loopHeight / 2
        }
      }
    }
    if let back = strip.loop, let last = frames.last {
      loop = Self.loop(back, from: last, to: frames[back.start], width: width)
    } else {
      loop = nil
    }
    self.captions = captions
    self.frames = frames
    note = TextMetrics.lines(of: strip.note, size: 13, width: inner)
    noteTop = y + 8
    height = noteTop + 16 * Double(note.count) + margin
  }

  private static let loopHeight = 48.0

  /// Under the cards, at the left margin from one line of cards to another.
  private static func loop(
    _ loop: TraceStrip.Loop, from last: Frame, to first: Frame, width: Double
  ) -> Loop {
    let (start, end) = (last.x + last.width * 0.7, first.x + first.width * 0.3)
    let (below, above) = (last.y + last.height, first.y + first.height)
    let run = below + 16
    var points = [(x: start, y: below), (x: start, y: run)]
    if last.y == first.y {
      points.append((x: end, y: run))
    } else {
      points += [(x: 9, y: run), (x: 9, y: above + 16), (x: end, y: above + 16)]
    }
    points.append((x: end, y: above))
    let inner = width - 36
    let caption = TextMetrics.shortened(loop.caption, size: 13, width: inner)
    let captionWidth = TextMetrics.width(caption, size: 13)
    return Loop(
      points: points, number: (x: start - last.width * 0.2, y: run),
      caption: (x: max(18, min(last.x, 18 + inner - captionWidth)), y: run + 25, text: caption))
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
