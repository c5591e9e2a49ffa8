#if Graphviz
  import CGraphviz
  import GraphDrawing

  /// The labels of arrows whose ends have the same rank.
  ///
  /// NB: where such an arrow passes another node, dot of Graphviz 2.42 makes room for the label
  /// above it in memory that it frees twice, and the process ends. Whether ends share a rank is
  /// known only after the first phase of a layout, so that phase runs on a graph of its own.
  enum FlatLabels {
    /// Returns the graph with those labels beside their arrows, where everything else has its place
    /// before they do.
    ///
    /// Nil if the graph could not be built or ranked. The caller holds the lock.
    static func detached(in graph: DrawnGraph, context: OpaquePointer) -> DrawnGraph? {
      guard graph.edges.contains(where: { label(of: $0, in: graph) != nil }) else { return graph }
      var ranked = graph
      ranked.attributes["phase"] = "1"
      guard let flat = flatEdges(of: ranked, context: context) else { return nil }
      var result = graph
      for index in flat {
        guard let label = label(of: graph.edges[index], in: graph) else { continue }
        if result.edges[index].attributes["xlabel"] == nil {
          result.edges[index].attributes["xlabel"] = label
        }
        // Without a label of its own it would have the one of all edges.
        result.edges[index].attributes["label"] = ""
      }
      return result
    }

    private static func label(
      of edge: DrawnGraph.Edge, in graph: DrawnGraph
    ) -> DrawnGraph.Value? {
      guard edge.from != edge.to,
        let label = edge.attributes["label"] ?? graph.edgeDefaults["label"]
      else { return nil }
      return label == "" ? nil : label
    }

    private static func flatEdges(of graph: DrawnGraph, context: OpaquePointer) -> [Int]? {
      guard let built = cgv_open_directed(StoredText.name(graph.name)) else { return nil }
      defer { agclose(built) }
      guard graph.fill(built), gvLayout(context, built, GraphvizLayout.dot.rawValue) == 0 else {
        return nil
      }
      defer { gvFreeLayout(context, built) }
      func rank(_ id: String) -> CInt? {
        cgv_find_node(built, StoredText.name(id)).map(cgv_rank)
      }
      return graph.edges.indices.filter {
        rank(graph.edges[$0].from) == rank(graph.edges[$0].to)
      }
    }
  }
#endif
