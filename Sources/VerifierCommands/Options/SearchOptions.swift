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

  @Option(help: "The order of the search: breadth-first (shortest traces), depth-first or random.")
  var order: Order = .breadthFirst

  @Option(help: "The seed of a random search.")
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("The greatest number of events in a trace.", valueName: "events"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("The greatest number of states.", valueName: "states"))
  var maxStates: Int = 1_000_000

  @Option(help: ArgumentHelp("The longest time, such as 30s, 5m or 500ms.", valueName: "duration"))
  var timeLimit: String = "10m"

  @Option(help: ArgumentHelp("The most memory, such as 512MiB or 2GiB.", valueName: "size"))
  var maxMemory: String = "4GiB"

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

/// Reads amounts with units.
enum Quantity {
  static func duration(_ text: String) throws -> Duration {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
    guard let seconds = amount(text, units: units) else {
      throw CommandError(.usage, .malformed("--time-limit", text, "30s, 5m or 500ms"))
    }
    guard seconds > 0 else { throw CommandError(.usage, .limitOfZero("--time-limit", text)) }
    return .milliseconds(Int64(seconds * 1000))
  }

  static func size(_ text: String) throws -> Int {
    let units: [(String, Double)] = [
      ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("KB", 1e3), ("MB", 1e6),
      ("GB", 1e9),
    ]
    guard let bytes = amount(text, units: units) else {
      throw CommandError(.usage, .malformed("--max-memory", text, "512MiB or 2GiB"))
    }
    guard bytes > 0 else { throw CommandError(.usage, .limitOfZero("--max-memory", text)) }
    return Int(bytes)
  }

  private static func amount(_ text: String, units: [(String, Double)]) -> Double? {
    for (unit, factor) in units where text.lowercased().hasSuffix(unit.lowercased()) {
      let number = text.dropLast(unit.count)
      guard let value = Double(number), value.isFinite, value >= 0, value * factor < 1e15,
        number.allSatisfy({ $0.isNumber || $0 == "." })
      else { continue }
      return value * factor
    }
    return nil
  }
}

extension String {
  fileprivate static func limitOfZero(_ option: String, _ value: String) -> String {
    "'\(option) \(value)' leaves nothing to explore. Give a limit above zero, or leave it out."
  }

  fileprivate static func malformed(_ option: String, _ value: String, _ examples: String) -> String {
    "'\(option) \(value)' is not an amount with a unit, such as \(examples)."
  }
}
