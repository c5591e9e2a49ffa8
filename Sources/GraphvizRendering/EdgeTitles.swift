import GraphDrawing

/// The titles that Graphviz gives the arrows of a picture: names of nodes with `->` between them.
enum EdgeTitles {
  /// Returns a picture in which arrows that were turned for the layout have the titles that they
  /// had before.
  ///
  /// - Parameters:
  ///   - turned: places of arrows in the graph.
  ///   - graph: the graph as it was laid out.
  static func restored(
    in svg: [UInt8], turned: Set<Int>, of graph: DrawnGraph
  ) -> [UInt8] {
    var edges: [String: DrawnGraph.Edge] = [:]
    for index in turned {
      let edge = graph.edges[index]
      if case .text(let id)? = edge.attributes["id"] {
        edges[XMLText.escaped(id)] = edge
      } else {
        // Graphviz counts edges from one, in the order in which they were made.
        edges["edge\(index + 1)"] = edge
      }
    }
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var done = 0
    while let opening = svg.firstRange(of: "<g id=\"", from: done),
      let quote = svg.firstRange(of: "\"", from: opening.upperBound)
    {
      let id = String(decoding: svg[opening.upperBound..<quote.lowerBound], as: UTF8.self)
      let rest = edges[id].flatMap { title(of: $0, in: svg, from: quote.upperBound) }
      let end = rest?.place.lowerBound ?? quote.upperBound
      result += svg[done..<end]
      result += rest?.text ?? []
      done = rest?.place.upperBound ?? end
    }
    return result + svg[done...]
  }

  /// The title of an arrow with its ends exchanged, and where it stands.
  private static func title(
    of edge: DrawnGraph.Edge, in svg: [UInt8], from start: Int
  ) -> (place: Range<Int>, text: [UInt8])? {
    guard let opening = svg.firstRange(of: "<title>", from: start),
      let closing = svg.firstRange(of: "</title>", from: opening.upperBound)
    else { return nil }
    // The name of a node may have arrows in it too.
    var arrow = opening.upperBound..<opening.upperBound
    for _ in 0...arrows(in: StoredText.name(edge.from)) {
      guard let next = svg.firstRange(of: separator, from: arrow.upperBound),
        next.upperBound <= closing.lowerBound
      else { return nil }
      arrow = next
    }
    let text =
      svg[arrow.upperBound..<closing.lowerBound] + svg[arrow]
      + svg[opening.upperBound..<arrow.lowerBound]
    return (opening.upperBound..<closing.lowerBound, Array(text))
  }

  private static func arrows(in name: String) -> Int {
    zip(name.utf8, name.utf8.dropFirst()).count { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
  }

  private static let separator = "&#45;&gt;"
}

extension [UInt8] {
  /// Where a text stands first, at or behind a place.
  fileprivate func firstRange(of text: String, from start: Int) -> Range<Int>? {
    let text = Array(text.utf8)
    guard let first = text.first else { return nil }
    var index = start
    while index + text.count <= count {
      if self[index] == first, self[index..<index + text.count].elementsEqual(text) {
        return index..<index + text.count
      }
      index += 1
    }
    return nil
  }
}
