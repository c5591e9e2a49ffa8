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
  /// When it holds, in one sentence; empty when unknown.
  public var summary: String
  /// How much a violation matters.
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
