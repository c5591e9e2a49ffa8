#if Graphviz
  import CGraphviz
  import GraphDrawing

  extension DrawnGraph {
    /// Builds the graph in memory of Graphviz, in the order of the DOT text.
    ///
    /// The caller holds the lock and closes what it gets.
    func build() -> UnsafeMutablePointer<Agraph_t>? {
      guard let graph = cgv_open_directed(StoredText.name(name)) else { return nil }
      ClusterOrder.fix(clusters, in: graph)
      let text = Texts(of: self)
      text.set(attributes, on: graph, in: graph)
      for element in nodeDefaults { text.setDefault(element, ofKind: AGNODE, in: graph) }
      for element in edgeDefaults { text.setDefault(element, ofKind: AGEDGE, in: graph) }
      var built: [String: UnsafeMutablePointer<Agnode_t>] = [:]
      for node in nodes {
        guard let point = cgv_node(graph, StoredText.name(node.id)) else { continue }
        text.set(node.attributes, on: point, in: graph)
        built[node.id] = point
      }
      let members = Dictionary(grouping: nodes, by: { $0.cluster ?? "" })
      for cluster in clusters {
        build(
          cluster.explicit(in: attributes), in: graph, members: members,
          nodes: built, text: text)
      }
      for edge in edges {
        guard let from = built[edge.from], let to = built[edge.to],
          let arrow = cgv_edge(graph, from, to)
        else { continue }
        text.set(edge.attributes, on: arrow, in: graph)
      }
      return graph
    }

    private func build(
      _ cluster: Cluster, in parent: UnsafeMutablePointer<Agraph_t>, members: [String: [Node]],
      nodes: [String: UnsafeMutablePointer<Agnode_t>], text: Texts
    ) {
      guard let box = cgv_subgraph(parent, ClusterOrder.storedName(cluster)) else { return }
      text.set(cluster.attributes, on: box, in: box)
      for node in members[cluster.id] ?? [] {
        if let point = nodes[node.id] { agsubnode(box, point, 1) }
      }
      for inner in cluster.clusters {
        build(inner, in: box, members: members, nodes: nodes, text: text)
      }
    }

    /// The texts of a graph, which share one table with its markup.
    ///
    /// NB: the table tells two entries apart by their characters alone. A name that reads like the
    /// markup of a label would become markup, or the label would become text; so markup is padded
    /// until no text equals it.
    private struct Texts {
      private let plain: Set<String>

      init(of graph: DrawnGraph) {
        var plain: Set<String> = [StoredText.name(graph.name)]
        func note(_ attributes: Attributes) {
          for element in attributes { if let text = element.stored { plain.insert(text) } }
        }
        func note(_ cluster: Cluster) {
          plain.insert(StoredText.name("cluster_\(cluster.id)"))
          note(cluster.attributes)
          cluster.clusters.forEach(note)
        }
        note(graph.attributes)
        note(graph.nodeDefaults)
        note(graph.edgeDefaults)
        for node in graph.nodes {
          plain.insert(StoredText.name(node.id))
          note(node.attributes)
        }
        graph.clusters.map { $0.explicit(in: graph.attributes) }.forEach(note)
        for edge in graph.edges { note(edge.attributes) }
        self.plain = plain
      }

      func set(
        _ attributes: Attributes, on object: UnsafeMutableRawPointer,
        in graph: UnsafeMutablePointer<Agraph_t>
      ) {
        for element in attributes {
          let (value, isMarkup) = stored(element)
          cgv_set(graph, object, element.name, value, isMarkup)
        }
      }

      func setDefault(
        _ element: Attributes.Element, ofKind kind: CInt, in graph: UnsafeMutablePointer<Agraph_t>
      ) {
        let (value, isMarkup) = stored(element)
        cgv_set_default(graph, kind, element.name, value, isMarkup)
      }

      private func stored(_ element: Attributes.Element) -> (value: String, isMarkup: CInt) {
        if case .html(let label) = element.value { return (distinct(label), 1) }
        return (element.stored ?? "", 0)
      }

      private func distinct(_ label: HTMLLabel) -> String {
        var markup = StoredText.markup(label.markup)
        while plain.contains(markup) { markup += " " }
        return markup
      }
    }
  }
#endif
