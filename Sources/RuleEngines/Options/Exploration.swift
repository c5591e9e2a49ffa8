import ModelChecker

/// The result of a search: how much was found, and the verdicts on it.
///
/// With partial order ``states``, ``transitions`` and ``depth`` are those of what was explored, a part
/// of what can be reached; completeness, verdicts and faults speak of the whole.
public struct Exploration<State: Hashable & Sendable>: Sendable {
  /// The engine that did it.
  public var engine: Engine

  /// The reason why this engine was chosen, as a phrase.
  public var reason: String

  /// The number of distinct states found.
  public var states: Int

  /// The number of transitions found, those that end in a fault included.
  public var transitions: Int

  /// The number of steps of the shortest path to the farthest state.
  public var depth: Int

  /// The part of the state space that the search saw.
  public var completeness: Completeness

  /// The verdicts on the invariants, in their order; counterexamples are shortest.
  public var verdicts: [Verdict]

  /// The verdicts on what must be possible in each state, in its order; counterexamples are shortest.
  public var progress: [Verdict] = []

  /// The rules that no state found enables, by their ordinals; nil where the search did not look.
  public var neverEnabled: [Int]?

  /// The faults met, each with a shortest trace to it.
  public var faults: [SystemFault]

  /// The number of times that a condition, an effect or an invariant was run, traces apart; in the
  /// engines general and graph, the number of states that were asked for their successors.
  public var evaluations: Int

  /// The number of states that had transitions that partial order left out; 0 without it.
  public var partlyExpanded = 0

  /// The probability that a state was missed since another one has the same fingerprint; 0 where
  /// states are known exactly.
  public var missProbability = 0.0

  /// The states and transitions, where the engine keeps them.
  public var graph: StateGraph<State, Never>?
}

extension Exploration {
  /// This result, when a search with other fingerprints has found the same.
  @usableFromInline
  func confirmed(by other: Exploration) throws(EngineError) -> Exploration {
    guard states == other.states, transitions == other.transitions, depth == other.depth else {
      throw EngineError.fingerprintsDisagree
    }
    return self
  }
}
