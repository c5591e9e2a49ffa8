import ArgumentParser
import ModelChecker
import NavigationModel

/// The options of a search.
struct SearchOptions: ParsableArguments {
  /// The orders as they are spelled on a command line.
  enum Order: String, CaseIterable, ExpressibleByArgument {
    case breadthFirst = "breadth-first"
    case rareEvents = "rare-events"
    case depthFirst = "depth-first"
    case random
  }

  @Option(
    help: ArgumentHelp(
      "The order of the search; rare-events is breadth-first for half of the states that the limit "
        + "allows. (default: rare-events)"))
  var order: Order?

  @Option(help: ArgumentHelp("The seed of a random search. (default: 1)", valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("The greatest number of events in a trace.", valueName: "events"))
  var maxDepth: Int?

  @Option(
    help: ArgumentHelp(
      "The greatest number of states. (default: 10000, or the system's own)",
      valueName: "states"))
  var maxStates: Int?

  @Option(
    help: ArgumentHelp(
      "The longest time, such as 30s or 5m. (default: 5m)", valueName: "duration"))
  var timeLimit: String?

  @Option(
    help: ArgumentHelp(
      "The most memory, such as 512MiB or 2GiB. (default: 2GiB)", valueName: "size"))
  var maxMemory: String?

  @Option(
    name: .customLong("reduction"), parsing: .singleValue,
    help: ArgumentHelp(
      "A reduction of the work of live objects: reuse, diamonds, symmetry, orders, or none. Can "
        + "be repeated. (default: all)",
      valueName: "name"),
    completion: .list(Reductions.words))
  var reductions: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of processes that run live objects. (default: 1, or 2 if a processor is free)",
      valueName: "number"))
  var workers: Int?

  /// The values that were typed.
  var values: [SettingValue?] {
    [
      .option(.order, order?.rawValue), .option(.seed, seed.map { "\($0)" }),
      .option(.maxDepth, maxDepth.map { "\($0)" }),
      .option(.maxStates, maxStates.map { "\($0)" }),
      .option(.timeLimit, timeLimit), .option(.maxMemory, maxMemory),
      .option(.workers, workers.map { "\($0)" }),
    ] + reductions.map { .option(.reduction, $0) }
  }
}

extension ExplorationOptions {
  /// The options of a search, with everything checked.
  ///
  /// - Parameters:
  ///   - system: the system that is searched.
  ///   - configuration: its form, which decides how many states are enough.
  init(
    _ settings: Settings, of system: any VerifiableSystem, in configuration: SystemConfiguration
  ) throws {
    func value(_ setting: Setting) -> SettingValue {
      settings.value(setting)
        ?? SettingValue(setting: setting, text: setting.standard ?? "", origin: .option)
    }
    let limits = Limits(
      depth: try settings.value(.maxDepth)?.number(),
      states: try settings.value(.maxStates)?.number() ?? system.stateLimit(of: configuration),
      time: try value(.timeLimit).duration(), memory: try value(.maxMemory).size())
    let name = try value(.order).choice(of: SearchOptions.Order.allCases.map(\.rawValue))
    let order: SearchOrder =
      switch SearchOptions.Order(rawValue: name)! {
      case .breadthFirst: .breadthFirst
      case .rareEvents: .rareEvents
      case .depthFirst: .depthFirst
      case .random: .randomWalk(seed: try value(.seed).seed())
      }
    self.init(
      limits: limits, order: order,
      stop: try settings.isOn(.stopAtFirst) ? .firstViolation : .never,
      reductions: try Reductions(settings.values(.reduction)),
      workers: try settings.value(.workers)?.number())
  }

  /// A remark if there are more workers than processors, which gains nothing.
  var remark: String? {
    let processors = Terminal.processors
    guard let workers, workers > processors else { return nil }
    return .moreWorkersThanProcessors(workers, processors)
  }
}

extension Reductions {
  /// The words by which they are asked for.
  static let words = named.map(\.name) + ["none"]

  /// The reductions that are asked for; all of them when none is.
  fileprivate init(_ values: [SettingValue]) throws {
    let names = try values.map { try $0.choice(of: Reductions.words) }
    if names.isEmpty {
      self = .all
      return
    }
    if let other = zip(values, names).first(where: { $1 != "none" }),
      let none = zip(values, names).first(where: { $1 == "none" })
    {
      throw none.0.refused(.noneAnd(none.0, other.0))
    }
    self.init(Reductions.named.filter { names.contains($0.name) }.map(\.reduction))
  }
}

extension String {
  fileprivate static func noneAnd(_ none: SettingValue, _ other: SettingValue) -> String {
    "'\(none.spelled)' leaves all reductions out, but '\(other.spelled)' was given. "
      + "Leave one of them out."
  }

  fileprivate static func moreWorkersThanProcessors(_ workers: Int, _ processors: Int) -> String {
    "\(workers) workers share \(counted(processors, "processor")) here, which gains nothing."
  }

  static func limitOfZero(_ spelled: String) -> String {
    "'\(spelled)' leaves nothing to explore. Give a limit above zero, or leave it out."
  }
}
