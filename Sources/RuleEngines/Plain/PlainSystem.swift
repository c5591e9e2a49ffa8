import ModelChecker

/// A system of plain values that yields the successors of a state as they are.
///
/// The general engine asks millions of times, in the module that states the system: what is said
/// about the transitions besides, it asks for through ``TransitionSystem/expand(_:)`` when it writes
/// a trace.
public protocol PlainSystem<State>: TransitionSystem where Effect == Never {
  /// The initial states.
  var initial: [State] { get }

  /// The invariants, which must hold in every reachable state.
  var judges: [@Sendable (State) -> Judgment] { get }

  /// Adds the ends of all transitions of a state, in the order in which `expand` yields them.
  func addSuccessors(of state: State, to successors: inout Successors<State>)
}

extension PlainSystem {
  /// By default there are no invariants.
  public var judges: [@Sendable (State) -> Judgment] { [] }

  /// Yields the initial states.
  public func start() -> [Outcome<State>] { initial.map { .state($0) } }

  /// A plain value needs no replay.
  public var readsTraces: Bool { false }
}
