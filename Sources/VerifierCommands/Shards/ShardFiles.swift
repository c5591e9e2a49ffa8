import Files
import NavigationModel

/// The files of shards in some folders.
struct ShardFiles {
  /// A shard with the path of its file.
  struct File {
    let path: String
    let document: ShardDocument
  }

  /// The files, in the order of their shards.
  let files: [File]

  /// The executable, as commands name it.
  let executable: String

  /// Reads all shards in some folders.
  ///
  /// - Throws: ``CommandError`` where there are none, or one can't be read.
  init(in folders: [String], executable: String) throws {
    self.executable = executable
    files = try folders.flatMap { folder in
      try Folder.names(in: folder).filter { $0.hasPrefix("shard-") && $0.hasSuffix(".json") }
        .sorted().map { try Self.file("\(folder)/\($0)") }
    }.sorted { ($0.document.shard.number, $0.path) < ($1.document.shard.number, $1.path) }
    guard !files.isEmpty else {
      throw CommandError(.inputMissing, .noShards(folders, executable))
    }
  }

  private static func file(_ path: String) throws -> File {
    let text = String(decoding: try FileContent.read(path, limit: 1 << 30), as: UTF8.self)
    do {
      return File(path: path, document: try ShardDocument.read(text))
    } catch {
      switch error {
      case .foreign: throw CommandError(.inputMissing, .foreign(path))
      case .schema(let schema): throw CommandError(.usage, .otherSchema(path, schema))
      case .damaged: throw CommandError(.inputMissing, .damaged(path))
      }
    }
  }

  /// The times that jobs took, by their names.
  var durations: [String: Int] {
    let times = files.flatMap(\.document.results).map { ($0.job, $0.milliseconds) }
    return Dictionary(times) { max($0, $1) }
  }

  /// Returns the outcomes of all jobs of a plan, in its order.
  ///
  /// - Throws: ``CommandError`` unless the shards are all of one division of this plan.
  func outcomes(of plan: PlanIdentity) throws -> [JobOutcome] {
    try checkDivision()
    for file in files {
      if let difference = plan.difference(to: file.document.plan) {
        throw CommandError(.usage, .otherPlan(file.path, difference, plan))
      }
    }
    try checkCompleteness()
    let results = files.flatMap { file in file.document.results.map { (file.path, $0) } }
    let byJob = Dictionary(grouping: results, by: \.1.job)
    return try plan.jobs.map { job in
      let found = byJob[job.name] ?? []
      guard found.count == 1 else {
        throw CommandError(.usage, .dividedOtherwise(job.name, found.map(\.0)))
      }
      return found[0].1.outcome
    }
  }

  /// Throws unless there is one division, and no shard of it twice.
  private func checkDivision() throws {
    let first = files[0]
    for file in files where file.document.shard.count != first.document.shard.count {
      throw CommandError(.usage, .otherDivision(first, file))
    }
    for (file, next) in zip(files, files.dropFirst())
    where file.document.shard == next.document.shard {
      throw CommandError(.usage, .doubled(file, next))
    }
  }

  /// Throws unless every shard is there.
  private func checkCompleteness() throws {
    let there = Set(files.map(\.document.shard.number))
    let count = files[0].document.shard.count
    let missing = (1...count).filter { !there.contains($0) }
    if missing.isEmpty { return }
    throw CommandError(.inputMissing, .missing(missing, of: count, executable))
  }
}

extension String {
  fileprivate static func noShards(_ folders: [String], _ executable: String) -> String {
    let places = folders.map { "'\($0.shortened())'" }
    return "There are no shards in \(listed(places, "or")). Write them with "
      + "'\(executable) report --shard 1/2' and '--shard 2/2'."
  }

  fileprivate static func foreign(_ path: String) -> String {
    "'\(path)' has the name of a shard and is none. Move it elsewhere."
  }

  fileprivate static func damaged(_ path: String) -> String {
    "'\(path)' is damaged: some of it is missing or changed. Write it again, or copy it again."
  }

  fileprivate static func otherSchema(_ path: String, _ schema: Int) -> String {
    "'\(path)' has schema \(schema), and this version reads \(ShardDocument.currentSchema). "
      + writeAgain
  }

  fileprivate static func otherDivision(_ one: ShardFiles.File, _ other: ShardFiles.File) -> String
  {
    "'\(one.path)' is one of \(counted(one.document.shard.count, "shard")), and '\(other.path)' is one of "
      + "\(other.document.shard.count). Merge shards of one division only."
  }

  fileprivate static func doubled(_ one: ShardFiles.File, _ other: ShardFiles.File) -> String {
    "Shard \(one.document.shard.text) is there twice: '\(one.path)' and '\(other.path)'. "
      + "Remove one of them."
  }

  fileprivate static func missing(_ numbers: [Int], of count: Int, _ executable: String) -> String {
    let named = listed(numbers.prefix(5).map(String.init) + (numbers.count > 5 ? ["others"] : []))
    return
      "Of \(counted(count, "shard")) \(named) \(numbers.count == 1 ? "is" : "are") missing. Write "
      + "\(numbers.count == 1 ? "it" : "each") with '\(executable) report --shard \(numbers[0])/\(count)'"
      + "\(numbers.count == 1 ? "" : " and so on")."
  }

  fileprivate static func dividedOtherwise(_ job: String, _ paths: [String]) -> String {
    let places = paths.map { "'\($0)'" }
    return
      "The job \(job) is in \(places.isEmpty ? "no shard" : listed(places)): the shards were divided "
      + "by different durations. Give every shard the same '--durations'."
  }

  fileprivate static func otherPlan(
    _ path: String, _ difference: PlanIdentity.Difference, _ plan: PlanIdentity
  ) -> String {
    let fact =
      switch difference {
      case .executable(let other): "is of \(other), and this is \(plan.executable). \(writeAgain)"
      case .version(let other): "is of version \(other), and this is \(plan.version). \(writeAgain)"
      case .results(let other):
        "holds results of schema \(other), and this version reads \(plan.results). \(writeAgain)"
      case .optimization:
        "is of \(plan.isOptimized ? "a debug" : "an optimized") build, and this is "
          + "\(plan.isOptimized ? "an optimized" : "a debug") one. \(writeAgain)"
      case .jobs(let missing?, _): "is of a run without \(missing). \(sameArguments)"
      case .jobs(nil, let added?): "is of a run with \(added) as well. \(sameArguments)"
      case .jobs(nil, nil): "is of a run with the same systems in another order. \(sameArguments)"
      case .settings(let job, let other, let own):
        "is of a run of \(job) with '\(other)', and this one has '\(own)'. \(sameArguments)"
      case .declarations(let job):
        "is of a run of \(job) with other events, invariants or places in the source. "
          + "Build all from the same source, and keep it beside the executable."
      }
    return "'\(path)' \(fact)"
  }

  private static let writeAgain = "Write all shards with the executable that merges them."
  private static let sameArguments =
    "Give every shard and '--merge' the same systems, settings and configuration."
}
