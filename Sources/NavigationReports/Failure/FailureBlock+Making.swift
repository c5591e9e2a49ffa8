import ModelChecker
import NavigationModel

extension FailureBlock {
  /// Makes the block for an answer; nil when the answer is not *violated*.
  public init?(
    _ answer: PropertyAnswer, in result: CheckResult, context: ReportContext = ReportContext()
  ) {
    guard case .violated(let counterexample) = answer.verdict else { return nil }
    let maker = FailureBlockMaker(
      answer: answer, counterexample: counterexample, result: result, context: context,
      walk: TraceWalk(counterexample.trace, in: result))
    headline = maker.headline
    why = sentence(counterexample.why)
    notes = maker.notes
    guard !counterexample.isAbsence else {
      (steps, loopStart, comparison, replays) = ([], nil, nil, [])
      return
    }
    steps = maker.steps(of: maker.walk)
    loopStart = maker.walk.loopStart
    comparison = maker.comparison
    replays = maker.replays
  }
}

/// Finds what there is to say about a violation.
struct FailureBlockMaker {
  let answer: PropertyAnswer
  let counterexample: Counterexample
  let result: CheckResult
  let context: ReportContext
  let walk: TraceWalk

  var headline: FailureBlock.Headline {
    var circumstances: [String] = []
    if answer.severity == .warning { circumstances.append("warning") }
    circumstances += shortness
    return .init(
      property: answer.property, violation: counterexample.words, circumstances: circumstances,
      extent: "\(counted(result.stateCount, "state")), \(result.bounds)")
  }

  var comparison: FailureBlock.Comparison? {
    RunComparison(counterexample, with: walk, in: result).map { other in
      .init(
        shared: other.shared, isState: other.isState,
        steps: Array(steps(of: other.walk).dropFirst(other.shared + 1)))
    }
  }

  var replays: [FailureBlock.Replay] {
    func replay(_ run: FailureBlock.Replay.Run, _ ordinals: Trace) -> FailureBlock.Replay {
      let trace = ordinals.text(catalog: result.graph.catalog)
      return .init(run, context.replayCommand(trace, of: result.system.name))
    }
    let ordinary = counterexample.ordinaryTrace.flatMap { TraceWalk($0, in: result).ordinals }
    return [replay(.counterexample, counterexample.ordinals)]
      + [
        counterexample.other.map { replay(.comparison, $0.ordinals) },
        ordinary.map { replay(.byUser, $0) },
      ].compactMap(\.self)
  }

  /// The part of the trace that is as short as possible: a loop need not be.
  private var shortness: [String] {
    let trace = counterexample.trace
    guard result.engine != nil || result.graph.isShortest(trace) else { return [mayBeShorter] }
    switch trace.loopStart {
    case 0: return []
    case trace.steps.count, nil: return trace.steps.isEmpty ? [] : ["shortest"]
    default: return ["shortest trace to the loop"]
    }
  }
}

/// The run that should end as the counterexample does.
struct RunComparison {
  /// The run with all of its steps.
  let walk: TraceWalk
  /// The number of steps that both begin with.
  let shared: Int
  /// A Boolean value that indicates whether the run ends after those steps.
  let isState: Bool

  /// Finds the run; nil for a property that compares nothing.
  init?(_ counterexample: Counterexample, with own: TraceWalk, in result: CheckResult) {
    guard let other = counterexample.other else { return nil }
    walk = TraceWalk(other.trace, in: result)
    shared =
      zip(walk.steps, own.steps).prefix { $0.event == $1.event && $0.choices == $1.choices }.count
    isState = shared == walk.steps.count && walk.unknown.isEmpty
  }
}

private let mayBeShorter = "there may be a shorter trace"
