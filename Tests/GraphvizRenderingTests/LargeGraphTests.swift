#if Graphviz
  import GraphDrawing
  import GraphvizRendering
  import Testing

  /// Graphs of the size of a large app: Graphviz 2.42, given them as they are, failed assertions of
  /// its own, complained, or never came back.
  @Suite struct LargeGraphTests {
    @Test(
      arguments: [
        (8, 30, 2), (12, 60, 3), (12, 100, 4), (12, 130, 1), (16, 100, 2), (20, 107, 4),
        (40, 107, 5), (60, 160, 8),
      ], [1, 2, 3] as [UInt64])
    func largeGraphsAreDrawnWithLabels(size: (Int, Int, Int), seed: UInt64) throws {
      let synthetic = SyntheticGraph(
        screens: size.0, arrows: size.1, coordinators: size.2, seed: seed)
      let svg = try drawing(of: synthetic)
      #expect(occurrences(of: ">3 events</text>", in: svg) > 0)
    }

    @Test(arguments: [(30, 200, 6), (60, 300, 8), (150, 450, 12), (300, 1_000, 3)])
    func evenLargerGraphsAreDrawnWithoutLabels(size: (Int, Int, Int)) throws {
      let synthetic = SyntheticGraph(screens: size.0, arrows: size.1, coordinators: size.2)
      let svg = try drawing(of: synthetic)
      #expect(occurrences(of: ">3 events</text>", in: svg) == 0)
      #expect(occurrences(of: "xlink:title=\"3 events\"", in: svg) > 0)
    }

    // Above the limit a layout could take minutes, and can't be cancelled: the text is there.
    @Test func graphsAboveTheLimitAreRefused() throws {
      let graph = SyntheticGraph(screens: 40, arrows: 1_501, coordinators: 2).drawn
      let error = #expect(throws: GraphvizError.self) { try GraphvizRenderer().render(graph) }
      #expect(error == .tooLarge(nodes: 40, edges: 1_501))
      #expect(
        error?.description == """
          Cannot draw: 40 nodes and 1501 edges are too many for a legible picture (at most 500 \
          nodes and 1500 edges), and a layout cannot be stopped once it runs. Draw the screen graph \
          instead, narrow the scope, or export DOT text.
          """)
      #expect(occurrences(of: " -> ", in: graph.dot()) == 1_501)
    }

    /// The picture, in which each screen and each arrow is, with the title that it should have.
    private func drawing(of synthetic: SyntheticGraph) throws -> String {
      let graph = synthetic.drawn
      let svg = String(decoding: try GraphvizRenderer().render(graph), as: UTF8.self)
      #expect(occurrences(of: "class=\"node screen\"", in: svg) == synthetic.screens)
      #expect(graph.edges.count == synthetic.arrows)
      let titles = texts(between: "<title>", and: "</title>", in: svg)
        .filter { $0.contains("->") }
      #expect(titles.sorted() == graph.edges.map { "\($0.from)->\($0.to)" }.sorted())
      return svg
    }
  }
#endif
