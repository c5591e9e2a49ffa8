import ModelChecker
import NavigationModel

/// The expansion of one state: every event that it offers happens in every way.
@MainActor
struct StateExpansion<Subject: AnyObject> {
  /// The report so far.
  private(set) var seen: SeenExpansion

  private let source: Seen
  private let request: ExpansionRequest
  private let expander: Expander<Subject>
  private var subject: SubjectRun<Subject>
  private var condition = Condition.fresh
  /// The order of registrations in the subject at hand as a replay makes it, by which answers are
  /// numbered.
  private var order = HeadlessPlatform.registrationOrder

  // Of the event at hand: the outcomes met so far, and the number of those that ended a process.
  private var outcomes: [(outcome: SeenOutcome, effects: Int)] = []
  private var losses = 0

  /// The condition of the subject at hand.
  private enum Condition {
    /// Nothing has happened to it, or it came back by a known path.
    case fresh
    /// An event left it as it was.
    case unchanged
    /// It is in another state.
    case changed
  }

  /// - Parameter subject: a subject in the state, to which nothing has happened since.
  init(
    of source: Seen, as request: ExpansionRequest, by expander: Expander<Subject>,
    startingWith subject: SubjectRun<Subject>, reportingIn seen: SeenExpansion
  ) {
    self.source = source
    self.request = request
    self.expander = expander
    self.subject = subject
    self.seen = seen
  }

  /// Lets the events happen, and discards the subject.
  mutating func run() {
    expander.note(.asking)
    let offered = expander.offeredEvents(of: subject, source)
    seen.disabled = offered.disabled
    seen.offers = Expander<Subject>.hash(ofOffers: offered.enabled)
    expander.reportKinds(of: offered.enabled, in: &seen)
    for event in offered.enabled where request.asksFor(event) {
      guard expand(event) else { return }
    }
    expander.discard(subject)
  }

  /// Lets an event happen with every combination of choices.
  ///
  /// - Returns: whether the state was reached again each time; if not, no subject is left.
  private mutating func expand(_ event: RunnableEvent) -> Bool {
    forgetOutcomes()
    // Where a way ends the process, how many are tried is bounded, and so none is left out.
    var ways = EventWays(
      isTrusted: request.leavesOutOrders
        && !request.knownFaults.contains { $0.event == event.ordinal })
    while let script = ways.next {
      if losses > 0, losses >= expander.definition.declarations.lossBound {
        seen.untried.append(event.label)
        break
      }
      let judgment: EventWays.Judgment
      if let known = request.knownFault(of: event, script: script) {
        judgment = report(known, of: event, in: &ways)
      } else if !restoreSubject() {
        return false
      } else if let fault = faultInCopy(of: event, script: script) {
        judgment = report(fault, of: event, in: &ways)
      } else {
        judgment = perform(event, script: script, of: &ways)
      }
      if judgment == .surprising {
        seen.transitions.removeLast(outcomes.count)
        forgetOutcomes()
      }
    }
    return true
  }

  /// Brings a subject back to the state: by a known path, or by a replay.
  private mutating func restoreSubject() -> Bool {
    guard condition == .changed else { return true }
    if expander.goBack(subject, to: source.fingerprint, as: request),
      HeadlessPlatform.registrationOrder == order
    {
      seen.effort.returns += 1
    } else {
      expander.discard(subject)
      guard
        let again = expander.replay(request.trace, trackingFrom: request.tracksFrom, in: &seen)
      else { return false }
      subject = again
      guard expander.observe(again, reportingIn: &seen).fingerprint == source.fingerprint else {
        expander.discardDiverged(again, in: &seen)
        return false
      }
      order = HeadlessPlatform.registrationOrder
    }
    condition = .fresh
    return true
  }

  private func faultInCopy(of event: RunnableEvent, script: [Int]) -> KnownFault? {
    guard request.risky.contains(event.ordinal) else { return nil }
    return expander.faultInCopy(of: subject, event, script: script)
  }

  private mutating func forgetOutcomes() {
    outcomes = []
    losses = 0
  }

  /// Lets an event happen once.
  private mutating func perform(
    _ event: RunnableEvent, script: [Int], of ways: inout EventWays
  ) -> EventWays.Judgment {
    if condition == .unchanged { seen.effort.reuses += 1 }
    condition = .changed
    expander.note(.running, event: event.ordinal)
    // Of the subject at hand: those of an earlier one are dead, and others lie where they lay.
    let before = subject.lastSeen
    let notesPoints = ways.isWorthNoting
    let fault = subject.run(
      event, script: script, notingEffects: true, notingPoints: notesPoints)
    let chooser = expander.bench.driver.chooser
    let end = report(
      outcome(of: event, endingIn: fault), of: event, choices: chooser.answers,
      effects: expander.effects(of: subject, from: before))
    return ways.note(
      answers: chooser.answers, counts: chooser.counts, points: notesPoints ? subject.points : [],
      end: end
    ) { outcomes[$0].outcome == outcomes[$1].outcome }
  }

  /// Looks at the state to which an event has led, beyond the caps or not.
  private mutating func outcome(of event: RunnableEvent, endingIn fault: Fault?) -> SeenOutcome {
    if let fault { return .fault(fault) }
    let state = expander.observe(subject, as: .arriving, reportingIn: &seen)
    if state.fingerprint != source.fingerprint, let cap = subject.exceededCap(),
      !seen.cut.contains(where: { $0.fingerprint == state.fingerprint })
    {
      seen.cut.append((state.fingerprint, cap))
    }
    if request.reuses, state.fingerprint == source.fingerprint,
      HeadlessPlatform.registrationOrder == order
    {
      condition = .unchanged
    }
    return .state(state.fingerprint)
  }

  // MARK: - Reporting

  /// Reports a fault that ended a process.
  private mutating func report(
    _ known: KnownFault, of event: RunnableEvent, in ways: inout EventWays
  ) -> EventWays.Judgment {
    losses += 1
    report(.fault(known.fault), of: event, choices: known.choices, effects: [])
    return ways.noteLoss(answers: known.choices, counts: known.counts)
  }

  /// Reports a transition; those of one event that end alike are one.
  ///
  /// - Returns: its number among those of the event.
  @discardableResult
  private mutating func report(
    _ outcome: SeenOutcome, of event: RunnableEvent, choices: [Int], effects: [NavigationEffect]
  ) -> Int {
    let number = expander.number(of: effects, in: &seen)
    let comparable = outcome.withoutEvidence
    if let known = outcomes.firstIndex(where: {
      $0.outcome == comparable && $0.effects == number
    }) {
      return known
    }
    outcomes.append((comparable, number))
    seen.transitions.append(
      SeenTransition(event: event.label, choices: choices, effects: number, outcome: outcome))
    return outcomes.count - 1
  }
}
