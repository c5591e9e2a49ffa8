import NavigationModel

extension FailureBlock {
  /// Returns the block as text, without a line break at its end.
  ///
  /// A style marks the verdict, the step that violates and the commands.
  ///
  /// - Parameter withExtent: a Boolean value that indicates whether the first line names the extent
  ///   of the search; it need not where that stands above.
  public func text(_ style: TextStyle = .plain, withExtent: Bool = true) -> String {
    let explanation = [Note("Why: \(why)")] + notes
    let sections = [
      [headline.text(style, withExtent: withExtent)],
      lines(of: steps, loopStart: loopStart, mark: style.apply(.bad, mark)),
      comparison.map { ["  \($0.heading)"] + lines(of: $0.steps) } ?? [],
      explanation.flatMap(\.lines),
      replays.map { "\($0.run.title): \(style.apply(.strong, $0.command))" },
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The words behind the last step.
  private var mark: String {
    guard let loopStart, let last = steps.last, loopStart < last.number else { return violates }
    return "\(violates), \(loopStart == 0 ? asAtTheStart : asAfter(loopStart))"
  }

  /// Steps under each other, each with its number.
  private func lines(of steps: [Step], loopStart: Int? = nil, mark: String? = nil) -> [String] {
    let numberWidth = steps.map { String($0.number).count }.max() ?? 0
    let eventWidth = steps.map(\.event.count).max() ?? 0
    return steps.flatMap { step in
      let isLast = step.number == steps.last?.number
      let digits = String(step.number)
      var line = blanks(2 + numberWidth - digits.count) + "\(digits)  \(step.event)"
      let mark = isLast ? mark : nil
      if !step.outcome.isEmpty || mark != nil {
        line += blanks(eventWidth - step.event.count + 4 + step.shownIndent) + step.outcome
      }
      if let mark { line += "  \(mark)" }
      guard step.number == loopStart else { return [line] }
      return [line, blanks(4 + numberWidth) + (isLast ? nothingForever : thenForever)]
    }
  }
}

extension FailureBlock.Headline {
  /// Returns the line, with the extent of the search if that is wanted.
  public func text(_ style: TextStyle = .plain, withExtent: Bool = true) -> String {
    let words = style.apply(.bad, "\(property) \(violation)")
    let remarks = withExtent ? remarks : circumstances.joined(separator: "; ")
    return remarks.isEmpty ? words : "\(words) (\(remarks))"
  }

  /// The circumstances and the extent of the search.
  var remarks: String {
    (circumstances + [extent]).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension FailureBlock.Comparison {
  /// The line above the steps, or about the state where there are none.
  var heading: String {
    isState ? comparedWithState(after: shared) : comparedWithRun(after: shared)
  }
}

extension FailureBlock.Note {
  fileprivate var lines: [String] { ["  \(text)"] + quotation.map { "    \($0)" } }
}

extension FailureBlock.Replay.Run {
  fileprivate var title: String {
    switch self {
    case .counterexample: "Replay"
    case .comparison: "Compared with"
    case .byUser: "By a user"
    }
  }
}

extension FailureBlock.Step {
  /// The indent, as far as a line has room for it: a saved result may hold any number.
  fileprivate var shownIndent: Int { min(max(indent, 0), 1000) }
}

/// As many blanks as a column needs.
func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

private let violates = "← violates"
private let asAtTheStart = "as at the start"
private let thenForever = "then forever:"
private let nothingForever = "then forever: nothing has to happen"

private func asAfter(_ step: Int) -> String { "as after step \(step)" }

private func comparedWithRun(after events: Int) -> String {
  events == 0
    ? "Compared with:" : "Compared with, after the same \(counted(events, "event")):"
}

private func comparedWithState(after events: Int) -> String {
  events == 0
    ? "Compared with the state at the start."
    : "Compared with the state after \(counted(events, "event"))."
}
