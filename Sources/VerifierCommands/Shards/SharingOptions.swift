import ArgumentParser

/// The options about where the jobs of a report run.
struct SharingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run one share of the jobs only, such as 3/8, and write their outcomes as a file into the "
        + "folder.",
      valueName: "number/count"))
  var shard: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Explore nothing, and make the report of the shards in a folder. Can be repeated.",
      valueName: "folder"),
    completion: .directory)
  var merge: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with all shards of an earlier run, by whose durations the jobs are divided.",
      valueName: "folder"),
    completion: .directory)
  var durations: String?

  @Option(
    help: ArgumentHelp(
      "Run the jobs as tasks of Ray: 'ray' on this machine, 'ray=ADDRESS' on a cluster. 'doctor' says "
        + "how to set it up.",
      valueName: "engine"),
    completion: .list(["ray"]))
  var on: String?

  /// The place where the jobs of a report run.
  enum Place {
    /// All of them here.
    case here
    /// A share of them here.
    case share(Shard)
    /// They ran elsewhere, and left their outcomes in folders.
    case folders([String])
    /// On a cluster of Ray with an address; `local` is one of this machine alone.
    case ray(String)
  }

  /// Reads the options.
  ///
  /// - Throws: ``CommandError`` where they exclude each other.
  func place() throws -> Place {
    if durations != nil, shard == nil { throw CommandError(.usage, .durationsAlone) }
    if shard != nil, !merge.isEmpty { throw CommandError(.usage, .shardOrMerge) }
    if let on {
      if let option = shard == nil ? merge.first.map({ _ in "--merge" }) : "--shard" {
        throw CommandError(.usage, .onOr(option))
      }
      return .ray(try RayAddress(on).text)
    }
    if let shard { return .share(try Shard(shard)) }
    return merge.isEmpty ? .here : .folders(merge)
  }

  /// The first of the options that was typed; nil where none was.
  var typed: String? {
    if shard != nil { return "--shard" }
    if !merge.isEmpty { return "--merge" }
    if on != nil { return "--on" }
    return durations == nil ? nil : "--durations"
  }
}

extension String {
  fileprivate static let shardOrMerge =
    "'--shard' and '--merge' are mutually exclusive. Write all shards first, and merge them in a run of "
    + "its own."

  fileprivate static let durationsAlone =
    "'--durations' divides the jobs among shards: add '--shard', such as '--shard 3/8'."

  fileprivate static func onOr(_ option: String) -> String {
    "'--on' runs all jobs and makes the report: it and '\(option)' are mutually exclusive."
  }
}
