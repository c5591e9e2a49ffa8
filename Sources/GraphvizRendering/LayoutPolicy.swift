import GraphDrawing

/// The effort that a layout may take, decided before it starts because it cannot be cancelled.
enum LayoutPolicy: Hashable, Sendable {
  /// The best layout that Graphviz knows.
  case thorough
  /// Few iterations, straight lines, labels in tooltips.
  case limited
  /// None.
  case refused

  static let maximumNodes = 500
  static let maximumEdges = 1500

  // Labels of edges are what takes time: 150 nodes with 450 labeled edges took ten seconds and
  // more, and 60 with 160 one.
  init(nodes: Int, edges: Int) {
    switch (nodes, edges) {
    case (...80, ...160): self = .thorough
    case (...Self.maximumNodes, ...Self.maximumEdges): self = .limited
    default: self = .refused
    }
  }

  /// Returns the graph with attributes that keep its layout within the limits.
  func apply(to graph: DrawnGraph) -> DrawnGraph {
    guard self == .limited else { return graph }
    var graph = graph
    graph.attributes.merge(
      ["nslimit": "0.5", "nslimit1": "0.5", "mclimit": "0.05", "splines": "line"])
    for index in graph.edges.indices { moveLabelToTooltip(&graph.edges[index].attributes) }
    return graph
  }

  private func moveLabelToTooltip(_ attributes: inout DrawnGraph.Attributes) {
    guard let label = attributes["label"] ?? attributes["xlabel"],
      !attributes.classes.contains(where: { $0 == GraphStyle.counterexampleClass })
    else { return }
    attributes["label"] = nil
    attributes["xlabel"] = nil
    if attributes["tooltip"] == nil { attributes["tooltip"] = .text(label.shownText) }
  }
}
