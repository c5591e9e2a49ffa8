#if Graphviz
  import GraphDrawing
  import GraphvizRendering
  import Testing

  @Suite struct ClusterOrderTests {
    // Memory that was used and given back in between has holes in other places.
    @Test func theOrderIsThatOfTheGraphWhereverItsNamesAreKept() throws {
      let graph = DrawnGraph.named((0..<40).map { "flow \($0 * 7 % 40)" })
      var expected: [UInt8]?
      for round in 0..<10 {
        let picture = try GraphvizRenderer().render(graph)
        let isSame = picture == expected ?? picture
        #expect(isSame, "round \(round)")
        expected = picture
        let others = (0..<round * 3 + 1).map { "flow \($0)\(round)" }
        _ = try GraphvizRenderer().render(.named(others))
      }
      let titles = texts(
        between: "<title>cluster_", and: "</title>",
        in: String(decoding: expected ?? [], as: UTF8.self))
      #expect(Set(titles) == Set(graph.clusters.map(\.id)))
    }
  }
#endif
