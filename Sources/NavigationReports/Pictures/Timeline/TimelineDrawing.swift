import GraphDrawing
import NavigationModel

/// The picture of a run in time: a column for each step, and a lane for each coordinator, task, answer
/// and gesture.
///
/// It shows what a strip hides: what is still on its way while something else happens.
public struct TimelineDrawing {
  private let run: ResultDocument.Run
  private let system: String
  private let title: String
  private let details: String

  /// Makes the picture of a run of a result.
  ///
  /// - Parameter caption: the words about the run in the title.
  public init(_ run: ResultDocument.Run, of document: ResultDocument, caption: String) {
    self.run = run
    title = caption
    system = document.title
    details = document.search.words
  }

  /// The content, for readers who can't see it.
  public var words: String {
    let lanes = (run.lanes ?? []).map { lane in
      "\(lane.title): \(lane.spans.isEmpty ? "never" : listed(lane.spans))"
    }
    let steps = run.steps.dropFirst().enumerated().map { "\($0 + 1) \($1.words)" }
    return
      "\(system): \(title). Steps: \(steps.joined(separator: ", ")). \(lanes.joined(separator: "; "))."
  }

  /// The graph as it is to be drawn: one node that is a table.
  public var drawing: DrawnGraph {
    let isViolation =
      run.steps.last.map { $0.fault != nil || $0.violated.contains(where: \.isNew) } ?? false
    var drawing = DrawnGraph(
      name: title,
      attributes: GraphStyle.graph.merging([
        "label": .html(
          GraphStyle.title(
            system, verdict: title, tone: isViolation ? .bad : .good, details: details))
      ]),
      nodeDefaults: GraphStyle.node, edgeDefaults: GraphStyle.edge)
    drawing.nodes = [
      .init(
        id: "timeline",
        attributes: [
          "class": "timeline", "shape": "plaintext", "style": "solid", "tooltip": .text(title),
          "label": .html(
            GraphStyle.table(
              head: run.steps.enumerated().map { index, step in
                .init(
                  words: index == 0 ? step.words : "\(index)  \(step.words)",
                  isMarked: step.fault != nil || step.violated.contains(where: \.isNew))
              },
              lanes: (run.lanes ?? []).map { lane in
                .init(
                  name: lane.title, isWaiting: lane.kind != .coordinator,
                  cells: run.steps.indices.map { step in
                    lane.counts.indices.contains(step)
                      ? .init(isOn: lane.counts[step] > 0, mark: lane.mark(at: step))
                      : .init(isOn: false, mark: lane.mark(at: step))
                  })
              })),
        ])
    ]
    return drawing
  }
}

extension ResultDocument.Lane {
  /// The name with the kind of thing, where the name does not say it.
  var title: String {
    switch kind {
    case .coordinator, .gesture: name
    case .work: "\(name) to run"
    case .ticket: "answer to \(name)"
    }
  }

  /// Returns the sign for a step: a dot where it acts, or how many there are where there are several.
  func mark(at step: Int) -> String {
    if acts.contains(step) { return "●" }
    return counts.indices.contains(step) && counts[step] > 1 ? "\(counts[step])" : ""
  }

  /// The state after a step, in words; empty where there is none of it.
  func words(at step: Int) -> String {
    let count = counts.indices.contains(step) ? counts[step] : 0
    let was = step > 0 && counts.indices.contains(step - 1) ? counts[step - 1] : 0
    let deed = acts.contains(step) ? (kind == .coordinator ? "acts" : "is answered") : ""
    let change =
      switch (was, count) {
      case (_, 0): was > 0 ? "goes" : ""
      case (0, _): kind == .coordinator ? "comes" : "begins to wait"
      default: kind == .coordinator ? "is alive" : "waits"
      }
    return [change + (count > 1 ? ", \(count) of them" : ""), deed].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The steps from and to which it is there.
  fileprivate var spans: [String] {
    var spans: [String] = []
    var begin: Int?
    for step in 0...counts.count {
      let isOn = step < counts.count && counts[step] > 0
      if isOn, begin == nil { begin = step }
      if !isOn, let from = begin {
        spans.append(from == step - 1 ? "at \(from)" : "from \(from) to \(step - 1)")
        begin = nil
      }
    }
    return spans
  }
}
