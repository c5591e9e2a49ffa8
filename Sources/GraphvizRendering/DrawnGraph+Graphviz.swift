#if Graphviz
  import CGraphviz
  import GraphDrawing

  extension DrawnGraph {
    /// Adds what the graph holds to an empty one of Graphviz, in the order of the DOT text, and
    /// says whether all of it found its place.
    ///
    /// The caller holds the lock.
    func fill(_ graph: UnsafeMutablePointer<Agraph_t>) -> Bool {
      ClusterOrder.fix(clusters, in: graph)
      let text = Texts(of: self)
      text.set(attributes, on: graph, in: graph)
      for element in nodeDefaults { text.setDefault(element, ofKind: AGNODE, in: graph) }
      for element in edgeDefaults { text.setDefault(element, ofKind: AGEDGE, in: graph) }
      var points: [String: UnsafeMutablePointer<Agnode_t>] = [:]
      for node in nodes {
        guard let point = cgv_node(graph, StoredText.name(node.id)) else { return false }
        text.set(node.attributes, on: point, in: graph)
        points[node.id] = point
      }
      let members = Dictionary(grouping: nodes, by: \.cluster).mapValues { $0.map(\.id) }
      for cluster in clusters {
        let cluster = cluster.explicit(in: attributes)
        guard add(cluster, to: graph, members: members, points: points, text: text) else {
          return false
        }
      }
      for edge in edges {
        guard let from = points[edge.from], let to = points[edge.to],
          let arrow = cgv_edge(graph, from, to)
        else { return false }
        text.set(edge.attributes, on: arrow, in: graph)
      }
      return true
    }

    private func add(
      _ cluster: Cluster, to parent: UnsafeMutablePointer<Agraph_t>, members: [String?: [String]],
      points: [String: UnsafeMutablePointer<Agnode_t>], text: Texts
    ) -> Bool {
      guard let box = cgv_subgraph(parent, ClusterOrder.storedName(cluster)) else { return false }
      text.set(cluster.attributes, on: box, in: box)
      for id in members[cluster.id] ?? [] {
        guard let point = points[id], agsubnode(box, point, 1) != nil else { return false }
      }
      return cluster.clusters.allSatisfy {
        add($0, to: box, members: members, points: points, text: text)
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
