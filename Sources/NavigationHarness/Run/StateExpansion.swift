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
    outcomes = []
    losses = 0
    var next: [Int]? = []
    while let script = next {
      if losses > 0, losses >= expander.definition.declarations.lossBound {
        seen.untried.append(event.label)
        break
      }
      if let known = request.knownFault(of: event, script: script) {
        next = report(known, of: event)
      } else if !restoreSubject() {
        return false
      } else if let fault = faultInCopy(of: event, script: script) {
        next = report(fault, of: event)
      } else {
        next = perform(event, script: script)
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

  /// Lets an event happen once.
  ///
  /// - Returns: the next script, if choices are left.
  private mutating func perform(_ event: RunnableEvent, script: [Int]) -> [Int]? {
    if condition == .unchanged { seen.effort.reuses += 1 }
    condition = .changed
    expander.note(.running, event: event.ordinal)
    // Of the subject at hand: those of an earlier one are dead, and others lie where they lay.
    let before = subject.lastSeen
    let fault = subject.run(event, script: script, notingEffects: true)
    let chooser = expander.bench.driver.chooser
    report(
      outcome(of: event, endingIn: fault), of: event, choices: chooser.answers,
      effects: expander.effects(of: subject, from: before))
    return Chooser.next(after: chooser.answers, counts: chooser.counts)
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
  ///
  /// - Returns: the next script, if choices are left.
  private mutating func report(_ known: KnownFault, of event: RunnableEvent) -> [Int]? {
    losses += 1
    report(.fault(known.fault), of: event, choices: known.choices, effects: [])
    return Chooser.next(after: known.choices, counts: known.counts)
  }

  /// Reports a transition; those of one event that end alike are one.
  private mutating func report(
    _ outcome: SeenOutcome, of event: RunnableEvent, choices: [Int], effects: [NavigationEffect]
  ) {
    let number = expander.number(of: effects, in: &seen)
    let comparable = outcome.withoutEvidence
    guard !outcomes.contains(where: { $0.outcome == comparable && $0.effects == number })
    else { return }
    outcomes.append((comparable, number))
    seen.transitions.append(
      SeenTransition(event: event.label, choices: choices, effects: number, outcome: outcome))
  }
}
