import ModelChecker
import NavigationModel
import NavigationReports

/// The explorations of several systems in every variant, without each fix, and for the causes of
/// what is wrong as published.
struct Explorations {
  /// What was found of one system.
  struct Found {
    var variants: [(name: String?, checked: Checked)] = []
    var fixes: FixMatrix?
    var causes: CausesReport?
  }

  /// What was found, in the order of the systems.
  private(set) var found: [Found]

  /// One exploration, or one search that makes several.
  private struct Job: Sendable {
    var system: Int
    var maxStates: Int
    var work: Work
  }

  private enum Work: Sendable {
    case variant(String?, CheckJob)
    case causes(any VerifiableSystem, SystemConfiguration)
    case fix(FixDescription, CheckJob)
  }

  /// What came out of one.
  private enum Outcome {
    case variant(String?, Checked)
    case causes(CausesReport)
    case fix(FixMatrix.Row)
  }

  /// The number of states within which is looked for what is left when some fixes are done; there
  /// are as many such searches as causes.
  private static let statesBetweenFixes = 400

  /// Explores systems.
  init(of reported: [ReportedSystem]) throws {
    var variants: [Job] = []
    var causes: [Job] = []
    var fixes: [Job] = []
    for (index, reported) in reported.enumerated() {
      let (system, maxStates) = (reported.system, reported.maxStates)
      let invariants = InvariantSelection.all(of: system)
      for variant in system.variants.isEmpty ? [nil] : system.variants.map(Optional.init) {
        var form = reported.configuration
        form.variant = variant
        let check = try CheckJob(system, configuration: form, invariants: invariants)
        let states = maxStates ?? system.stateLimit(of: form)
        variants.append(Job(system: index, maxStates: states, work: .variant(variant, check)))
      }
      guard !system.fixes.isEmpty else { continue }
      let states = maxStates ?? system.stateLimit(of: reported.configuration)
      causes.append(
        Job(
          system: index, maxStates: maxStates ?? min(states, Self.statesBetweenFixes),
          work: .causes(system, reported.configuration)))
      for fix in system.fixes {
        var form = reported.configuration
        form.variant = "repaired"
        form.without = [fix.name]
        form.scope.merge(fix.scope) { chosen, _ in chosen }
        let check = try CheckJob(system, configuration: form, invariants: invariants)
        fixes.append(Job(system: index, maxStates: maxStates ?? .max, work: .fix(fix, check)))
      }
    }

    // The longest ones first, so that no core waits at the end.
    let jobs = variants + causes + fixes
    let progress = JobProgress(count: jobs.count)
    // Live objects in this process share its main thread and its jobs.
    let outcomes =
      reported.contains { $0.configuration.isolation == .inProcess }
      ? try jobs.map { try Self.outcome(of: $0, progress) }
      : try concurrently(jobs) { try Self.outcome(of: $0, progress) }
    progress.clear()

    let systems = reported.map(\.system)
    found = systems.map { _ in Found() }
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .variant(let variant, let checked):
        found[job.system].variants.append((variant, checked))
        if variant == "repaired", !systems[job.system].fixes.isEmpty {
          let matrix = FixMatrix(of: systems[job.system], repaired: checked.result)
          found[job.system].fixes = matrix
        }
      case .causes(let report): found[job.system].causes = report
      case .fix(let row): found[job.system].fixes?.rows.append(row)
      }
    }
  }

  private static func outcome(of job: Job, _ progress: JobProgress) throws -> Outcome {
    switch job.work {
    case .variant(let variant, let check):
      defer { progress.finish(check.title) }
      return .variant(variant, try checked(check, states: job.maxStates, progress))
    case .causes(let system, let configuration):
      defer { progress.finish("the causes of what is wrong with \(system.name)") }
      // No limit of time or memory: the pages must be the same on every machine.
      let search = CauseSearch(
        system, configuration: configuration, invariants: InvariantSelection.all(of: system),
        options: ExplorationOptions(limits: Limits(states: job.maxStates)))
      return .causes(try search.run().report)
    case .fix(let fix, let check):
      // Dozens of systems, each with its states and its worker, would else be there at the end.
      defer { check.end() }
      defer { progress.finish("without \(fix.name)") }
      return .fix(FixMatrix.Row(try result(of: check, job.maxStates, progress), without: fix))
    }
  }

  /// What is found without a fix, in as few states as it takes.
  private static func result(
    of check: CheckJob, _ maxStates: Int, _ progress: JobProgress
  ) throws -> CheckResult {
    let last = min(Horizons.states.last!, maxStates)
    for states in Horizons.states where states < last {
      let result = try checked(check, states: states, comparesHistories: false, progress).result
      if result.graph.completeness == .exhaustive || result.hasFailed { return result }
    }
    return try checked(check, states: last, comparesHistories: false, progress).result
  }

  private static func checked(
    _ check: CheckJob, states: Int, comparesHistories: Bool = true, _ progress: JobProgress
  ) throws -> Checked {
    func stopIfInterrupted() throws {
      guard Interruption.isWanted else { return }
      throw CommandError(.inconclusive, .interrupted(progress.finished, of: progress.count))
    }
    try stopIfInterrupted()
    // No limit of time or memory: the pages must be the same on every machine.
    let checked = try check.run(
      ExplorationOptions(
        limits: Limits(states: states), comparesHistories: comparesHistories))
    try stopIfInterrupted()
    return checked
  }
}

extension CheckResult {
  /// Whether something of severity error is violated, or the system itself is at fault.
  fileprivate var hasFailed: Bool {
    !systemFaults.isEmpty || isViolated
  }
}

extension String {
  fileprivate static func interrupted(_ finished: Int, of count: Int) -> String {
    "Interrupted after \(finished) of \(counted(count, "exploration")): nothing was written."
  }
}
