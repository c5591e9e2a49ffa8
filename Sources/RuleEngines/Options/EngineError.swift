/// The reason why an engine cannot explore a system.
public enum EngineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The values of the components don't fit into the words of a packed state.
  case tooWide(bits: Int)
  /// The rules did not do again what they did before.
  case notRepeatable(step: Int, rule: String?)
  /// There are more states or transitions than an integer holds.
  case uncountable
  /// Partial order was asked for together with something that does not go with it.
  case noPartialOrder(Obstacle)
  /// Parts were asked for together with something that must be possible in every state.
  case noCones
  /// States are to be known by fingerprints, but don't encode themselves.
  case notSelfEncoding
  /// States are to be stored as their encodings, but don't decode themselves.
  case notSelfDecoding
  /// Two searches with different fingerprints found different numbers of states or transitions.
  case fingerprintsDisagree

  /// The process may not have the addresses that a search needs at least, in bytes.
  case noAddressSpace(bytes: Int)

  /// An engine was asked for something that it cannot do.
  case unsupported(Feature, by: Engine)

  /// Something that only some engines can do.
  public enum Feature: Hashable, Sendable {
    /// Another order than breadth-first.
    case order
    /// States that are stored otherwise than exactly.
    case identity
    /// Parts of a system that are explored one by one.
    case cones
    /// Declarations that are checked.
    case declarations
    /// Something that must be possible in every state.
    case progress
  }

  /// Something that does not go with partial order.
  public enum Obstacle: Hashable, Sendable {
    /// An engine that follows all orders.
    case engine(Engine)
    /// A limit of depth: paths may be longer than the shortest.
    case depthLimit
    /// A search that is written down.
    case checkpointing
    /// Something that must be possible in every state.
    case progress
  }

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .tooWide(let bits):
      "A state takes \(bits) bits, more than the \(StateLayout.mostWords) words of "
        + "\(StateLayout.bitsOfWord) bits that the memoized engine has for it. "
        + "Use the general engine, or fewer components."
    case .notRepeatable(let step, let rule):
      "Step \(step) of a trace led somewhere else when it was repeated"
        + (rule.map { ": rule '\($0)' reads what it does not declare, or its effect varies." }
          ?? ": a rule reads what it does not declare, or its effect varies.")
    case .uncountable:
      "There are more than \(Int.max) states or transitions, which cannot be counted. "
        + "Limit the depth."
    case .noPartialOrder(.engine(let engine)):
      "The \(engine.rawValue) engine knows no partial order. "
        + "Use the memoized engine, or leave out partial order."
    case .noPartialOrder(.depthLimit):
      "With partial order paths to states may be longer than the shortest, so that a limit of depth "
        + "would hide states that are near. Leave out one of the two."
    case .noPartialOrder(.checkpointing):
      "A search with partial order keeps no checkpoints. Leave out one of the two."
    case .noPartialOrder(.progress):
      "With partial order steps are left out, and with them ways to what must be possible in every "
        + "state. Leave out one of the two."
    case .noCones:
      "What must be possible in every state is no matter of a part of the system. "
        + "Leave out the cones, or what must be possible."
    case .notSelfEncoding:
      "States of this type have no fingerprints. "
        + "Let the type conform to SelfEncodingState, or store states exactly."
    case .notSelfDecoding:
      "States of this type cannot be decoded. "
        + "Let the type conform to SelfDecodingState, or store states exactly."
    case .unsupported(.order, let engine):
      "The \(engine.rawValue) engine searches breadth-first only. "
        + "Leave out the order, or use the graph engine."
    case .unsupported(.identity, let engine):
      "The \(engine.rawValue) engine stores the states of rules exactly. "
        + "Leave out the identity, or explore the system with 'explore(plain:)'."
    case .unsupported(.cones, let engine):
      "The \(engine.rawValue) engine explores plain systems as a whole. "
        + "Leave out the cones, or declare the system as rules."
    case .unsupported(.declarations, let engine):
      "The \(engine.rawValue) engine explores plain systems, which declare no reads. "
        + "Leave out the check of declarations, or declare the system as rules."
    case .unsupported(.progress, let engine):
      "The \(engine.rawValue) engine does not judge what must be possible in every state. "
        + "Use the memoized, the symbolic or the graph engine."
    case .noAddressSpace(let bytes):
      "This process has no address space left: a search needs \(bytes >> 20) MiB at least, and takes "
        + "memory only as it finds states. Raise 'ulimit -v', and limit the memory of the search instead."
    case .fingerprintsDisagree:
      "Searches with different fingerprints found different states: two states have the same "
        + "fingerprint, or unequal states encode alike. Use more bits, or store states exactly."
    }
  }
}
