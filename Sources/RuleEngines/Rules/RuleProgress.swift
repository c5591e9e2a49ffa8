import ModelChecker

/// Something that must be possible in every reachable state: a way to a goal, or a step.
///
/// It is judged when a search has seen every state; before that its verdict is inconclusive.
public struct RuleProgress<State: Hashable & Sendable>: Sendable {
  /// The property's name, in UpperCamelCase.
  public let name: String

  /// The names of the rules by which it must be possible.
  public let rules: [String]

  /// The goal; nil where any step will do.
  public let goal: Condition<State>?

  /// Says, in words, what is impossible in a state.
  public let why: @Sendable (State) -> String

  /// Makes a property: from every reachable state some rules lead to a goal.
  public init(
    _ name: String, by rules: [String], to goal: Condition<State>,
    why: @escaping @Sendable (State) -> String
  ) {
    self.name = name
    self.rules = rules
    self.goal = goal
    self.why = why
  }

  /// Makes a property: in every reachable state one of some rules is enabled.
  public init(_ name: String, by rules: [String], why: @escaping @Sendable (State) -> String) {
    self.name = name
    self.rules = rules
    goal = nil
    self.why = why
  }
}

extension RuleSystem {
  /// The system with nothing but some rules, by their ordinals: what they alone make possible.
  func keeping(_ chosen: [Int]) -> RuleSystem {
    let kept = try? RuleSystem(
      initial: initial, components: components, rules: chosen.map { rules[$0] })
    // A part of a system whose names and declarations fit together does so too.
    return kept!
  }

  /// The verdict on a property that fails in some state, with a trace to that state.
  func verdict(on progress: RuleProgress<State>, failingAt path: PlainPath<State>) -> Verdict {
    .violated(
      Counterexample(
        trace: path.trace(by: .names), ordinals: path.trace(by: .ordinals),
        why: progress.why(path.end), isOrdinary: true))
  }
}

extension Exploration {
  /// The verdicts on what must be possible in each state, where not every state was seen; nil where
  /// every one was.
  static func unseen<Progress>(
    _ progress: [Progress], _ completeness: Completeness, limits: Limits
  ) -> [Verdict]? {
    Doubt.unseen(completeness, limits: limits).map { doubt in
      progress.map { _ in .inconclusive(doubt) }
    }
  }
}
