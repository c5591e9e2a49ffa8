import GraphDrawing
import ModelChecker
import NavigationModel

extension ResultDocument {
  /// Makes the document of a result.
  ///
  /// - Parameters:
  ///   - invariants: what was judged, for the truth at each step of a run; where one is left out,
  ///     its truth is not told.
  ///   - declared: the screens that the system has, for the picture.
  /// - Complexity: linear in the transitions of the graph.
  public init(
    _ result: CheckResult, invariants: [any NavigationInvariant] = [],
    context: ReportContext = ReportContext(), declared: [DeclaredScreen] = []
  ) {
    let graph = result.graph
    let drawn = ScreenGraph(result, declared: declared)
    let runs = RunWriter(result: result, invariants: invariants, context: context, screens: drawn)
    schema = Self.currentSchema
    executable = context.executable
    system = result.system.name
    variant = result.system.variant.isEmpty ? nil : result.system.variant
    title = result.title
    otherScope = result.otherScope
    headline = ResultSummary(result, known: context.known).words
    scope = result.system.scope.bounds.map {
      Bound(key: $0.key, value: $0.value, meaning: $0.meaning)
    }
    search = Search(
      states: result.stateCount, transitions: result.transitionCount, depth: result.depth,
      completeness: result.completeness.extent, limit: result.completeness.limit,
      isShortest: result.engine != nil || result.answers.allSatisfy { $0.isShortest(in: graph) },
      words: result.searchBounds,
      limitations: result.system.limitations.isEmpty ? nil : result.system.limitations,
      unseen: result.system.unseen.isEmpty ? nil : result.system.unseen,
      untried: graph.untried, refused: graph.refused.isEmpty ? nil : graph.refused,
      cuts: Cut.all(of: result), reductions: graph.options.reductions,
      workers: graph.options.workers, effort: graph.effort)
    verdicts = result.answers.map {
      Verdict($0, in: result, runs: runs, context: context)
    }
    events = Event.all(of: result, context: context)
    screens = drawn.screens
    touched = Evidence.screens(of: graph)
    untapped = Evidence.untapped(in: result)
    edges = drawn.arrows
    wider = result.wider.isEmpty ? nil : result.wider
    narrower = result.narrower.isEmpty ? nil : result.narrower
    let unexercised = result.unexercised
    self.unexercised = unexercised.isEmpty ? nil : unexercised
    faults = result.systemFaults.map { SystemFaultNote($0, in: result, context: context) }
    let violated = result.answers.filter { $0.isViolated && context.known[$0.property] == nil }
      .map(\.property)
    next = Next.all(of: result, violated: violated, context: context)
    map = CoordinatorMap(drawn)
    picture = drawn.drawing()
  }
}

extension ResultDocument.Cut {
  fileprivate static func all(of result: CheckResult) -> [Self]? {
    let cuts = result.cutSteps.map { cut in
      Self(
        cap: cut.cap, steps: cut.count,
        events: Dictionary(uniqueKeysWithValues: cut.events.map { ($0.event.name, $0.count) }))
    }
    return cuts.isEmpty ? nil : cuts
  }
}

extension Completeness {
  fileprivate var extent: ResultDocument.Search.Extent {
    switch self {
    case .exhaustive: .exhaustive
    case .bounded: .bounded
    case .interrupted: .interrupted
    }
  }

  fileprivate var limit: String? {
    switch self {
    case .exhaustive: nil
    case .bounded(let limit): limit.rawValue
    case .interrupted(let reason): reason
    }
  }
}

extension ResultDocument.Location {
  init(_ location: DeclarationLocation, context: ReportContext) {
    self.init(file: context.shortened(location.file), line: location.line)
  }
}

