import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Expands states: brings a subject there by its trace, and lets each event happen in each way.
@MainActor
final class Expander<Subject: AnyObject> {
  let definition: LiveDefinition<Subject>
  /// The declared events, ready to run, by ordinal.
  let declaredEvents: [RunnableEvent]
  let bench: SubjectBench

  /// Called with each step before it happens.
  var willDo: (InFlight) -> Void = { _ in }

  /// Lets an event happen, by the body, in a copy of this process; the fault in which the copy
  /// ended, if it did not end well.
  ///
  /// Nil as well where no copy can be made.
  var tryInCopy: (RunnableEvent, @MainActor () -> Void) -> KnownFault? = { _, _ in nil }

  /// A Boolean value that indicates whether subjects are kept for good because discarding them
  /// ends the process.
  var keepsSubjects = false
  private var kept: [SubjectRun<Subject>] = []

  /// A Boolean value that indicates whether somebody watches which methods are called.
  var watchesMethods = false

  /// The number of copies, in a row, in which an event went well, by ordinal.
  private var wellEnded: [Int: Int] = [:]

  private var reported: Set<ObservationFingerprint> = []
  private var reportedKinds: Set<EventKind> = []
  private var effectNumbers: [[NavigationEffect]: Int] = [:]
  private var inFlight = InFlight(phase: .idle, event: -1, choices: [], counts: [])

  init(_ definition: LiveDefinition<Subject>, bench: SubjectBench) {
    self.definition = definition
    self.bench = bench
    declaredEvents = definition.events.enumerated().map { index, event in
      RunnableEvent(
        kind: event.declaration.kind, ordinal: index, source: .declared(index),
        touchesTwice: event.touchesTwice)
    }
    bench.driver.didChoose = { [unowned self] chooser in
      if inFlight.phase == .running {
        inFlight.choices = chooser.answers
        inFlight.counts = chooser.counts
      }
      willDo(inFlight)
    }
    bench.driver.willEndForLack = { [unowned self] in
      guard inFlight.phase == .running || inFlight.phase == .making else { return }
      inFlight.phase = .lacking
      willDo(inFlight)
    }
  }

  /// Makes a subject and looks at it.
  func begin() -> SeenExpansion {
    var seen = SeenExpansion()
    seen.limitations = Limitation.ofProcess
    if !watchesMethods, !definition.declarations.coordinators.isEmpty {
      seen.limitations.append(.uncalledMethodsUnseen)
    }
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
    guard let run = replay(request.trace, trackingFrom: request.tracksFrom, in: &seen) else {
      return seen
    }
    let source = observe(run, reportingIn: &seen)
    seen.source = source.fingerprint
    guard source.fingerprint == request.fingerprint ?? source.fingerprint else {
      discardDiverged(run, in: &seen)
      return seen
    }
    var expansion = StateExpansion(
      of: source, as: request, by: self, startingWith: run, reportingIn: seen)
    expansion.run()
    return expansion.seen
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
        if let fault = run.run(
          event, script: step.choices, lookFollows: index == trace.count - 1)
        {
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
    PhaseTimes.current?.enter(phase)
    inFlight.phase = phase
    willDo(inFlight)
    let sight = run.look()
    if reported.insert(sight.fingerprint).inserted {
      seen.bodies.append(run.body(of: sight))
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

  /// Discards a subject that a replay has led to another state than before, and reports what it is.
  func discardDiverged(_ run: SubjectRun<Subject>, in seen: inout SeenExpansion) {
    seen.divergence = run.snapshot(of: run.look())
    seen.faults.append(.diverged)
    discard(run)
  }

  /// - Parameter step: the position on a path, to be told if the process ends here.
  func note(_ phase: InFlight.Phase, event: Int = -1, step: Int? = nil) {
    PhaseTimes.current?.enter(phase)
    inFlight = InFlight(
      phase: phase, event: event, choices: step.map { [$0] } ?? [], counts: step == nil ? [] : [0])
    willDo(inFlight)
  }

  private func name(of step: ScriptedEvent) -> String {
    definition.events.indices.contains(step.ordinal)
      ? definition.events[step.ordinal].declaration.name : "platform event \(step.ordinal)"
  }

  // MARK: - Copies of the process

  /// Lets an event happen in one way in a copy of this process.
  ///
  /// An event that has ended a process before does so in a copy for the price of making one, while
  /// the subject here stays as it is. One that goes well there is let happen here again.
  ///
  /// - Returns: the fault in which the copy ended; nil when it went well, or when there was no copy
  ///   to try it in.
  func faultInCopy(
    of run: SubjectRun<Subject>, _ event: RunnableEvent, script: [Int]
  ) -> KnownFault? {
    let endings = wellEnded[event.ordinal, default: 0]
    if endings >= Self.mostCopies { return nil }
    let fault = tryInCopy(event) {
      self.note(.running, event: event.ordinal)
      guard run.run(event, script: script, notingEffects: true) == nil else { return }
      var seen = SeenExpansion()
      _ = self.observe(run, as: .arriving, reportingIn: &seen)
    }
    wellEnded[event.ordinal] = fault == nil ? endings + 1 : 0
    return fault
  }

  /// The number of copies after which an event is let happen here, as long as none of them ended badly:
  /// to lose the process once costs as much as that many copies.
  private static var mostCopies: Int { 32 }

  // MARK: - Reporting

  /// Reports the kinds of the platform's events that were not reported before.
  func reportKinds(of events: [RunnableEvent], in seen: inout SeenExpansion) {
    for event in events where !event.isDeclared {
      if reportedKinds.insert(event.kind).inserted { seen.kinds.append(event.kind) }
    }
  }

  func number(of effects: [NavigationEffect], in seen: inout SeenExpansion) -> Int {
    if let known = effectNumbers[effects] { return known }
    let number = effectNumbers.count
    effectNumbers[effects] = number
    seen.effectLists.append((number, effects))
    return number
  }

  func effects(of run: SubjectRun<Subject>, from source: Seen) -> [NavigationEffect] {
    let naming = EffectNaming(
      before: source.objects, after: run.lastSeen.objects,
      role: { [definition] type in
        definition.declarations.coordinators[ObjectIdentifier(type)]?.role
      })
    return bench.driver.occurrences.map { naming.effect(of: $0) }
  }
}

/// Names what effects happened to by roles.
private struct EffectNaming {
  let before: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let after: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let role: (AnyObject.Type) -> String?

  /// Returns the effect; what it happened to is numbered among the live instances of its type.
  func effect(of occurrence: HarnessDriver.Occurrence) -> NavigationEffect {
    var effect = NavigationEffect(
      occurrence.verb, number: max(1, occurrence.choice), detail: occurrence.detail,
      screen: occurrence.screen)
    guard let type = occurrence.type, let role = role(type) else { return effect }
    effect.part = role
    for objects in [after, before] {
      let alike = objects.filter { $0.type == type }
      if let index = alike.firstIndex(where: { $0.identity == occurrence.identity }) {
        effect.number = index + 1
        break
      }
    }
    return effect
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
      "'\(event)' succeeded when the trace was found, but not when it was "
        + "replayed: \(fault.message)")
  }
}
