/// Finds how many states of a system of plain values can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - options: the limits of the search, and when it may stop early.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when states are
///   to be known by what they say about themselves and say nothing.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, options: EngineOptions = EngineOptions()
) throws -> Exploration {
  if options.identity.isFingerprint { throw EngineError.notSelfEncoding }
  if options.identity == .encoding { throw EngineError.notSelfDecoding }
  return try exploreExactly(system, options: options, because: EngineReason.demanded)
}

/// Finds how many states of a system of plain values can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - options: the limits of the search, when it may stop early, and how states are known again.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when searches
///   with two seeds for fingerprints disagree.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, options: EngineOptions = EngineOptions()
) throws -> Exploration where System.State: SelfEncodingState {
  if options.identity == .encoding { throw EngineError.notSelfDecoding }
  return try exploreSelfEncoding(system, options: options)
}

/// Finds how many states of a system of plain values can be reached, and judges them.
///
/// - Parameters:
///   - system: the system.
///   - options: the limits of the search, when it may stop early, and how states are known again.
/// - Throws: ``EngineError`` when the system does not do again what it did before, or when searches
///   with two seeds for fingerprints disagree.
@inlinable
public func explore<System: PlainSystem>(
  plain system: System, options: EngineOptions = EngineOptions()
) throws -> Exploration where System.State: SelfDecodingState {
  options.identity == .encoding
    ? try exploreByEncodings(system, options: options)
    : try exploreSelfEncoding(system, options: options)
}

// What follows is compiled in the module that states the system, so that no call leaves it between
// two batches of states.

@inlinable
func exploreSelfEncoding<System: PlainSystem>(
  _ system: System, options: EngineOptions
) throws -> Exploration where System.State: SelfEncodingState {
  if options.identity == .exact {
    return try exploreExactly(system, options: options, because: EngineReason.demanded)
  }
  let first = try exploreByFingerprints(system, seed: 0, options: options)
  guard options.verifiesFingerprints else { return first }
  let second = try exploreByFingerprints(system, seed: 0x2545_f491_4f6c_dd1d, options: options)
  return try first.confirmed(by: second)
}

@inlinable
func exploreExactly<System: PlainSystem>(
  _ system: System, options: EngineOptions, because reason: String
) throws -> Exploration {
  let states = UnsafeMutablePointer<ExactStates<System>>.allocate(capacity: 1)
  states.initialize(to: ExactStates(system))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: 1, numbersStates: true,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) }, takeNew: { _ in },
    objections: { states.pointee.objections(to: $0) })
  return try explore(
    erased, of: system, options: options, because: reason,
    reports: { states.pointee.reports },
    isState: { states.pointee.states.base[$0] == $1 })
}

@inlinable
func exploreByEncodings<System: PlainSystem>(
  _ system: System, options: EngineOptions
) throws -> Exploration where System.State: SelfDecodingState {
  let states = UnsafeMutablePointer<EncodedStates<System>>.allocate(capacity: 1)
  states.initialize(to: EncodedStates(system))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: 1, numbersStates: true,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) }, takeNew: { _ in },
    objections: { states.pointee.objections(to: $0) })
  // Where a state stands is not kept; that it was found at all is.
  return try explore(
    erased, of: system, options: options, because: EngineReason.demanded,
    reports: { states.pointee.reports }, isState: { states.pointee.contains($1) })
}

@inlinable
func exploreByFingerprints<System: PlainSystem>(
  _ system: System, seed: UInt64, options: EngineOptions
) throws -> Exploration where System.State: SelfEncodingState {
  let width = options.identity == .fingerprint128 ? 2 : 1
  let states = UnsafeMutablePointer<FingerprintedStates<System>>.allocate(capacity: 1)
  states.initialize(to: FingerprintedStates(system, width: width, seed: seed))
  defer {
    states.pointee.deallocate()
    states.deinitialize(count: 1)
    states.deallocate()
  }
  let erased = ErasedStates(
    width: width, numbersStates: false,
    addInitial: { states.pointee.addInitial(to: &$0) },
    expand: { states.pointee.expand(count: $0, into: &$1) },
    takeNew: { states.pointee.takeNew($0) },
    objections: { states.pointee.objections(to: $0) })
  // States are not kept; that each step of a trace is possible is seen when it is repeated.
  return try explore(
    erased, of: system, options: options, because: EngineReason.demanded,
    reports: { states.pointee.reports }, isState: { _, _ in true })
}
