import ModelChecker

/// Finds the states of a system of plain values that can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - settings: settings of the general engine.
///   - options: limits and stop condition of the search.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when states are
///   to be known by what they say about themselves and say nothing.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, settings: EngineSettings = EngineSettings(),
  options: ExplorationOptions = ExplorationOptions()
) throws -> Exploration<System.State> {
  try settings.checkPlain(options: options)
  if settings.identity.isFingerprint { throw EngineError.notSelfEncoding }
  if settings.identity == .encoding { throw EngineError.notSelfDecoding }
  return try search(ExactStates(system), settings: settings, options: options)
}

/// Finds the states of a system of plain values that can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - settings: settings of the general engine; the identity among them.
///   - options: limits and stop condition of the search.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when searches
///   with two seeds for fingerprints disagree.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, settings: EngineSettings = EngineSettings(),
  options: ExplorationOptions = ExplorationOptions()
) throws -> Exploration<System.State> where System.State: SelfEncodingState {
  try settings.checkPlain(options: options)
  if settings.identity == .encoding { throw EngineError.notSelfDecoding }
  return try exploreSelfEncoding(system, settings: settings, options: options)
}

/// Finds the states of a system of plain values that can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - settings: settings of the general engine; the identity among them.
///   - options: limits and stop condition of the search.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when searches
///   with two seeds for fingerprints disagree.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, settings: EngineSettings = EngineSettings(),
  options: ExplorationOptions = ExplorationOptions()
) throws -> Exploration<System.State> where System.State: SelfDecodingState {
  try settings.checkPlain(options: options)
  return settings.identity == .encoding
    ? try search(EncodedStates(system), settings: settings, options: options)
    : try exploreSelfEncoding(system, settings: settings, options: options)
}

// What follows is compiled in the module that states the system, so that no call leaves it between
// two batches of states.

@inlinable
func exploreSelfEncoding<System: PlainSystem>(
  _ system: System, settings: EngineSettings, options: ExplorationOptions
) throws -> Exploration<System.State> where System.State: SelfEncodingState {
  if settings.identity == .exact {
    return try search(ExactStates(system), settings: settings, options: options)
  }
  let width = settings.identity == .fingerprint128 ? 2 : 1
  func found(seed: UInt64) throws -> Exploration<System.State> {
    try search(
      FingerprintedStates(system, width: width, seed: seed), settings: settings, options: options)
  }
  let first = try found(seed: 0)
  guard settings.verifiesFingerprints else { return first }
  return try first.confirmed(by: found(seed: 0x2545_f491_4f6c_dd1d))
}

/// Searches the states of the system of a store, which keeps them in its own way.
@inlinable
func search<Store: PlainStore>(
  _ store: Store, settings: EngineSettings, options: ExplorationOptions,
  because reason: String = EngineReason.demanded,
  observing: (ExplorationProgress) -> Bool = { _ in true }
) throws -> Exploration<Store.System.State> {
  let states = UnsafeMutablePointer<Store>.allocate(capacity: 1)
  states.initialize(to: store)
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: store.width, form: store.form,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) },
    takeNew: { states.pointee.takeNew($0) },
    violations: { states.pointee.violations(in: $0) })
  return try explore(
    erased, of: store.system, settings: settings, options: options, because: reason,
    observing: observing, reports: { states.pointee.reports },
    isState: { states.pointee.mayHold($1, number: $0) })
}
