#if Graphviz
  import CGraphviz
  import GraphDrawing

  /// A graph as dot of Graphviz 2.42 survives it.
  ///
  /// NB: where an arrow passes another node of the rank that both its ends have, dot makes room for
  /// its label above it in memory that it frees twice, and the process ends. And arrows that run in
  /// circles, or both ways between two nodes, are turned and merged once for each cluster and once
  /// more for the whole, not always the same ones: dot then fails one of its own assertions, or
  /// follows two arrows that stand for each other round and round forever. So such labels are put
  /// beside their arrows, where everything else has its place before they do, and arrows back are
  /// handed over as arrows forth with their heads at the other end, and those that then run side by
  /// side within a rank leave and enter their nodes in different places. Ranks are known only after
  /// the first phase of a layout, so that phase runs on a graph of its own.
  struct StraightenedGraph {
    /// The graph with its arrows all the same way.
    private(set) var graph: DrawnGraph

    /// The arrows that were turned, by their place in the graph.
    private(set) var turned: Set<Int> = []

    /// The places at both their ends that arrows were given, by their place in the graph.
    private(set) var ports: [Int: String] = [:]

    /// Prepares a graph for its layout.
    ///
    /// Nil if the graph could not be built or ranked. The caller holds the lock.
    init?(_ graph: DrawnGraph, context: OpaquePointer) {
      self.graph = graph
      let places = Self.places(in: graph)
      // A label that is gone may change ranks, though it hardly ever does.
      for _ in 0..<4 {
        var flat: [Int] = []
        guard let ranks = Self.ranks(of: self.graph, context: context) else { return nil }
        var isChanged = false
        for (index, edge) in self.graph.edges.enumerated() where edge.from != edge.to {
          guard let from = ranks[edge.from], let to = ranks[edge.to] else { return nil }
          if from == to { flat.append(index) }
          if from == to, label(of: edge) != nil {
            detachLabel(of: index)
            isChanged = true
          }
          if from > to || (from == to && runsBack(edge, places)) {
            turn(index)
            isChanged = true
          }
        }
        if isChanged { continue }
        separate(flat)
        return
      }
    }

    // MARK: - Labels

    private func label(of edge: DrawnGraph.Edge) -> DrawnGraph.Value? {
      guard let label = edge.attributes["label"] ?? graph.edgeDefaults["label"] else { return nil }
      return label == "" ? nil : label
    }

    private mutating func detachLabel(of index: Int) {
      guard let label = label(of: graph.edges[index]) else { return }
      if graph.edges[index].attributes["xlabel"] == nil {
        graph.edges[index].attributes["xlabel"] = label
      }
      // Without a label of its own it would have the one of all edges.
      graph.edges[index].attributes["label"] = ""
    }

    // MARK: - Directions

    /// Returns a Boolean value that indicates whether an arrow within a rank runs against the order
    /// of places, and has no say in ranks.
    private func runsBack(_ edge: DrawnGraph.Edge, _ places: [String: Int]) -> Bool {
      guard let from = places[edge.from], let to = places[edge.to], from > to else { return false }
      return (edge.attributes["constraint"] ?? graph.edgeDefaults["constraint"]) == "false"
    }

    /// Exchanges the ends of an arrow, and draws it the other way round.
    private mutating func turn(_ index: Int) {
      let defaults = graph.edgeDefaults
      func inForce(_ name: String) -> DrawnGraph.Value? {
        graph.edges[index].attributes[name] ?? defaults[name]
      }
      var attributes = graph.edges[index].attributes
      switch inForce("dir") {
      case nil, "forward": attributes["dir"] = "back"
      case "back": attributes["dir"] = "forward"
      default: break
      }
      for (head, tail, none) in Self.pairs where inForce(head) != nil || inForce(tail) != nil {
        attributes[head] = inForce(tail) ?? none
        attributes[tail] = inForce(head) ?? none
      }
      let edge = graph.edges[index]
      graph.edges[index] = .init(from: edge.to, to: edge.from, attributes: attributes)
      turned.formSymmetricDifference([index])
    }

    /// The attributes of the ends of an arrow, and what Graphviz takes where nothing is said.
    private static let pairs: [(head: String, tail: String, none: DrawnGraph.Value)] = [
      ("arrowhead", "arrowtail", "normal"), ("lhead", "ltail", ""), ("samehead", "sametail", ""),
      ("headclip", "tailclip", "true"), ("headlabel", "taillabel", ""),
      ("headport", "tailport", ""), ("headtooltip", "tailtooltip", ""),
      ("headURL", "tailURL", ""), ("headhref", "tailhref", ""), ("headtarget", "tailtarget", ""),
    ]

    /// The places of the nodes in an order in which each cluster is in one piece.
    ///
    /// Arrows that all run along it make no circle, neither among nodes nor among the clusters that
    /// stand for theirs.
    private static func places(in graph: DrawnGraph) -> [String: Int] {
      let members = Dictionary(grouping: graph.nodes, by: \.cluster)
      var order = members[nil] ?? []
      func add(_ cluster: DrawnGraph.Cluster) {
        order += members[cluster.id] ?? []
        cluster.clusters.forEach(add)
      }
      graph.clusters.forEach(add)
      return Dictionary(
        order.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
    }

    /// Gives arrows with the same ends within a rank places of their own at their nodes.
    private mutating func separate(_ flat: [Int]) {
      var met: [[String]: Int] = [:]
      for index in flat {
        let edge = graph.edges[index]
        let count = met[[edge.from, edge.to], default: 0]
        met[[edge.from, edge.to]] = count + 1
        guard count > 0, edge.attributes["headport"] == nil, edge.attributes["tailport"] == nil
        else { continue }
        // To the right, the left, and then to corners, as far as there are any.
        let port = Self.sides[min(count, Self.sides.count) - 1]
        graph.edges[index].attributes.merge(["headport": .text(port), "tailport": .text(port)])
        ports[index] = port
      }
    }

    private static let sides = ["e", "w", "ne", "se", "nw", "sw", "n", "s"]

    // MARK: - Ranks

    private static func ranks(of graph: DrawnGraph, context: OpaquePointer) -> [String: CInt]? {
      var graph = graph
      graph.attributes["phase"] = "1"
      guard let built = cgv_open_directed(StoredText.name(graph.name)) else { return nil }
      defer { agclose(built) }
      guard graph.fill(built), gvLayout(context, built, GraphvizLayout.dot.rawValue) == 0 else {
        return nil
      }
      defer { gvFreeLayout(context, built) }
      var ranks: [String: CInt] = [:]
      for node in graph.nodes {
        guard let point = cgv_find_node(built, StoredText.name(node.id)) else { return nil }
        ranks[node.id] = cgv_rank(point)
      }
      return ranks
    }
  }
#endif
