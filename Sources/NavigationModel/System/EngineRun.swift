import ModelChecker

/// A system that an engine of its own can search where its space is too large for a graph.
package protocol EngineSystem: NavigationSystem {
  /// Searches the whole space; nil where a graph has room for it.
  ///
  /// - Parameter observing: told how far the search has come; answers whether to go on.
  func searchedByEngine(
    _ options: ExplorationOptions, observing: (ExplorationProgress) -> Bool
  ) throws -> EngineRun?
}

/// What an engine found in the whole space of a system.
package struct EngineRun: Sendable {
  /// The engine's name.
  package var engine: String
  /// The number of states.
  package var states: Int
  /// The number of transitions.
  package var transitions: Int
  /// The number of steps to the farthest state.
  package var depth: Int
  /// The part of the space that was seen.
  package var completeness: Completeness
  /// The verdicts that the engine has reached, by the names of invariants.
  package var verdicts: [String: Verdict]
  /// The ordinals of the events that no state enables; nil where that is not known.
  package var neverEnabled: Set<Int>?

  /// Makes a run.
  package init(
    engine: String, states: Int, transitions: Int, depth: Int, completeness: Completeness,
    verdicts: [String: Verdict], neverEnabled: Set<Int>?
  ) {
    self.engine = engine
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.completeness = completeness
    self.verdicts = verdicts
    self.neverEnabled = neverEnabled
  }
}

extension EngineRun {
  /// The number of states of the graph beside the run: pictures and the invariants that the engine does
  /// not judge are about them.
  package static let statesOfGraph = 2_000
}

extension CheckResult {
  /// The number of states that were found.
  package var stateCount: Int { engine?.states ?? graph.states.count }

  /// The number of transitions that were found.
  package var transitionCount: Int { engine?.transitions ?? graph.edges.count }

  /// The number of steps to the farthest state that was found.
  package var depth: Int { engine?.depth ?? graph.depth }

  /// The part of the state space that was seen.
  package var completeness: Completeness { engine?.completeness ?? graph.completeness }

  /// Takes over what an engine has found, and a graph in which its traces can be followed.
  mutating func take(_ run: EngineRun) throws {
    engine = run
    for index in answers.indices {
      if case .notApplicable = answers[index].verdict { continue }
      if let verdict = run.verdicts[answers[index].property] { answers[index].verdict = verdict }
    }
    graph = try opened(system, along: answers.compactMap(\.traceToShow))
  }
}

extension PropertyAnswer {
  /// The trace that shows a violation, if the answer is one that a trace shows.
  fileprivate var traceToShow: Trace? {
    guard case .violated(let found) = verdict, !found.isAbsence else { return nil }
    return found.ordinals
  }
}

/// Opens the existential, which the engine's generic search needs.
private func opened(
  _ system: some NavigationSystem, along traces: [Trace]
) throws -> NavigationGraph {
  try explore(Excerpt(system, along: traces)).asExcerpt()
}

/// A system that ends after a number of states, but for those that traces pass.
private final class Excerpt<Original: NavigationSystem>: TransitionSystem {
  typealias State = NavigationState
  typealias Effect = NavigationEffect

  private let original: Original
  private let passed: Set<NavigationState>
  private var known: Set<NavigationState> = []

  init(_ original: Original, along traces: [Trace]) throws {
    self.original = original
    var passed: Set<NavigationState> = []
    for trace in traces { passed.formUnion(try replay(trace, in: original).compactMap(\.target)) }
    self.passed = passed
  }

  var catalog: EventCatalog { original.catalog }

  var readsTraces: Bool { original.readsTraces }

  func start() throws -> [Outcome<NavigationState>] { try original.start() }

  func expand(_ visits: [Visit<NavigationState>]) throws -> [Expansion<State, Effect>] {
    try original.expand(visits).map { expansion in
      var expansion = expansion
      for case .state(let target) in expansion.transitions.map(\.outcome)
      where !passed.contains(target) && !known.contains(target) {
        if known.count < EngineRun.statesOfGraph {
          known.insert(target)
        } else {
          expansion.cut[target] = "graph"
        }
      }
      return expansion
    }
  }
}
