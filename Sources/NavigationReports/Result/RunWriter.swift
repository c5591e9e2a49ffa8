import ModelChecker
import NavigationModel

/// A writer of the runs of one result.
package struct RunWriter {
  let result: CheckResult
  let invariants: [any NavigationInvariant]
  let context: ReportContext
  let screens: ScreenGraph

  init(
    result: CheckResult, invariants: [any NavigationInvariant], context: ReportContext,
    screens: ScreenGraph
  ) {
    (self.result, self.invariants) = (result, invariants)
    (self.context, self.screens) = (context, screens)
  }

  /// Makes a writer.
  ///
  /// - Complexity: linear in the transitions of the graph; one writer does for all runs.
  package init(
    _ result: CheckResult, invariants: [any NavigationInvariant], context: ReportContext
  ) {
    self.init(
      result: result, invariants: invariants, context: context, screens: ScreenGraph(result))
  }

  /// Returns what an event does that violates a property, in a few words; nil without words for it.
  func violation(of property: String) -> String? {
    let words = invariants.first { $0.name == property }?.violation ?? ""
    return words.isEmpty ? nil : words
  }

  /// Returns the place where an event is declared, if known.
  func location(of event: EventLabel) -> ResultDocument.Location? {
    let events = result.system.events
    guard events.indices.contains(event.ordinal) else { return nil }
    return events[event.ordinal].location.map { .init($0, context: context) }
  }

  /// Returns one run, as far as the graph knows it.
  ///
  /// - Parameter withNext: a Boolean value that indicates whether each step tells the events that can
  ///   happen next, and those that guards disable.
  package func run(_ trace: Trace, withNext: Bool = true) -> ResultDocument.Run {
    func possible(in state: Int) -> [String] { withNext ? self.possible(in: state) : [] }
    func blocked(in state: Int) -> [ResultDocument.Blocked] {
      withNext ? self.blocked(in: state) : []
    }
    let walk = TraceWalk(trace, in: result)
    let states = result.graph.states
    // What never comes about is told by the verdict, not at a step.
    var judge = TraceJudge(invariants, of: result.system, isEndless: false)
    let word = (walk.ordinals ?? trace).text(catalog: result.graph.catalog)
    var run = ResultDocument.Run(
      trace: word, replay: context.replayCommand(word, of: result.system.name),
      loopStart: walk.loopStart, judged: judge.judged, steps: [])
    guard let start = walk.start else { return run }
    run.lanes = lanes(of: walk)
    run.steps.append(
      .init(
        words: startWords, choices: [], effects: [], changes: [],
        state: state(start, after: nil),
        violated: violations(judge.begin(in: states[start])), possible: possible(in: start),
        blocked: blocked(in: start)))
    for step in walk.steps {
      let transition = Transition(
        event: step.event, choices: step.choices, effects: step.effects,
        outcome: step.target.map { .state(states[$0]) } ?? .fault(step.fault ?? unknownFault))
      let findings = judge.advance(Step(source: states[step.source], transition: transition))
      run.steps.append(
        .init(
          words: step.words, event: step.event.name, origin: step.origin.word,
          choices: step.choices, effects: step.effects.map(\.words),
          changes: step.target.map {
            StateText.changes(from: states[step.source], to: states[$0]).map(\.text)
          } ?? [],
          state: step.target.map { state($0, after: step.source) }, fault: step.fault?.message,
          violated: violations(findings), possible: step.target.map(possible) ?? [],
          blocked: step.target.map(blocked) ?? []))
    }
    return run
  }

  private func violations(_ findings: [TraceJudge.Finding]) -> [ResultDocument.Violation] {
    findings.map { .init(property: $0.invariant, why: sentence($0.why), isNew: $0.isNew) }
  }

  private func possible(in state: Int) -> [String] {
    var names: [String] = []
    for edge in result.graph.outgoing(of: state) where edge.event.name != names.last {
      names.append(edge.event.name)
    }
    return names
  }

  private func blocked(in state: Int) -> [ResultDocument.Blocked] {
    result.graph.disabledEvents(in: state).map { .init(event: $0.event.name, why: $0.reason) }
  }

  private func state(_ index: Int, after previous: Int?) -> ResultDocument.State {
    let states = result.graph.states
    return .init(
      words: StateText(states[index]).description,
      screen: screens.ids[screens.quotient.classOfState[index]],
      rows: StateCard(states[index], after: previous.map { states[$0] }).rows)
  }
}

private let startWords = "start"
private let unknownFault = Fault(.trapped, "")
