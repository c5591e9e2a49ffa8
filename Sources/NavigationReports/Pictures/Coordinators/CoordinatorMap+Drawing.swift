import GraphDrawing
import NavigationModel

extension ResultDocument {
  /// The map of coordinators as it is to be drawn: a box for each, with its screens and with the
  /// number of causes that show on them; the ways on which causes end are red.
  ///
  /// It goes down and not to the right, so that it can be read where a page gives it some 800 points.
  public var mapDrawing: DrawnGraph { mapDrawing(along: nil) }

  /// The same with a run drawn over it, in numbered steps.
  public func mapDrawing(along run: Run?) -> DrawnGraph {
    let causes = MapCauses(of: self)
    let trace = run.map { MapTrace($0, on: map) }
    var drawing = DrawnGraph(
      name: title,
      attributes: GraphStyle.graph.merging(["rankdir": "TB", "label": .html(mapTitle(causes))]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.nodes = [.init(id: startID, attributes: GraphStyle.start)]
    for index in map.flows.indices { drawing.nodes.append(node(index, causes, trace)) }
    for start in map.starts where map.hasFlow(start) {
      drawing.edges.append(
        .init(from: startID, to: map.flows[start].name, attributes: GraphStyle.startEdge))
    }
    for way in map.soundWays {
      if let from = way.from { drawing.edges.append(edge(way, from: from, causes, trace)) }
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

  private func mapTitle(_ causes: MapCauses) -> HTMLLabel {
    let summary = ResultSummary(self)
    let tone: GraphStyle.Tone = summary.isBad ? .bad : summary.isOpen ? .open : .good
    let found = self.causes.map { counted($0.count, "cause") }
    let extent = [found, search.size, search.words].compactMap(\.self).joined(separator: " · ")
    return GraphStyle.title(
      title, verdict: headline, tone: tone, lead: causes.words ?? "", details: extent)
  }

  private func node(_ index: Int, _ causes: MapCauses, _ trace: MapTrace?) -> DrawnGraph.Node {
    let flow = map.flows[index]
    let rows = zip(flow.screens, causes.counts(in: index)).map { (name: $0.name, badge: $1) }
    var look =
      switch flow.kind {
      case .coordinator: GraphStyle.screen
      case .modal: GraphStyle.modalScreen
      case .fault: GraphStyle.violatingScreen
      }
    if rows.contains(where: { $0.badge > 0 }) { look.merge(GraphStyle.violatingBox) }
    // The end of a run is the only box that stands out from its way.
    if trace == nil, causes.worst == index { look.merge(GraphStyle.worstBox) }
    if let trace, trace.end == index, trace.isViolation { look.merge(GraphStyle.violatingScreen) }
    let steps = trace?.steps(into: index, besides: map.soundWays) ?? []
    let common = map.soundWays.filter { $0.from == nil && $0.to == index }
    let within = causes.ending(within: index)
    let remarks =
      [GraphStyle.Remark(within: within)].compactMap(\.self)
      + common.map {
        GraphStyle.Remark([(.fromMost + ":", false)] + $0.words(marking: causes.ending(on: $0)))
      }
      + steps.map { step in
        .init([("\(step.number)  \(step.words.onArrow)", true)])
      }
    let lines = rows.map { $0.badge > 0 ? .ending($0.name, $0.badge) : $0.name }
    let tooltip =
      [flow.name] + lines + within.map { "\($0.name): \(String.lastStep($0.count))" }
      + common.flatMap { [.fromMost + ":"] + $0.lines(marking: causes.ending(on: $0)) }
    return .init(
      id: flow.name,
      attributes: look.merging([
        "id": .text(DrawnGraph.identifier("flow", flow.name)),
        "label": .html(GraphStyle.box(flow.name, rows: rows, remarks: remarks)),
        "tooltip": .text(tooltip.joined(separator: "\n")),
      ]),
      events: common.flatMap(\.kinds).flatMap(\.events))
  }

  private func edge(
    _ way: CoordinatorMap.Way, from: Int, _ causes: MapCauses, _ trace: MapTrace?
  ) -> DrawnGraph.Edge {
    let (from, to) = (map.flows[from], map.flows[way.to])
    let ending = causes.ending(on: way)
    var look =
      way.isBack
      ? GraphStyle.backEdge : to.kind == .modal ? GraphStyle.modalEdge : GraphStyle.forwardEdge
    // NB: Graphviz 2.42 corrupts its memory over a label on an arrow without a say in the layout whose
    // ends have the same rank, and here any two boxes may have.
    look["constraint"] = nil
    if way.isInternal { look.merge(GraphStyle.internalEdge) }
    if !ending.isEmpty { look.merge(GraphStyle.violatingEdge) }
    look["label"] = GraphStyle.edgeLabel(way.label(marking: ending))
    let steps = trace?.steps(on: way) ?? []
    if !steps.isEmpty {
      look.merge(
        GraphStyle.counterexampleEdge(
          steps: steps.map { ($0.number, $0.words.onArrow) }))
    }
    let tooltip = (["\(from.name) → \(to.name)"] + way.lines(marking: ending))
      .joined(separator: "\n")
    look["tooltip"] = .text(tooltip)
    look["labeltooltip"] = .text(tooltip)
    return .init(
      from: from.name, to: to.name, attributes: look, events: way.kinds.flatMap(\.events))
  }
}

extension CoordinatorMap.Way {
  /// What happens, in a few words: the kinds with which causes end, then the most frequent, and how
  /// many others there are.
  ///
  /// - Parameter ending: the number of causes that end with each event.
  func label(marking ending: [String: Int] = [:]) -> String {
    words(marking: ending).map(\.text).joined(separator: "\n")
  }

  /// The same, line by line.
  fileprivate func words(
    marking ending: [String: Int]
  ) -> [(text: String, isViolation: Bool)] {
    func isMarked(_ kind: CoordinatorMap.EventGroup) -> Bool {
      kind.events.contains { ending[$0] != nil }
    }
    let (marked, rest) = (kinds.filter(isMarked), kinds.filter { !isMarked($0) })
    return shortened(
      (marked + rest).map { kind in
        isMarked(kind) ? (.lastStep(with: kind.name), true) : (kind.name.onArrow, false)
      })
  }

  /// All that happens, in lines: the kinds, and the events of those that have several.
  fileprivate func lines(marking ending: [String: Int] = [:]) -> [String] {
    func words(_ event: String) -> String {
      ending[event].map { "\(event): \(String.lastStep($0))" } ?? event
    }
    return kinds.flatMap { kind in
      ["\(kind.name) (\(counted(kind.transitions, "transition")))"]
        + (kind.events.count > 1 || kind.events.contains { ending[$0] != nil }
          ? kind.events.map { "  \(words($0))" } : [])
    }
  }
}

extension GraphStyle.Remark {
  /// Makes the remark on last steps within a box; nil where there is none.
  fileprivate init?(within steps: [(name: String, count: Int)]) {
    guard !steps.isEmpty else { return nil }
    self.init(
      shortened(steps.map { (.lastStep(with: $0.name), true) }))
  }
}

/// The first lines, and how many others there are.
private func shortened(
  _ lines: [(text: String, isViolation: Bool)]
) -> [(text: String, isViolation: Bool)] {
  let others = lines.dropFirst(namedLines)
  return lines.prefix(namedLines)
    + (others.isEmpty ? [] : [("and \(others.count) more", others.allSatisfy(\.isViolation))])
}

/// The number of kinds of events that a label names.
private let namedLines = 2

private let startID = "start"

extension String {
  fileprivate static let fromMost = "from \(CoordinatorMap.most)"

  fileprivate var onArrow: String { abbreviated(to: String.longestOnArrow) }

  /// The name of an event that is the last step of a cause.
  fileprivate static func lastStep(with event: String) -> String { "✗ \(event.onArrow)" }

  fileprivate static func ending(_ screen: String, _ count: Int) -> String {
    "\(screen): \(counted(count, "cause")) \(count == 1 ? "shows" : "show") there"
  }

  fileprivate static func lastStep(_ count: Int) -> String {
    "the last step of \(counted(count, "cause"))"
  }
}
