import ModelChecker
import NavigationModel

/// Judges every state and every transition of a search by what states and transitions show.
struct ExplorerJudgments {
  /// The invariants with what they judge; empty for one that does not apply.
  private let parts: [[NavigationProperty.Kind]]
  private var whys = Interned<String, String>()
  private var reasons = Interned<[Int], [Int]>()
  private var sets = Interned<[Int], [Int]>()

  /// - Parameter invariants: the invariants, in the order of the page.
  init(_ invariants: [any NavigationInvariant], of system: any NavigationSystem) {
    parts = invariants.map { invariant in
      guard case .applicable(let property) = invariant.property(for: system) else { return [] }
      return property.kind.parts
    }
  }

  /// Says for each invariant whether states and transitions show all that it says.
  var areLocal: [Bool] { parts.map { $0.allSatisfy(\.isLocal) } }

  /// Fills the columns about violations and guards.
  mutating func fill(
    _ states: inout ExplorerDocument.States, _ edges: inout ExplorerDocument.Edges,
    of graph: NavigationGraph, event: (EventLabel) -> Int
  ) {
    states.violated = graph.states.map { state in
      set { part in
        switch part {
        case .always(let judge): judge(state)
        case .given(let judgment): judgment
        default: nil
        }
      }
    }
    for edge in graph.edges.indices {
      let step = graph.step(at: edge)
      let number = set { part in
        switch part {
        case .alwaysStep(let judge): return judge(step)
        case .noFault(let kinds):
          guard let fault = step.fault, kinds.contains(fault.kind) else { return nil }
          return .violated(fault.message)
        default: return nil
        }
      }
      guard !sets.values[number].isEmpty else { continue }
      edges.violating.append(edge)
      edges.violated.append(number)
    }
    var blocked = Interned<[Int], [Int]>()
    states.blocked = graph.states.indices.map { state in
      blocked.number(
        of: graph.disabledEvents(in: state).flatMap {
          [event($0.event), whys.number(of: $0.reason)]
        })
    }
    states.blockedSets = blocked.values
    states.reasons = reasons.values
    states.reasonSets = sets.values
    states.whys = whys.values
  }

  /// Returns the number of the set of reasons that parts of invariants give.
  private mutating func set(_ judge: (NavigationProperty.Kind) -> Judgment?) -> Int {
    var found: [Int] = []
    for (invariant, parts) in parts.enumerated() {
      for part in parts {
        guard case .violated(let why) = judge(part) else { continue }
        let reason = reasons.number(of: [invariant, whys.number(of: sentence(why))])
        if !found.contains(reason) { found.append(reason) }
      }
    }
    return sets.number(of: found)
  }
}

extension NavigationProperty.Kind {
  fileprivate var isLocal: Bool {
    switch self {
    case .always, .alwaysStep, .noFault, .given: true
    case .alwaysRun, .equivalentRuns, .confluent, .monitor, .sometimes, .sometimesStep,
      .alwaysReachable, .leadsTo, .all:
      false
    }
  }
}
