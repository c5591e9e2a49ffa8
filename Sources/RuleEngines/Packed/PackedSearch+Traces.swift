import ModelChecker

extension PackedSearch {
  /// The verdicts on the invariants.
  ///
  /// - Parameter isState: answers whether the state with a number is equal to a state.
  func verdicts<Plain: PlainSystem>(
    on findings: [InvariantFinding], of plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> [Verdict] {
    let states = Dictionary(uniqueKeysWithValues: violations.map { ($0.number, $0.state) })
    return try findings.enumerated().map { number, finding in
      let path = try states[number].flatMap { try self.path(to: $0, in: plain, isState: isState) }
      return finding.verdict(by: path, completeness: completeness, limits: limits)
    }
  }

  /// The faults met, each with a shortest trace to it.
  func systemFaults<Plain: PlainSystem>(
    _ known: [Fault], of plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> [SystemFault] {
    try faults.map { found in
      var path = try self.path(to: found.source, in: plain, isState: isState)
      try path?.go(by: found.position, in: plain)
      return SystemFault(fault: known[found.fault], path: path)
    }
  }

  /// Repeats the path to a state on natural states, which must lead to the same state.
  func path<Plain: PlainSystem>(
    to state: Int, in plain: Plain, isState: (Int, Plain.State) -> Bool
  ) throws -> PlainPath<Plain.State>? {
    guard let arrival = store.arrival(at: state) else { return nil }
    var path = PlainPath(start: arrival.start, steps: [], end: plain.initial[arrival.start])
    for position in arrival.positions { try path.go(by: position, in: plain) }
    guard isState(state, path.end) else {
      throw EngineError.notRepeatable(step: path.steps.count, rule: path.steps.last?.event.name)
    }
    return path
  }
}
