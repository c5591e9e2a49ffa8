import ModelChecker
import NavigationModel

extension FailureBlock {
  /// The numbered steps, each with what it changed.
  func steps(_ style: TextStyle) -> [String] {
    let rows = self.rows()
    let numberWidth = String(rows.count - 1).count
    let eventWidth = rows.map(\.event.count).max() ?? 0
    return rows.enumerated().map { number, row in
      let digits = String(number)
      let margin = String(repeating: " ", count: 2 + numberWidth - digits.count)
      let padding = String(repeating: " ", count: eventWidth - row.event.count + 4)
      let isLast = number == rows.count - 1
      var line = "\(margin)\(digits)  \(row.event)"
      if !row.state.isEmpty || isLast { line += padding + row.state }
      if isLast { line += "  " + style.apply(.bad, violates) }
      return line
    }
  }

  private func rows() -> [(event: String, state: String)] {
    let graph = result.graph
    var previous = walk.start.map { StateText(graph.states[$0]) }
    var rows = [(event: startWords, state: previous?.description ?? startFault)]
    for step in walk.steps {
      guard let target = step.target else {
        rows.append((step.words, step.fault?.kind.outcome ?? ""))
        continue
      }
      let state = graph.states[target]
      let text = StateText(state)
      let shown = previous.map(text.blanking) ?? text.description
      rows.append((step.words, shown.isEmpty ? unseenChange(step, to: state) : shown))
      previous = text
    }
    for step in walk.unknown {
      rows.append((step.printed, notInGraph))
    }
    return rows
  }

  private var startWords: String { walk.startIndex == 0 ? "start" : "start @\(walk.startIndex)" }

  private var startFault: String { counterexample.fault?.kind.outcome ?? "" }

  /// What a step changed or did that the text of a state does not show.
  private func unseenChange(_ step: TraceWalk.Step, to state: NavigationState) -> String {
    let changes = StateText.changes(from: result.graph.states[step.source], to: state).map(\.text)
    let telling = step.effects.filter(\.isTelling).map(\.words) + changes
    let all = telling.isEmpty ? step.effects.map(\.words) : telling
    if all.isEmpty { return nothingChanges }
    let shown = all.prefix(2).joined(separator: "; ")
    return all.count > 2 ? "\(shown); and \(all.count - 2) more" : shown
  }
}

extension Trace.Step {
  /// The event of a step that no graph knows.
  var printed: String {
    switch event {
    case .name(let name): name
    case .ordinal(let ordinal): "event \(ordinal)"
    }
  }
}

private let violates = "← violates"
private let nothingChanges = "nothing changes"
private let notInGraph = "not in this graph"
