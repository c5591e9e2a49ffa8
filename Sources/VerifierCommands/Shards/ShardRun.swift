import Files
import NavigationModel

/// A run of the jobs of one shard, whose outcomes become a file.
struct ShardRun {
  /// The path of the file.
  let path: String

  private let shard: Shard
  private let plan: ReportPlan
  private let identity: PlanIdentity
  private let jobs: [ReportJob]
  private let file: OutputFile

  /// Chooses the jobs, and looks whether the file can be written.
  ///
  /// - Parameters:
  ///   - durations: the folder with the shards of an earlier run; nil where nothing is known.
  ///   - folder: the folder to write into.
  init(
    _ shard: Shard, of plan: ReportPlan, durations: String?, into folder: String,
    in context: CommandContext
  ) throws {
    self.shard = shard
    self.plan = plan
    // Before a job runs, which gives up its system at its end.
    identity = PlanIdentity(of: plan, executable: context.systems.executable)
    let times = try durations.map {
      try ShardFiles(in: [$0], executable: context.systems.executable).durations
    }
    jobs = shard.share(of: Self.costs(of: plan.jobs, times ?? [:])).map { plan.jobs[$0] }
    path = "\(folder)/\(shard.fileName)"
    try Folder.make(containing: path)
    file = try OutputFile(ofCommand: path)
  }

  /// The cost of each job: the time that it took, or the mean where that is not known.
  private static func costs(of jobs: [ReportJob], _ times: [String: Int]) -> [Int] {
    let known = jobs.compactMap { times[$0.name] }
    let mean = known.isEmpty ? 1 : known.reduce(0, +) / known.count
    return jobs.map { times[$0.name] ?? mean }
  }

  /// Runs the jobs, and writes their outcomes.
  ///
  /// - Returns: the lines for standard output.
  func run(in context: CommandContext) throws -> [String] {
    let found = try plan.run(jobs, in: context)
    let results = zip(jobs, found).map { job, found in
      let (seconds, attoseconds) = found.time.components
      return ShardDocument.Result(
        job: job.name,
        milliseconds: Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000),
        outcome: found.outcome)
    }
    try file.write(ShardDocument(shard: shard, plan: identity, results: results).text())
    let lines = found.compactMap { found -> String? in
      if case .variant(let explored) = found.outcome { explored.line } else { nil }
    }
    return lines + [.written(shard, jobs.count, of: plan.jobs.count, path)]
  }
}

extension String {
  fileprivate static func written(
    _ shard: Shard, _ count: Int, of all: Int, _ path: String
  ) -> String {
    "Wrote shard \(shard.text) with \(count) of \(counted(all, "job")) into \(path)."
  }
}
