import ModelChecker
import Testing

extension RandomGraphTests {
  /// Two random forms of runs, and a relation that is rolled.
  static func equivalence(
    _ dice: Dice, odds: Int, rarity: Int
  ) -> RunEquivalence<Int, Int> {
    func form(_ about: Int) -> RunForm<Int, Int> {
      RunForm(
        (0..<dice.roll(3, 22, about)).map { part in
          RunForm.Part(
            event: { dice.roll(2, 23, about, part, $0.ordinal) == 0 },
            effects: dice.roll(2, 24, about, part) == 0
              ? nil : { dice.roll(3, 25, about, $0.count) != 0 },
            isFromRest: dice.roll(2, 26, about, part) == 0,
            admits: dice.roll(2, 27, about, part) == 0
              ? nil : { dice.roll(4, 28, $0.count, $0.last?.digest ?? 0, $1.digest) != 0 })
        })
    }
    return RunEquivalence(
      premise: { dice.roll(rarity, 29, $0) == 0 }, expected: form(0), actual: form(1),
      rest: Rest(
        isAtRest: { dice.roll(4, 30, $0) != 0 }, settles: { dice.roll(3, 31, $0.ordinal) == 0 }),
      relation: { expected, actual in
        let steps = (expected.steps + actual.steps).reduce(0) {
          dice.roll(1 << 20, 32, $0, $1.digest)
        }
        return dice.judge(
          odds: 2 + odds / 3, 33, expected.start, expected.end, actual.end, steps)
      })
  }

  /// Random ways of events that must end alike.
  static func confluence(_ dice: Dice, odds: Int, rarity: Int) -> Confluence<Int, Int> {
    Confluence(
      key: { dice.roll(rarity, 19, $0.source) == 0 ? dice.roll(2, 20, $0.digest) : nil },
      outcomes: { step in
        Set(step.transition.choices.indices.filter { dice.roll(3, 34, step.digest, $0) == 0 })
      },
      relation: { dice.judge(odds: odds, 21, $0, $1) })
  }

  /// Expects that a counterexample and the run that it is told apart from are one of the
  /// violations, up to which they are the same.
  func expect(
    _ counterexample: Counterexample, branchesOff other: [Step<Int, Int>]?,
    from steps: [Step<Int, Int>], in comparisons: [BruteForce.Comparison]?, _ label: String
  ) {
    #expect((other == nil) == (comparisons == nil), "\(label)")
    guard let other, let comparisons else { return }
    let fitting = comparisons.filter {
      $0.judgment.why == counterexample.why && $0.isEnd(of: steps)
        && $0.other?.steps[...] == other.suffix($0.other!.steps.count)
        && steps.dropLast($0.run.steps.count) == other.dropLast($0.other!.steps.count)
    }
    #expect(!fitting.isEmpty, "\(label)")
  }
}
