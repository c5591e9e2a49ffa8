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

  /// One transition of a state, as far as it must not depend on the history.
  struct Successor: Hashable {
    var event: String
    var choices: [Int]
    var outcome: SeenOutcome

    init(_ transition: SeenTransition) {
      event = transition.event.name
      choices = transition.choices
      outcome = transition.outcome
      // What a process writes when it dies may differ from one time to the next.
      if case .fault(var fault) = outcome {
        fault.evidence = ""
        outcome = .fault(fault)
      }
    }
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
    seen.transitions.map(Successor.init)
  }

  /// The first alternate of each state, in order.
  var firstAlternates: [Alternate] {
    var chosen: Set<ObservationFingerprint> = []
    return alternates.filter { chosen.insert($0.fingerprint).inserted }
  }
}
