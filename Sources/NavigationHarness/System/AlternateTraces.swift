import ObjectObservation

/// Second traces by which states were met, and how each state went on when it was first expanded.
struct AlternateTraces {
  /// A trace to a state other than the one by which it was expanded.
  struct Alternate {
    var trace: [ScriptedEvent]
    var fingerprint: ObservationFingerprint
    /// The number of steps after which a replay begins to take note of objects.
    var tracksFrom: Int?
  }

  /// The expansion of a state, and its result.
  struct Expanded {
    var fingerprint: ObservationFingerprint
    var trace: [ScriptedEvent]
    /// The number of steps after which a replay begins to take note of objects.
    var tracksFrom: Int?
    /// The transitions, without their effects.
    var successors: [Successor]
    /// The transitions that did not end in a fault, and the states to which they led.
    var steps: [(event: ScriptedEvent, target: ObservationFingerprint)]
    /// The hash of the events that it offers.
    var offers: UInt64
    /// A Boolean value that indicates whether it and all its transitions are free of faults.
    var isSound: Bool
    /// The expanded state, by number, from which it was first met, and the step from there.
    var parent: (number: Int, event: ScriptedEvent)?
  }

  /// All expanded states, in order.
  private(set) var expanded: [Expanded] = []

  /// The numbers of the expanded states.
  private(set) var numberOf: [ObservationFingerprint: Int] = [:]

  /// All alternates, in the order in which they were met.
  private(set) var alternates: [Alternate] = []

  /// The transitions from expanded states to each state, one from each.
  private(set) var arrivals: [ObservationFingerprint: [ReturnPaths.Step]] = [:]

  private var metFrom: [ObservationFingerprint: (number: Int, event: ScriptedEvent)?] = [:]

  /// The outcomes of an event in a state, as far as they must not depend on the trace.
  ///
  /// The number of questions that come up within the event may depend on it, as long as the answers
  /// lead to the same states.
  struct Successor: Hashable {
    var event: String
    var outcomes: Set<SeenOutcome>
  }

  subscript(fingerprint: ObservationFingerprint) -> Expanded? {
    numberOf[fingerprint].map { expanded[$0] }
  }

  /// The number of steps of a trace after which a replay begins to take note of objects; nil: not
  /// at all.
  ///
  /// - Parameter hasOrphans: whether objects live on unreached in the state to which it leads.
  func tracksFrom(
    _ trace: [ScriptedEvent], to fingerprint: ObservationFingerprint, hasOrphans: Bool
  ) -> Int? {
    guard let last = trace.last else { return hasOrphans ? 0 : nil }
    guard let parent = metFrom[fingerprint] ?? nil, parent.event == last,
      expanded[parent.number].trace.elementsEqual(trace.dropLast())
    else { return 0 }
    return expanded[parent.number].tracksFrom ?? (hasOrphans ? trace.count - 1 : nil)
  }

  /// - Parameter hasOrphans: whether objects live on unreached in a state.
  mutating func note(
    _ seen: SeenExpansion, from request: ExpansionRequest,
    hasOrphans: (ObservationFingerprint) -> Bool
  ) {
    guard let fingerprint = request.fingerprint ?? seen.source else { return }
    let number = expanded.count
    let parent = metFrom.updateValue(nil, forKey: fingerprint) ?? nil
    var steps: [(event: ScriptedEvent, target: ObservationFingerprint)] = []
    var targets: Set<ObservationFingerprint> = [fingerprint]
    for transition in seen.transitions {
      guard case .state(let target) = transition.outcome else { continue }
      let event = ScriptedEvent(ordinal: transition.event.ordinal, choices: transition.choices)
      steps.append((event, target))
      if targets.insert(target).inserted {
        arrivals[target, default: []].append(
          ReturnPaths.Step(from: fingerprint, event: event, to: target))
      }
      if metFrom[target] == nil {
        metFrom[target] = .some((number, event))
      } else {
        alternates.append(
          Alternate(
            trace: request.trace + [event], fingerprint: target,
            tracksFrom: request.tracksFrom ?? (hasOrphans(target) ? request.trace.count : nil)))
      }
    }
    numberOf[fingerprint] = number
    expanded.append(
      Expanded(
        fingerprint: fingerprint, trace: request.trace, tracksFrom: request.tracksFrom,
        successors: Self.successors(of: seen), steps: steps, offers: seen.offers,
        isSound: seen.faults.isEmpty && steps.count == seen.transitions.count, parent: parent))
  }

  static func successors(of seen: SeenExpansion) -> [Successor] {
    var successors: [Successor] = []
    for transition in seen.transitions {
      // What a process writes when it dies differs from one time to the next.
      let outcome = transition.outcome.withoutEvidence
      if successors.last?.event == transition.event.name {
        successors[successors.count - 1].outcomes.insert(outcome)
      } else {
        successors.append(Successor(event: transition.event.name, outcomes: [outcome]))
      }
    }
    return successors
  }

  /// The first alternate of each state, in order.
  var firstAlternates: [Alternate] {
    var chosen: Set<ObservationFingerprint> = []
    return alternates.filter { chosen.insert($0.fingerprint).inserted }
  }
}
