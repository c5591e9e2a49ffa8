import ModelChecker
import NavigationHarness
import NavigationModel
import NavigationReports
import WorkerProcesses

/// Finds the causes behind what is wrong with a system: explains a violation, fixes it, and looks
/// again, until nothing is left.
package final class CauseSearch {
  private let system: any VerifiableSystem
  private let invariants: [any NavigationInvariant]
  private let options: ExplorationOptions
  private let isolation: SystemConfiguration.Isolation
  private let scope: [String: Int]
  private let environment: CheckEnvironment
  private let progress: (String) -> Void

  /// The fixes that are not done yet, in the order of the system.
  private var leftOut: [FixDescription]
  private var causes: [Cause] = []
  /// The result of the system where everything is fixed, if that was asked for.
  private var repaired: CheckResult?
  /// Properties of which a violation was found that nothing ends.
  private var unfixed: Set<String> = []
  private let first: SystemConfiguration
  /// The time when the search ends; nil: when it has found all causes.
  private var deadline: ContinuousClock.Instant?
  private var limits: LimitGuard
  /// The reason why the search has ended before it found all causes, if it has.
  private var ended: Ending?
  /// The last exploration.
  private var last: Checked?
  /// Systems in which traces are tried, by the fixes that they lack.
  private var tried: [[String]: any NavigationSystem] = [:]

  /// The most systems that are kept for further trials, each with a worker process of its own.
  private static let mostTried = 32

  /// Makes a search that begins with a form of a system.
  ///
  /// - Parameter progress: called with what is being looked at, in words.
  package init(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    invariants: [any NavigationInvariant], options: ExplorationOptions,
    in environment: CheckEnvironment, progress: @escaping (String) -> Void = { _ in }
  ) {
    self.system = system
    self.invariants = invariants.filter { $0.severity == .error }
    self.options = options
    self.environment = environment
    self.progress = progress
    limits = LimitGuard(options.limits)
    first = configuration
    isolation = configuration.isolation
    scope = configuration.scope
    let variant = configuration.variant ?? system.variants.first
    leftOut =
      configuration.without.isEmpty
      ? variant == SystemConfiguration.repaired ? [] : system.fixes
      : system.fixes.filter { configuration.without.contains($0.name) }
  }

  /// The outcome of a search.
  package struct Found {
    package let report: CausesReport
    /// The result of the last exploration.
    package let last: CheckResult
    /// A Boolean value that indicates whether somebody, or a limit, ended the search early.
    package var endedEarly = false
  }

  /// The reason why a search ends before it has found all causes.
  fileprivate enum Ending: Error {
    case interrupted, outOfTime, outOfMemory
  }

  /// Searches, and reports what was found until the end, an interruption or a limit of time or memory.
  ///
  /// - Throws: ``CheckError``.
  package func run() throws -> Found {
    deadline = options.limits.time.map { ContinuousClock.now + $0 }
    limits = LimitGuard(options.limits)
    var title = system.name
    do {
      return try found(&title)
    } catch let ending as Ending {
      guard let last else { throw CheckError.interrupted(causes: causes.count) }
      causes += try Cause.places(in: last, of: unexplained) { false }
      let report = CausesReport(title: title, causes: causes, conclusion: .ended(ending))
      return Found(report: report, last: last.result, endedEarly: true)
    }
  }

  /// The invariants of which no cause is known.
  private var unexplained: [any NavigationInvariant] {
    let explained = causes.reduce(into: Set<String>()) { names, cause in
      names.insert(cause.property)
      if case .fixed(let remedy) = cause.origin { names.formUnion(remedy.endsToo) }
    }
    return invariants.filter { !explained.contains($0.name) }
  }

  private func found(_ title: inout String) throws -> Found {
    var checked = try explored(first, comparesTraces: true)
    title = checked.result.title
    if leftOut.isEmpty {
      causes = try Cause.places(in: checked, of: invariants) { self.ending == nil }
      let conclusion =
        String.searched(checked.result) + (ending.map { " " + String.ended($0) } ?? "")
      return Found(
        report: CausesReport(title: title, causes: causes, conclusion: conclusion),
        last: checked.result, endedEarly: ending != nil)
    }
    while try explain(checked) { checked = try explored(configuration(leftOut)) }
    if checked.result.graph.completeness != .exhaustive { try stopIfEnded() }
    if checked.result.systemFaults.isEmpty {
      for fix in leftOut where !fix.scope.isEmpty { try explain(fix) }
    }
    let needless = leftOut.map(\.name)
    let report = CausesReport(
      title: title, causes: causes, conclusion: .fixed(checked.result, needless: needless))
    return Found(report: report, last: checked.result)
  }

  // MARK: - Systems with fixes

  /// Explains what is violated, the shortest first, and fixes it; returns whether anything new was
  /// fixed.
  private func explain(_ checked: Checked) throws -> Bool {
    let before = leftOut.count
    // The next round lacks other fixes.
    defer { tried = [:] }
    // The causes of this round, whose fixes the form that was explored lacks.
    var round: [(cause: Int, fixes: [String])] = []
    let lacking = leftOut
    for answer in checked.result.answers.violated where !unfixed.contains(answer.property) {
      guard case .violated(let counterexample) = answer.verdict else { continue }
      var trial = TraceTrial(counterexample: counterexample, invariant: invariant(answer.property))
      if counterexample.isAbsence { trial.witness = try witness(of: trial.invariant) }
      func outcome(_ fixes: [String], _ trial: TraceTrial) throws -> FixSearch.Outcome {
        try self.outcome(of: trial, with: fixes, of: lacking)
      }
      if let known = try round.first(where: { try outcome($0.fixes, trial) != .violates }) {
        causes[known.cause].alsoEnds(answer.property)
        continue
      }
      if round.count > 1, try outcome(round.flatMap(\.fixes), trial) != .violates {
        causes[round.last!.cause].alsoEnds(answer.property)
        continue
      }
      progress("\(answer.property): which fix ends it")
      let search = FixSearch(candidates: lacking.map(\.name)) { try outcome($0, trial) }
      guard let found = try search.smallest() else {
        unfixed.insert(answer.property)
        add(answer, in: checked, .unfixed)
        continue
      }
      add(answer, in: checked, .fixed(remedy(found)))
      round.append((causes.count - 1, found.fixes))
      leftOut.removeAll { found.fixes.contains($0.name) }
    }
    return leftOut.count < before
  }

  /// Explains a fix that only a larger scope asks for, by what fails when it alone is left out.
  private func explain(_ fix: FixDescription) throws {
    var form = configuration([fix])
    form.scope.merge(fix.scope) { chosen, _ in chosen }
    let checked = try explored(form)
    guard let answer = checked.result.answers.violated.first else { return }
    let others = checked.result.answers.violated.dropFirst().map(\.property)
    add(answer, in: checked, .fixed(Cause.Remedy(fixes: [fix], endsToo: others)))
    leftOut.removeAll { $0.name == fix.name }
  }

  /// A trace that shows what should be possible where everything is fixed; nil when none does.
  private func witness(of invariant: any NavigationInvariant) throws -> Trace? {
    let result = try repaired ?? explored(configuration([])).result
    repaired = result
    guard
      case .holds(let witness) = result.answers.first(where: { $0.property == invariant.name })?
        .verdict
    else { return nil }
    return witness
  }

  private func add(_ answer: PropertyAnswer, in checked: Checked, _ origin: Cause.Origin) {
    let cause = Cause(answer, writtenBy: checked.runWriter, origin: origin)
    if let cause { causes.append(cause) }
  }

  private func remedy(_ found: FixSearch.Found) -> Cause.Remedy {
    Cause.Remedy(
      fixes: system.fixes.filter { found.fixes.contains($0.name) },
      alternatives: found.alternatives, isSmallest: found.isSmallest)
  }

  private func invariant(_ name: String) -> any NavigationInvariant {
    invariants.first { $0.name == name }!
  }

  /// Returns the outcome of a trace where some of the fixes that a form lacks are done.
  private func outcome(
    of trial: TraceTrial, with fixes: [String], of lacking: [FixDescription]
  ) throws -> FixSearch.Outcome {
    try stopIfEnded()
    let form = configuration(lacking.filter { !fixes.contains($0.name) })
    let made = try tried[form.without] ?? system.made(form)
    // A worker takes longer to start than to follow a trace, and each trace is tried in the same
    // forms: those with a single fix more.
    if tried.count < Self.mostTried { tried[form.without] = made }
    do {
      return try WorkerLaunch.with(environment.launch(system, form)) {
        try made.waiting(while: { ending == nil }) { try trial.outcome(in: made) }
      }
    } catch is WaitGivenUp {
      throw ending ?? .interrupted
    }
  }

  /// The repaired form without some fixes.
  private func configuration(_ leftOut: [FixDescription]) -> SystemConfiguration {
    SystemConfiguration(
      variant: SystemConfiguration.repaired, without: leftOut.map(\.name), scope: scope,
      isolation: isolation)
  }

  // MARK: - Explorations

  /// Explores a form, in as few states as it takes to fail.
  private func explored(
    _ configuration: SystemConfiguration, comparesTraces: Bool = false
  ) throws -> Checked {
    var options = options
    options.comparesTraces = comparesTraces
    let job = try CheckJob(
      system, configuration: configuration, invariants: invariants, in: environment)
    if leftOut.isEmpty { return try run(job, options) }
    return try CheckJob.exploring(job.made, upTo: options.limits.states) { states in
      options.limits.states = states
      return try run(job, options)
    } until: {
      $0.result.answers.violated.contains { !unfixed.contains($0.property) }
    }
  }

  private func run(_ job: CheckJob, _ options: ExplorationOptions) throws -> Checked {
    // However short the time, one exploration is made.
    if last != nil || environment.isInterrupted() { try stopIfEnded() }
    var options = options
    options.limits.time = deadline.map { max(.zero, $0 - ContinuousClock.now) }
    progress("\(counted(causes.count, "cause")); exploring \(job.title)")
    let checked = try job.run(options)
    last = checked
    return checked
  }

  /// The reason why the search ends now; nil: it goes on.
  ///
  /// Once there is one, it stays: the memory of workers is given back when they are ended.
  private var ending: Ending? {
    if ended == nil { ended = newEnding() }
    return ended
  }

  private func newEnding() -> Ending? {
    if environment.isInterrupted() { return .interrupted }
    let limit = limits.limitMet(states: 0) { tried.values.reduce(0) { $0 + $1.memoryElsewhere } }
    return switch limit {
    case .time: .outOfTime
    case .memory, .processMemory: .outOfMemory
    default: nil
    }
  }

  private func stopIfEnded() throws {
    if let ending { throw ending }
  }
}

