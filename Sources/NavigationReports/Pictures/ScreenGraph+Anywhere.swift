import GraphDrawing
import ModelChecker
import NavigationModel

extension ScreenGraph {
  /// Draws what leads to a place from most others, and keeps the places where they were.
  func addAnywhere(
    to drawing: inout DrawnGraph, path: HighlightedPath,
    used: inout Set<GraphStyle.LegendEntry>
  ) {
    for group in anywhere {
      let target = ids[group.target]
      let words = EventWords(group.events, of: result.system)
      let from = listed(group.sources.map { quotient.classes[$0].key.screen })
      let tooltip = (["from \(from)"] + words.lines).joined(separator: "\n")
      let others = quotient.classes.filter { !$0.key.screens.isEmpty }.count - 1
      drawing.nodes.append(
        .init(
          id: Anywhere.nodeID(toward: target),
          attributes: GraphStyle.anywhere.merging([
            "id": .text(DrawnGraph.identifier("anywhere", target)),
            "label": .text(group.sources.count >= others ? anyScreen : mostScreens),
            "tooltip": .text("from \(from)"),
          ])))
      var look = GraphStyle.forwardEdge
      if words.areInternal {
        look.merge(GraphStyle.internalEdge)
        used.insert(.internal)
      } else {
        used.insert(.forward)
      }
      look["label"] = GraphStyle.edgeLabel(words.label)
      look["tooltip"] = .text(tooltip)
      look["labeltooltip"] = .text(tooltip)
      drawing.edges.append(
        .init(
          from: Anywhere.nodeID(toward: target), to: target, attributes: look, events: words.names))
    }
    let kept = Set(edges.map { [$0.source, $0.target] })
    for edge in quotient.edges where !kept.contains([edge.source, edge.target]) {
      if path.steps[[edge.source, edge.target]] != nil {
        drawing.edges.append(drawn(edge, path: path, used: &used))
      } else if depths[edge.target] > depths[edge.source] {
        // Without the arrow its place from left to right would no longer be its distance.
        drawing.edges.append(
          .init(from: ids[edge.source], to: ids[edge.target], attributes: GraphStyle.tether))
      }
    }
  }
}

private let anyScreen = "any screen"
private let mostScreens = "most screens"
