import ModelChecker
import NavigationModel

/// The text that tells how a property is violated.
///
/// Command line, assertions, Markdown and machine-readable reports print the same block:
///
/// ```
/// OnePresentation violated after 3 events (shortest; 412 states, exhaustive; stack ≤ 4)
///
///   0  start                Library[Shelves]
///   1  tap open(shelf:a)    Library[Shelves, Shelf(a)]
///   2  tap lend(book:1)                                ▸ Lending[Borrower]
///   3  push notification    Library.notice none → reminder  ← violates
///
///   Why: the coordinator recorded a presentation that the platform ignored.
///   A user can reach this: every step is a tap, a gesture or something the app is sent.
///   Event declared at LibraryCoordinator.swift:48.
///
/// Replay: verifier replay Library --trace 4/9/0#c3f1
/// ```
public struct FailureBlock {
  let answer: PropertyAnswer
  let counterexample: Counterexample
  let result: CheckResult
  let context: ReportContext
  let walk: TraceWalk

  /// Makes the block for an answer; nil when the answer is not *violated*.
  public init?(
    _ answer: PropertyAnswer, in result: CheckResult, context: ReportContext = ReportContext()
  ) {
    guard case .violated(let counterexample) = answer.verdict else { return nil }
    self.answer = answer
    self.counterexample = counterexample
    self.result = result
    self.context = context
    walk = TraceWalk(counterexample.trace, in: result)
  }

  /// The first line: what is violated, after how much, and how complete the search was.
  public var headline: String {
    "\(answer.property) \(violation) (\(circumstances.joined(separator: "; ")))"
  }

  /// The line that replays the counterexample.
  public var replayCommand: String {
    context.replayCommand(
      counterexample.ordinals.text(catalogue: result.graph.catalogue), of: result.system.name)
  }

  /// The whole block, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    var sections = [[headline]]
    if !counterexample.isAbsence { sections += [steps, otherSteps] }
    sections.append(explanation)
    if !counterexample.isAbsence { sections.append(replayLines) }
    let text = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
    return Self.styled(text, of: answer.property, style)
  }

  var violation: String { counterexample.words }

  var circumstances: [String] {
    var words: [String] = []
    if answer.severity == .warning { words.append("warning") }
    if isShortest { words += shortness }
    words.append("\(counted(result.graph.states.count, "state")), \(result.bounds)")
    return words
  }

  /// What of the trace is as short as possible: a loop need not be.
  private var shortness: [String] {
    let trace = counterexample.trace
    switch trace.loopStart {
    case 0: return []
    case trace.steps.count, nil: return trace.steps.isEmpty ? [] : ["shortest"]
    default: return ["shortest way there"]
    }
  }

  /// A search that went in another order and was cut short may have missed a shorter way.
  private var isShortest: Bool {
    result.graph.completeness == .exhaustive || result.graph.options.order == .breadthFirst
  }
}
