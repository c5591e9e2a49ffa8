import ArgumentParser
import ModelChecker

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

  /// The options of a search, with everything checked.
  func options(stopAtFirst: Bool = false) throws -> ExplorationOptions {
    for (name, value) in [("--max-depth", maxDepth), ("--max-states", maxStates)] {
      if let value, value < 1 { throw CommandError(.usage, .limitOfZero(name, "\(value)")) }
    }
    let limits = Limits(
      depth: maxDepth, states: maxStates, time: try Quantity.duration(timeLimit),
      memory: try Quantity.size(maxMemory))
    return ExplorationOptions(
      limits: limits, order: searchOrder, stop: stopAtFirst ? .firstViolation : .never)
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
  static func limitOfZero(_ option: String, _ value: String) -> String {
    "'\(option) \(value)' leaves nothing to explore. Give a limit above zero, or leave it out."
  }
}
