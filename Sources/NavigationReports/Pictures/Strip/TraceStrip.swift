import GraphDrawing
import ModelChecker
import NavigationModel

/// A counterexample as a strip of cards, one for each state, drawn without Graphviz.
///
/// Each card shows the coordinators with their screens; what the step before it changed is heavy,
/// what a person can't touch is pale. The arrow to a card carries the number of the step, the line
/// above it the event. Dark colours come with the picture.
///
/// Equal results give equal text: sizes are computed from the lengths of the texts.
public struct TraceStrip {
  let title: String
  let circumstances: String
  let note: String
  let cards: [Card]
  let loop: Loop?
  let isViolation: Bool

  /// The way back from the last card to an earlier one, or to itself.
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
    /// What is written in place of a state.
    var outcome: String
  }

  /// Draws the counterexample of an answer, or the witness of one that holds; nil if it has none.
  public init?(
    _ answer: PropertyAnswer, in result: CheckResult, context: ReportContext = ReportContext()
  ) {
    switch answer.verdict {
    case .violated(let counterexample):
      guard let block = FailureBlock(answer, in: result, context: context),
        !counterexample.isAbsence
      else { return nil }
      self.init(
        block.walk, in: result, title: "\(answer.property) \(block.violation)",
        circumstances: "\(result.title); \(block.circumstances.joined(separator: "; "))",
        note: "Why: \(sentence(counterexample.why))", isViolation: true)
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

  private init(
    _ walk: TraceWalk, in result: CheckResult, title: String, circumstances: String, note: String,
    isViolation: Bool
  ) {
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
    self.title = title
    self.circumstances = circumstances
    self.note = note
    loop = walk.loopStart.map { start in
      guard start < walk.steps.count else { return Loop(start: start) }
      // The last state is that of an earlier card.
      cards.removeLast()
      return Loop(start: start, step: walk.steps.last.map { ($0.number, $0.words) })
    }
    self.cards = cards
    self.isViolation = isViolation
  }

  /// The steps in words, as someone hears them who can't see the picture.
  public var description: String {
    let steps = cards.enumerated().map { number, card in
      let state = card.tooltip.isEmpty ? card.outcome : card.tooltip
      return number == 0 ? "Start: \(state)." : "Step \(number), \(card.event): \(state)."
    }
    return (["\(circumstances)."] + steps + [loop?.description ?? "", note]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension TraceStrip.Loop {
  /// What is written at the arrow.
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
