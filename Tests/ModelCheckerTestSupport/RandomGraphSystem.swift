import ModelChecker

/// A small system whose arrows are drawn from a seed.
public struct RandomGraphSystem: TransitionSystem, Sendable {
  /// The declared events, in the order of their ordinals.
  public var catalog: EventCatalog
  /// The number of states that one call of `expand` is given.
  public var preferredBatch = 1
  private var initial: [Outcome<Int>] = []
  private var expansions: [Expansion<Int, Int>] = []

  /// Draws a system of at most 12 states, 4 declared events and 2 of the platform.
  public init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let size = Int.random(in: 1...12, using: &generator)
    let declared = Int.random(in: 1...4, using: &generator)
    let density = Int.random(in: 1...6, using: &generator)
    let faults = Int.random(in: 0...3, using: &generator) == 0
    catalog = EventCatalog((0..<declared).map { "e\($0)" })
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      initial.append(.state(Int.random(in: 0..<size, using: &generator)))
    }
    for _ in 0..<size {
      expansions.append(
        Self.expansion(
          size: size, declared: declared, density: density, faults: faults, using: &generator))
    }
  }

  private static func expansion(
    size: Int, declared: Int, density: Int, faults: Bool, using generator: inout SplitMix64
  ) -> Expansion<Int, Int> {
    var expansion = Expansion<Int, Int>()
    // The platform's events are numbered in the order in which a state lists them.
    var next = declared
    for position in 0..<declared + 2 {
      let isDeclared = position < declared
      let event = EventLabel(
        isDeclared ? "e\(position)" : "p\(position - declared)",
        ordinal: isDeclared ? position : next)
      guard Int.random(in: 0..<10, using: &generator) < (isDeclared ? density : 1) else {
        if isDeclared { expansion.disabled.append(DisabledEvent(event: event, reason: "no luck")) }
        continue
      }
      if !isDeclared { next += 1 }
      let answers = Int.random(in: 0..<4, using: &generator) == 0 ? 2 : 1
      for answer in 0..<answers {
        let isFault = faults && Int.random(in: 0..<12, using: &generator) == 0
        expansion.transitions.append(
          Transition(
            event: event, choices: answers == 1 ? [] : [answer],
            effects: (0..<Int.random(in: 0...2, using: &generator)).map { _ in
              Int.random(in: 0..<3, using: &generator)
            },
            outcome: isFault
              ? .fault(Fault(.trapped, "trapped in \(event)"))
              : .state(Int.random(in: 0..<size, using: &generator))))
      }
    }
    return expansion
  }

  /// Yields the initial states.
  public func start() -> [Outcome<Int>] { initial }

  /// Yields the transitions of each of the states.
  public func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Int>] {
    visits.map { expansions[$0.state] }
  }
}
