import GraphDrawing
import NavigationModel

extension ResultDocument {
  /// The map of coordinators as it is to be drawn: a box for each, with its screens, the number of causes
  /// that show on each of them, and what goes wrong there; the ways on which causes end are red.
  ///
  /// It goes down and not to the right, so that it can be read where a page gives it some 800 points.
  public var mapDrawing: DrawnGraph { mapDrawing(along: nil) }

  /// The same with a run drawn over it, in numbered steps.
  public func mapDrawing(along run: Run?) -> DrawnGraph {
    var maker = MapDrawingMaker(self, along: run)
    return maker.drawing()
  }

  /// The content of the map, for readers who can't see it.
  public var mapWords: String {
    let boxes = map.flows.map { flow in
      flow.screens.isEmpty
        ? flow.name : "\(flow.name) with \(listed(flow.screens.map(\.name)))"
    }
    let causes = MapCauses(of: self).words
    return (["\(title): \(headline).", causes, "\(boxes.joined(separator: "; "))."])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Draws the map of a result, and collects what its legend has to explain.
private struct MapDrawingMaker {
  private let document: ResultDocument
  private let map: CoordinatorMap
  private let causes: MapCauses
  private let trace: MapTrace?
  private var used: Set<GraphStyle.MapLegendEntry> = []

  init(_ document: ResultDocument, along run: ResultDocument.Run?) {
    self.document = document
    map = document.map
    causes = MapCauses(of: document)
    trace = run.map { MapTrace($0, on: document.map) }
  }

  mutating func drawing() -> DrawnGraph {
    var drawing = DrawnGraph(
      name: document.title, nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.nodes = [.init(id: startID, attributes: GraphStyle.start)]
    for index in map.flows.indices { drawing.nodes.append(node(index)) }
    for start in map.starts where map.hasFlow(start) {
      drawing.edges.append(
        .init(from: startID, to: map.flows[start].name, attributes: GraphStyle.startEdge))
    }
    for way in map.soundWays {
      if let from = way.from { drawing.edges.append(edge(way, from: from)) }
    }
    // What the legend has to explain is known at the end.
    drawing.attributes = GraphStyle.graph.merging(["rankdir": "TB", "label": .html(title())])
    return drawing
  }

  private mutating func title() -> HTMLLabel {
    let summary = ResultSummary(document)
    let tone: GraphStyle.Tone = summary.isBad ? .bad : summary.isOpen ? .open : .good
    let search = document.search
    if !document.scope.isEmpty, search.words.contains("≤") { used.insert(.bound) }
    return GraphStyle.title(
      document.title, verdict: document.headline, tone: tone, lead: causes.words,
      details: [search.size, search.words].joined(separator: " · "),
      legend: GraphStyle.MapLegendEntry.allCases.filter(used.contains), noun: causes.noun)
  }

  private mutating func node(_ index: Int) -> DrawnGraph.Node {
    let flow = map.flows[index]
    let counts = flow.screens.indices.map { causes.count(on: $0, of: index) }
    let violations = flow.screens.indices.map { causes.violations(on: $0, of: index) }
    let own = causes.violations(inBoxOnly: index)
    let rows = flow.screens.indices.map { screen in
      GraphStyle.Row(
        name: flow.screens[screen].name, badge: counts[screen], remark: .init(violations[screen]))
    }
    let steps = trace?.steps(into: index, besides: map.soundWays) ?? []
    let common = map.soundWays.filter { $0.from == nil && $0.to == index }
    let remarks =
      [GraphStyle.Remark(own)].compactMap(\.self)
      + common.compactMap { way in
        let lines = commonLines(way)
        return lines.isEmpty ? nil : GraphStyle.Remark([(.fromMost + ":", false)] + lines)
      }
      + steps.map { step in .init([("\(step.number)  \(step.words.onArrow)", true)]) }
    if counts.contains(where: { $0 > 0 }) { used.insert(.badge) }
    if remarks.count > (own.isEmpty ? 0 : 1) + steps.count { used.insert(.most) }
    if !steps.isEmpty { used.insert(.step) }
    let tooltip =
      [flow.name]
      + flow.screens.indices.flatMap { screen in
        let name = flow.screens[screen].name
        return counts[screen] == 0
          ? [name]
          : [.ending(name, counted(counts[screen], causes.noun), counts[screen])]
            + violations[screen].map { "  \($0.line)" }
      } + own.map(\.line)
      + common.flatMap { [.fromMost + ":"] + $0.lines(marking: causes.ending(on: $0), causes.noun) }
    return .init(
      id: flow.name,
      attributes: look(of: index, counts, own).merging([
        "id": .text(DrawnGraph.identifier("flow", flow.name)),
        "label": .html(GraphStyle.box(flow.name, rows: rows, remarks: remarks)),
        "tooltip": .text(tooltip.joined(separator: "\n")),
      ]),
      events: common.flatMap(\.kinds).flatMap(\.events))
  }

  private mutating func look(
    of index: Int, _ counts: [Int], _ own: [MapCauses.Violation]
  ) -> DrawnGraph.Attributes {
    var look: DrawnGraph.Attributes
    switch map.flows[index].kind {
    case .coordinator: look = GraphStyle.screen
    case .modal:
      look = GraphStyle.modalScreen
      used.insert(.modal)
    case .fault: look = GraphStyle.violatingScreen
    }
    if counts.contains(where: { $0 > 0 }) { look.merge(GraphStyle.violatingBox) }
    // The end of a run is the only box that stands out from its way.
    if trace == nil, causes.worst == index {
      look.merge(GraphStyle.worstBox)
      used.insert(.worst)
    }
    if let trace, trace.end == index, trace.isViolation { look.merge(GraphStyle.violatingScreen) }
    return look
  }

  /// The words for what leads to a box from most others. What goes wrong there stands at its screen
  /// already; what ends in a fault has none.
  private func commonLines(
    _ way: CoordinatorMap.Way
  ) -> [(text: String, isViolation: Bool)] {
    if map.flows[way.to].kind == .fault { return way.words { _ in true } }
    let ending = causes.ending(on: way)
    var sound = way
    sound.kinds.removeAll { $0.isMarked(by: ending) }
    return sound.words { _ in false }
  }

  private mutating func edge(_ way: CoordinatorMap.Way, from: Int) -> DrawnGraph.Edge {
    let (from, to) = (map.flows[from], map.flows[way.to])
    let ending = causes.ending(on: way)
    // Whatever ends in a fault is a violation, also where another event is the shortest way there.
    let isViolation = !ending.isEmpty || to.kind == .fault
    var look: DrawnGraph.Attributes
    if way.isBack {
      look = GraphStyle.backEdge
      used.insert(.back)
    } else if to.kind == .modal {
      look = GraphStyle.modalEdge
      used.insert(.present)
    } else {
      look = GraphStyle.forwardEdge
    }
    // NB: Graphviz 2.42 corrupts its memory over a label on an arrow without a say in the layout whose
    // ends have the same rank, and here any two boxes may have.
    look["constraint"] = nil
    let steps = trace?.steps(on: way) ?? []
    if way.isInternal {
      look.merge(GraphStyle.internalEdge)
      if steps.isEmpty, !isViolation { used.insert(.internal) }
    }
    if isViolation { look.merge(GraphStyle.violatingEdge) }
    // The label names the same event as the line below the screen.
    var named = way
    for index in way.kinds.indices {
      if let event = causes.lastEvent(of: way.kinds[index], on: way) {
        named.kinds[index].name = event.withoutContainer
      }
    }
    look["label"] = GraphStyle.edgeLabel(
      GraphStyle.Remark(named.words { to.kind == .fault || $0.isMarked(by: ending) }))
    if !steps.isEmpty {
      look.merge(
        GraphStyle.counterexampleEdge(steps: steps.map { ($0.number, $0.words.onArrow) }))
      used.insert(.step)
    } else if isViolation {
      used.insert(.violation)
    }
    let tooltip =
      (["\(from.name) → \(to.name)"] + way.lines(marking: ending, causes.noun))
      .joined(separator: "\n")
    look["tooltip"] = .text(tooltip)
    look["labeltooltip"] = .text(tooltip)
    return .init(
      from: from.name, to: to.name, attributes: look, events: way.kinds.flatMap(\.events))
  }
}

extension CoordinatorMap.EventGroup {
  /// Returns a Boolean value that indicates whether causes end with one of the events.
  fileprivate func isMarked(by ending: [String: Int]) -> Bool {
    events.contains { ending[$0] != nil }
  }
}

extension CoordinatorMap.Way {
  /// What happens, in a few words: the most frequent kinds, and how many others there are.
  func label() -> String { words { _ in false }.map(\.text).joined(separator: "\n") }

  /// The same, line by line, the kinds first with which something goes wrong.
  fileprivate func words(
    marking isMarked: (CoordinatorMap.EventGroup) -> Bool
  ) -> [(text: String, isViolation: Bool)] {
    let (marked, rest) = (kinds.filter(isMarked), kinds.filter { !isMarked($0) })
    return shortened(
      marked.map { (.violation($0.name.onArrow), true) } + rest.map { ($0.name.onArrow, false) })
  }

  /// All that happens, in lines: the kinds, and the events of those that have several.
  fileprivate func lines(marking ending: [String: Int], _ noun: String) -> [String] {
    func words(_ event: String) -> String {
      ending[event].map { "\(event): the last step of \(counted($0, noun))" } ?? event
    }
    return kinds.flatMap { kind in
      ["\(kind.name) (\(counted(kind.transitions, "transition")))"]
        + (kind.events.count > 1 || kind.events.contains { ending[$0] != nil }
          ? kind.events.map { "  \(words($0))" } : [])
    }
  }
}

extension GraphStyle.Remark {
  /// Makes the remark on what goes wrong at one place: what, and after which events; nil where nothing
  /// does.
  fileprivate init?(_ violations: [MapCauses.Violation]) {
    guard !violations.isEmpty else { return nil }
    let rest = violations.dropFirst(namedViolations).reduce(0) { $0 + $1.count }
    let named = violations.prefix(namedViolations).flatMap { violation in
      let words = GraphStyle.lines(
        of: Substring(String.violation(violation.words)), atMost: longestLine)
      return words.map { ($0, true) } + [(violation.shortEvents, false)]
    }
    self.init(
      named + (rest > 0 ? [(.violation("and \(rest) more"), true)] : []), isOfEvents: false)
  }
}

extension MapCauses.Violation {
  /// What goes wrong, with all events.
  fileprivate var line: String {
    let after = events.map { $0.isEmpty ? atTheStart : $0 }
    return "\(String.violation(words)): \(after.joined(separator: ", "))"
  }

  /// The most frequent event, and how many others there are.
  fileprivate var shortEvents: String {
    let first = events.first ?? ""
    let rest = events.count - 1
    return "· \(first.isEmpty ? atTheStart : first.withoutContainer.onArrow)"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// The first lines, and how many others there are and tell of violations.
private func shortened(
  _ lines: [(text: String, isViolation: Bool)]
) -> [(text: String, isViolation: Bool)] {
  let others = lines.dropFirst(namedLines)
  guard !others.isEmpty else { return lines }
  let bad = others.count(where: \.isViolation)
  let words = "and \(others.count) more"
  let last =
    switch bad {
    case 0: words
    case others.count: String.violation(words)
    default: "\(words), \(bad) of them ✗"
    }
  return lines.prefix(namedLines) + [(last, bad > 0)]
}

/// The number of kinds of events that a label names.
private let namedLines = 2

/// The number of things that a screen says go wrong on it.
private let namedViolations = 3

/// The number of characters of a line about what goes wrong.
private let longestLine = 42

private let startID = "start"
private let atTheStart = "at the start"

extension String {
  fileprivate static let fromMost = "from \(CoordinatorMap.most)"

  fileprivate var onArrow: String { abbreviatedBetweenWords(to: String.longestOnArrow) }

  /// The name of an event without the container of a gesture.
  fileprivate var withoutContainer: String {
    guard let sign = lastIndex(of: "@"), sign != startIndex else { return self }
    let container = self[index(after: sign)...]
    return container.contains(where: { " :/.".contains($0) }) ? self : String(self[..<sign])
  }

  fileprivate static func violation(_ words: String) -> String { "✗ \(words)" }

  fileprivate static func ending(_ screen: String, _ causes: String, _ count: Int) -> String {
    "\(screen): \(causes) \(count == 1 ? "shows" : "show") there"
  }
}
