import ModelChecker

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An evaluator that lets one worker at a time run the closures of a rule system.
///
/// Workers seldom need that: each remembers what came out.
final class LockedEvaluator: RuleEvaluator {
  private let evaluator: any RuleEvaluator
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ evaluator: any RuleEvaluator) {
    self.evaluator = evaluator
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  private func alone<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try work()
  }

  var layout: StateLayout { evaluator.layout }

  var touched: [RuleTouch] { evaluator.touched }

  var judged: [Set<Int>] { evaluator.judged }

  var evaluations: Int { alone { evaluator.evaluations } }

  func initialWords() throws(FieldOverflow) -> [UInt64] {
    try alone { () throws(FieldOverflow) in try evaluator.initialWords() }
  }

  func candidates(in state: UnsafePointer<UInt64>, knowing known: Set<Int>) -> [Int] {
    alone { evaluator.candidates(in: state, knowing: known) }
  }

  func failures(
    of rules: [Int], in state: UnsafePointer<UInt64>, knowing known: Set<Int>
  ) -> [Int?] {
    alone { evaluator.failures(of: rules, in: state, knowing: known) }
  }

  func outcomes(
    of rules: [Int], in state: UnsafePointer<UInt64>
  ) throws(FieldOverflow) -> [PackedOutcome] {
    try alone { () throws(FieldOverflow) in try evaluator.outcomes(of: rules, in: state) }
  }

  func judgment(of invariant: Int, on state: UnsafePointer<UInt64>) -> Judgment {
    alone { evaluator.judgment(of: invariant, on: state) }
  }
}
