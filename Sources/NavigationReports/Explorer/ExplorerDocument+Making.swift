import ModelChecker
import NavigationModel

extension ExplorerDocument {
  /// Makes the part of the document that tells of the result as a whole; states and transitions are
  /// still to be added.
  ///
  /// - Parameters:
  ///   - document: the same result as recorders read it, with its causes.
  ///   - invariants: what was judged.
  ///   - areLocal: for each invariant whether states and transitions show all that it says.
  init(
    _ result: CheckResult, document: ResultDocument, invariants: [any NavigationInvariant],
    areLocal: [Bool], context: ReportContext
  ) {
    let graph = result.graph
    title = document.title
    headline = document.headline
    extent = document.search.words
    isExhaustive = graph.completeness == .exhaustive
    completeDepth = graph.completeDepth
    depth = graph.depth
    replay = context.command(
      ["replay", result.system.name] + context.configuration.options + ["--trace"])
    fingerprint = graph.catalog.fingerprint
    test = Test(context)
    let answers = Dictionary(result.answers.map { ($0.property, $0) }) { first, _ in first }
    self.invariants = zip(invariants, areLocal).map { invariant, isLocal in
      Invariant(invariant.name, answers[invariant.name], isLocal: isLocal, in: graph)
    }
    causes = Cause.all(of: document, graph)
    for (trace, frame) in document.traps {
      if let path = Path(text: trace, in: graph), let last = path.edges.last {
        traps["\(last)"] = frame.sentence
      }
    }
  }
}

extension ExplorerDocument.Test {
  fileprivate init?(_ context: ReportContext) {
    self.init(text: "")
    let test = RegressionTest(
      property: property, trace: Trace(steps: [.init(.name(trace))]), context: context)
    guard let text = test.text else { return nil }
    self.text = text
  }
}

extension ExplorerDocument.Event {
  /// Makes an event of a system.
  init(_ label: EventLabel, of system: any NavigationSystem, context: ReportContext) {
    let origin = system.origin(of: label)
    let kind = system.kind(of: label)
    let declared =
      system.events.indices.contains(label.ordinal) ? system.events[label.ordinal] : nil
    name = label.name
    ordinal = label.ordinal
    words = system.words(for: label)
    group = kind.gesture == nil ? origin.word : "gesture"
    place = declared?.location.map { "\(context.shortened($0.file)):\($0.line)" }
    control = declared?.control
    if case .tap(let touched) = origin { screen = touched.map(ScreenName.short) }
    gesture = kind.gesture.map { [$0.action.rawValue, $0.argument, $0.container] }
  }
}

extension ExplorerDocument.Invariant {
  fileprivate init(
    _ name: String, _ answer: PropertyAnswer?, isLocal: Bool, in graph: NavigationGraph
  ) {
    self.name = name
    self.isLocal = isLocal
    summary = answer.map { sentence($0.summary) } ?? ""
    switch answer?.verdict {
    case .holds: (outcome, why) = ("holds", "")
    case .violated(let counterexample):
      (outcome, why) = ("violated", sentence(counterexample.why))
      finding = counterexample.isAbsence ? nil : .init(counterexample.trace, in: graph)
    case .inconclusive(let reason): (outcome, why) = ("inconclusive", sentence(reason))
    case .vacuous(let reason): (outcome, why) = ("vacuous", sentence(reason))
    case .notApplicable(let reason): (outcome, why) = ("notApplicable", sentence(reason))
    case nil: (outcome, why) = ("notApplicable", "")
    }
  }
}

extension ExplorerDocument.Cause {
  fileprivate static func all(of document: ResultDocument, _ graph: NavigationGraph) -> [Self] {
    if let causes = document.causes {
      return causes.map { cause in
        Self(
          title: cause.words, property: cause.property, others: cause.violatedToo,
          path: .init(text: cause.trace, in: graph))
      }
    }
    return document.verdicts.compactMap { verdict in
      verdict.finding.map { finding in
        Self(
          title: finding.why, property: verdict.property, others: [],
          path: finding.isAbsence ? nil : .init(text: finding.run.trace, in: graph))
      }
    }
  }
}

extension ResultDocument {
  /// The traces that end in a trap of which the line is known.
  fileprivate var traps: [(trace: String, frame: Frame)] {
    let causes = (causes ?? []).compactMap { cause in
      cause.frame.flatMap { frame in cause.trace.map { ($0, frame) } }
    }
    let findings = verdicts.compactMap(\.finding).compactMap { finding in
      finding.frame.map { (finding.run.trace, $0) }
    }
    return causes + findings
  }
}

extension ExplorerDocument.Path {
  /// Makes the path of a trace; nil where it leaves what the search saw.
  fileprivate init?(_ trace: Trace, in graph: NavigationGraph) {
    guard let path = graph.path(along: trace) else { return nil }
    self.init(start: path.start, edges: path.edges)
  }

  fileprivate init?(text: String?, in graph: NavigationGraph) {
    guard let text, let trace = try? Trace(parsing: text) else { return nil }
    self.init(trace, in: graph)
  }
}
