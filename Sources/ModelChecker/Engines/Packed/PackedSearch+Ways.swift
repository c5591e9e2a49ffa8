/// A way through a system of plain values.
struct Way<State: Hashable & Sendable> {
  /// The position of the initial state.
  var start: Int
  var steps: [Transition<State, Never>]
  var end: State
}

extension PackedSearch {
  /// The verdicts on the invariants.
  ///
  /// - Parameter isState: whether the state with a number is equal to a state.
  func verdicts<Plain: PlainSystem>(
    on findings: [InvariantFinding], of plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> [Verdict] {
    let states = Dictionary(uniqueKeysWithValues: objections.map { ($0.number, $0.state) })
    return try findings.enumerated().map { number, finding in
      let way = try states[number].flatMap { try self.way(to: $0, in: plain, isState: isState) }
      return finding.verdict(by: way, completeness: completeness, limits: limits)
    }
  }

  /// The faults met, each with a shortest trace to it.
  func systemFaults<Plain: PlainSystem>(
    _ known: [Fault], of plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> [SystemFault] {
    try faults.map { found in
      var way = try self.way(to: found.source, in: plain, isState: isState)
      try way?.go(by: found.position, in: plain)
      return SystemFault(fault: known[found.fault], way: way)
    }
  }

  /// Repeats the way to a state on natural states, which must lead to the same state.
  private func way<Plain: PlainSystem>(
    to state: Int, in plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> Way<Plain.State>? {
    guard let arrival = store.arrival(at: state) else { return nil }
    var way = Way(start: arrival.start, steps: [], end: plain.initial[arrival.start])
    for position in arrival.positions { try way.go(by: position, in: plain) }
    guard isState(state, way.end) else {
      throw EngineError.notRepeatable(step: way.steps.count, rule: way.steps.last?.event.name)
    }
    return way
  }
}

extension Way {
  /// Goes on by one of the transitions of the end.
  mutating func go<Plain: PlainSystem>(by position: Int, in plain: Plain) throws
  where Plain.State == State {
    let transitions = try plain.expand([Visit(state: end, trace: Trace())])[0].transitions
    guard transitions.indices.contains(position) else {
      throw EngineError.notRepeatable(step: steps.count + 1, rule: nil)
    }
    steps.append(transitions[position])
    if case .state(let next) = transitions[position].outcome { end = next }
  }

  /// The names or ordinals of the steps.
  func trace(by form: Trace.Form) -> Trace {
    Trace(
      start: start, steps: steps.map { Trace.Step($0.event.named(by: form), choices: $0.choices) })
  }
}

extension InvariantFinding {
  /// The verdict on the invariant.
  ///
  /// - Parameter way: a way to a state that violates it.
  func verdict(
    by way: Way<some Any>?, completeness: Completeness, limits: Limits
  ) -> Verdict {
    if let why {
      return .violated(
        Counterexample(
          trace: way?.trace(by: .names) ?? Trace(), ordinals: way?.trace(by: .ordinals) ?? Trace(),
          why: why, isOrdinary: true))
    }
    if let doubt = Doubt.unseen(completeness, limits: limits) { return .inconclusive(doubt) }
    return isExercised ? .holds(witness: nil) : .vacuous(Vacuity.always)
  }
}

extension SystemFault {
  /// - Parameter way: a way that ends in the fault.
  init(fault: Fault, way: Way<some Any>?) {
    self.init(
      fault: fault, trace: way?.trace(by: .names) ?? Trace(),
      ordinals: way?.trace(by: .ordinals) ?? Trace())
  }
}
