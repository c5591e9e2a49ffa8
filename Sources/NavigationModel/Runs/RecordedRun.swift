import ModelChecker

/// The part of a system that one trace runs through, or several, as a system of its own.
package struct RecordedRun: PartOfSystem {
  package let original: any NavigationSystem
  private let begin: Outcome<NavigationState>

  /// The steps, trace after trace.
  package private(set) var steps: [NavigationStep]

  /// Replays a trace, and others that begin like it.
  ///
  /// - Throws: ``ReplayError`` when a trace does not fit the system, and what the system throws.
  package init(_ trace: Trace, and others: [Trace] = [], of system: any NavigationSystem) throws {
    original = system
    do {
      let steps = try replayed(trace, in: system)
      begin = try steps.first.map { .state($0.source) } ?? .state(beginning(of: system, for: trace))
      self.steps = steps
    } catch ReplayError.startFaulted(_, let fault) where trace.steps.isEmpty {
      begin = .fault(fault)
      steps = []
    }
    for other in others { steps += try replayed(other, in: system) }
  }

  /// Makes a run of steps that were taken before, trace after trace.
  package init(
    _ steps: [NavigationStep], from first: NavigationState, of system: any NavigationSystem
  ) {
    original = system
    begin = .state(first)
    self.steps = steps
  }

  /// The states along the run.
  package var states: [NavigationState] {
    guard case .state(let first) = begin else { return [] }
    return [first] + steps.compactMap(\.target)
  }

  package var limitations: [Limitation] { original.limitations }
  package var unseen: [UnseenProperty] { original.unseen }
  package var uncalledMethods: [String] { original.uncalledMethods }
  package var readsTraces: Bool { false }

  package func start() -> [Outcome<NavigationState>] { [begin] }

  package func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      var met: Set<Transition<NavigationState, NavigationEffect>> = []
      let transitions = steps.filter { $0.source == visit.state }.map(\.transition)
        .filter { met.insert($0).inserted }
      return Expansion(
        transitions: transitions.sorted {
          $0.event.ordinal != $1.event.ordinal
            ? $0.event.ordinal < $1.event.ordinal
            : $0.choices.lexicographicallyPrecedes($1.choices)
        })
    }
  }
}

/// Opens the existential, which the engine's generic replay needs.
private func replayed(
  _ trace: Trace, in system: some NavigationSystem
) throws -> [NavigationStep] {
  try replay(trace, in: system)
}

private func beginning(
  of system: some NavigationSystem, for trace: Trace
) throws -> NavigationState {
  try initialState(of: system, for: trace)
}
