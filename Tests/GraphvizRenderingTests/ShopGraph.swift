import GraphDrawing

extension DrawnGraph {
  /// Two flows, arrows back, a presentation, a counterexample of three steps, a legend and a title.
  static var shop: DrawnGraph {
    var graph = DrawnGraph(
      name: "Shop",
      attributes: GraphStyle.graph.merging([
        "label": .html(
          GraphStyle.title(
            "Shop", verdict: "OnePresentation violated after 3 events", tone: .bad,
            details: "8 screens · 2 coordinators · 412 states, exhaustive · stack ≤ 4"))
      ]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    graph.clusters = [
      .init(id: "Catalog", attributes: GraphStyle.cluster.merging(["label": "Catalog"])),
      .init(
        id: "Checkout", attributes: GraphStyle.modalCluster.merging(["label": "Checkout (sheet)"])),
    ]
    graph.nodes = [
      .init(id: "start", attributes: GraphStyle.start),
      .screen("Shelves", GraphStyle.rootScreen, in: "Catalog"),
      .screen("Shelf", GraphStyle.screen, in: "Catalog"),
      .screen("Product", GraphStyle.screen, in: "Catalog"),
      .screen("Reviews", GraphStyle.screen, in: "Catalog"),
      .screen("Cart", GraphStyle.modalScreen, in: "Checkout"),
      .screen("Payment", GraphStyle.violatingScreen, in: "Checkout"),
      .screen("Receipt", GraphStyle.modalScreen, in: "Checkout"),
      .screen("Vouchers", GraphStyle.unreachedScreen, in: "Checkout"),
      GraphStyle.legend(),
    ]
    graph.edges = [
      .init(from: "start", to: "Shelves", attributes: GraphStyle.startEdge),
      .init(
        from: "Shelves", to: "Shelf",
        attributes: GraphStyle.counterexampleEdge(step: 1, event: "tap open(.shelf(a))")),
      .edge("Shelf", "Product", "open", GraphStyle.forwardEdge),
      .edge("Product", "Reviews", "reviews", GraphStyle.forwardEdge),
      .edge("Shelf", "Shelves", "back", GraphStyle.backEdge),
      .edge("Product", "Shelf", "back", GraphStyle.backEdge),
      .edge("Reviews", "Product", "back", GraphStyle.backEdge),
      .edge("Product", "Cart", "buy", GraphStyle.modalEdge),
      .init(
        from: "Shelf", to: "Cart",
        attributes: GraphStyle.counterexampleEdge(step: 2, event: "push offer")),
      .init(
        from: "Cart", to: "Payment",
        attributes: GraphStyle.counterexampleEdge(step: 3, event: "tap pay")),
      .edge("Payment", "Receipt", "succeeds", GraphStyle.forwardEdge),
      .edge("Cart", "Shelves", "dismiss (2)", GraphStyle.backEdge),
      .init(from: "Cart", to: "Vouchers", attributes: GraphStyle.tether),
      .init(from: "legend", to: "start", attributes: GraphStyle.tether),
    ]
    return graph
  }
}

extension DrawnGraph.Node {
  static func screen(
    _ id: String, _ attributes: DrawnGraph.Attributes, in cluster: String
  ) -> DrawnGraph.Node {
    .init(
      id: id, attributes: attributes.merging(["label": .text(id), "tooltip": "\(id) of the shop"]),
      cluster: cluster)
  }
}

extension DrawnGraph.Edge {
  static func edge(
    _ from: String, _ to: String, _ label: String, _ attributes: DrawnGraph.Attributes
  ) -> DrawnGraph.Edge {
    .init(from: from, to: to, attributes: attributes.merging(["label": .text(label)]))
  }
}
