import ModelChecker

/// A system written out in full: states with names, and arrows between them.
public struct ToySystem: TransitionSystem, Sendable {
  /// The initial states, or the faults in their place.
  public var initial: [Outcome<String>]
  /// The arrows, grouped by source.
  public var arrows: [String: [Arrow]]
  /// The events that are disabled in a state.
  public var disabled: [String: [DisabledEvent]] = [:]
  /// The faults of the system itself that show in a state.
  public var faults: [String: [Fault]] = [:]
  /// The events of which some outcomes are not tried in a state.
  public var untried: [String: [String]] = [:]
  /// The declared events, in the order of their ordinals.
  public var catalog: EventCatalog
  /// The number of states that one call of `expand` is given.
  public var preferredBatch = 1

  /// Makes a system; events have the ordinals of their first mention.
  ///
  /// - Parameters:
  ///   - start: the names of the initial states.
  ///   - arrows: the arrows.
  ///   - declared: the declared events; all that are mentioned, by default.
  public init(from start: [String], _ arrows: [Arrow], declared: [String]? = nil) {
    initial = start.map { .state($0) }
    var names = declared ?? []
    for arrow in arrows where !names.contains(arrow.event) { names.append(arrow.event) }
    catalog = EventCatalog(declared ?? names)
    self.arrows = Dictionary(grouping: arrows, by: \.source)
    ordinals = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  private let ordinals: [String: Int]

  /// Yields the initial states.
  public func start() -> [Outcome<String>] { initial }

  /// Yields the transitions of each of the states.
  public func expand(_ visits: [Visit<String>]) -> [Expansion<String, String>] {
    visits.map { visit in
      Expansion(
        transitions: (arrows[visit.state] ?? []).map { arrow in
          Transition(
            event: EventLabel(arrow.event, ordinal: ordinals[arrow.event]!),
            choices: arrow.choices, effects: arrow.effects, outcome: arrow.outcome)
        },
        disabled: disabled[visit.state] ?? [], faults: faults[visit.state] ?? [],
        untried: (untried[visit.state] ?? []).map { EventLabel($0, ordinal: ordinals[$0]!) })
    }
  }
}

/// One transition of a toy system.
public struct Arrow: Sendable {
  /// The state before.
  public var source: String
  /// The event's name.
  public var event: String
  /// The answers to what the event leaves open.
  public var choices: [Int]
  /// The effects on the way.
  public var effects: [String]
  /// The state after, or a fault.
  public var outcome: Outcome<String>

  /// Makes an arrow to a state.
  public init(
    _ source: String, _ event: String, _ target: String, choices: [Int] = [],
    effects: [String] = []
  ) {
    self.source = source
    self.event = event
    self.choices = choices
    self.effects = effects
    outcome = .state(target)
  }

  /// Makes an arrow that ends in a fault.
  public init(_ source: String, _ event: String, fault: Fault) {
    self.source = source
    self.event = event
    choices = []
    effects = []
    outcome = .fault(fault)
  }
}
