import ModelChecker
import RuleEngines

extension Cells {
  /// A system with one rule of so many choices, the last of which is not allowed.
  public static func choices(_ count: Int) throws -> RuleSystem<Cells> {
    let isFresh = Condition<Cells>(reads: [\.values[0]]) { $0.values[0] == 0 }
    let pick = Rule<Cells>("pick", when: [isFresh], writes: [\.values[0]]) { _ -> [Cells] in
      (1...count).map { Cells([$0]) }
    }
    return try RuleSystem<Cells>(
      initial: [Cells([0])], components: [Component("pick", \.values[0])], rules: [pick],
      invariants: [below(count)])
  }

  /// The rule that the first number is below a limit.
  public static func below(_ limit: Int) -> RuleInvariant<Cells> {
    RuleInvariant("Below", reads: [\.values[0]]) {
      $0.values[0] < limit ? .holds : .violated("it is \($0.values[0])")
    }
  }
}
