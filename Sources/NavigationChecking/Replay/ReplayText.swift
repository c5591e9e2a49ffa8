import ModelChecker
import NavigationModel
import NavigationReports

/// A replayed trace in words: each step with its state, its effects, its changes and the invariants
/// that it violates.
package struct ReplayText {
  private let system: any NavigationSystem
  private var lines: [String] = []
  private var last: [TraceJudge.Finding] = []
  private let style: TextStyle
  private let isVerbose: Bool
  private let notJudged: [String]
  private let frame: StackFrame?
  private let onward: Expansion<NavigationState, NavigationEffect>?

  /// Makes the text of a trace.
  ///
  /// - Parameter isVerbose: a Boolean value that indicates whether every field that changes is shown,
  ///   and why each invariant stays violated.
  package init(
    _ replayed: ReplayedTrace, invariants: [any NavigationInvariant], style: TextStyle,
    isVerbose: Bool = false
  ) {
    self.isVerbose = isVerbose
    let (start, steps) = (replayed.start, replayed.steps)
    system = replayed.system
    (frame, onward) = (replayed.frame, replayed.onward)
    self.style = style
    var judge = TraceJudge(invariants, of: system, isEndless: replayed.endless != nil)
    notJudged = judge.notJudged
    let width = String(steps.count).count
    func head(_ number: Int, _ words: String) -> String {
      "  " + String(repeating: " ", count: width - String(number).count) + "\(number)  "
        + style.apply(.strong, words)
    }
    let margin = String(repeating: " ", count: width + 4)

    last = judge.begin(in: start)
    lines = [head(0, "start"), margin + StateText(start).description]
    lines += violations(margin)
    for (index, step) in steps.enumerated() {
      if index == replayed.trace.loopStart { lines += ["", margin + thenForever] }
      last = judge.advance(step)
      lines += ["", head(index + 1, words(of: step, way: replayed.ways[index]))]
      lines += details(of: step).map { margin + $0 }
      lines += violations(margin)
    }
    guard let loopStart = replayed.trace.loopStart else { return }
    guard let endless = replayed.endless else {
      lines += ["", margin + .noLoop(loopStart)]
      return
    }
    let atEnd = last
    last = judge.end(in: endless)
    lines += ["", margin + (loopStart == steps.count ? nothingForever : .asAfter(loopStart))]
    lines += violations(margin)
    last = atEnd + last
  }

  /// A Boolean value that indicates whether the end of the trace violates an invariant of severity
  /// error.
  package var isViolation: Bool { last.contains { $0.severity == .error } }

  /// The text, without a line break at its end.
  package var text: String {
    let scope = system.scope.description
    let head = style.apply(.strong, system.title) + (scope.isEmpty ? "" : "; \(scope)")
    return ([head, ""] + lines + [""] + conclusion).joined(separator: "\n")
  }

  private func words(of step: NavigationStep, way: String?) -> String {
    let words = system.words(for: step.transition.event)
    let remark = way.map { "(\($0))" } ?? step.transition.choices.anotherWay
    return remark.map { "\(words) \($0)" } ?? words
  }

  private func details(of step: NavigationStep) -> [String] {
    let effects = step.effects.map(\.words).runs.map { words, count in
      style.apply(.quiet, "· \(words)" + (count > 1 ? " ×\(count)" : ""))
    }
    guard let target = step.target else {
      let fault = step.fault
      let evidence = fault?.evidence.split(separator: "\n").map { "  \($0)" } ?? []
      return effects + ["\(style.apply(.bad, "!")) \(fault?.message ?? "")"] + evidence
        + (frame.map { [$0.words] } ?? [])
    }
    let shown = StateText(target).description
    let all = StateText.changes(from: step.source, to: target)
    let changes = (isVerbose ? all.map(\.text) : all.brief).filter { $0 != shown }
    if target == step.source { return [shown] + effects + [nothingChanges] }
    return [shown] + effects + changes.map { "Δ \($0)" }
  }

  private func violations(_ margin: String) -> [String] {
    let inherited = last.filter { !$0.isNew }
    let old =
      isVerbose
      ? inherited.map { "\($0.invariant): \($0.why)" }
      : inherited.isEmpty ? [] : [inherited.map(\.invariant).unique.joined(separator: ", ")]
    return last.filter(\.isNew).map {
      let tone: TextStyle.Meaning = $0.severity == .error ? .bad : .doubtful
      return margin + style.apply(tone, "✗ \($0.invariant)") + ": \($0.why)"
    }
      + old.map { margin + style.apply(.quiet, .stillViolated($0)) }
  }

  /// The lines below the last step.
  private var conclusion: [String] {
    var lines = verdict
    if let onward {
      lines += onward.faults.map { "\(style.apply(.bad, "!")) \(SystemFault.words): \($0.message)" }
      if onward.faults.isEmpty { lines.append(next(in: onward)) }
    }
    return lines
  }

  private func next(in onward: Expansion<NavigationState, NavigationEffect>) -> String {
    var events: [EventLabel] = []
    for transition in onward.transitions where events.last != transition.event {
      events.append(transition.event)
    }
    if events.isEmpty { return nothingEnabled }
    return "\(enabledNext): \(events.map { "\($0.ordinal) \($0.name)" }.joined(separator: ", "))."
  }

  private var verdict: [String] {
    let names = last.map(\.invariant).unique
    var lines = [names.isEmpty ? nothingViolated : "\(endsViolating) \(listed(names))."]
    if !notJudged.isEmpty { lines.append("\(needAllStates): \(listed(notJudged)).") }
    return lines
  }
}

extension [String] {
  /// Equal neighbors once each, with how many there are.
  fileprivate var runs: [(text: String, count: Int)] {
    reduce(into: []) { runs, text in
      if runs.last?.text == text {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((text, 1))
      }
    }
  }
}

extension String {
  fileprivate static func stillViolated(_ words: String) -> String { "still violated: \(words)" }

  fileprivate static func asAfter(_ step: Int) -> String {
    step == 0 ? "as at the start" : "as after step \(step)"
  }

  fileprivate static func noLoop(_ step: Int) -> String {
    "not \(asAfter(step)), so that nothing repeats"
  }
}

private let thenForever = "then forever:"
private let nothingForever = "then forever: nothing happens"
private let nothingChanges = "nothing changes"
private let nothingViolated = "The end of the trace violates no invariant."
private let endsViolating = "The end of the trace violates"
private let enabledNext = "Enabled next"
private let nothingEnabled = "No event is enabled next."
private let needAllStates = "Not judged in full, since a trace does not show all states"
