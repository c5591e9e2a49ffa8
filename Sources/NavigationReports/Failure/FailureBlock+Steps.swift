import ModelChecker
import NavigationModel

extension FailureBlock {
  /// The numbered steps, each with what it changed.
  var steps: [String] {
    lines(rows(of: walk)[...], loopStart: walk.loopStart, mark: mark)
  }

  /// The steps of the run that should end alike, from where it is another; empty for a property
  /// that compares nothing.
  var otherSteps: [String] {
    guard let comparison else { return [] }
    return ["  " + comparison.heading]
      + lines(rows(of: comparison.walk)[(comparison.shared + 1)...], loopStart: nil, mark: nil)
  }

  /// The run that should end alike.
  struct Comparison {
    /// All of its steps.
    var walk: TraceWalk
    /// How many of them are those of the counterexample.
    var shared: Int
    /// The words above the others, or about the state where there are none.
    var heading: String
  }

  /// The run that should end alike; nil for a property that compares nothing.
  var comparison: Comparison? {
    guard let other = counterexample.other else { return nil }
    let walk = TraceWalk(other.trace, in: result)
    let shared = zip(walk.steps, self.walk.steps).prefix {
      $0.event == $1.event && $0.choices == $1.choices
    }.count
    let isState = shared == walk.steps.count && walk.unknown.isEmpty
    return Comparison(
      walk: walk, shared: shared,
      heading: isState ? comparedWithState(after: shared) : comparedWithRun(after: shared))
  }

  /// What is said behind the last step.
  private var mark: String {
    guard let loopStart = walk.loopStart, loopStart < walk.steps.count else { return Self.violates }
    return "\(Self.violates), \(loopStart == 0 ? asAtTheStart : asAfter(loopStart))"
  }

  /// Rows under each other, each with its number.
  ///
  /// - Parameter loopStart: the number of the row behind which everything repeats forever.
  private func lines(
    _ rows: ArraySlice<(event: String, state: String)>, loopStart: Int?, mark: String?
  ) -> [String] {
    let numberWidth = String(rows.endIndex - 1).count
    let eventWidth = rows.map(\.event.count).max() ?? 0
    return rows.indices.flatMap { number in
      let row = rows[number]
      let digits = String(number)
      let margin = String(repeating: " ", count: 2 + numberWidth - digits.count)
      let padding = String(repeating: " ", count: eventWidth - row.event.count + 4)
      let mark = number == rows.endIndex - 1 ? mark : nil
      var line = "\(margin)\(digits)  \(row.event)"
      if !row.state.isEmpty || mark != nil { line += padding + row.state }
      if let mark { line += "  " + mark }
      guard number == loopStart else { return [line] }
      let words = number == rows.endIndex - 1 ? nothingForever : thenForever
      return [line, String(repeating: " ", count: 4 + numberWidth) + words]
    }
  }

  private func rows(of walk: TraceWalk) -> [(event: String, state: String)] {
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
    return all.count > 2 ? "\(shown); \(moreInReplay(all.count - 2))" : shown
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

private func comparedWithRun(after events: Int) -> String {
  events == 0
    ? "Compared with:" : "Compared with, after the same \(counted(events, "event")):"
}

private func comparedWithState(after events: Int) -> String {
  events == 0
    ? "Compared with the state at the start."
    : "Compared with the state after \(counted(events, "event"))."
}

private func asAfter(_ step: Int) -> String { "as after step \(step)" }

private let asAtTheStart = "as at the start"
private func moreInReplay(_ count: Int) -> String { "\(count) more, see the replay" }

private let thenForever = "then forever:"
private let nothingForever = "then forever: nothing has to happen"
private let nothingChanges = "nothing changes"
private let notInGraph = "not in this graph"
