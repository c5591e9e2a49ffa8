import ModelChecker
import NavigationModel

/// Expands states: brings a subject there by its trace, and lets each event happen in each way.
@MainActor
final class Expander<Subject: AnyObject> {
  let definition: LiveDefinition<Subject>
  /// The declared events, ready to run, by ordinal.
  let declaredEvents: [RunnableEvent]
  let bench: SubjectBench

  /// Is told what is about to happen, before it does.
  var willDo: (InFlight) -> Void = { _ in }

  /// Lets a body run in a copy of this process; the copy's end, if the body did not end well.
  ///
  /// Nil as well where no copy can be made.
  var tryInCopy: (@MainActor () -> Void) -> WorkerLoss? = { _ in nil }

  /// Whether subjects are kept for good because throwing them away ends the process.
  var keepsSubjects = false
  private var kept: [SubjectRun<Subject>] = []

  private var reported: Set<ObservationFingerprint> = []
  private var reportedKinds: Set<EventKind> = []
  private var effectNumbers: [[NavigationEffect]: Int] = [:]
  private var inFlight = InFlight(phase: .idle, event: -1, choices: [], counts: [])

  init(_ definition: LiveDefinition<Subject>, bench: SubjectBench) {
    self.definition = definition
    self.bench = bench
    declaredEvents = definition.events.enumerated().map { index, event in
      RunnableEvent(kind: event.declaration.kind, ordinal: index, source: .declared(index))
    }
    bench.driver.didChoose = { [unowned self] chooser in
      if inFlight.phase == .running {
        inFlight.choices = chooser.answers
        inFlight.counts = chooser.counts
      }
      willDo(inFlight)
    }
  }

  /// Makes a subject and looks at it.
  func begin() -> SeenExpansion {
    var seen = SeenExpansion()
    seen.limitations = Limitation.ofProcess
    note(.making)
    do {
      let run = try SubjectRun(definition, bench: bench)
      let state = observe(run, reportingIn: &seen)
      seen.transitions = [
        SeenTransition(
          event: EventLabel("", ordinal: -1), choices: [], effects: number(of: [], in: &seen),
          outcome: .state(state.fingerprint))
      ]
      discard(run)
    } catch {
      seen.faults.append(.cannotMake(definition.name, error: error))
    }
    return seen
  }

  /// Lets every enabled event, or the one that is asked for, happen in every way, in the state to
  /// which a trace leads.
  func expand(_ request: ExpansionRequest) -> SeenExpansion {
    var seen = SeenExpansion()
    guard var run = replay(request.trace, trackingFrom: request.tracksFrom, in: &seen) else {
      return seen
    }
    let source = observe(run, reportingIn: &seen)
    seen.source = source.fingerprint
    guard source.fingerprint == request.fingerprint ?? source.fingerprint else {
      seen.divergence = run.snapshot(of: run.look())
      seen.faults.append(.diverged)
      discard(run)
      return seen
    }
    // Nothing has happened to a fresh subject, and nothing shows in one that an event left as it was.
    var (isPristine, isFresh) = (true, true)
    note(.asking)
    let offered = offeredEvents(of: run, source)
    seen.disabled = offered.disabled
    seen.offers = Self.hash(ofOffers: offered.enabled)
    for event in offered.enabled where !event.isDeclared {
      if reportedKinds.insert(event.kind).inserted { seen.kinds.append(event.kind) }
    }

    for event in offered.enabled where request.asksFor(event) {
      var script: [Int]? = []
      var outcomes: [(outcome: SeenOutcome, effects: Int)] = []
      var losses = 0
      func noteLoss(_ fault: Fault, choices: [Int]) {
        losses += 1
        let effects = number(of: [], in: &seen)
        // Ways that end alike are one, whatever was written at the end.
        let outcome = SeenOutcome.fault(fault.withoutEvidence)
        guard !outcomes.contains(where: { $0.outcome == outcome && $0.effects == effects })
        else { return }
        outcomes.append((outcome, effects))
        seen.transitions.append(
          SeenTransition(
            event: event.label, choices: choices,
            effects: effects, outcome: .fault(fault)))
      }
      while let current = script {
        if losses > 0, losses >= definition.declarations.lossBound {
          seen.untried.append(event.label)
          break
        }
        if let known = request.knownFaults.first(where: {
          $0.event == event.ordinal && $0.isMet(by: current)
        }) {
          noteLoss(known.fault, choices: known.choices)
          script = Chooser.next(after: known.choices, counts: known.counts)
          continue
        }
        if !isPristine, goBack(run, to: source.fingerprint, as: request) {
          seen.effort.returns += 1
          // Not one that was reused: what it was spared is counted already.
          (isPristine, isFresh) = (true, true)
        }
        if !isPristine {
          discard(run)
          guard let again = replay(request.trace, trackingFrom: request.tracksFrom, in: &seen)
          else { return seen }
          run = again
          if observe(run, reportingIn: &seen).fingerprint != source.fingerprint {
            seen.divergence = run.snapshot(of: run.look())
            seen.faults.append(.diverged)
            discard(run)
            return seen
          }
          (isPristine, isFresh) = (true, true)
        }
        if request.risky.contains(event.ordinal),
          let loss = lossInCopy(of: run, event, script: current)
        {
          noteLoss(loss.fault, choices: loss.choices)
          script = Chooser.next(after: loss.choices, counts: loss.counts)
          continue
        }
        if !isFresh { seen.effort.reuses += 1 }
        isFresh = false
        note(.running, event: event.ordinal)
        // Of the subject at hand: those of an earlier one are dead, and others lie where they lay.
        let before = run.lastSeen
        let fault = run.run(event, script: current, notingEffects: true)
        let chooser = bench.driver.chooser
        let outcome: SeenOutcome
        if let fault {
          outcome = .fault(fault)
          isPristine = false
        } else if let reason = run.boundaryReason() {
          isPristine = false
          if !seen.disabled.contains(where: { $0.ordinal == event.ordinal }) {
            seen.disabled.append((event.ordinal, reason))
          }
          script = Chooser.next(after: chooser.answers, counts: chooser.counts)
          continue
        } else {
          let state = observe(run, as: .arriving, reportingIn: &seen)
          outcome = .state(state.fingerprint)
          isPristine = request.reuses && state.fingerprint == source.fingerprint
        }
        let effects = number(of: effects(of: run, from: before), in: &seen)
        if !outcomes.contains(where: { $0.outcome == outcome && $0.effects == effects }) {
          outcomes.append((outcome, effects))
          seen.transitions.append(
            SeenTransition(
              event: event.label, choices: chooser.answers,
              effects: effects, outcome: outcome))
        }
        script = Chooser.next(after: chooser.answers, counts: chooser.counts)
      }
    }
    discard(run)
    return seen
  }

