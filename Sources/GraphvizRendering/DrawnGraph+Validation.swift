import GraphDrawing

extension DrawnGraph {
  /// Throws when names clash or lead nowhere.
  ///
  /// Graphviz would make up a node for an unknown name and merge two of the same name, which is a
  /// wrong picture without an error.
  public func validate() throws(GraphvizError) {
    // Two names clash if Graphviz is given the same text for them.
    var nodeNames: Set<String> = []
    for node in nodes where !nodeNames.insert(StoredText.name(node.id)).inserted {
      throw .malformed(twice("node", node.id))
    }
    var clusterNames: Set<String> = []
    try collect(clusters, into: &clusterNames)
    for node in nodes {
      if let cluster = node.cluster, !clusterNames.contains(StoredText.name(cluster)) {
        throw .malformed(unknownCluster(cluster, of: node.id))
      }
    }
    for edge in edges {
      for end in [edge.from, edge.to] where !nodeNames.contains(StoredText.name(end)) {
        throw .malformed(unknownNode(end, of: edge))
      }
    }
  }

  private func collect(
    _ clusters: [Cluster], into names: inout Set<String>
  ) throws(GraphvizError) {
    for cluster in clusters {
      guard names.insert(StoredText.name(cluster.id)).inserted else {
        throw .malformed(twice("cluster", cluster.id))
      }
      try collect(cluster.clusters, into: &names)
    }
  }
}

private func twice(_ kind: String, _ id: String) -> String {
  "the \(kind) '\(id)' occurs twice; give every \(kind) an id of its own"
}

private func unknownCluster(_ cluster: String, of node: String) -> String {
  "the node '\(node)' is in the cluster '\(cluster)', which the graph does not have"
}

private func unknownNode(_ node: String, of edge: DrawnGraph.Edge) -> String {
  "the edge '\(edge.from)' -> '\(edge.to)' needs the node '\(node)', which the graph does not have"
}