extension ResultDocument.Event {
  fileprivate static func all(of result: CheckResult, context: ReportContext) -> [Self] {
    let graph = result.graph
    var counts: [String: Int] = [:]
    var platform: [EventLabel] = []
    let declared = Set(result.system.events.map(\.name))
    for edge in graph.edges {
      let name = edge.event.name
      if counts[name] == nil, !declared.contains(name) { platform.append(edge.event) }
      counts[name, default: 0] += 1
    }
    let disabled = graph.disabled
    func blocked(_ name: String) -> [Reason] {
      (disabled[name] ?? [:]).map { Reason(words: $0.key, states: $0.value) }
        .sorted { ($1.states, $0.words) < ($0.states, $1.words) }
    }
    return result.system.events.map { event in
      Self(
        name: event.name, origin: event.origin.word, route: event.route,
        location: event.location.map { .init($0, context: context) }, isDeclared: true,
        transitions: counts[event.name] ?? 0, blocked: blocked(event.name))
    }
      + platform.map { event in
        Self(
          name: event.name, origin: result.system.origin(of: event).word,
          isDeclared: false, transitions: counts[event.name] ?? 0, blocked: blocked(event.name))
      }
  }
}

extension ResultDocument.Verdict {
  fileprivate init(
    _ answer: PropertyAnswer, in result: CheckResult, runs: RunWriter, context: ReportContext
  ) {
    property = answer.property
    summary = answer.summary
    violation = runs.violation(of: answer.property)
    severity = answer.severity
    outcome = .init(answer)
    page = context.pages[answer.property]
    location = context.declarations[answer.property].map { .init($0, context: context) }
    known = answer.isViolated ? context.known[answer.property] : nil
    words = VerdictLine(answer, in: result, known: known).verdict
    switch answer.verdict {
    case .holds(let trace): witness = trace.map { runs.run($0) }
    case .violated(let counterexample):
      finding = .init(answer, counterexample, in: result, runs: runs, context: context)
    case .inconclusive(let why), .vacuous(let why), .notApplicable(let why): reason = why
    }
  }
}

extension ResultDocument.Finding {
  fileprivate init?(
    _ answer: PropertyAnswer, _ counterexample: Counterexample, in result: CheckResult,
    runs: RunWriter, context: ReportContext
  ) {
    guard let block = FailureBlock(answer, in: result, context: context) else { return nil }
    self.block = block
    isAbsence = counterexample.isAbsence
    isReachableByUser = counterexample.isReachableByUser ?? false
    location = TraceWalk(counterexample.trace, in: result).steps.last.flatMap {
      runs.location(of: $0.event)
    }
    frame = result.appFrame(of: counterexample).map { .init($0, context: context) }
    run = runs.run(counterexample.trace)
    compared = counterexample.other.map { runs.run($0.trace) }
    byUser = counterexample.ordinaryTrace.map { runs.run($0) }
    next = ResultDocument.Next.about(answer.property, of: result.system.name, context: context)
    if !isAbsence {
      test =
        RegressionTest(
          property: answer.property, trace: counterexample.trace, context: context
        ).text
    }
  }
}

extension ScreenGraph {
  /// The nodes, for a document.
  var screens: [ResultDocument.Screen] {
    quotient.classes.enumerated().map { index, known in
      ResultDocument.Screen(
        id: ids[index], words: known.key.screen, coordinator: known.key.coordinator,
        presented: known.key.context.map { "\($0.kind) over \($0.over)" },
        states: known.members.count)
    }
  }

  /// The arrows, those that stay included, for a document.
  var arrows: [ResultDocument.Edge] {
    (quotient.edges + quotient.selfLoops).map { edge in
      ResultDocument.Edge(
        from: ids[edge.source], to: ids[edge.target],
        events: Dictionary(
          edge.events.map { ($0.event.name, $0.count) }, uniquingKeysWith: { $0 + $1 }))
    }
  }
}

extension PropertyAnswer {
  /// Returns a Boolean value that indicates whether its counterexample, if it has one, is a shortest one.
  fileprivate func isShortest(in graph: NavigationGraph) -> Bool {
    guard case .violated(let counterexample) = verdict else { return true }
    return graph.isShortest(counterexample.trace)
  }
}
