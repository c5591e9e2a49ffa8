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
      let step = graph.steps[late]
      let run = Run(start: step.source, steps: [], end: step.source)
      let earlier = graph.steps[..<late].filter {
        $0.source == step.source && $0.event == step.event && $0.target != nil
          && step.target != nil && confluence.key($0) != nil
          && confluence.key($0) == confluence.key(step)
      }
      let isAlike = earlier.contains { confluence.relation($0.target!, step.target!) == .holds }
      return earlier.compactMap { first -> Comparison? in
        guard order(of: first, by: confluence) != order(of: step, by: confluence)
        else { return nil }
        let judgment = confluence.relation(first.target!, step.target!)
        return Comparison(
          run: run.followed(by: step), other: run.followed(by: first),
          judgment: judgment.isViolated && isAlike ? .holds : judgment)
      }
    }
  }

  /// The choices of a step that are those of an order, without the last ones that are usual.
  private func order(of step: Step<Int, Int>, by confluence: Confluence<Int, Int>) -> [Int] {
    var choices = step.transition.choices
    for position in confluence.outcomes(step) where choices.indices.contains(position) {
      choices[position] = 0
    }
    while choices.last == 0 { choices.removeLast() }
    return choices
  }

  /// Returns a Boolean value that indicates whether an event of the graph leaves an order open that
  /// a confluence asks for.
  func leavesAnOrderOpen(_ confluence: Confluence<Int, Int>) -> Bool {
    graph.steps.contains { step in
      let siblings = graph.steps.filter {
        $0.source == step.source && $0.event == step.event && $0.target != nil
          && confluence.key($0) != nil
      }
      return siblings.contains(step)
        && step.transition.choices.indices.contains { position in
          !siblings.contains { confluence.outcomes($0).contains(position) }
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
