import ModelChecker

/// A system in which states count as one that differ by the names of interchangeable things alone,
/// such as payloads that are only compared or parts that are all alike.
///
/// Of each such set of states the one that was found first is explored, so that a trace is one of the
/// system itself. Invariants must not tell the states of a set apart.
public struct SymmetricSystem<Base: PlainSystem>: PlainSystem {
  /// A state together with those that differ from it by names alone.
  public typealias State = Orbit<Base.State>

  /// Transitions have no effects.
  public typealias Effect = Never

  /// The system itself.
  public let base: Base

  @usableFromInline let representative: @Sendable (Base.State) -> Base.State

  /// Makes a system.
  ///
  /// - Parameter representative: the state that stands for a state and for those that differ from it
  ///   by names alone. The more of them have the same one, the more is saved; that the one is of the
  ///   same set as the other is what the answer relies on, see ``asymmetry(limits:)``.
  public init(
    _ base: Base, representative: @escaping @Sendable (Base.State) -> Base.State
  ) {
    self.base = base
    self.representative = representative
  }

  @inlinable
  func orbit(of state: Base.State) -> State {
    Orbit(state: state, representative: representative(state))
  }

  /// The events of the system itself.
  public var catalog: EventCatalog { base.catalog }

  /// The initial states.
  @inlinable public var initial: [State] { base.initial.map(orbit) }

  /// The invariants, which must hold in every reachable state.
  @inlinable public var judges: [@Sendable (State) -> Judgment] {
    base.judges.map { judge in { judge($0.state) } }
  }

  /// Yields the transitions of each of the states.
  public func expand(_ visits: [Visit<State>]) throws -> [Expansion<State, Never>] {
    try base.expand(visits.map { Visit(state: $0.state.state, trace: $0.trace) }).map { expansion in
      Expansion(
        transitions: expansion.transitions.map { transition in
          let outcome: Outcome<State> =
            switch transition.outcome {
            case .state(let state): .state(orbit(of: state))
            case .fault(let fault): .fault(fault)
            }
          return Transition(
            event: transition.event, choices: transition.choices, outcome: outcome)
        })
    }
  }

  /// Adds the ends of all transitions of a state.
  @inlinable
  public func addSuccessors(of state: State, to successors: inout Successors<State>) {
    var found = Successors<Base.State>()
    base.addSuccessors(of: state.state, to: &found)
    found.forEach {
      successors.append(orbit(of: $0))
    } fault: {
      successors.append($0)
    }
    found.deallocate()
  }
}

/// The states that differ from one by names alone, all of them together.
public struct Orbit<State: Hashable & Sendable>: Hashable, Sendable {
  /// The state that was found.
  public let state: State

  /// The state that stands for all.
  public let representative: State

  @inlinable
  init(state: State, representative: State) {
    self.state = state
    self.representative = representative
  }

  /// Returns a Boolean value that indicates whether the orbits are the same, whichever of their
  /// states were found.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.representative == right.representative
  }

  /// Feeds the state that stands for all.
  @inlinable
  public func hash(into hasher: inout Hasher) { representative.hash(into: &hasher) }
}

extension Orbit: SelfEncodingState where State: SelfEncodingState {
  /// Says what the state that stands for all consists of.
  @inlinable
  public func encode(into encoder: inout StateEncoder) { representative.encode(into: &encoder) }
}

extension SymmetricSystem {
  /// Finds a reachable state that does not go on like the state that stands for it, or that an
  /// invariant tells from it.
  ///
  /// - Parameter limits: the limits of the search for such a state.
  public func asymmetry(limits: Limits = Limits(states: 4_096)) throws -> Base.State? {
    let graph = try explore(self, options: ExplorationOptions(limits: limits))
    for orbit in graph.states {
      let twin = Orbit(state: orbit.representative, representative: orbit.representative)
      let ends = try expand([orbit, twin].map { Visit(state: $0, trace: Trace()) }).map {
        Dictionary(grouping: $0.transitions, by: \.outcome).mapValues(\.count)
      }
      // Reasons may name what is interchangeable.
      let isJudgedAlike = judges.allSatisfy { judge in
        let (first, second) = (judge(orbit), judge(twin))
        return first.isViolation == second.isViolation
          && (first == .notExercised) == (second == .notExercised)
      }
      if ends[0] != ends[1] || !isJudgedAlike { return orbit.state }
    }
    return nil
  }
}

/// Gives things numbers from 0 on, in the order in which they are first asked for: names that are
/// only compared become the same in all states that differ by them alone.
public struct FirstUse<Name: Hashable> {
  private var numbers: [Name: Int] = [:]

  /// Makes a numbering without names.
  public init() {}

  /// The number of a name.
  public mutating func number(of name: Name) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
