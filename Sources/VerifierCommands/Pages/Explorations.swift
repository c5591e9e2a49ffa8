import Dispatch
import ModelChecker
import NavigationChecking
import NavigationInvariants
import NavigationModel
import NavigationReports
import WorkerProcesses

/// The explorations of several systems: every variant, every fix left out, and the search for the
/// causes of what fails as published.
struct Explorations {
  /// The results about one system.
  struct Found {
    var variants: [(name: String?, checked: Checked)] = []
    var fixes: FixMatrix?
    var causes: CausesReport?
  }

  /// The results, in the order of the systems.
  private(set) var found: [Found]

  /// One exploration, or one search that makes several.
  private struct Job: Sendable {
    var system: Int
    var maxStates: Int
    /// A Boolean value that indicates whether the number of states is what the system says itself.
    var keepsToSystem = false
    var work: Work
  }

  private enum Work: Sendable {
    case variant(String?, CheckJob)
    case causes(any VerifiableSystem, SystemConfiguration)
    case fix(FixDescription, CheckJob)
  }

  /// The outcome of a job.
  fileprivate enum Outcome {
    case variant(String?, Checked)
    case causes(CausesReport)
    case fix(FixMatrix.Row)
  }

  /// The number of states of a search for the violations that are left when some fixes are done; there
  /// are as many such searches as causes.
  private static let statesBetweenFixes = 400

  /// Explores systems.
  init(of reported: [ReportedSystem], in context: CommandContext) throws {
    let environment = context.checkEnvironment
    let jobs = try Self.jobs(of: reported, in: environment)
    let progress = JobProgress(count: jobs.count, verbosity: context.verbosity)
    // Live objects in this process share its main thread and its jobs.
    let outcomes =
      !WorkerHost.isAvailable || reported.contains { $0.configuration.isolation == .inProcess }
      ? try jobs.map { try Self.outcome(of: $0, in: environment, progress) }
      : try concurrently(jobs) { try Self.outcome(of: $0, in: environment, progress) }
    progress.clear()
    found = reported.map { _ in Found() }
    for (job, outcome) in zip(jobs, outcomes) {
      found[job.system].add(outcome, of: reported[job.system].system)
    }
  }

  /// The jobs of systems, the longest ones first, so that no core waits at the end.
  private static func jobs(
    of reported: [ReportedSystem], in environment: CheckEnvironment
  ) throws -> [Job] {
    var variants: [Job] = []
    var causes: [Job] = []
    var fixes: [Job] = []
    for (index, reported) in reported.enumerated() {
      let (system, maxStates) = (reported.system, reported.maxStates)
      func check(_ form: SystemConfiguration) throws -> CheckJob {
        try CheckJob(system, configuration: form, invariants: system.invariants, in: environment)
      }
      for variant in system.variants.isEmpty ? [nil] : system.variants.map(Optional.init) {
        var form = reported.configuration
        form.variant = variant
        let states = maxStates ?? system.stateLimit(of: form)
        variants.append(
          Job(
            system: index, maxStates: states, keepsToSystem: maxStates == nil,
            work: .variant(variant, try check(form))))
      }
      guard !system.fixes.isEmpty else { continue }
      let states = maxStates ?? system.stateLimit(of: reported.configuration)
      causes.append(
        Job(
          system: index, maxStates: maxStates ?? min(states, statesBetweenFixes),
          work: .causes(system, reported.configuration)))
      for fix in system.fixes {
        var form = reported.configuration
        form.variant = SystemConfiguration.repaired
        form.without = [fix.name]
        form.scope.merge(fix.scope) { chosen, _ in chosen }
        fixes.append(
          Job(system: index, maxStates: maxStates ?? .max, work: .fix(fix, try check(form))))
      }
    }
    return variants + causes + fixes
  }

  private static func outcome(
    of job: Job, in environment: CheckEnvironment, _ progress: JobProgress
  ) throws -> Outcome {
    switch job.work {
    case .variant(let variant, let check):
      var found = try checked(check, states: job.maxStates, progress)
      if job.keepsToSystem {
        _ = try check.searchNarrowerScope(
          than: &found, ExplorationOptions(limits: Limits()), time: nil)
        try stopIfInterrupted(progress)
      }
      progress.finish(check.title)
      return .variant(variant, found)
    case .causes(let system, let configuration):
      // No limit of time or memory: the pages must be the same on every machine.
      let search = CauseSearch(
        system, configuration: configuration, invariants: system.invariants,
        options: ExplorationOptions(limits: Limits(states: job.maxStates)), in: environment)
      let found = try search.run()
      if found.endedEarly { throw CheckError.interrupted(causes: found.report.causes.count) }
      progress.finish("causes in \(system.name)")
      return .causes(found.report)
    case .fix(let fix, let check):
      // Otherwise dozens of systems would stay until the end, each with its states and its worker.
      defer { check.end() }
      let found = try result(of: check, job.maxStates, progress)
      progress.finish("without \(fix.name)")
      return .fix(FixMatrix.Row(found, without: fix))
    }
  }

  /// Returns the result without a fix, explored in as few states as it takes to fail.
  private static func result(
    of check: CheckJob, _ maxStates: Int, _ progress: JobProgress
  ) throws -> CheckResult {
    try CheckJob.exploring(upTo: min(CheckJob.stateLimits.last!, maxStates)) { states in
      try checked(check, states: states!, comparesTraces: false, progress)
    } until: {
      $0.result.hasFailed
    }.result
  }

  private static func checked(
    _ check: CheckJob, states: Int, comparesTraces: Bool = true, _ progress: JobProgress
  ) throws -> Checked {
    try stopIfInterrupted(progress)
    // No limit of time or memory: the pages must be the same on every machine.
    let checked = try check.run(
      ExplorationOptions(
        limits: Limits(states: states), comparesTraces: comparesTraces))
    try stopIfInterrupted(progress)
    return checked
  }

  private static func stopIfInterrupted(_ progress: JobProgress) throws {
    guard Interruption.isWanted else { return }
    throw CommandError(.inconclusive, .interrupted(progress.finished, of: progress.count))
  }
}

/// Runs jobs, as many at once as the machine has cores.
///
/// - Returns: the results, in the order of the jobs.
/// - Throws: the error of the first job that failed.
private func concurrently<Job: Sendable, Value>(
  _ jobs: [Job], _ body: @Sendable (Job) throws -> Value
) throws -> [Value] {
  var results = [Result<Value, any Error>?](repeating: nil, count: jobs.count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each job writes to a place of its own.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      buffer[index] = Result { try body(jobs[index]) }
    }
  }
  return try results.map { try $0!.get() }
}

extension Explorations.Found {
  /// Adds the outcome of one exploration.
  fileprivate mutating func add(_ outcome: Explorations.Outcome, of system: any VerifiableSystem) {
    switch outcome {
    case .variant(let variant, let checked):
      variants.append((variant, checked))
      if variant == SystemConfiguration.repaired, !system.fixes.isEmpty {
        fixes = FixMatrix(of: system, repaired: checked.result)
      }
    case .causes(let report): causes = report
    case .fix(let row): fixes?.rows.append(row)
    }
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
