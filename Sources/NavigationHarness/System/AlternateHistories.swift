/// Second ways by which states were met, and how each state went on when it was first expanded.
struct AlternateHistories {
  /// A way into a state other than the one by which it was expanded.
  struct Alternate {
    var trace: [ScriptedEvent]
    var fingerprint: ObservationFingerprint
  }

  /// The trace by which each state was expanded.
  private(set) var expandedBy: [ObservationFingerprint: [ScriptedEvent]] = [:]

  /// How each state went on: the transitions, without their effects.
  private(set) var successors: [ObservationFingerprint: [Successor]] = [:]

  /// All alternates, in the order in which they were met.
  private(set) var alternates: [Alternate] = []

  private var met: Set<ObservationFingerprint> = []

  /// Where an event can lead from a state, as far as it must not depend on the history.
  ///
  /// How many questions come up on the way may depend on it, as long as the answers lead to the same
  /// places.
  struct Successor: Hashable {
    var event: String
    var outcomes: Set<SeenOutcome>
  }

  mutating func note(_ seen: SeenExpansion, from request: ExpansionRequest) {
    met.insert(request.fingerprint)
    expandedBy[request.fingerprint] = request.trace
    successors[request.fingerprint] = Self.onward(of: seen)
    for transition in seen.transitions {
      guard case .state(let target) = transition.outcome else { continue }
      if met.insert(target).inserted { continue }
      alternates.append(
        Alternate(
          trace: request.trace
            + [ScriptedEvent(ordinal: transition.event.ordinal, choices: transition.choices)],
          fingerprint: target))
    }
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
