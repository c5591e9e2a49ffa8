import ModelChecker
import NavigationModel

extension FailureBlockMaker {
  /// Returns the start and the steps of a run, each with what it changed.
  func steps(of walk: TraceWalk) -> [FailureBlock.Step] {
    let states = result.graph.states
    var previous = walk.start.map { StateText(states[$0]) }
    var steps = [
      FailureBlock.Step(
        number: 0, event: walk.startIndex == 0 ? "start" : "start @\(walk.startIndex)",
        outcome: previous?.description ?? counterexample.fault?.kind.outcome ?? "", indent: 0)
    ]
    for step in walk.steps {
      var row = FailureBlock.Step(
        number: step.number, event: step.words, outcome: step.fault?.kind.outcome ?? "", indent: 0)
      if let target = step.target {
        let text = StateText(states[target])
        if text == previous {
          row.outcome = unseenChange(step, to: states[target])
        } else {
          (row.indent, row.outcome) = text.difference(from: previous)
        }
        previous = text
      }
      steps.append(row)
    }
    for step in walk.unknown {
      steps.append(
        .init(number: steps.count, event: step.printed, outcome: notInGraph, indent: 0))
    }
    return steps
  }

  /// Returns what a step changed or did that the text of a state does not show.
  private func unseenChange(_ step: TraceWalk.Step, to state: NavigationState) -> String {
    let changes = StateText.changes(from: result.graph.states[step.source], to: state)
    let effects = step.effects.filter(\.isTelling).map(\.words)
    let isTelling = !effects.isEmpty || !changes.isEmpty
    let all = isTelling ? effects + changes.brief : step.effects.map(\.words)
    if all.isEmpty { return nothingChanges }
    let shown = all.prefix(2).joined(separator: "; ")
    let count = isTelling ? effects.count + changes.count : all.count
    return count > 2 ? "\(shown); \(moreInReplay(count - 2))" : shown
  }
}

extension Trace.Step {
  /// The event of a step that no graph knows.
  fileprivate var printed: String {
    switch event {
    case .name(let name): name
    case .ordinal(let ordinal): "event \(ordinal)"
    }
  }
}

private let nothingChanges = "nothing changes"
private let notInGraph = "not in this graph"

private func moreInReplay(_ count: Int) -> String { "\(count) more, see the replay" }