  // MARK: - Driving a subject

  /// Makes a subject and takes it along a trace; nil, with a fault, when the trace cannot be taken.
  func replay(
    _ trace: [ScriptedEvent], trackingFrom tracksFrom: Int?, in seen: inout SeenExpansion
  ) -> SubjectRun<Subject>? {
    note(.making)
    do {
      let run = try SubjectRun(definition, bench: bench)
      for (index, step) in trace.enumerated() {
        if let tracksFrom, tracksFrom <= index { run.trackObjects() }
        guard let event = scriptedEvent(step, of: run) else {
          seen.faults.append(.notOffered(name(of: step)))
          discard(run)
          return nil
        }
        note(.replaying, event: event.ordinal)
        if let fault = run.run(event, script: step.choices) {
          seen.faults.append(.replayFaulted(event.name, fault))
          discard(run)
          return nil
        }
      }
      seen.effort.replays += 1
      seen.effort.replayedEvents += trace.count
      return run
    } catch {
      seen.faults.append(.cannotMake(definition.name, error: error))
      return nil
    }
  }

  /// Looks at a subject, and describes its state in full if that was not done before.
  func observe(
    _ run: SubjectRun<Subject>, as phase: InFlight.Phase = .observing,
    reportingIn seen: inout SeenExpansion
  ) -> Seen {
    inFlight.phase = phase
    willDo(inFlight)
    let sight = run.look()
    if reported.insert(sight.fingerprint).inserted {
      seen.bodies.append((sight.fingerprint, run.snapshot(of: sight)))
    }
    return run.lastSeen
  }

  func discard(_ run: SubjectRun<Subject>) {
    note(.discarding)
    if keepsSubjects {
      kept.append(run)
      run.setAside()
    } else {
      run.discard()
    }
  }

  /// - Parameter step: the position on a tour, to be told if the process ends here.
  func note(_ phase: InFlight.Phase, event: Int = -1, step: Int? = nil) {
    inFlight = InFlight(
      phase: phase, event: event, choices: step.map { [$0] } ?? [], counts: step == nil ? [] : [0])
    willDo(inFlight)
  }

  private func name(of step: ScriptedEvent) -> String {
    definition.events.indices.contains(step.ordinal)
      ? definition.events[step.ordinal].declaration.name : "platform event \(step.ordinal)"
  }

  // MARK: - Reporting

  private func number(of effects: [NavigationEffect], in seen: inout SeenExpansion) -> Int {
    if let known = effectNumbers[effects] { return known }
    let number = effectNumbers.count
    effectNumbers[effects] = number
    seen.effectLists.append((number, effects))
    return number
  }

  private func effects(of run: SubjectRun<Subject>, from source: Seen) -> [NavigationEffect] {
    let naming = EffectNaming(
      before: source.objects, after: run.lastSeen.objects,
      role: { [definition] type in
        definition.declarations.coordinators[ObjectIdentifier(type)]?.role
      })
    return bench.driver.occurrences.map { naming.effect(of: $0) }
  }
}

extension Fault {
  fileprivate static func cannotMake(_ system: String, error: any Error) -> Fault {
    Fault(.unsupported, "The system '\(system)' could not be made: \(error).")
  }

  static let diverged = Fault(
    .replayDiverged,
    "The same events led to a different state when they were replayed. Something that is not "
      + "reset with the subject takes part: a static, a random number, a clock, a dictionary's "
      + "order.")

  fileprivate static func notOffered(_ event: String) -> Fault {
    Fault(
      .replayDiverged,
      "'\(event)' was possible when the trace was found, but not when it was replayed.")
  }

  fileprivate static func replayFaulted(_ event: String, _ fault: Fault) -> Fault {
    Fault(
      .replayDiverged,
      "'\(event)' went well when the trace was found, but not when it was "
        + "replayed: \(fault.message)")
  }
}
