import GraphDrawing
import NavigationModel

extension ResultDiff {
  /// The screen graphs of what changed: added, removed and unchanged screens and arrows.
  public func drawing() -> DrawnGraph {
    let changes = systems.map { "\($0.title): \($0.headline)" }.joined(separator: "; ")
    var drawing = DrawnGraph(
      name: "changes",
      attributes: GraphStyle.graph.merging([
        "label": .html(
          GraphStyle.title(
            title, verdict: changes.isEmpty ? "nothing changed" : changes,
            tone: hasNewFindings ? .bad : .good,
            details: legend(isOpen: systems.contains(where: \.isNewerOpen))))
      ]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    for (number, system) in systems.enumerated() { system.draw(into: &drawing, number) }
    return drawing
  }

  private var title: String { "Changes" }
}

extension SystemDiff {
  fileprivate func draw(into drawing: inout DrawnGraph, _ number: Int) {
    drawing.clusters.append(
      .init(
        id: title,
        attributes: GraphStyle.cluster.merging([
          "label": .text(title), "tooltip": .text(headline),
        ])))
    let (added, removed) = (Set(addedScreens.map(\.id)), Set(removedScreens.map(\.id)))
    for screen in new.screens + removedScreens {
      let look: DrawnGraph.Attributes
      let sign: String
      if added.contains(screen.id) {
        (look, sign) = (GraphStyle.addedScreen, "+ ")
      } else if removed.contains(screen.id) {
        (look, sign) = (GraphStyle.removedScreen, isNewerOpen ? "? " : "− ")
      } else {
        (look, sign) = (GraphStyle.screen, "")
      }
      drawing.nodes.append(
        .init(
          id: id(screen.id, number),
          attributes: look.merging([
            "label": .text(
              sign + ([screen.words] + screen.presented.suffix(1)).joined(separator: "\n")),
            "tooltip": .text(screen.id),
          ]), cluster: title))
    }
    for edge in new.edges where edge.from != edge.to {
      let change = arrows.first { $0.from == edge.from && $0.to == edge.to }
      drawing.edges.append(drawn(edge, change, number))
    }
    for arrow in arrows where arrow.isWhole && arrow.added.isEmpty && arrow.from != arrow.to {
      drawing.edges.append(
        .init(
          from: id(arrow.from, number), to: id(arrow.to, number),
          attributes: GraphStyle.removedEdge.merging(label(arrow))))
    }
  }

  private func drawn(
    _ edge: ResultDocument.Edge, _ change: Arrow?, _ number: Int
  ) -> DrawnGraph.Edge {
    var look = GraphStyle.unchangedEdge
    if let change {
      look = change.isWhole ? GraphStyle.addedEdge : GraphStyle.changedEdge
      look.merge(label(change))
    } else {
      look["tooltip"] = .text(edge.events.keys.sorted().joined(separator: "\n"))
    }
    return .init(from: id(edge.from, number), to: id(edge.to, number), attributes: look)
  }

  private func label(_ arrow: Arrow) -> DrawnGraph.Attributes {
    let lines = arrow.added.map { "+ \($0)" } + arrow.removed.map { "− \($0)" }
    let shown = lines.count > 3 ? lines.prefix(2) + ["and \(lines.count - 2) more"] : lines[...]
    return [
      "label": GraphStyle.edgeLabel(shown.joined(separator: "\n")),
      "tooltip": .text(lines.joined(separator: "\n")),
      "labeltooltip": .text(lines.joined(separator: "\n")),
    ]
  }

  /// A name for a node: two systems may have screens of the same name.
  private func id(_ screen: String, _ number: Int) -> String {
    number == 0 ? screen : "\(screen) (\(number + 1))"
  }
}

private func legend(isOpen: Bool) -> String {
  let open = isOpen ? " · ? not reached before the search ended" : ""
  return "+ green: added · − dashed red: removed\(open) · ± heavy: other events · gray: as before"
}
