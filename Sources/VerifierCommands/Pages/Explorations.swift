import ModelChecker
import NavigationModel

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
    var check: CheckJob
  }

  /// What came out of one.
  private enum Outcome {
    case variant(Checked)
    case mend(MendMatrix.Row)
  }

  /// The greatest number of states of a system without one of its mends: what fails there, fails
  /// soon, while what a mend kept small may grow without end.
  private static let maxStatesWithoutMend = 2_000

  /// Explores systems.
  init(
    of systems: [any VerifiableSystem], configuration: SystemConfiguration, maxStates: Int
  ) throws {
    var jobs: [Job] = []
    for (index, system) in systems.enumerated() {
      let invariants = InvariantSelection.all(of: system)
      for variant in system.variants.isEmpty ? [nil] : system.variants.map(Optional.init) {
        var form = configuration
        form.variant = variant
        jobs.append(
          Job(
            system: index, variant: variant,
            check: try CheckJob(system, configuration: form, invariants: invariants)))
      }
      for mend in system.mends {
        var form = configuration
        form.variant = "repaired"
        form.undoing = [mend.name]
        form.scope.merge(mend.scope) { chosen, _ in chosen }
        jobs.append(
          Job(
            system: index, mend: mend,
            check: try CheckJob(system, configuration: form, invariants: invariants)))
      }
    }

    let progress = JobProgress(count: jobs.count)
    // Live objects in this process share its main thread and its jobs.
    let outcomes =
      configuration.isolation == .inProcess
      ? try jobs.map { try Self.outcome(of: $0, maxStates: maxStates, progress) }
      : try concurrently(jobs) { try Self.outcome(of: $0, maxStates: maxStates, progress) }
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

  private static func outcome(
    of job: Job, maxStates: Int, _ progress: JobProgress
  ) throws -> Outcome {
    // No limit of time or memory: the pages must be the same on every machine.
    func checked(_ states: Int) throws -> Checked {
      if Interruption.isWanted { throw CommandError(.inconclusive, .interrupted) }
      let checked = try job.check.run(ExplorationOptions(limits: Limits(states: states)))
      if Interruption.isWanted { throw CommandError(.inconclusive, .interrupted) }
      return checked
    }
    defer { progress.finish(job.mend.map { "without \($0.name)" } ?? job.check.title) }
    // Dozens of systems, each with its states and its worker, would else be there at the end.
    defer { if job.mend != nil { job.check.end() } }
    guard let mend = job.mend else { return .variant(try checked(maxStates)) }
    return .mend(
      MendMatrix.Row(
        try checked(min(maxStatesWithoutMend, maxStates)).result, without: mend))
  }
}

extension String {
  fileprivate static let interrupted = "Interrupted: nothing was written."
}
