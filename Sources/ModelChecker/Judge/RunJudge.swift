/// The judgment of one property along one run, step by step.
///
/// What can only be said of all states together, such as whether home can be reached, or of two
/// runs, one run does not show. That something never happens shows in a run that repeats forever.
package struct RunJudge<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private let parts: [Property<State, Effect>.Kind]
  /// For each part that is a monitor its memory.
  private var memories: [AnyHashable?] = []
  private var steps: [Step<State, Effect>] = []

  /// Makes a judge of a property.
  package init(_ property: Property<State, Effect>) { parts = property.kind.parts }

  /// Returns a Boolean value that indicates whether a run does not show all that the property
  /// says.
  ///
  /// - Parameter isEndless: a Boolean value that indicates whether the run repeats forever.
  package func needsAllStates(isEndless: Bool) -> Bool {
    parts.contains { $0.needsAllStates(isEndless: isEndless) }
  }

  /// Judges the state in which the run begins.
  ///
  /// - Returns: why it violates the property, once for each part that it violates.
  package mutating func begin(in state: State) -> [String] {
    steps = []
    memories = parts.map { part in
      if case .monitor(let monitor) = part { monitor.begin(state) } else { nil }
    }
    return parts.compactMap { part in
      switch part {
      case .always(let judge): judge(state).violation
      case .given(let judgment): judgment.violation
      default: nil
      }
    }
  }

  /// Judges the next step, and the state that it leads to.
  ///
  /// - Returns: why they violate the property, once for each part that they violate.
  package mutating func advance(_ step: Step<State, Effect>) -> [String] {
    steps.append(step)
    return parts.indices.compactMap { judgment(of: $0, on: step)?.violation }
  }

  /// Judges what repeats forever at the end of the run.
  ///
  /// - Returns: why it violates the property, once for each part that it violates.
  package func end(in run: EndlessRun<State, Effect>) -> [String] {
    parts.compactMap { part in
      guard case .leadsTo(let promise) = part else { return nil }
      return promise.judgment(on: run).violation
    }
  }

  private mutating func judgment(of index: Int, on step: Step<State, Effect>) -> Judgment? {
    switch parts[index] {
    case .always(let judge): return step.target.map(judge)
    case .given(let judgment): return judgment
    case .alwaysStep(let judge): return judge(step)
    case .alwaysRun(let pattern): return judgment(by: pattern)
    case .monitor(let monitor):
      guard let memory = memories[index] else { return nil }
      let move = monitor.advance(memory, step)
      memories[index] = move.memory
      return move.judgment
    case .noFault(let kinds):
      guard let fault = step.fault, kinds.contains(fault.kind) else { return nil }
      return .violated(fault.message)
    case .equivalentRuns, .confluent, .sometimes, .sometimesStep, .alwaysReachable, .leadsTo, .all:
      return nil
    }
  }

  /// Judges the end of the run, if it fits a pattern.
  private func judgment(by pattern: RunPattern<State, Effect>) -> Judgment? {
    guard steps.count >= pattern.length else { return nil }
    let last = Array(steps.suffix(pattern.length))
    for position in last.indices
    where !pattern.admits(Array(last[..<position]), last[position]) {
      return nil
    }
    return pattern.relation(last)
  }
}

extension Judgment {
  fileprivate var violation: String? { if case .violated(let why) = self { why } else { nil } }
}

extension Property.Kind {
  /// The kinds that it is made of, none of them made of others.
  package var parts: [Self] {
    if case .all(let parts) = self { parts.flatMap(\.parts) } else { [self] }
  }

  /// Returns a Boolean value that indicates whether one run does not show all that it says.
  fileprivate func needsAllStates(isEndless: Bool) -> Bool {
    switch self {
    case .equivalentRuns, .confluent, .sometimes, .sometimesStep, .alwaysReachable: true
    case .leadsTo: !isEndless
    case .always, .alwaysStep, .alwaysRun, .monitor, .noFault, .given, .all: false
    }
  }
}
