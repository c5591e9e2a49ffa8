extension DrawnGraph.Cluster {
  /// The cluster, and those within it, with a value for each attribute that it would inherit.
  ///
  /// A cluster takes what the graph and the clusters around it say of themselves: without this, all
  /// of them had the id, the title and the tooltip of the picture. Fonts are inherited on purpose.
  package func explicit(in surroundings: DrawnGraph.Attributes) -> DrawnGraph.Cluster {
    var all: DrawnGraph.Attributes = [
      "id": .text(DrawnGraph.identifier("cluster", id)), "class": "flow", "label": .text(id),
    ]
    all.merge(attributes)
    if all["tooltip"] == nil {
      let shown = all["label"]?.shownText ?? ""
      all["tooltip"] = .text(shown.isEmpty ? id : shown)
    }
    for name in notInherited where surroundings[name] != nil && all[name] == nil {
      all[name] = ""
    }
    let inner = surroundings.merging(all)
    return .init(id: id, attributes: all, clusters: clusters.map { $0.explicit(in: inner) })
  }
}

private let notInherited = [
  "URL", "bgcolor", "color", "fillcolor", "href", "labeljust", "labelloc", "margin", "pencolor",
  "penwidth", "peripheries", "rank", "style", "target",
]
