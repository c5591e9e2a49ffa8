import ArgumentParser
import ModelChecker
import NavigationModel

/// How a command searches.
struct SearchOptions: ParsableArguments {
  /// The orders as they are spelled on a command line.
  enum Order: String, CaseIterable, ExpressibleByArgument {
    case breadthFirst = "breadth-first"
    case depthFirst = "depth-first"
    case random
  }

  @Option(help: "The order; breadth-first finds shortest traces.")
  var order: Order = .breadthFirst

  @Option(help: ArgumentHelp("The seed of a random search.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("The greatest number of events in a trace.", valueName: "events"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("The greatest number of states.", valueName: "states"))
  var maxStates: Int = 10_000

  @Option(help: ArgumentHelp("The longest time, such as 30s or 5m.", valueName: "duration"))
  var timeLimit: String = "5m"

  @Option(help: ArgumentHelp("The most memory, such as 512MiB or 2GiB.", valueName: "size"))
  var maxMemory: String = "2GiB"

  @Option(
    name: .customLong("reduction"), parsing: .singleValue,
    help: ArgumentHelp(
      "What live objects are spared: reuse, symmetry, or none; repeatable; all when omitted.",
      valueName: "name"))
  var reductions: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many processes run live objects; one, or two where a processor is free, when omitted.",
      valueName: "number"))
  var workers: Int?

  /// The options of a search, with everything checked.
  func options(stopAtFirst: Bool = false, inProcess: Bool) throws -> ExplorationOptions {
    for (name, value) in [("--max-depth", maxDepth), ("--max-states", maxStates)] {
      if let value, value < 1 { throw CommandError(.usage, .limitOfZero(name, "\(value)")) }
    }
    let limits = Limits(
      depth: maxDepth, states: maxStates, time: try Quantity.duration(timeLimit),
      memory: try Quantity.size(maxMemory))
    return ExplorationOptions(
      limits: limits, order: searchOrder, stop: stopAtFirst ? .firstViolation : .never,
      reductions: try wantedReductions(), workers: try checkedWorkers(inProcess: inProcess))
  }

  private func wantedReductions() throws -> Reductions {
    if reductions.isEmpty { return .all }
    let known = Reductions.named.map(\.name)
    let names = try reductions.map {
      try Names.match($0, among: known + ["none"], kind: "reduction")
    }
    if let other = names.first(where: { $0 != "none" }), names.contains("none") {
      throw CommandError(.usage, .noneAnd(other))
    }
    return Reductions(Reductions.named.filter { names.contains($0.name) }.map(\.reduction))
  }

  private static let mostWorkers = 64

  private func checkedWorkers(inProcess: Bool) throws -> Int? {
    guard let workers else { return nil }
    if workers < 1 { throw CommandError(.usage, .limitOfZero("--workers", "\(workers)")) }
    if workers > Self.mostWorkers {
      throw CommandError(.usage, .tooManyWorkers(workers, most: Self.mostWorkers))
    }
    if inProcess { throw CommandError(.usage, .workersInProcess) }
    return workers
  }

  /// A remark if there are more workers than processors; there is nothing to gain from that.
  var remark: String? {
    let processors = Terminal.processors
    guard let workers, workers > processors else { return nil }
    return .moreWorkersThanProcessors(workers, processors)
  }

  private var searchOrder: SearchOrder {
    switch order {
    case .breadthFirst: .breadthFirst
    case .depthFirst: .depthFirst
    case .random: .randomWalk(seed: seed)
    }
  }
}

extension String {
  fileprivate static func noneAnd(_ other: String) -> String {
    "'--reduction none' leaves all reductions out, but '--reduction \(other)' was given. "
      + "Leave one of them out."
  }

  fileprivate static func tooManyWorkers(_ workers: Int, most: Int) -> String {
    "'--workers \(workers)' is more than \(most), which is the most there may be."
  }

  fileprivate static let workersInProcess =
    "'--in-process' runs live objects without a worker, but '--workers' was given. "
    + "Leave one of them out."

  fileprivate static func moreWorkersThanProcessors(_ workers: Int, _ processors: Int) -> String {
    "\(workers) workers share \(counted(processors, "processor")) here, and gain nothing by it."
  }

  static func limitOfZero(_ option: String, _ value: String) -> String {
    "'\(option) \(value)' leaves nothing to explore. Give a limit above zero, or leave it out."
  }
}
