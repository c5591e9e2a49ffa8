import ModelChecker

/// Everything that one exploration of a system and the judging of its properties brought out.
///
/// Reports, assertions and pictures are made from this value alone.
public struct CheckResult {
  /// The system that was checked.
  public var system: any NavigationSystem

  /// The states and transitions that were found.
  public var graph: NavigationGraph

  /// The answers, in the order of the properties.
  public var answers: [PropertyAnswer]

  /// The reasons why parts of the system need not be exercised, besides those of the system's profile:
  /// by the name of an invariant, an event or a role.
  public var accepted: [String: String] = [:]

  /// The searches with one more than the scope allows; empty where none was made.
  public var wider: [WiderSearch] = []

  /// The searches in narrower scopes for what is open here; empty where none was made.
  public var narrower: [NarrowerSearch] = []

  /// The search of the whole space by an engine; nil where the graph is all there is.
  package var engine: EngineRun?

  /// The bounds that differ, such as `race ≤ 1`, where the search left the system's scope.
  public var otherScope: String?

  /// Makes a result.
  public init(system: any NavigationSystem, graph: NavigationGraph, answers: [PropertyAnswer]) {
    self.system = system
    self.graph = graph
    self.answers = answers
  }
}

/// The answer about one property.
public struct PropertyAnswer: Hashable, Sendable {
  /// The property's name.
  public var property: String
  /// The condition under which it holds, in one sentence; empty when unknown.
  public var summary: String
  /// The severity of a violation.
  public var severity: Severity
  /// The verdict.
  public var verdict: Verdict

  /// Makes an answer.
  public init(property: String, summary: String = "", severity: Severity, verdict: Verdict) {
    self.property = property
    self.summary = summary
    self.severity = severity
    self.verdict = verdict
  }
}

extension PropertyAnswer {
  /// A Boolean value that indicates whether the answer is a violation, of whichever severity.
  package var isViolated: Bool { if case .violated = verdict { true } else { false } }

  /// A Boolean value that indicates whether the answer is not known.
  package var isOpen: Bool { if case .inconclusive = verdict { true } else { false } }
}

extension CheckResult {
  /// The steps at which the scope left something out: a cap ended the path, or an event had to wait
  /// for the work of the one before.
  public var cutSteps: [CutSteps] {
    graph.cutSteps(byEffects: { $0.verb == .cut ? $0.detail : nil })
  }

  /// A Boolean value that indicates whether something of severity error is violated.
  package var isViolated: Bool { answers.contains { $0.isViolated && $0.severity == .error } }
}
