import ModelChecker

/// An event of a system: conditions, an effect, and the components that they touch.
///
/// Engines believe what a rule declares: they ask the
/// conditions and run the effect once for each combination of values of the components read, and
/// take nothing from the result but the components written.
public struct Rule<State: Hashable & Sendable>: Sendable {
  /// The rule's name, unique in its system: the name of its event.
  public let name: String

  /// The conditions that must all hold for the rule to be enabled.
  public let conditions: [Condition<State>]

  /// The components that the effect reads, besides those that the conditions read.
  public let reads: [any ComponentPath<State>]

  /// The components that the effect writes; one that it reads too is declared twice.
  public let writes: [any ComponentPath<State>]

  let effect: Effect

  enum Effect: Sendable {
    case change(@Sendable (inout State) throws -> Void)
    case choices(@Sendable (State) throws -> [State])
    case outcomes(isOpen: Bool, @Sendable (State) -> [Outcome<State>])
  }

  /// A Boolean value that indicates whether the rule has choices.
  var isOpen: Bool {
    switch effect {
    case .change: false
    case .choices: true
    case .outcomes(let isOpen, _): isOpen
    }
  }

  /// Makes a rule with one outcome.
  ///
  /// - Parameter effect: changes the state; an error that it throws is a fault of the transition.
  public init(
    _ name: String, when conditions: [Condition<State>] = [],
    reads: [any ComponentPath<State>] = [], writes: [any ComponentPath<State>],
    effect: @escaping @Sendable (inout State) throws -> Void
  ) {
    self.name = name
    self.conditions = conditions
    self.reads = reads
    self.writes = writes
    self.effect = .change(effect)
  }

  /// Makes a rule that leaves something open.
  ///
  /// - Parameter choices: the states after, one for each answer; none where the rule is not
  ///   enabled after all. An error that it throws is a fault of the transition.
  public init(
    _ name: String, when conditions: [Condition<State>] = [],
    reads: [any ComponentPath<State>] = [], writes: [any ComponentPath<State>],
    choices: @escaping @Sendable (State) throws -> [State]
  ) {
    self.name = name
    self.conditions = conditions
    self.reads = reads
    self.writes = writes
    effect = .choices(choices)
  }
}

/// Something that must be true of a state for a rule to be enabled.
///
/// Engines decide conditions on few components first, so that a rule is best given several small
/// conditions instead of one large one.
public struct Condition<State: Hashable & Sendable>: Sendable {
  /// The components that the condition reads.
  public let reads: [any ComponentPath<State>]

  let holds: @Sendable (State) -> Bool

  /// Makes a condition.
  public init(reads: [any ComponentPath<State>], _ holds: @escaping @Sendable (State) -> Bool) {
    self.reads = reads
    self.holds = holds
  }

  /// Returns a Boolean value that indicates whether the condition is true of a state.
  public func holds(in state: State) -> Bool { holds(state) }
}

/// Something that must be true of every reachable state, and the components that tell.
public struct RuleInvariant<State: Hashable & Sendable>: Sendable {
  /// The invariant's name, in UpperCamelCase.
  public let name: String

  /// The components that the invariant reads.
  public let reads: [any ComponentPath<State>]

  /// Judges a state.
  public let judge: @Sendable (State) -> Judgment

  /// Makes an invariant.
  public init(
    _ name: String, reads: [any ComponentPath<State>],
    _ judge: @escaping @Sendable (State) -> Judgment
  ) {
    self.name = name
    self.reads = reads
    self.judge = judge
  }
}

/// The components that a rule touches, by their positions.
struct RuleTouch: Sendable {
  /// The components that each condition reads.
  var conditions: [Set<Int>]
  /// The components that the conditions and the effect read.
  var reads: Set<Int>
  /// The components that the effect writes.
  var writes: Set<Int>
}
