import ModelChecker
import NavigationModel
import NavigationReports

/// The explorations of several systems in every variant and without each mend.
struct Explorations {
  /// What was found of one system.
  struct Found {
    var variants: [(name: String?, checked: Checked)] = []
    var mends: MendMatrix?
  }

  /// What was found, in the order of the systems.
  private(set) var found: [Found]

  /// One exploration.
  private struct Job: Sendable {
    var system: Int
    var variant: String?
    var mend: MendDescription?
    var maxStates: Int
    var check: CheckJob
  }

  /// What came out of one.
  private enum Outcome {
    case variant(Checked)
    case mend(MendMatrix.Row)
  }

  /// Explores systems.
  init(
    of systems: [any VerifiableSystem], configuration: SystemConfiguration, maxStates: Int?
  ) throws {
    var jobs: [Job] = []
    for (index, system) in systems.enumerated() {
      let invariants = InvariantSelection.all(of: system)
      let states = maxStates ?? system.reportedStates
      for variant in system.variants.isEmpty ? [nil] : system.variants.map(Optional.init) {
        var form = configuration
        form.variant = variant
        jobs.append(
          Job(
            system: index, variant: variant, maxStates: states,
            check: try CheckJob(system, configuration: form, invariants: invariants)))
      }
      for mend in system.mends {
        var form = configuration
        form.variant = "repaired"
        form.undoing = [mend.name]
        form.scope.merge(mend.scope) { chosen, _ in chosen }
        jobs.append(
          Job(
            system: index, mend: mend, maxStates: maxStates ?? .max,
            check: try CheckJob(system, configuration: form, invariants: invariants)))
      }
    }

    let progress = JobProgress(count: jobs.count)
    // Live objects in this process share its main thread and its jobs.
    let outcomes =
      configuration.isolation == .inProcess
      ? try jobs.map { try Self.outcome(of: $0, progress) }
      : try concurrently(jobs) { try Self.outcome(of: $0, progress) }
    progress.clear()

    found = systems.map { _ in Found() }
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .variant(let checked):
        found[job.system].variants.append((job.variant, checked))
        if job.variant == "repaired", !systems[job.system].mends.isEmpty {
          let matrix = MendMatrix(of: systems[job.system], repaired: checked.result)
          found[job.system].mends = matrix
        }
      case .mend(let row): found[job.system].mends?.rows.append(row)
      }
    }
  }

  private static func outcome(of job: Job, _ progress: JobProgress) throws -> Outcome {
    // Dozens of systems, each with its states and its worker, would else be there at the end.
    defer { if job.mend != nil { job.check.end() } }
    let outcome: Outcome
    if let mend = job.mend {
      outcome = .mend(MendMatrix.Row(try result(of: job, progress), without: mend))
    } else {
      outcome = .variant(try checked(job, states: job.maxStates, progress))
    }
    progress.finish(job.mend.map { "without \($0.name)" } ?? job.check.title)
    return outcome
  }

  /// What is found without a mend, in as few states as it takes.
  private static func result(of job: Job, _ progress: JobProgress) throws -> CheckResult {
    let last = Horizons.states.last!
    for states in Horizons.states where states < min(last, job.maxStates) {
      let result = try checked(job, states: states, comparesHistories: false, progress).result
      if result.graph.completeness == .exhaustive || result.hasFailed { return result }
    }
    return try checked(
      job, states: min(last, job.maxStates), comparesHistories: false, progress
    ).result
  }

  private static func checked(
    _ job: Job, states: Int, comparesHistories: Bool = true, _ progress: JobProgress
  ) throws -> Checked {
    func stopIfInterrupted() throws {
      guard Interruption.isWanted else { return }
      throw CommandError(.inconclusive, .interrupted(progress.finished, of: progress.count))
    }
    try stopIfInterrupted()
    // No limit of time or memory: the pages must be the same on every machine.
    let checked = try job.check.run(
      ExplorationOptions(
        limits: Limits(states: states), comparesHistories: comparesHistories))
    try stopIfInterrupted()
    return checked
  }
}

extension CheckResult {
  /// Whether something of severity error is violated, or the system itself is at fault.
  fileprivate var hasFailed: Bool {
    !systemFaults.isEmpty
      || answers.contains { answer in
        if case .violated = answer.verdict { answer.severity == .error } else { false }
      }
  }
}

extension String {
  fileprivate static func interrupted(_ finished: Int, of count: Int) -> String {
    "Interrupted after \(finished) of \(counted(count, "exploration")): nothing was written."
  }
}
