/// A way to search a system of rules.
public enum Engine: String, Hashable, Sendable, CaseIterable {
  /// Whichever suits the system; the result says which and why.
  case automatic

  /// Every state is visited; rules are run once for each combination of the values that they read.
  ///
  /// States are stored exactly, a few words each. It refuses systems whose states don't fit into
  /// eight words.
  case memoised

  /// Sets of states are visited, layer by layer, as list decision diagrams.
  ///
  /// It is by far the fastest where rules touch few of many components, and slow where they touch
  /// most. A limit of states ends it before the first layer that would exceed the limit.
  case symbolic

  /// Every state is visited and every rule run on it, on the natural states.
  case general
}

/// Why an engine was taken, where nobody had to think about it.
@usableFromInline
enum EngineReason {
  @usableFromInline static let demanded = "it was asked for"
}

/// How an engine explores a system.
public struct EngineOptions: Hashable, Sendable {
  /// The limits that end the search before everything is explored.
  public var limits: Limits

  /// What ends the search although more could be found.
  public var stop: StopCondition

  /// Whether the search notes how each state was found, so that a violation comes with its trace.
  public var keepsTraces: Bool

  /// Whether declarations are checked first; see ``RuleSystem/undeclaredReads(limits:)``.
  public var checksDeclarations: Bool

  /// Whether a system of rules is explored part by part: for each invariant the components that bear
  /// on it. The limit of states is one for each part.
  public var usesCones: Bool

  /// Whether of several orders of rules that lead to the same only one is followed, as far as what
  /// rules touch shows that.
  ///
  /// Verdicts and faults are the same, as long as no limit ends the search; what an ``Exploration``
  /// counts is less. What is violated is looked for once more in all orders, as deep as needed, so
  /// that its trace is shortest; where a limit ends that, it is the trace that was found first. The
  /// memoised engine can do it, in one thread, without a limit of depth and without checkpoints.
  public var usesPartialOrder: Bool

  /// How many threads the memoised engine works with.
  ///
  /// What is found does not depend on it, unless a limit of time or memory ends the search. With a
  /// limit of states or partial order one thread does it all.
  public var workers: Int

  /// How many states of one depth are worth more than one thread.
  package var leastShared = 1 << 11

  /// Where and how often the search writes down how far it has come; nowhere by default.
  public var checkpointing: Checkpointing?

  /// How the general engine knows a state again.
  public var identity: StateIdentity

  /// Whether a search by fingerprints is repeated with others, which must find the same.
  public var verifiesFingerprints: Bool

  /// Makes options; by default everything is explored.
  public init(
    limits: Limits = Limits(), stop: StopCondition = .never, keepsTraces: Bool = true,
    checksDeclarations: Bool = false, usesCones: Bool = false, usesPartialOrder: Bool = false,
    workers: Int = 1, checkpointing: Checkpointing? = nil, identity: StateIdentity = .exact,
    verifiesFingerprints: Bool = false
  ) {
    self.limits = limits
    self.stop = stop
    self.keepsTraces = keepsTraces
    self.checksDeclarations = checksDeclarations
    self.usesCones = usesCones
    self.usesPartialOrder = usesPartialOrder
    self.workers = workers
    self.checkpointing = checkpointing
    self.identity = identity
    self.verifiesFingerprints = verifiesFingerprints
  }
}

/// What an engine brought out about a system.
///
/// With partial order ``states``, ``transitions`` and ``depth`` are those of what was explored, a part
/// of what can be reached; completeness, verdicts and faults speak of the whole.
public struct Exploration: Sendable {
  /// The engine that did it.
  public var engine: Engine

  /// Why this engine did it, as a phrase.
  public var reason: String

  /// The number of distinct states found.
  public var states: Int

  /// The number of transitions found, those that end in a fault included.
  public var transitions: Int

  /// The greatest number of steps that a shortest way to a state has.
  public var depth: Int

  /// How much of the state space the search saw.
  public var completeness: Completeness

  /// The verdicts on the invariants, in their order; counterexamples are shortest.
  public var verdicts: [Verdict]

  /// The faults met, each with a shortest trace to it.
  public var faults: [SystemFault]

  /// How many times a condition, an effect or an invariant was run, traces apart; in the general
  /// engine, how many states were asked for their successors.
  public var evaluations: Int

  /// How many states had transitions that partial order left out; 0 without it.
  public var partlyExpanded = 0

  /// The probability that a state was missed since another one has the same fingerprint; 0 where
  /// states are known exactly.
  public var missProbability = 0.0
}

extension EngineOptions {
  /// Refuses partial order where it cannot be used.
  func checkPartialOrder(by engine: Engine) throws(EngineError) {
    guard usesPartialOrder else { return }
    if engine != .memoised { throw .noPartialOrder(.engine(engine)) }
    if limits.depth != nil { throw .noPartialOrder(.depthLimit) }
    if checkpointing != nil { throw .noPartialOrder(.checkpointing) }
  }
}

/// Why an engine cannot explore a system.
public enum EngineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The values of the components don't fit into the words of a packed state.
  case tooWide(bits: Int)
  /// The rules did not do again what they did before.
  case notRepeatable(step: Int, rule: String?)
  /// There are more states or transitions than an integer holds.
  case uncountable
  /// Partial order was asked for together with something that does not go with it.
  case noPartialOrder(Obstacle)
  /// States are to be known by fingerprints, but don't encode themselves.
  case notSelfEncoding
  /// States are to be made again from what they say, but cannot.
  case notSelfDecoding
  /// Two searches with different fingerprints found different numbers of states or transitions.
  case fingerprintsDisagree

  /// What does not go with partial order.
  public enum Obstacle: Hashable, Sendable {
    /// An engine that follows all orders.
    case engine(Engine)
    /// A limit of depth: ways may be longer than the shortest.
    case depthLimit
    /// A search that is written down.
    case checkpointing
  }

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .tooWide(let bits):
      "A state takes \(bits) bits, more than the \(StateLayout.mostWords) words of "
        + "\(StateLayout.bitsOfWord) bits that the memoised engine has for it. "
        + "Use the general engine, or fewer components."
    case .notRepeatable(let step, let rule):
      "Step \(step) of a trace led somewhere else when it was repeated"
        + (rule.map { ": rule '\($0)' reads what it does not declare, or its effect varies." }
          ?? ": a rule reads what it does not declare, or its effect varies.")
    case .uncountable:
      "There are more than \(Int.max) states or transitions, which cannot be counted. "
        + "Limit the depth."
    case .noPartialOrder(.engine(let engine)):
      "The \(engine.rawValue) engine follows rules in all orders. "
        + "Use the memoised engine, or no partial order."
    case .noPartialOrder(.depthLimit):
      "With partial order ways to states are longer than need be, so that a limit of depth would "
        + "hide states that are near. Leave out one of the two."
    case .noPartialOrder(.checkpointing):
      "A search with partial order keeps no checkpoints. Leave out one of the two."
    case .notSelfEncoding:
      "States of this type have no fingerprints. "
        + "Let it conform to SelfEncodingState, or store states exactly."
    case .notSelfDecoding:
      "States of this type cannot be made again from what they say. "
        + "Let it conform to SelfDecodingState, or store states exactly."
    case .fingerprintsDisagree:
      "Searches with two kinds of fingerprints found different states: two states have one "
        + "fingerprint, or encode alike without being equal. Use more bits, or store states exactly."
    }
  }
}
