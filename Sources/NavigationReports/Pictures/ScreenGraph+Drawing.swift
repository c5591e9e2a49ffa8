import GraphDrawing
import ModelChecker
import NavigationModel

extension ScreenGraph {
  /// The graph as it is to be drawn.
  public func drawing() -> DrawnGraph {
    let path = HighlightedPath(highlight, in: result, classOfState: quotient.classOfState)
    var used: Set<GraphStyle.LegendEntry> = [.screen]
    var drawing = DrawnGraph(
      name: result.title,
      attributes: GraphStyle.graph.merging(["label": .html(title)]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.clusters = clusters
    drawing.nodes = [.init(id: startID, attributes: GraphStyle.start)]
    for index in quotient.classes.indices {
      drawing.nodes.append(node(index, endsPath: path.end == index, used: &used))
    }
    addUnreached(to: &drawing, used: &used)
    for (index, known) in quotient.classes.enumerated() where known.isInitial {
      drawing.edges.append(
        .init(from: startID, to: ids[index], attributes: GraphStyle.startEdge))
    }
    for edge in edges { drawing.edges.append(drawn(edge, path: path, used: &used)) }
    addAnywhere(to: &drawing, path: path, used: &used)
    for edge in quotient.selfLoops where path.steps[[edge.source, edge.target]] != nil {
      drawing.edges.append(drawn(edge, path: path, used: &used))
    }
    if let rest = path.rest {
      drawing.edges.append(.init(from: ids[rest], to: ids[rest], attributes: GraphStyle.restEdge))
    }
    if path.repeats || path.rest != nil { used.insert(.forever) }
    addFaults(to: &drawing, path: path, used: &used)
    drawing.nodes.append(
      GraphStyle.legend(id: legendID, GraphStyle.LegendEntry.allCases.filter(used.contains)))
    drawing.edges.append(.init(from: legendID, to: startID, attributes: GraphStyle.tether))
    return drawing
  }

  private var title: HTMLLabel {
    let summary = ResultSummary(result)
    let tone: GraphStyle.Tone =
      if let highlight {
        highlight.isViolation ? .bad : .good
      } else {
        summary.isBad ? .bad : summary.isOpen ? .open : .good
      }
    var details = [counted(Set(quotient.classes.flatMap(\.key.screens)).count, "screen")]
    if !coordinators.isEmpty { details.append(counted(coordinators.count, "coordinator")) }
    details += [summary.size, result.graph.completeness.words, result.system.scope.description]
    return GraphStyle.title(
      result.title, verdict: verdict, tone: tone,
      details: details.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private var clusters: [DrawnGraph.Cluster] {
    coordinators.map { name in
      let places = quotient.classes.map(\.key).filter { $0.coordinator == name }
      let isModal = !places.isEmpty && places.allSatisfy { !$0.context.isEmpty }
      let look = isModal ? GraphStyle.modalCluster : GraphStyle.cluster
      return .init(
        id: name,
        attributes: look.merging([
          "label": .text(name),
          "tooltip": .text(isModal ? "\(name), presented over others" : "\(name)"),
        ]))
    }
  }

  private func node(
    _ index: Int, endsPath: Bool, used: inout Set<GraphStyle.LegendEntry>
  ) -> DrawnGraph.Node {
    let known = quotient.classes[index]
    let place = known.key
    var look = GraphStyle.screen
    if !place.context.isEmpty {
      look = GraphStyle.modalScreen
      used.insert(.modal)
    } else if place.isRoot {
      look = GraphStyle.rootScreen
      used.insert(.root)
    }
    if endsPath, highlight?.isViolation == true {
      look = GraphStyle.violatingScreen
      used.insert(.violation)
    }
    let owner = place.coordinator.map { " of \($0)" } ?? ""
    var lines = ["\(place.screen)\(owner), \(counted(known.members.count, "state"))"]
    lines += place.context.map { "presented as a \($0.kind) over \($0.over)" }
    let loop = quotient.selfLoops.first { $0.source == index }
    let staying = EventWords(loop?.events ?? [], of: result.system)
    if loop != nil { lines += ["stays here:"] + staying.lines }
    return .init(
      id: ids[index],
      attributes: look.merging([
        "id": .text(DrawnGraph.identifier("screen", ids[index])), "label": .text(place.label),
        "tooltip": .text(lines.joined(separator: "\n")),
      ]),
      cluster: place.coordinator, events: staying.names)
  }

  private func addUnreached(
    to drawing: inout DrawnGraph, used: inout Set<GraphStyle.LegendEntry>
  ) {
    for screen in unreached {
      let name = ScreenName.short(screen.name)
      let cluster = screen.coordinator.map(capitalized)
      let id = unreachedID([cluster, name].compactMap { $0 }.joined(separator: "."))
      if drawing.nodes.contains(where: { $0.id == id }) { continue }
      used.insert(.unreached)
      drawing.nodes.append(
        .init(
          id: id,
          attributes: GraphStyle.unreachedScreen.merging([
            "id": .text(DrawnGraph.identifier("unreached", id)), "label": .text(name),
            "tooltip": .text("\(name): no state shows it"),
          ]),
          cluster: cluster))
      // Without an arrow it would drift to the far side of the picture.
      let neighbor = quotient.classes.firstIndex { $0.key.coordinator == cluster }
      let anchor = cluster == nil ? startID : neighbor.map { ids[$0] } ?? startID
      drawing.edges.append(.init(from: anchor, to: id, attributes: GraphStyle.tether))
    }
  }

  /// An arrow between two places.
  func drawn(
    _ edge: Quotient<ScreenPlace>.Edge, path: HighlightedPath,
    used: inout Set<GraphStyle.LegendEntry>
  ) -> DrawnGraph.Edge {
    let words = EventWords(edge.events, of: result.system)
    let isBack = edge.source != edge.target && isBack(edge)
    var look: DrawnGraph.Attributes
    if let steps = path.steps[[edge.source, edge.target]] {
      look = GraphStyle.counterexampleEdge(steps: steps)
      if isBack { look["constraint"] = "false" }
      used.insert(.counterexample)
    } else {
      if isBack {
        look = GraphStyle.backEdge
        used.insert(.back)
      } else if presents(edge) {
        look = GraphStyle.modalEdge
        used.insert(.present)
      } else {
        look = GraphStyle.forwardEdge
        used.insert(.forward)
      }
      if words.areInternal {
        look.merge(GraphStyle.internalEdge)
        used.insert(.internal)
      }
      look["label"] = GraphStyle.edgeLabel(words.label)
    }
    let ends =
      "\(quotient.classes[edge.source].key.screen) → \(quotient.classes[edge.target].key.screen)"
    if isBack, depths[edge.target] == depths[edge.source] { look.detachLabel() }
    let tooltip = ([ends] + words.lines).joined(separator: "\n")
    look["tooltip"] = .text(tooltip)
    look["labeltooltip"] = .text(tooltip)
    return .init(
      from: ids[edge.source], to: ids[edge.target], attributes: look, events: words.names)
  }

  /// Returns a Boolean value that indicates whether an arrow leads to where the app was as early or
  /// earlier.
  private func isBack(_ edge: Quotient<ScreenPlace>.Edge) -> Bool {
    depths[edge.target] <= depths[edge.source]
  }

  private func presents(_ edge: Quotient<ScreenPlace>.Edge) -> Bool {
    let (source, target) = (quotient.classes[edge.source].key, quotient.classes[edge.target].key)
    return target.context.count > source.context.count
      && target.context.starts(with: source.context)
  }
}

extension DrawnGraph.Attributes {
  /// Has the label put beside the arrow once everything else has its place.
  ///
  /// NB: Graphviz 2.42 corrupts its memory over a label on an arrow without a say in the layout
  /// whose ends have the same rank.
  mutating func detachLabel() {
    self["xlabel"] = self["label"]
    self["label"] = nil
  }
}

private let startID = "start"
private let legendID = "legend"

private func unreachedID(_ name: String) -> String { "\(name) (not reached)" }
