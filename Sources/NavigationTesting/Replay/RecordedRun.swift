import ModelChecker
import NavigationModel

/// The part of a system that a trace runs through, as a system of its own.
struct RecordedRun: NavigationSystem {
  let original: any NavigationSystem
  let begin: Outcome<NavigationState>
  let steps: [NavigationStep]

  /// Replays a trace.
  ///
  /// - Throws: ``ReplayError`` when the trace does not fit the system, and what the system throws.
  init(_ trace: Trace, of system: any NavigationSystem) throws {
    original = system
    do {
      let steps = try replayed(trace, in: system)
      begin = try steps.first.map { .state($0.source) } ?? .state(beginning(of: system, for: trace))
      self.steps = steps
    } catch ReplayError.startFaulted(_, let fault) where trace.steps.isEmpty {
      begin = .fault(fault)
      steps = []
    }
  }

  /// The states along the run.
  var states: [NavigationState] {
    guard case .state(let first) = begin else { return [] }
    return [first] + steps.compactMap(\.target)
  }

  var name: String { original.name }
  var variant: String { original.variant }
  var scope: Scope { original.scope }
  var events: [NavigationEvent] { original.events }
  var profile: NavigationProfile { original.profile }
  var catalogue: EventCatalogue { original.catalogue }
  var readsTraces: Bool { false }

  func origin(of event: EventLabel) -> EventOrigin { original.origin(of: event) }

  func start() -> [Outcome<NavigationState>] { [begin] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      var met: Set<Transition<NavigationState, NavigationEffect>> = []
      return Expansion(
        transitions: steps.lazy.filter { $0.source == visit.state }.map(\.transition)
          .filter { met.insert($0).inserted })
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
