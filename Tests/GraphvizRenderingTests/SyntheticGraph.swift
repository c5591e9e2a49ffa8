import GraphDrawing

/// A graph like the screen graph of a large app, the same one for the same numbers.
struct SyntheticGraph: Sendable, CustomStringConvertible {
  /// The number of screens.
  var screens: Int
  /// The number of arrows, of which a tree reaches every screen.
  var arrows: Int
  /// The number of coordinators.
  var coordinators: Int
  var seed: UInt64 = 1

  var description: String {
    "\(screens) screens, \(arrows) arrows, \(coordinators) coordinators, seed \(seed)"
  }

  /// The graph, drawn in the style of screen graphs: arrows to where one was before have no say in
  /// the ranks, and most arrows have labels.
  var drawn: DrawnGraph {
    var generator = Generator(state: seed)
    var depths = [0]
    var graph = DrawnGraph(
      name: "synthetic", attributes: GraphStyle.graph, nodeDefaults: GraphStyle.node,
      edgeDefaults: GraphStyle.edge)
    graph.clusters = (0..<coordinators).map {
      .init(id: "Coordinator \($0)", attributes: GraphStyle.cluster)
    }
    graph.nodes = (0..<screens).map { screen in
      .init(
        id: name(screen),
        attributes: GraphStyle.screen.merging([
          "label": .text("Screen \(screen) + Detail(\(screen % 7))\nsheet over Screen")
        ]), cluster: "Coordinator \(screen % coordinators)")
    }
    var pairs: Set<[Int]> = []
    func add(_ from: Int, _ to: Int) {
      guard from != to, pairs.insert([from, to]).inserted else { return }
      let isBack = depths[to] <= depths[from]
      var look = isBack ? GraphStyle.backEdge : GraphStyle.forwardEdge
      let label = GraphStyle.edgeLabel(Self.labels[generator.next(Self.labels.count)])
      look[depths[to] == depths[from] ? "xlabel" : "label"] = label
      graph.edges.append(.init(from: name(from), to: name(to), attributes: look))
    }
    for screen in 1..<screens {
      let parent = max(0, screen - 1 - generator.next(min(screen, 6)))
      depths.append(depths[parent] + 1)
      add(parent, screen)
    }
    while graph.edges.count < arrows { add(generator.next(screens), generator.next(screens)) }
    return graph
  }

  private func name(_ screen: Int) -> String { "Screen \(screen)" }

  private static let labels = [
    "transfer split to books", "3 events", "back", "back and 12 others", "openColor ×3",
    "pop to root of the navig…", "complete transition",
  ]

  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
