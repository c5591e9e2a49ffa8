import ModelChecker
import NavigationModel
import NavigationReports
import TestSupport
import Testing

extension FixtureUnderTest {
  /// Fails unless no reduction and all of them with three workers give the same answer: the same
  /// states and transitions, the same verdicts, the same traces.
  ///
  /// Where the thorough tests are asked for, each reduction is tried alone as well.
  ///
  /// - Parameters:
  ///   - states: the number of states within which the answers are compared.
  ///   - derives: whether the scope has interchangeable payloads.
  public func assertReductionsChangeNothing(
    variant: String, scope: [String: Int] = [:], states: Int, derives: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let configuration = SystemConfiguration(variant: variant, scope: scope)
    let alone = Thorough.isAsked ? Reductions.all.names.map { ["--reduction", $0] } : []
    let forms = [["--reduction", "none"]] + alone + [["--workers", "3"]]
    let answers = try forms.map {
      try result(checking: configuration, ["--max-states", "\(states)"] + $0)
    }
    #expect(answers[0].search.states > 10, sourceLocation: sourceLocation)
    for (form, answer) in zip(forms, answers) {
      #expect(
        answer.withoutCost == answers[0].withoutCost, "\(form)", sourceLocation: sourceLocation)
      let isDerived = derives && (form.contains("symmetry") || form.contains("3"))
      let derived = try #require(answer.search.effort).derivedStates
      #expect((derived > 0) == isDerived, "\(form)", sourceLocation: sourceLocation)
    }
  }
}

extension ResultDocument {
  /// The answer without what it cost.
  fileprivate var withoutCost: ResultDocument {
    var answer = self
    answer.search.effort = nil
    answer.search.workers = nil
    answer.search.reductions = .all
    return answer
  }
}
