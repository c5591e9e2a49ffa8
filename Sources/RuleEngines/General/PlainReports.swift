import ModelChecker

/// The findings of the general engine besides states.
@usableFromInline
struct PlainReports {
  /// The findings about each invariant.
  @usableFromInline var findings: [InvariantFinding] = []

  /// The faults met, by their numbers.
  @usableFromInline var faults: [Fault] = []

  @inlinable init() {}

  /// Writes a fault in the place of a successor.
  @usableFromInline
  mutating func write(_ fault: Fault, to successors: inout PackedSuccessors, at position: Int) {
    let number = faults.firstIndex(of: fault) ?? faults.count
    if number == faults.count { faults.append(fault) }
    successors.words[position * successors.width] = UInt64(number)
    successors.marks[position] = .fault
  }

  /// The invariants that a state violates and that none did before it.
  @inlinable
  mutating func violations<State>(
    in state: State, by judges: [@Sendable (State) -> Judgment]
  ) -> [Int] {
    var violated: [Int] = []
    for invariant in findings.indices where findings[invariant].why == nil {
      switch judges[invariant](state) {
      case .notExercised: break
      case .holds: findings[invariant].isExercised = true
      case .violated(let why):
        findings[invariant] = InvariantFinding(isExercised: true, why: why)
        violated.append(invariant)
      }
    }
    return violated
  }
}
