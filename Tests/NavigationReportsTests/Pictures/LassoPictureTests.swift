import GraphDrawing
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// A cycle is drawn as a loop.
@Suite struct LassoPictureTests {
  private func answer(_ property: String, in result: CheckResult) -> PropertyAnswer {
    Library.answer(property, in: result)
  }

  @Test func `A strip leads from its last card back to the first of the loop`() throws {
    let result = try Taxi.result()
    let strip = try #require(TraceStrip(answer("SearchEnds", in: result), in: result))
    let drawing = try Elements.parse(strip.svg())
    #expect(
      drawing.texts(of: "text", class: "event") == [
        "start", "tap search", "completion poll finds", "nobody",
        "completion poll again, and so on forever",
      ])
    #expect(drawing.texts(of: "text", class: "number text") == ["1", "2", "3"])
    #expect(drawing.count(of: "g", class: "card violation") == 2)
    #expect(drawing.count(of: "g", class: "loop violation") == 1)
    #expect(
      strip.description == """
        Taxi; shortest trace to the loop; 5 states, exhaustive. Start: Taxi[Home]. Step 1, tap search: \
        Taxi[Search]. Step 2, completion poll finds nobody: Taxi[Pause]. Step 3, completion poll \
        again: as after step 1, and so on forever. Why: it never comes.
        """)
  }

  @Test func `A strip that ends at rest says so`() throws {
    let result = try Taxi.result()
    let strip = try #require(TraceStrip(answer("NothingIsLeft", in: result), in: result))
    let drawing = try Elements.parse(strip.svg())
    #expect(
      drawing.texts(of: "text", class: "event") == [
        "start", "call reset()", "Nothing has to happen after that, forever",
      ])
    #expect(drawing.texts(of: "text", class: "number text") == ["1"])
    #expect(
      strip.description.hasSuffix(
        "Step 1, call reset(): Taxi[Nothing]. Nothing has to happen after that, forever. "
          + "Why: it never comes."))
  }

  @Test func `A loop from a lower line of cards stays within the picture`() throws {
    let result = try Taxi.result()
    let rounds = (0..<6).flatMap { _ in ["poll finds nobody", "poll again"] }
    let trace = Trace(
      steps: (["search"] + rounds).map { .init(.name($0)) }, loopStart: 1)
    let drawing = try Elements.parse(TraceStrip(trace, in: result, title: "Long").svg())
    let size = try #require(drawing.all.first).attributes
    let (width, height) = (Double(size["width"] ?? ""), Double(size["height"] ?? ""))
    let path = try #require(drawing.all.last { $0.attributes["class"] == "arrow" })
    let points = try #require(path.attributes["d"]).dropFirst().split(separator: "L").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    #expect(points.count == 6)
    #expect(Set(points.map { $0[1] }).count == 4)
    for point in points {
      #expect(point[0] >= 0 && point[0] <= width ?? 0 && point[1] >= 0 && point[1] <= height ?? 0)
    }
  }

  @Test func `Arrows of screens and states that repeat are marked, a rest is an arrow`() throws {
    let result = try Taxi.result()
    func drawings(_ property: String) throws -> [DrawnGraph] {
      let highlight = Highlight(answer(property, in: result))
      return [
        ScreenGraph(result, highlight: highlight).drawing(),
        try StateGraphDrawing(result, highlight: highlight).drawing(),
      ]
    }
    for graph in try drawings("SearchEnds") {
      let labels = graph.edges.filter { $0.attributes["class"]?.shownText == "counterexample" }
        .compactMap { ($0.attributes["label"] ?? $0.attributes["xlabel"])?.shownText }
      #expect(
        Set(labels) == [
          "1  tap search", "2  ↻ completion poll finds nobody", "3  ↻ completion poll again",
        ])
    }
    for graph in try drawings("NothingIsLeft") {
      let rest = try #require(graph.edges.first { $0.from == $0.to })
      #expect(rest.attributes["label"]?.shownText == "↻  nothing has to happen")
      #expect(rest.attributes["class"]?.shownText == "counterexample")
    }
    let legend = try drawings("SearchEnds")[0].nodes.first { $0.id == "legend" }
    #expect(legend?.attributes["label"]?.shownText.contains("\nrepeats forever") == true)
    let plain = ScreenGraph(result).drawing().nodes.first { $0.id == "legend" }
    #expect(plain?.attributes["label"]?.shownText.contains("forever") == false)
  }
}
