import ModelChecker
import NavigationModel

/// Judges invariants along one trace, step by step.
///
/// What can only be said of all states together, such as whether home can be reached, or of two
/// traces, one trace cannot show; such invariants are listed as not judged. That something never
/// comes about shows in a loop.
package struct TraceJudge {
  /// A violation by a state, or by the step that led to it.
  package struct Finding {
    package var invariant: String
    package var severity: Severity
    package var why: String
  }

  /// The invariants of which some part needs all states.
  package private(set) var notJudged: [String] = []

  /// The invariants of which no part needs more than the trace.
  var judged: [String] {
    var names: [String] = []
    for part in parts where !names.contains(part.name) && !notJudged.contains(part.name) {
      names.append(part.name)
    }
    return names
  }

  private var parts: [(name: String, severity: Severity, kind: NavigationProperty.Kind)] = []
  private var memories: [AnyHashable?] = []
  private var run: [NavigationStep] = []

  /// Makes a judge of the invariants that apply to a system.
  ///
  /// - Parameter isEndless: whether the trace ends in a loop.
  package init(
    _ invariants: [any NavigationInvariant], of system: any NavigationSystem,
    isEndless: Bool = false
  ) {
    for invariant in invariants {
      guard case .applicable(let property) = invariant.property(for: system) else { continue }
      let kinds = property.kind.parts
      if kinds.contains(where: { $0.needsAllStates(isEndless: isEndless) }) {
        notJudged.append(invariant.name)
      }
      parts += kinds.map { (invariant.name, property.severity, $0) }
    }
  }

  /// Judges the state in which the trace begins.
  package mutating func begin(in state: NavigationState) -> [Finding] {
    run = []
    memories = parts.map { part in
      if case .monitor(let monitor) = part.kind { monitor.begin(state) } else { nil }
    }
    return parts.compactMap { part in
      guard case .always(let judge) = part.kind else { return nil }
      return finding(judge(state), of: part)
    }
  }

  /// Judges the next step and the state that it leads to.
  package mutating func advance(_ step: NavigationStep) -> [Finding] {
    run.append(step)
    var findings: [Finding] = []
    for index in parts.indices {
      if let judgement = judgement(of: index, on: step),
        let finding = finding(judgement, of: parts[index])
      {
        findings.append(finding)
      }
    }
    return findings
  }

  /// Judges what repeats forever at the end of the trace.
  package func end(in run: EndlessRun<NavigationState, NavigationEffect>) -> [Finding] {
    parts.compactMap { part in
      guard case .leadsTo(let promise) = part.kind else { return nil }
      return finding(promise.judgement(on: run), of: part)
    }
  }

  private mutating func judgement(of index: Int, on step: NavigationStep) -> Judgement? {
    switch parts[index].kind {
    case .always(let judge): return step.target.map(judge)
    case .alwaysStep(let judge): return judge(step)
    case .alwaysRun(let pattern): return judgement(by: pattern)
    case .monitor(let monitor):
      guard let memory = memories[index] else { return nil }
      let move = monitor.advance(memory, step)
      memories[index] = move.memory
      return move.judgement
    case .noFault(let kinds):
      guard let fault = step.fault, kinds.contains(fault.kind) else { return nil }
      return .violated(fault.message)
    case .equivalentRuns, .confluent, .sometimes, .sometimesStep, .alwaysReachable, .leadsTo, .all:
      return nil
    }
  }

  /// Judges the end of the trace, if it fits a pattern.
  private func judgement(by pattern: RunPattern<NavigationState, NavigationEffect>) -> Judgement? {
    guard run.count >= pattern.length else { return nil }
    let last = Array(run.suffix(pattern.length))
    for position in last.indices
    where !pattern.admits(Array(last[..<position]), last[position]) {
      return nil
    }
    return pattern.relation(last)
  }

  private func finding(
    _ judgement: Judgement,
    of part: (name: String, severity: Severity, kind: NavigationProperty.Kind)
  ) -> Finding? {
    guard case .violated(let why) = judgement else { return nil }
    return Finding(invariant: part.name, severity: part.severity, why: why)
  }
}

extension Property.Kind {
  /// The kinds that it is made of, none of them made of others.
  package var parts: [Self] {
    if case .all(let parts) = self { parts.flatMap(\.parts) } else { [self] }
  }

  /// Returns a Boolean value that indicates whether one trace does not show all that it speaks of.
  fileprivate func needsAllStates(isEndless: Bool) -> Bool {
    switch self {
    case .equivalentRuns, .confluent, .sometimes, .sometimesStep, .alwaysReachable: true
    case .leadsTo: !isEndless
    case .always, .alwaysStep, .alwaysRun, .monitor, .noFault, .all: false
    }
  }
}
