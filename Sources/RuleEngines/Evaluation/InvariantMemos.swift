/// The invariants of a rule system, each judged once for each combination of the values it reads.
///
/// An invariant that held before a rule holds after it unless the rule wrote something that it
/// reads. Where the values it reads are known when the rule's changes are, it is judged then, once
/// for all states to which they apply; else the states that they lead to are judged one by one.
struct InvariantMemos {
  var findings: [InvariantFinding]
  private let evaluator: any RuleEvaluator
  private var memos: [Memo]

  init(_ evaluator: any RuleEvaluator) {
    self.evaluator = evaluator
    memos = evaluator.judged.map { Memo(mask: evaluator.layout.mask(of: $0)) }
    findings = evaluator.judged.map { _ in InvariantFinding() }
  }

  /// Takes over which invariants were exercised.
  mutating func merge(_ others: Self) {
    for invariant in findings.indices where others.findings[invariant].isExercised {
      findings[invariant].isExercised = true
    }
  }

  func deallocate() { for memo in memos { memo.deallocate() } }

  /// Returns a Boolean value that indicates whether states with this target's values may violate an
  /// invariant that held before.
  mutating func mayViolate(
    to target: [UInt64], writing written: Set<Int>, knowing known: Set<Int>
  ) -> Bool {
    var mayViolate = false
    for invariant in memos.indices where findings[invariant].why == nil {
      let reads = evaluator.judged[invariant]
      if reads.isDisjoint(with: written) { continue }
      guard reads.isSubset(of: known) else { return true }
      if holds(invariant, on: target) == false { mayViolate = true }
    }
    return mayViolate
  }

  /// The invariants that a state violates and that none did before it.
  mutating func violations(in state: UnsafePointer<UInt64>) -> [Int] {
    memos.indices.filter { invariant in
      guard findings[invariant].why == nil else { return false }
      guard !holds(invariant, on: state) else { return false }
      if case .violated(let why) = evaluator.judgment(of: invariant, on: state) {
        findings[invariant].why = why
      }
      return true
    }
  }

  /// Returns a Boolean value that indicates whether a state does not violate an invariant.
  private mutating func holds(_ invariant: Int, on state: UnsafePointer<UInt64>) -> Bool {
    let known = memos[invariant].find(state)
    if known >= 0 { return known == 0 }
    let judgment = evaluator.judgment(of: invariant, on: state)
    if judgment != .notExercised { findings[invariant].isExercised = true }
    memos[invariant].keep(judgment.isViolation ? 1 : 0, for: state)
    return !judgment.isViolation
  }
}
