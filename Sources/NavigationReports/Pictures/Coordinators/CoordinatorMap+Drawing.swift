import GraphDrawing
import NavigationModel

extension ResultDocument {
  /// The map of coordinators as it is to be drawn: a box for each, with its screens and with the
  /// number of causes that show on them.
  public var mapDrawing: DrawnGraph {
    var drawing = DrawnGraph(
      name: title,
      attributes: GraphStyle.graph.merging(["label": .html(mapTitle)]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.nodes = [.init(id: startID, attributes: GraphStyle.start)]
    let causes = causesByPlace
    for flow in map.flows { drawing.nodes.append(node(flow, causes: causes)) }
    for start in map.starts where map.hasFlow(start) {
      drawing.edges.append(
        .init(from: startID, to: map.flows[start].name, attributes: GraphStyle.startEdge))
    }
    for way in map.soundWays {
      if way.from == nil { drawing.nodes.append(anywhere(way)) }
      drawing.edges.append(edge(way))
    }
    return drawing
  }

  /// The content of the map, for readers who can't see it.
  public var mapWords: String {
    let boxes = map.flows.map { flow in
      flow.screens.isEmpty
        ? flow.name : "\(flow.name) with \(listed(flow.screens.map(\.name)))"
    }
    return "\(title): \(headline). \(boxes.joined(separator: "; "))."
  }

  private var mapTitle: HTMLLabel {
    let summary = ResultSummary(self)
    let tone: GraphStyle.Tone = summary.isBad ? .bad : summary.isOpen ? .open : .good
    let found = causes.map { counted($0.count, "cause") }
    return GraphStyle.title(
      title, verdict: headline, tone: tone,
      details: [found, search.size, search.words].compactMap(\.self).joined(separator: " · "))
  }

  /// The number of causes, or of findings where causes were not looked for, by the node of the screen
  /// graph on which they show; what ends in a fault shows where that happened.
  private var causesByPlace: [String: Int] {
    let runs =
      causes.map { $0.compactMap(\.run) }
      ?? verdicts.filter { $0.known == nil }.compactMap(\.finding).filter { !$0.isAbsence }.map(
        \.run)
    return runs.reduce(into: [:]) { counts, run in
      if let place = run.steps.last(where: { $0.state != nil })?.state?.screen {
        counts[place, default: 0] += 1
      }
    }
  }

  private func node(
    _ flow: CoordinatorMap.Flow, causes: [String: Int]
  ) -> DrawnGraph.Node {
    let rows = flow.screens.map { screen in
      (name: screen.name, causes: screen.places.reduce(0) { $0 + (causes[$1] ?? 0) })
    }
    let count = rows.reduce(0) { $0 + $1.causes }
    var look =
      switch flow.kind {
      case .coordinator: GraphStyle.screen
      case .modal: GraphStyle.modalScreen
      case .fault: GraphStyle.violatingScreen
      }
    if count > 0 { look.merge(GraphStyle.violatingBox) }
    let lines = rows.map {
      $0.causes > 0 ? "\($0.name): ends \(counted($0.causes, "trace"))" : $0.name
    }
    return .init(
      id: flow.name,
      attributes: look.merging([
        "id": .text(DrawnGraph.identifier("flow", flow.name)),
        "label": .html(
          GraphStyle.box(flow.name, rows: rows.map { (name: $0.name, badge: $0.causes) })),
        "tooltip": .text(([flow.name] + lines).joined(separator: "\n")),
      ]))
  }

  private func anywhere(_ way: CoordinatorMap.Way) -> DrawnGraph.Node {
    .init(
      id: Anywhere.nodeID(toward: map.flows[way.to].name),
      attributes: GraphStyle.anywhere.merging([
        "label": .text(CoordinatorMap.most), "tooltip": .text(CoordinatorMap.most),
      ]))
  }

  private func edge(_ way: CoordinatorMap.Way) -> DrawnGraph.Edge {
    let to = map.flows[way.to]
    let from = way.from.map { map.flows[$0].name }
    var look =
      way.isBack
      ? GraphStyle.backEdge : to.kind == .modal ? GraphStyle.modalEdge : GraphStyle.forwardEdge
    // NB: Graphviz 2.42 corrupts its memory over a label on an arrow without a say in the layout whose
    // ends have the same rank, and here any two boxes may have.
    look["constraint"] = nil
    if way.isInternal { look.merge(GraphStyle.internalEdge) }
    look["label"] = GraphStyle.edgeLabel(way.label)
    let lines = way.kinds.flatMap { kind in
      ["\(kind.name) (\(counted(kind.transitions, "transition")))"]
        + (kind.events.count > 1 ? kind.events.map { "  \($0)" } : [])
    }
    let tooltip = (["\(from ?? CoordinatorMap.most) → \(to.name)"] + lines).joined(separator: "\n")
    look["tooltip"] = .text(tooltip)
    look["labeltooltip"] = .text(tooltip)
    return .init(
      from: from ?? Anywhere.nodeID(toward: to.name), to: to.name, attributes: look,
      events: way.kinds.flatMap(\.events))
  }
}

extension CoordinatorMap.Way {
  /// The number of kinds that a label names.
  private static let named = 2

  /// What happens, in a few words: the most frequent kinds, and how many others there are.
  var label: String {
    let names = kinds.prefix(Self.named).map { $0.name.abbreviated(to: String.longestOnArrow) }
    let others = kinds.count - names.count
    return (names + (others > 0 ? ["and \(others) more"] : [])).joined(separator: "\n")
  }
}

private let startID = "start"
