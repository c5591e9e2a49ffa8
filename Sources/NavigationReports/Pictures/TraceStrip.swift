import GraphDrawing
import ModelChecker
import NavigationModel

/// A counterexample as a strip of cards, one for each state, drawn without Graphviz.
///
/// Each card shows the coordinators with their screens; what the step before it changed is heavy,
/// what a person can't touch is pale. The arrow to a card carries the number of the step, the line
/// above it the event. Where a property compares two runs, the other one is drawn below from where
/// it is another. What repeats forever leads back to the card where it begins. Dark colors come
/// with the picture.
///
/// Equal results give equal text: sizes are computed from the lengths of the texts.
public struct TraceStrip {
  let title: String
  let circumstances: String
  let note: String
  private(set) var runs: [Run]
  let isViolation: Bool

  /// Cards that follow one another.
  struct Run {
    /// The words above them.
    var heading: String
    /// The beginning of their identifiers.
    var name: String
    /// The number of the first card.
    var first: Int
    /// The cards.
    var cards: [Card]
    /// The loop that repeats forever; nil where nothing does.
    var loop: Loop?
  }

  /// The arrow back from the last card to an earlier one, or to itself.
  struct Loop {
    /// The number of the card that it leads to.
    var start: Int
    /// The last step, number and words; nil where nothing has to happen after the last card.
    var step: (number: Int, words: String)?
  }

  /// A card with the step that leads to it.
  struct Card {
    /// The step in words; empty for the first card.
    var event: String
    /// The whole state in one line, for whoever points at the card.
    var tooltip: String
    /// The state; nil when the step ended in a fault.
    var state: StateCard?
    /// The words in the place of a state.
    var outcome: String
  }

  /// Draws the counterexample of an answer, or the witness of one that holds; nil if it has none.
  public init?(_ answer: PropertyAnswer, in result: CheckResult) {
    switch answer.verdict {
    case .violated(let counterexample):
      guard let block = FailureBlock(answer, in: result), !counterexample.isAbsence else {
        return nil
      }
      let walk = TraceWalk(counterexample.trace, in: result)
      self.init(
        walk, in: result, title: "\(answer.property) \(block.headline.violation)",
        circumstances: "\(result.title); \(block.headline.remarks)",
        note: "Why: \(block.why)", isViolation: true)
      if let other = RunComparison(counterexample, with: walk, in: result) {
        let cards = Self.cards(of: other.walk, in: result).dropFirst(other.shared + 1)
        runs.append(
          Run(
            heading: block.comparison?.heading ?? "", name: "compared", first: other.shared + 1,
            cards: Array(cards)))
      }
    case .holds(let witness?):
      self.init(
        TraceWalk(witness, in: result), in: result,
        title: "\(answer.property) holds: this shows it",
        circumstances: "\(result.title); \(result.bounds)", note: "", isViolation: false)
    default: return nil
    }
  }

  /// Draws any trace of a result.
  public init(_ trace: Trace, in result: CheckResult, title: String) {
    self.init(
      TraceWalk(trace, in: result), in: result, title: title,
      circumstances: "\(result.title); \(result.bounds)", note: "", isViolation: false)
  }

  /// Draws a trace that a picture marks: with the answer that it shows, if there is one.
  public init(marking highlight: Highlight, in result: CheckResult) {
    self =
      result.answer(shownBy: highlight.trace).flatMap { TraceStrip($0, in: result) }
      ?? TraceStrip(highlight.trace, in: result, title: highlight.caption)
  }

  private init(
    _ walk: TraceWalk, in result: CheckResult, title: String, circumstances: String, note: String,
    isViolation: Bool
  ) {
    var run = Run(heading: "", name: "step", first: 0, cards: Self.cards(of: walk, in: result))
    run.loop = walk.loopStart.map { start in
      guard start < walk.steps.count else { return Loop(start: start) }
      // The last state is that of an earlier card.
      run.cards.removeLast()
      return Loop(start: start, step: walk.steps.last.map { ($0.number, $0.words) })
    }
    runs = [run]
    self.title = title
    self.circumstances = circumstances
    self.note = note
    self.isViolation = isViolation
  }

  private static func cards(of walk: TraceWalk, in result: CheckResult) -> [Card] {
    let states = result.graph.states
    var cards = [Card(event: "", tooltip: "", state: nil, outcome: startFailed)]
    if let start = walk.start {
      cards[0].tooltip = StateText(states[start]).description
      cards[0].state = StateCard(states[start], after: nil)
    }
    for step in walk.steps {
      guard let target = step.target else {
        let message = step.fault?.message ?? ""
        cards.append(
          Card(
            event: step.words, tooltip: message, state: nil, outcome: step.fault?.kind.outcome ?? ""
          ))
        continue
      }
      cards.append(
        Card(
          event: step.words, tooltip: StateText(states[target]).description,
          state: StateCard(states[target], after: states[step.source]), outcome: ""))
    }
    return cards
  }

  /// The number of changes that a card shows.
  static let notes = 3

  /// The steps in words, as someone hears them who can't see the picture.
  public var description: String {
    let steps = runs.flatMap { run in
      [run.heading]
        + run.cards.enumerated().map { offset, card in
          let state = card.tooltip.isEmpty ? card.outcome : card.tooltip
          let number = run.first + offset
          return number == 0 ? "Start: \(state)." : "Step \(number), \(card.event): \(state)."
        } + [run.loop?.description ?? ""]
    }
    return (["\(circumstances)."] + steps + [note]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension TraceStrip.Loop {
  /// The words at the arrow.
  var caption: String { step.map { "\($0.words), and so on forever" } ?? nothingForever }

  /// The same for someone who can't see where the arrow leads.
  fileprivate var description: String {
    guard let step else { return "\(nothingForever)." }
    let place = start == 0 ? "at the start" : "after step \(start)"
    return "Step \(step.number), \(step.words): as \(place), and so on forever."
  }
}

private let startFailed = "no state"
private let nothingForever = "Nothing has to happen after that, forever"
