#if Graphviz
  import GraphDrawing

  /// The titles that the arrows of a picture have: names of nodes with `->` between them.
  ///
  /// Graphviz makes them of the graph that it is given, in which arrows are turned and have ports.
  struct EdgeTitles {
    private let changes: [String: Change]

    /// A change of an arrow for the layout.
    private struct Change {
      var edge: DrawnGraph.Edge
      var isTurned: Bool
      var port: String?
    }

    /// Makes the titles of a graph that was prepared for its layout.
    init(_ straight: StraightenedGraph) {
      var changes: [String: Change] = [:]
      for index in straight.turned.union(straight.ports.keys) {
        let edge = straight.graph.edges[index]
        // Graphviz counts edges from one, in the order in which they were made.
        var name = "edge\(index + 1)"
        if case .text(let id)? = edge.attributes["id"] { name = XMLText.escaped(id) }
        changes[name] = Change(
          edge: edge, isTurned: straight.turned.contains(index), port: straight.ports[index])
      }
      self.changes = changes
    }

    /// Returns a picture in which arrows have the titles of those that were asked for.
    func restored(in svg: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(svg.count)
      var done = 0
      while let opening = svg.firstRange(of: "<g id=\"", from: done),
        let quote = svg.firstRange(of: "\"", from: opening.upperBound)
      {
        let id = String(decoding: svg[opening.upperBound..<quote.lowerBound], as: UTF8.self)
        let found = changes[id].flatMap { title(after: $0, in: svg, from: quote.upperBound) }
        let end = found?.place.lowerBound ?? quote.upperBound
        result += svg[done..<end]
        result += found?.text ?? []
        done = found?.place.upperBound ?? end
      }
      return result + svg[done...]
    }

    /// The title that an arrow should have, and where the one stands that it has.
    private func title(
      after change: Change, in svg: [UInt8], from start: Int
    ) -> (place: Range<Int>, text: [UInt8])? {
      guard let opening = svg.firstRange(of: "<title>", from: start),
        let closing = svg.firstRange(of: "</title>", from: opening.upperBound)
      else { return nil }
      // The name of a node may have arrows in it too.
      var arrow = opening.upperBound..<opening.upperBound
      for _ in 0...arrows(in: StoredText.name(change.edge.from)) {
        guard let next = svg.firstRange(of: separator, from: arrow.upperBound),
          next.upperBound <= closing.lowerBound
        else { return nil }
        arrow = next
      }
      var from = Array(svg[opening.upperBound..<arrow.lowerBound])
      var to = Array(svg[arrow.upperBound..<closing.lowerBound])
      if let port = change.port {
        from.removeLast(port.utf8.count + 1)
        to.removeLast(port.utf8.count + 1)
      }
      if change.isTurned { swap(&from, &to) }
      return (opening.upperBound..<closing.lowerBound, from + svg[arrow] + to)
    }

    private func arrows(in name: String) -> Int {
      zip(name.utf8, name.utf8.dropFirst()).count {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">")
      }
    }

    private let separator = "&#45;&gt;"
  }

  extension [UInt8] {
    /// Returns the first range of a text at or behind a place.
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
#endif
