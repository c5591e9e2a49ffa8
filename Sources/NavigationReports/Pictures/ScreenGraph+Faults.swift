import GraphDrawing
import ModelChecker
import NavigationModel

extension ScreenGraph {
  /// Draws the events that end in a fault of the app, and the fault as a place of its own.
  func addFaults(
    to drawing: inout DrawnGraph, path: HighlightedPath,
    used: inout Set<GraphStyle.LegendEntry>
  ) {
    let faults = quotient.faults.filter { !$0.fault.isOfSystem }
    guard !faults.isEmpty else { return }
    used.insert(.violation)
    var met: [Fault.Kind] = []
    for fault in faults where !met.contains(fault.fault.kind) { met.append(fault.fault.kind) }
    for kind in met {
      let messages = faults.filter { $0.fault.kind == kind }.map(\.fault.message)
      drawing.nodes.append(
        .init(
          id: faultID(kind),
          attributes: GraphStyle.violatingScreen.merging([
            "id": .text(DrawnGraph.identifier("fault", kind.rawValue)), "style": "filled",
            "label": .text(kind.outcome),
            "tooltip": .text(Array(Set(messages)).sorted().joined(separator: "\n")),
          ])))
    }
    var pairs: [[Int]: [EventCount]] = [:]
    var order: [[Int]] = []
    for fault in faults {
      let pair = [fault.source, met.firstIndex(of: fault.fault.kind) ?? 0]
      if pairs[pair] == nil { order.append(pair) }
      pairs[pair, default: []].append(EventCount(event: fault.event, count: fault.count))
    }
    for pair in order {
      let words = EventWords(pairs[pair] ?? [], of: result.system)
      var look = GraphStyle.forwardEdge.merging(["label": GraphStyle.edgeLabel(words.label)])
      if let step = path.fault, step.source == pair[0], step.kind == met[pair[1]] {
        look = GraphStyle.counterexampleEdge(steps: [(step.number, step.words)])
        used.insert(.counterexample)
      }
      look["tooltip"] = .text(words.lines.joined(separator: "\n"))
      drawing.edges.append(
        .init(
          from: ids[pair[0]], to: faultID(met[pair[1]]), attributes: look, events: words.names))
    }
  }
}

private func faultID(_ kind: Fault.Kind) -> String { "fault: \(kind.rawValue)" }
