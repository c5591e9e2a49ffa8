/// Second ways by which states were met, and how each state went on when it was first expanded.
struct AlternateHistories {
  /// A way into a state other than the one by which it was expanded.
  struct Alternate {
    var trace: [ScriptedEvent]
    var fingerprint: ObservationFingerprint
    /// After how many steps a replay begins to take note of objects.
    var tracksFrom: Int?
  }

  /// How a state was expanded, and what came of it.
  struct Expanded {
    var fingerprint: ObservationFingerprint
    var trace: [ScriptedEvent]
    /// After how many steps a replay begins to take note of objects.
    var tracksFrom: Int?
    /// The transitions, without their effects.
    var successors: [Successor]
    /// Where each transition led that did not end in a fault.
    var steps: [(event: ScriptedEvent, target: ObservationFingerprint)]
    /// The hash of the events that it offers.
    var offers: UInt64
    /// Whether it and all its transitions are free of faults.
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
  private(set) var arrivals: [ObservationFingerprint: [WaysBack.Step]] = [:]

  private var metFrom: [ObservationFingerprint: (number: Int, event: ScriptedEvent)?] = [:]

  /// Where an event can lead from a state, as far as it must not depend on the history.
  ///
  /// How many questions come up on the way may depend on it, as long as the answers lead to the same
  /// places.
  struct Successor: Hashable {
    var event: String
    var outcomes: Set<SeenOutcome>
  }

  subscript(fingerprint: ObservationFingerprint) -> Expanded? {
    numberOf[fingerprint].map { expanded[$0] }
  }

  /// After how many steps of a trace a replay begins to take note of objects; nil: not at all.
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
          WaysBack.Step(from: fingerprint, event: event, to: target))
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
        successors: Self.onward(of: seen), steps: steps, offers: seen.offers,
        isSound: seen.faults.isEmpty && steps.count == seen.transitions.count, parent: parent))
  }

  static func onward(of seen: SeenExpansion) -> [Successor] {
    var successors: [Successor] = []
    for transition in seen.transitions {
      let outcome = comparable(transition.outcome)
      if successors.last?.event == transition.event.name {
        successors[successors.count - 1].outcomes.insert(outcome)
      } else {
        successors.append(Successor(event: transition.event.name, outcomes: [outcome]))
      }
    }
    return successors
  }

  /// The outcome without what a process writes when it dies, which differs from one time to the next.
  private static func comparable(_ outcome: SeenOutcome) -> SeenOutcome {
    guard case .fault(var fault) = outcome else { return outcome }
    fault.evidence = ""
    return .fault(fault)
  }

  /// The first alternate of each state, in order.
  var firstAlternates: [Alternate] {
    var chosen: Set<ObservationFingerprint> = []
    return alternates.filter { chosen.insert($0.fingerprint).inserted }
  }
}
