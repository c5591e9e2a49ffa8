extension ReportCommand {
  /// Runs the jobs of a shard, and writes their outcomes.
  func write(_ shard: Shard, of plan: ReportPlan, in context: CommandContext) throws {
    let run = try ShardRun(
      shard, of: plan, durations: sharing.durations?.withoutTrailingSlash,
      into: (output ?? "Shards").withoutTrailingSlash, in: context)
    Interruption.listen()
    let lines = try run.run(in: context)
    if !context.verbosity.isQuiet { try Terminal.print(lines.joined(separator: "\n")) }
  }

  /// The outcomes of all jobs, in their order.
  func outcomes(
    of plan: ReportPlan, from place: SharingOptions.Place, in context: CommandContext
  ) throws -> [JobOutcome] {
    switch place {
    case .here, .share: return try plan.run(plan.jobs, in: context).map(\.outcome)
    case .folders(let folders):
      let executable = context.systems.executable
      return try ShardFiles(in: folders.map(\.withoutTrailingSlash), executable: executable)
        .outcomes(of: PlanIdentity(of: plan, executable: executable))
    case .ray(let address):
      let run = try RayRun(plan, on: address, arguments: argumentsOfShard, in: context)
      return try run.outcomes(in: context)
    }
  }

  /// The arguments by which another process makes the same plan.
  private var argumentsOfShard: [String] {
    systems + scope.flatMap { ["--scope", $0] }
      + (maxStates.map { ["--max-states", "\($0)"] } ?? [])
      + (inProcess.map { [$0 ? "--in-process" : "--no-in-process"] } ?? [])
  }
}
