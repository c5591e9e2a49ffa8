import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// One job of a report: an exploration, or a search that makes several. Jobs are independent of each
/// other, so that they may run anywhere and in any order.
struct ReportJob: Sendable {
  /// The name by which a job is known on every machine, such as `Shop/without/paysOnce`.
  let name: String
  /// The position of its system among those that are reported on.
  let system: Int
  /// The variant, for the job that explores one of several.
  let variant: String?
  /// The greatest number of states.
  let maxStates: Int
  /// A Boolean value that indicates whether the number of states is what the system says itself.
  let keepsToSystem: Bool
  /// The form in which the system is explored, or in which the search for causes begins.
  let check: CheckJob

  private let work: Work

  private enum Work: Sendable {
    case variant
    case causes(any VerifiableSystem, SystemConfiguration)
    case fix(FixDescription)
  }

  /// Runs the job.
  ///
  /// - Throws: ``CheckError``; ``CommandError`` where somebody interrupts it.
  func outcome(in environment: CheckEnvironment, _ progress: JobProgress) throws -> JobOutcome {
    // Otherwise dozens of systems would stay until the end, each with its states and its worker.
    defer { check.end() }
    switch work {
    case .variant:
      var found = try checked(states: maxStates, order: .rareEvents, progress)
      if keepsToSystem {
        _ = try check.searchNarrowerScopes(
          than: &found, ExplorationOptions(limits: Limits(), order: .rareEvents), time: nil)
        try stopIfInterrupted(progress)
      }
      progress.finish(check.title)
      return .variant(ExploredVariant(found))
    case .causes(let system, let configuration):
      // No limit of time or memory: the pages must be the same on every machine.
      let search = CauseSearch(
        system, configuration: configuration, invariants: system.invariants,
        options: ExplorationOptions(limits: Limits(states: maxStates)), in: environment)
      let found = try search.run()
      if found.endedEarly { throw CheckError.interrupted(causes: found.report.causes.count) }
      progress.finish("causes in \(system.name)")
      return .causes(found.report)
    case .fix(let fix):
      let found = try resultWithoutFix(progress)
      progress.finish("without \(fix.name)")
      return .fix(FixMatrix.Row(found, without: fix))
    }
  }

  /// Returns the result without a fix, explored in as few states as it takes to fail.
  private func resultWithoutFix(_ progress: JobProgress) throws -> CheckResult {
    let most = min(CheckJob.stateLimits.last!, maxStates)
    return try CheckJob.exploring(check.made, upTo: most) { states in
      // The matrix says how long shortest traces are.
      try checked(states: states, order: .breadthFirst, comparesTraces: false, progress)
    } until: {
      $0.result.hasFailed
    }.result
  }

  private func checked(
    states: Int?, order: SearchOrder, comparesTraces: Bool = true, _ progress: JobProgress
  ) throws -> Checked {
    try stopIfInterrupted(progress)
    // No limit of time or memory: the pages must be the same on every machine.
    let checked = try check.run(
      ExplorationOptions(
        limits: Limits(states: states), order: order, comparesTraces: comparesTraces))
    try stopIfInterrupted(progress)
    return checked
  }

  private func stopIfInterrupted(_ progress: JobProgress) throws {
    guard Interruption.isWanted else { return }
    throw CommandError(.inconclusive, .interrupted(progress.finished, of: progress.count))
  }
}

extension ReportJob {
  /// The number of states of a search for the violations that are left when some fixes are done; there
  /// are as many such searches as causes.
  private static let statesBetweenFixes = 400

  /// Makes the jobs about a system: its variants, its causes, and each of its fixes left out.
  ///
  /// - Parameter index: the position of the system among those that are reported on.
  static func all(
    about reported: ReportedSystem, at index: Int, in environment: CheckEnvironment
  ) throws -> (variants: [ReportJob], causes: [ReportJob], fixes: [ReportJob]) {
    let (system, limit) = (reported.system, reported.maxStates)
    func job(
      _ words: [String?], _ form: SystemConfiguration, states: Int, _ work: Work
    ) throws -> ReportJob {
      ReportJob(
        name: ([system.name] + words.compactMap(\.self)).joined(separator: "/"), system: index,
        variant: form.without.isEmpty ? form.variant : nil, maxStates: states,
        keepsToSystem: limit == nil,
        check: try CheckJob(
          system, configuration: form, invariants: system.invariants, in: environment),
        work: work)
    }
    let variants = try (system.variants.isEmpty ? [nil] : system.variants.map(Optional.init)).map {
      variant in
      var form = reported.configuration
      form.variant = variant
      return try job(
        ["variant", variant], form, states: limit ?? system.stateLimit(of: form), .variant)
    }
    guard !system.fixes.isEmpty else { return (variants, [], []) }
    let states = limit ?? system.stateLimit(of: reported.configuration)
    let causes = try job(
      ["causes"], reported.configuration, states: limit ?? min(states, statesBetweenFixes),
      .causes(system, reported.configuration))
    let fixes = try system.fixes.map { fix in
      var form = reported.configuration
      form.variant = SystemConfiguration.repaired
      form.without = [fix.name]
      form.scope.merge(fix.scope) { chosen, _ in chosen }
      return try job(["without", fix.name], form, states: limit ?? .max, .fix(fix))
    }
    return (variants, [causes], fixes)
  }
}

extension CheckResult {
  /// A Boolean value that indicates whether something of severity error is violated, or the system
  /// itself is at fault.
  fileprivate var hasFailed: Bool {
    !systemFaults.isEmpty || isViolated
  }
}

extension String {
  fileprivate static func interrupted(_ finished: Int, of count: Int) -> String {
    "Interrupted after \(finished) of \(counted(count, "exploration")): nothing was written."
  }
}
