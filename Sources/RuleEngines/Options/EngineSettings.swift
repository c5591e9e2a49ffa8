import ModelChecker

/// Settings of the engines, beside the options that all searches have.
public struct EngineSettings: Hashable, Sendable {
  /// A Boolean value that indicates whether the search notes how each state was found, so that a
  /// violation comes with its trace.
  public var keepsTraces: Bool

  /// A Boolean value that indicates whether declarations are checked first; see
  /// ``RuleSystem/undeclaredReads(limits:)``.
  public var checksDeclarations: Bool

  /// A Boolean value that indicates whether a system of rules is explored part by part: for each
  /// invariant the components that bear on it. The limit of states is one for each part.
  public var usesCones: Bool

  /// A Boolean value that indicates whether of several orders of rules that lead to the same only one
  /// is followed, as far as what rules touch shows that.
  ///
  /// Verdicts and faults are the same, as long as no limit ends the search; what an ``Exploration``
  /// counts is less. What is violated is looked for once more in all orders, as deep as needed, so
  /// that its trace is shortest; where a limit ends that, it is the trace that was found first. The
  /// memoized engine can do it, in one thread, without a limit of depth and without checkpoints.
  public var usesPartialOrder: Bool

  /// The file of checkpoints and their interval; nil, the default: no checkpoints.
  public var checkpointing: Checkpointing?

  /// The form in which the general engine stores states of plain systems.
  public var identity: StateIdentity

  /// A Boolean value that indicates whether a search by fingerprints is repeated with others, which
  /// must find the same.
  public var verifiesFingerprints: Bool

  /// The number of states of one depth that are worth more than one thread.
  package var leastShared = 1 << 11

  /// Makes settings; by default everything is explored in one piece and states are stored exactly.
  public init(
    keepsTraces: Bool = true, checksDeclarations: Bool = false, usesCones: Bool = false,
    usesPartialOrder: Bool = false, checkpointing: Checkpointing? = nil,
    identity: StateIdentity = .exact, verifiesFingerprints: Bool = false
  ) {
    self.keepsTraces = keepsTraces
    self.checksDeclarations = checksDeclarations
    self.usesCones = usesCones
    self.usesPartialOrder = usesPartialOrder
    self.checkpointing = checkpointing
    self.identity = identity
    self.verifiesFingerprints = verifiesFingerprints
  }
}

extension EngineSettings {
  /// Refuses settings and options that do not go with an engine of rules.
  ///
  /// - Parameter judgesProgress: whether something must be possible in every state.
  func check(
    _ engine: Engine, options: ExplorationOptions, judgesProgress: Bool = false
  ) throws {
    if judgesProgress {
      if engine == .general { throw EngineError.unsupported(.progress, by: engine) }
      if usesCones { throw EngineError.noCones }
      if usesPartialOrder { throw EngineError.noPartialOrder(.progress) }
    }
    if checkpointing != nil, engine != .memoized, engine != .automatic {
      throw CheckpointError.unsupported(engine)
    }
    if engine != .graph, options.order != .breadthFirst {
      throw EngineError.unsupported(.order, by: engine)
    }
    if identity != .exact { throw EngineError.unsupported(.identity, by: engine) }
    if engine != .graph { try AddressSpace.check() }
    guard usesPartialOrder else { return }
    if engine != .memoized, engine != .automatic {
      throw EngineError.noPartialOrder(.engine(engine))
    }
    if options.limits.depth != nil { throw EngineError.noPartialOrder(.depthLimit) }
    if checkpointing != nil { throw EngineError.noPartialOrder(.checkpointing) }
  }

  /// Refuses settings and options that do not go with plain systems.
  @usableFromInline
  func checkPlain(options: ExplorationOptions) throws {
    if checkpointing != nil { throw CheckpointError.unsupported(.general) }
    if options.order != .breadthFirst { throw EngineError.unsupported(.order, by: .general) }
    if usesPartialOrder { throw EngineError.noPartialOrder(.engine(.general)) }
    if usesCones { throw EngineError.unsupported(.cones, by: .general) }
    if checksDeclarations { throw EngineError.unsupported(.declarations, by: .general) }
    try AddressSpace.check()
  }
}