extension [PropertyAnswer] {
  /// The violated ones, those with the shortest traces first; what never happens comes last.
  fileprivate var violated: [PropertyAnswer] {
    func length(_ answer: PropertyAnswer) -> Int? {
      guard case .violated(let counterexample) = answer.verdict else { return nil }
      return counterexample.isAbsence ? .max : counterexample.trace.steps.count
    }
    return enumerated().compactMap { index, answer in length(answer).map { ($0, index, answer) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension Cause {
  /// Notes another property whose violation ends with this one.
  fileprivate mutating func alsoEnds(_ property: String) {
    guard case .fixed(var remedy) = origin else { return }
    remedy.endsToo.append(property)
    origin = .fixed(remedy)
  }
}

extension String {
  fileprivate static func ended(_ ending: CauseSearch.Ending) -> String {
    switch ending {
    case .interrupted: "The search was interrupted: there may be further causes."
    case .outOfTime: "The time limit ended the search: there may be further causes."
    case .outOfMemory: "The memory limit ended the search: there may be further causes."
    }
  }

  fileprivate static func searched(_ result: CheckResult) -> String {
    let summary = ResultSummary(result)
    return "Within \(summary.size) (\(result.bounds))."
  }

  fileprivate static func fixed(_ result: CheckResult, needless: [String]) -> String {
    let summary = ResultSummary(result)
    let rest =
      "With these fixes: \(summary.words); \(summary.size) "
      + "(\(result.bounds))\(summary.interruption)."
    if needless.isEmpty { return rest }
    return "\(rest) No violation that was found asks for \(listed(needless))."
  }
}
