import ModelChecker
import NavigationModel
import NavigationReports

extension Cause {
  /// Makes the cause of a violated property; nil when the answer is another.
  init?(
    _ answer: PropertyAnswer, in result: CheckResult, context: ReportContext, origin: Origin
  ) {
    guard case .violated(let counterexample) = answer.verdict,
      let block = FailureBlock(answer, in: result, context: context)
    else { return nil }
    let isShown = !counterexample.isAbsence
    self.init(
      property: answer.property, summary: answer.summary, block: block, why: counterexample.why,
      trace: isShown ? counterexample.ordinals.text(catalog: result.graph.catalog) : nil,
      loopStart: isShown ? counterexample.trace.loopStart : nil,
      events: isShown
        ? TraceWalk(counterexample.trace, in: result).steps.map(\.event.name) : [],
      isReachableByUser: counterexample.isReachableByUser, origin: origin)
  }
}
