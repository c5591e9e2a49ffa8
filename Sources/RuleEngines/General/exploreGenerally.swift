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
  return try exploreExactly(
    system, settings: settings, options: options, because: EngineReason.demanded)
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
    ? try exploreByEncodings(system, settings: settings, options: options)
    : try exploreSelfEncoding(system, settings: settings, options: options)
}

// What follows is compiled in the module that states the system, so that no call leaves it between
// two batches of states.

@inlinable
func exploreSelfEncoding<System: PlainSystem>(
  _ system: System, settings: EngineSettings, options: ExplorationOptions
) throws -> Exploration<System.State> where System.State: SelfEncodingState {
  if settings.identity == .exact {
    return try exploreExactly(
      system, settings: settings, options: options, because: EngineReason.demanded)
  }
  let first = try exploreByFingerprints(system, seed: 0, settings: settings, options: options)
  guard settings.verifiesFingerprints else { return first }
  let second = try exploreByFingerprints(
    system, seed: 0x2545_f491_4f6c_dd1d, settings: settings, options: options)
  return try first.confirmed(by: second)
}

@inlinable
func exploreExactly<System: PlainSystem>(
  _ system: System, settings: EngineSettings, options: ExplorationOptions, because reason: String
) throws -> Exploration<System.State> {
  let states = UnsafeMutablePointer<ExactStates<System>>.allocate(capacity: 1)
  states.initialize(to: ExactStates(system))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: 1, form: .number,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) }, takeNew: { _ in },
    violations: { states.pointee.violations(in: $0) })
  return try explore(
    erased, of: system, settings: settings, options: options, because: reason,
    reports: { states.pointee.reports },
    isState: { states.pointee.states.base[$0] == $1 })
}

@inlinable
func exploreByEncodings<System: PlainSystem>(
  _ system: System, settings: EngineSettings, options: ExplorationOptions
) throws -> Exploration<System.State> where System.State: SelfDecodingState {
  let states = UnsafeMutablePointer<EncodedStates<System>>.allocate(capacity: 1)
  states.initialize(to: EncodedStates(system))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: 1, form: .number,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) }, takeNew: { _ in },
    violations: { states.pointee.violations(in: $0) })
  // Where a state stands is not kept; that it was found at all is.
  return try explore(
    erased, of: system, settings: settings, options: options, because: EngineReason.demanded,
    reports: { states.pointee.reports }, isState: { states.pointee.contains($1) })
}

@inlinable
func exploreByFingerprints<System: PlainSystem>(
  _ system: System, seed: UInt64, settings: EngineSettings, options: ExplorationOptions
) throws -> Exploration<System.State> where System.State: SelfEncodingState {
  let width = settings.identity == .fingerprint128 ? 2 : 1
  let states = UnsafeMutablePointer<FingerprintedStates<System>>.allocate(capacity: 1)
  states.initialize(to: FingerprintedStates(system, width: width, seed: seed))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: width, form: .fingerprint,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) },
    takeNew: { states.pointee.takeNew($0) },
    violations: { states.pointee.violations(in: $0) })
  // States are not kept; that each step of a trace is possible is seen when it is repeated.
  return try explore(
    erased, of: system, settings: settings, options: options, because: EngineReason.demanded,
    reports: { states.pointee.reports }, isState: { _, _ in true })
}
