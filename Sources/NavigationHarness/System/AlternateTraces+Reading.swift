import ModelChecker
import NavigationModel
import ObjectObservation

// MARK: - Expanded states

extension AlternateTraces {
  /// The numbers of the expanded states, in order.
  var expanded: Range<Int> { expansions.indices }

  /// The number of an expanded state, if this one is.
  func expanded(_ fingerprint: ObservationFingerprint) -> Int? {
    states.knownNumber(of: fingerprint).flatMap { expanded(state: Int($0)) }
  }

  private func expanded(state: Int) -> Int? {
    met[state].expansion.index
  }

  func fingerprint(of expansion: Int) -> ObservationFingerprint {
    states[expansions[expansion].state]
  }

  /// The trace by which a state was expanded.
  func trace(of expansion: Int) -> [ScriptedEvent] {
    var tail: [ScriptedEvent] = []
    var number = expansion
    while true {
      if let trace = ownTraces[number] { return trace + tail.reversed() }
      guard let parent = parent(of: number) else { return tail.reversed() }
      tail.append(parent.event)
      number = parent.number
    }
  }

  /// The number of steps after which a replay of its trace begins to take note of objects.
  func tracksFrom(_ expansion: Int) -> Int? { expansions[expansion].tracksFrom.index }

  /// The hash of the events that it offers.
  func offers(of expansion: Int) -> UInt64 { expansions[expansion].offers }

  /// A Boolean value that indicates whether it and all its transitions are free of faults.
  func isSound(_ expansion: Int) -> Bool { expansions[expansion].isSound }

  /// The expanded state from which it was first met, by number, and the step from there.
  func parent(of expansion: Int) -> (number: Int, event: ScriptedEvent)? {
    expansions[expansion].parent.index.map { (Int(steps[$0].source), event(of: $0)) }
  }

  /// The positions of its transitions.
  func steps(of expansion: Int) -> Range<Int> {
    let next = expansion + 1
    return expansions[expansion].firstStep
      .index!..<(next < expansions.count ? expansions[next].firstStep.index! : steps.count)
  }

  /// The event of a step, as a runner takes it.
  func event(of step: Int) -> ScriptedEvent {
    let taken = events[steps[step].event]
    return ScriptedEvent(ordinal: taken.label.ordinal, choices: taken.choices)
  }

  /// The state to which a step leads; it did not end in a fault.
  func target(of step: Int) -> ObservationFingerprint { states[steps[step].target] }

  /// The number of the state to which a step leads, if that was expanded.
  func expandedTarget(of step: Int) -> Int? { expanded(state: Int(steps[step].target)) }

  /// The outcomes of its events.
  func successors(of expansion: Int) -> [Successor] {
    Self.successors(
      of: steps(of: expansion).map { position in
        let step = steps[position]
        return (
          events[step.event].label.name,
          step.isFault ? .fault(faults[step.target]) : .state(states[step.target])
        )
      })
  }

  static func successors(of seen: SeenExpansion) -> [Successor] {
    successors(
      of: seen.transitions.map { ($0.event.name, $0.outcome.withoutEvidence) })
  }

  private static func successors(
    of transitions: [(event: String, outcome: SeenOutcome)]
  ) -> [Successor] {
    var successors: [Successor] = []
    for (event, outcome) in transitions {
      if successors.last?.event == event {
        successors[successors.count - 1].outcomes.insert(outcome)
      } else {
        successors.append(Successor(event: event, outcomes: [outcome]))
      }
    }
    return successors
  }
}

// MARK: - Second traces

extension AlternateTraces {
  /// The numbers of the alternates, in the order in which they were met.
  var alternates: Range<Int> { kept.indices }

  func alternate(_ number: Int) -> Alternate {
    let step = kept[number].step.index!
    return Alternate(
      trace: trace(of: Int(steps[step].source)) + [event(of: step)], fingerprint: target(of: step),
      tracksFrom: kept[number].tracksFrom.index)
  }

  /// The expanded state to which an alternate leads, if it was expanded.
  func expandedTarget(ofAlternate number: Int) -> Int? {
    expandedTarget(of: kept[number].step.index!)
  }

  /// The number of the first alternate to a state.
  func firstAlternate(to fingerprint: ObservationFingerprint) -> Int? {
    alternates.first { target(of: kept[$0].step.index!) == fingerprint }
  }

  /// The first alternate of each expanded state, in order.
  var firstAlternates: [(number: Int, expansion: Int)] {
    var chosen: Set<Int> = []
    return alternates.compactMap { number in
      guard let expansion = expandedTarget(ofAlternate: number), chosen.insert(expansion).inserted
      else { return nil }
      return (number, expansion)
    }
  }

  /// The number of steps of a trace after which a replay begins to take note of objects; nil: not
  /// at all.
  ///
  /// - Parameter hasOrphans: whether objects live on unreached in the state to which it leads.
  func tracksFrom(
    _ trace: [ScriptedEvent], to fingerprint: ObservationFingerprint, hasOrphans: Bool
  ) -> Int? {
    guard let last = trace.last else { return hasOrphans ? 0 : nil }
    guard let state = states.knownNumber(of: fingerprint).map({ met[Int($0)] }),
      state.expansion == .none, let first = state.firstStep.index, event(of: first) == last
    else { return 0 }
    let parent = Int(steps[first].source)
    guard self.trace(of: parent).elementsEqual(trace.dropLast()) else { return 0 }
    return tracksFrom(parent) ?? (hasOrphans ? trace.count - 1 : nil)
  }

  /// The transitions from expanded states to a state, one from each.
  func arrivals(at fingerprint: ObservationFingerprint) -> [ReturnPaths.Step] {
    guard let state = states.knownNumber(of: fingerprint) else { return [] }
    var arrivals: [ReturnPaths.Step] = []
    var next = met[Int(state)].firstArrival.index
    while let step = next {
      arrivals.append(
        ReturnPaths.Step(
          from: self.fingerprint(of: Int(steps[step].source)), event: event(of: step),
          to: fingerprint))
      next = steps[step].nextArrival.index
    }
    return arrivals
  }
}
