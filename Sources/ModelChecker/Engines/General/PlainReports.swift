/// What the general engine takes note of besides states.
@usableFromInline
struct PlainReports {
  /// For each invariant what came out about it.
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
  mutating func objections<State>(
    to state: State, by judges: [@Sendable (State) -> Judgement]
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

/// What came out about an invariant.
@usableFromInline
struct InvariantFinding {
  /// Whether its premise was met.
  @usableFromInline var isExercised = false

  /// Why it is violated, in the state that was met first.
  @usableFromInline var why: String?

  @inlinable
  init(isExercised: Bool = false, why: String? = nil) {
    self.isExercised = isExercised
    self.why = why
  }
}
