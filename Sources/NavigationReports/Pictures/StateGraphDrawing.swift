import GraphDrawing
import ModelChecker
import NavigationModel

/// The whole state graph as a picture, for systems small enough to be read that way.
public struct StateGraphDrawing {
  /// The greatest number of states that are drawn without being asked for.
  public static var readable: Int { 300 }

  private let result: CheckResult
  private let highlight: Highlight?

  /// Makes the picture of a result.
  ///
  /// - Parameter isForced: whether to draw however many states there are.
  /// - Throws: ``StateGraphTooLarge``.
  public init(
    _ result: CheckResult, highlight: Highlight? = nil, isForced: Bool = false
  ) throws(StateGraphTooLarge) {
    let states = result.graph.states.count
    if states > Self.readable, !isForced { throw StateGraphTooLarge(states: states) }
    self.result = result
    self.highlight = highlight
  }

  /// The graph as it is to be drawn.
  public func drawing() -> DrawnGraph {
    let graph = result.graph
    let summary = ResultSummary(result)
    let tone: GraphStyle.Tone = summary.isBad ? .bad : summary.isOpen ? .open : .good
    let path = HighlightedPath(
      highlight, in: result, classOfState: Array(graph.states.indices))
    let quotient = graph.quotient { $0 }
    var drawing = DrawnGraph(
      name: result.title,
      attributes: GraphStyle.graph.merging([
        "label": .html(
          GraphStyle.title(
            result.title, verdict: highlight?.caption ?? summary.words, tone: tone,
            details: [
              summary.size, graph.completeness.words, result.system.scope.description,
            ].filter { !$0.isEmpty }.joined(separator: " · ")))
      ]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.nodes.append(.init(id: "start", attributes: GraphStyle.start))
    for state in graph.states.indices {
      drawing.nodes.append(node(state, endsPath: path.end == state))
    }
    for (index, known) in quotient.classes.enumerated() where known.isInitial {
      drawing.edges.append(
        .init(from: "start", to: id(index), attributes: GraphStyle.startEdge))
    }
    for edge in quotient.edges + quotient.selfLoops {
      let steps = path.steps[[edge.source, edge.target]]
      if edge.source == edge.target, steps == nil { continue }
      drawing.edges.append(drawn(edge, steps: steps))
    }
    if let rest = path.rest {
      drawing.edges.append(.init(from: id(rest), to: id(rest), attributes: GraphStyle.restEdge))
    }
    for (number, fault) in quotient.faults.enumerated() where !fault.fault.isOfSystem {
      add(fault, number: number, path: path, to: &drawing)
    }
    return drawing
  }

  private func id(_ state: Int) -> String { "state \(state)" }

  private func node(_ state: Int, endsPath: Bool) -> DrawnGraph.Node {
    let graph = result.graph
    let text = StateText(graph.states[state]).description
    var look = graph.isExpanded[state] ? GraphStyle.screen : GraphStyle.unreachedScreen
    if endsPath, highlight?.isViolation == true { look = GraphStyle.violatingScreen }
    var lines = ["state \(state), \(counted(graph.distance(to: state), "step")) from the start"]
    lines += graph.states[state].facts.map { "\($0.name): \($0.value)" }
    if !graph.isExpanded[state] { lines.append(notExpanded) }
    return .init(
      id: id(state),
      attributes: look.merging([
        "id": .text("state-\(state)"),
        "label": .text(TextMetrics.lines(of: text, size: 13, width: 260).joined(separator: "\n")),
        "tooltip": .text(lines.joined(separator: "\n")),
      ]))
  }

  private func drawn(
    _ edge: Quotient<NavigationState>.Edge, steps: [(number: Int, event: String)]?
  ) -> DrawnGraph.Edge {
    let words = EventWords(edge.events, of: result.system)
    let isBack =
      edge.source != edge.target
      && result.graph.distance(to: edge.target) <= result.graph.distance(to: edge.source)
    var look = isBack ? GraphStyle.backEdge : GraphStyle.forwardEdge
    if words.areInternal { look.merge(GraphStyle.internalEdge) }
    // Among this many arrows the labels of those that lead back would bury the rest.
    if !isBack { look["label"] = GraphStyle.edgeLabel(words.label) }
    if let steps {
      look = GraphStyle.counterexampleEdge(steps: steps)
      if isBack {
        look["constraint"] = "false"
        look.detachLabel()
      }
    }
    look["tooltip"] = .text(words.lines.joined(separator: "\n"))
    return .init(from: id(edge.source), to: id(edge.target), attributes: look)
  }

  private func add(
    _ fault: Quotient<NavigationState>.Faulting, number: Int, path: HighlightedPath,
    to drawing: inout DrawnGraph
  ) {
    let words = EventWords([EventCount(event: fault.event, count: fault.count)], of: result.system)
    drawing.nodes.append(
      .init(
        id: "fault \(number)",
        attributes: GraphStyle.violatingScreen.merging([
          "style": "filled", "label": .text(fault.fault.message),
          "tooltip": .text(fault.fault.message),
        ])))
    var look = GraphStyle.forwardEdge.merging(["label": GraphStyle.edgeLabel(words.label)])
    if let step = path.fault, step.source == fault.source, step.kind == fault.fault.kind {
      look = GraphStyle.counterexampleEdge(steps: [(step.number, step.words)])
    }
    drawing.edges.append(
      .init(from: id(fault.source), to: "fault \(number)", attributes: look))
  }
}

/// The refusal to draw a state graph that nobody could read.
public struct StateGraphTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of states.
  public var states: Int

  /// Makes a refusal.
  public init(states: Int) { self.states = states }

  /// The fact, and what to do instead.
  public var description: String {
    "The state graph has \(states) states, more than the \(StateGraphDrawing.readable) that can be read. "
      + "Draw the screen graph, narrow the scope, or force the picture."
  }
}

private let notExpanded = "not expanded: a limit ended the search first"
