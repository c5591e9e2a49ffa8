/// The places of everything in a strip.
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
  let circumstances: [String]
  let runs: [Run]
  let note: [String]
  let noteTop: Double

  /// The places of the cards of a run, with the words above each and those at its bottom.
  struct Run {
    var headingTop = 0.0
    var frames: [Frame] = []
    var captions: [[String]] = []
    var notes: [[String]] = []
    /// The arrow back from the last card.
    var loop: Loop?
  }

  /// A line of points, with the place of its number and of its caption.
  struct Loop {
    var points: [(x: Double, y: Double)]
    var number: (x: Double, y: Double)
    var caption: (x: Double, y: Double, text: String)
  }

  init(_ strip: TraceStrip) {
    let contents = strip.runs.flatMap(\.cards).map(Self.contentWidth)
    let card = min(max(150, contents.max() ?? 0), 420) + 2 * Self.padding
    let perLine = max(1, Int((Self.pageWidth - 2 * margin + Self.gap) / (card + Self.gap)))
    let longest = strip.runs.map(\.cards.count).max() ?? 0
    let columns = min(perLine, longest)
    let titleWidth = TextMetrics.width(strip.title, size: 16, isBold: true)
    width = max(
      2 * margin + Double(columns) * (card + Self.gap), 2 * margin + titleWidth, 480)
    let inner = width - 2 * margin
    circumstances = TextMetrics.lines(of: strip.circumstances, size: 12, width: inner)
    // NB: The first card of a further line leaves room for the arrow that leads to it.
    let offset = longest > columns || strip.runs.contains { $0.first > 0 } ? Self.gap : 0
    var y = margin + 34 + Double(circumstances.count) * 15
    var runs: [Run] = []
    for run in strip.runs {
      var places = Run(run, width: card)
      if !run.heading.isEmpty {
        places.headingTop = y + 8
        y += 28
      }
      let heights = zip(run.cards, places.notes).map { Self.contentHeight($0, notes: $1.count) }
      for line in stride(from: 0, to: run.cards.count, by: columns) {
        let members = line..<min(line + columns, run.cards.count)
        y += 14 + 15 * Double(max(1, members.map { places.captions[$0].count }.max() ?? 1))
        let tallest = members.map { heights[$0] }.max() ?? 0
        for index in members {
          let x = margin + offset + Double(index - line) * (card + Self.gap)
          places.frames.append(Frame(x: x, y: y, width: card, height: tallest))
        }
        y += tallest + 6
        if let loop = run.loop {
          if members.contains(run.cards.count - 1) {
            y += Self.loopHeight
          } else if members.contains(loop.start) {
            y += Self.loopHeight / 2
          }
        }
      }
      if let back = run.loop, let last = places.frames.last {
        places.loop = Self.loop(back, from: last, to: places.frames[back.start], width: width)
      }
      runs.append(places)
    }
    self.runs = runs
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
        + row.screens.reduce(0) { $0 + chipWidth($1.words) + 4 }
    }
    return rows.max() ?? 0
  }

  private static func contentHeight(_ card: TraceStrip.Card, notes: Int) -> Double {
    let rows = max(1, card.state?.rows.count ?? 1)
    return 2 * padding + Double(rows) * rowHeight + Double(notes) * noteHeight - 2
  }
}

extension StripLayout.Run {
  fileprivate init(_ run: TraceStrip.Run, width: Double) {
    captions = run.cards.map {
      TextMetrics.lines(of: $0.event, size: 13, width: width).map {
        TextMetrics.shortened($0, size: 13, width: width + StripLayout.gap - 8)
      }
    }
    notes = run.cards.map { card -> [String] in
      guard let all = card.state?.notes else { return [] }
      let shown = all.prefix(TraceStrip.notes).map {
        TextMetrics.shortened($0, size: 12, width: width - 2 * StripLayout.padding)
      }
      let others = all.count - shown.count
      return others > 0 ? shown + ["and \(others) more"] : shown
    }
  }
}
