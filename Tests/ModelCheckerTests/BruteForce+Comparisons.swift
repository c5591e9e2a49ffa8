import ModelChecker

extension BruteForce {
  typealias Run = FinishedRun<Int, Int>

  /// A run, another that it is compared with, and what is said of it in the end.
  struct Comparison {
    var run: Run
    var other: Run?
    var judgment: Judgment

    /// Returns a Boolean value that indicates whether some steps end with those of the run.
    func isEnd(of steps: [Step<Int, Int>]) -> Bool {
      steps.suffix(run.steps.count) == run.steps[...]
        && (steps.dropLast(run.steps.count).last.map { $0.target == run.start } ?? true)
    }
  }

  /// Everything that a property compares; nil where it compares nothing.
  func comparisons(by kind: Kind) -> [Comparison]? {
    switch kind {
    case .equivalentRuns(let equivalence): comparisons(by: equivalence)
    case .confluent(let confluence): comparisons(by: confluence)
    default: nil
    }
  }

  private func comparisons(by equivalence: RunEquivalence<Int, Int>) -> [Comparison] {
    graph.states.filter(equivalence.premise).flatMap { state in
      let expected = runs(of: equivalence.expected, from: state, rest: equivalence.rest)
      return runs(of: equivalence.actual, from: state, rest: equivalence.rest).map { run in
        let all = expected.map {
          Comparison(run: run, other: $0, judgment: equivalence.relation($0, run))
        }
        return all.first { $0.judgment == .holds } ?? all.first(where: \.judgment.isViolated)
          ?? Comparison(run: run, judgment: .notExercised)
      }
    }
  }

  private func comparisons(by confluence: Confluence<Int, Int>) -> [Comparison] {
    graph.steps.indices.flatMap { late in
      graph.steps[..<late].compactMap { first in
        let step = graph.steps[late]
        guard first.source == step.source, first.event == step.event,
          let key = confluence.key(first), key == confluence.key(step),
          let one = first.target, let other = step.target
        else { return nil }
        let run = Run(start: step.source, steps: [], end: step.source)
        return Comparison(
          run: run.followed(by: step), other: run.followed(by: first),
          judgment: confluence.relation(one, other))
      }
    }
  }

  /// All finished runs of a form, in the order of the transitions.
  private func runs(of form: RunForm<Int, Int>, from state: Int, rest: Rest<Int>) -> [Run] {
    var runs = [Run(start: state, steps: [], end: state)]
    for part in form.parts {
      if part.isFromRest { runs = runs.flatMap { rested($0, rest) } }
      runs = runs.flatMap { run in
        steps(from: run.end)
          .filter { step in
            part.event(step.transition.event) && part.effects?(step.effects) ?? true
              && part.admits?(run.steps, step) ?? true
          }
          .map { run.followed(by: $0) }
      }
    }
    return runs.flatMap { rested($0, rest) }
  }

  private func rested(_ run: Run, _ rest: Rest<Int>) -> [Run] {
    if rest.isAtRest(run.end) { return [run] }
    return steps(from: run.end)
      .filter { rest.settles($0.transition.event) && rest.isAtRest($0.target!) }
      .map { run.followed(by: $0) }
  }

  private func steps(from state: Int) -> [Step<Int, Int>] {
    graph.steps.filter { $0.source == state && $0.target != nil }
  }
}

extension FinishedRun<Int, Int> {
  fileprivate func followed(by step: Step<Int, Int>) -> Self {
    FinishedRun(start: start, steps: steps + [step], end: step.target!)
  }
}
