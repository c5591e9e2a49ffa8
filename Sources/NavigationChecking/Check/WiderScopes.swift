import ModelChecker
import NavigationModel

extension CheckJob {
  /// Tries each bound of the scope plus one, where everything within the scope was seen.
  ///
  /// Together these searches look at as many states as the check did, or at a few more where that is
  /// very little, and never at more than its limits leave.
  ///
  /// - Parameters:
  ///   - checked: the outcome within the scope, which takes note of what was tried.
  ///   - options: the options of that search.
  ///   - elapsed: the time that it took.
  /// - Returns: the outcomes of the searches in which something is wrong that is not within the scope,
  ///   with that alone.
  /// - Throws: ``CheckError``.
  package func tryWiderScopes(
    than checked: inout Checked, _ options: ExplorationOptions, elapsed: Duration,
    observing: (ExplorationProgress) -> Void = { _ in }
  ) throws -> [Checked] {
    let clock = ContinuousClock()
    let end = options.limits.time.map { clock.now + ($0 - elapsed) }
    let bounds = made.scope.bounds
    guard checked.isSeenWithinScope,
      let states = Self.states(for: bounds.count, after: checked, options)
    else { return [] }
    let violated = Set(checked.result.answers.filter(\.isViolated).map(\.property))
    var found: [Checked] = []
    for bound in bounds {
      var options = options
      options.limits.states = states
      options.limits.time = end.map { $0 - clock.now }
      if let left = options.limits.time, left <= .zero { break }
      // Equal states were compared within the scope; here only violations are looked for.
      options.comparesTraces = false
      guard var wider = try search(raising: bound, besides: violated, options, observing) else {
        continue
      }
      wider.result.answers.removeAll { !$0.isViolated }
      if environment.isInterrupted() { break }
      checked.result.wider.append(
        WiderSearch(of: wider.result, raising: bound.key, to: bound.value + 1))
      if checked.result.wider.last!.hasFindings { found.append(wider) }
    }
    return found
  }

  /// Explores the system with a bound raised by one; nil where the system does not follow.
  private func search(
    raising bound: Scope.Bound, besides violated: Set<String>, _ options: ExplorationOptions,
    _ observing: (ExplorationProgress) -> Void
  ) throws -> Checked? {
    let (raised, isTooGreat) = bound.value.addingReportingOverflow(1)
    if isTooGreat { return nil }
    var configuration = configuration
    configuration.scope[bound.key] = raised
    guard
      let job = try? CheckJob(
        system, configuration: configuration,
        invariants: invariants.filter { !violated.contains($0.name) }, in: environment),
      job.made.scope[bound.key] == raised
    else { return nil }
    defer { job.end() }
    var checked = try job.run(options, observing: observing)
    checked.result.otherScope = "\(bound.key) ≤ \(raised)"
    return checked
  }

  /// The number of states to look at for each bound; nil where there are no bounds or no states left.
  private static func states(
    for bounds: Int, after checked: Checked, _ options: ExplorationOptions
  ) -> Int? {
    guard bounds > 0 else { return nil }
    let seen = checked.result.graph.states.count
    let wanted = max(seen / bounds, fewestStates)
    let left = options.limits.states.map { ($0 - seen) / bounds } ?? wanted
    return left > 0 ? min(wanted, left) : nil
  }

  /// The number of states in which a defect of two or three events mostly shows.
  private static let fewestStates = 100
}

extension Checked {
  /// A Boolean value that indicates whether all states within the scope were seen, without a fault of the
  /// system, and some property is not violated by them.
  fileprivate var isSeenWithinScope: Bool {
    result.graph.completeness == .exhaustive && result.systemFaults.isEmpty
      && result.answers.contains { !$0.isViolated }
  }
}

extension WiderSearch {
  fileprivate init(of result: CheckResult, raising key: String, to value: Int) {
    self.init(
      key, value, states: result.graph.states.count,
      isExhaustive: result.graph.completeness == .exhaustive,
      violated: result.answers.map(\.property), hasSystemFault: !result.systemFaults.isEmpty)
  }
}
