import ModelChecker
import RuleEngines

/// A state of a random system of rules: some numbers.
public struct Cells: Hashable, Sendable {
  /// The numbers.
  public var values: [Int]

  /// Makes a state.
  public init(_ values: [Int]) { self.values = values }
}

/// Systems of rules that are drawn from a seed.
///
/// Some have many more components than a word holds, some have rules that read everything, that
/// leave something open or that fault, and some have no initial state.
///
/// - Parameters:
///   - twisted: which of the closures answers otherwise, counted from 0; none by default.
///   - demanding: whether something must be possible in every state.
public func randomRules(
  seed: UInt64, twisted: Int? = nil, demanding: Bool = false
) -> RuleSystem<Cells> {
  var draw = Draw(seed: seed, twisted: twisted)
  return draw.system(demanding: demanding)
}

private struct Draw {
  private var generator: SplitMix64
  private let cells: Int
  private let domains: [Int]
  private let twisted: Int?
  private var salts = 0

  init(seed: UInt64, twisted: Int?) {
    self.twisted = twisted
    generator = SplitMix64(seed: seed)
    let isWide = Int.random(in: 0..<8, using: &generator) == 0
    cells = Int.random(in: isWide ? 40...90 : 1...6, using: &generator)
    var domains: [Int] = []
    for _ in 0..<cells {
      let many = Int.random(in: 0..<12, using: &generator) == 0
      domains.append(Int.random(in: many ? 20...60 : 1...4, using: &generator))
    }
    self.domains = domains
  }

  /// A number that makes a closure what it is.
  private mutating func drawSalt() -> Int {
    defer { salts += 1 }
    return roll(1 << 16) ^ (salts == twisted ? 0x5a5a : 0)
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  mutating func system(demanding: Bool) -> RuleSystem<Cells> {
    let components = (0..<cells).map { Component<Cells>("cell \($0)", \.values[$0]) }
    let starts = roll(20) == 0 ? 0 : 1 + roll(3)
    let initial = (0..<starts).map { _ in Cells(domains.map { roll($0) }) }
    let rules = (0..<1 + roll(8)).map { rule(Int($0)) }
    let invariants = (0..<3).map { invariant($0) }
    return try! RuleSystem(
      initial: initial, components: components, rules: rules, invariants: invariants,
      progress: demanding ? progress(by: rules.map(\.name)) : [])
  }

  /// Some of the few cells that rules touch, or all of them.
  private mutating func some(_ most: Int) -> [Int] {
    if roll(25) == 0 { return Array(0..<cells) }
    return (0..<roll(most + 1)).map { _ in roll(min(cells, 6)) }
  }

  private mutating func rule(_ number: Int) -> Rule<Cells> {
    let conditions = (0..<roll(3)).map { part -> (cells: [Int], condition: Condition<Cells>) in
      let cells = some(2)
      let salt = drawSalt()
      return (cells, Condition(reads: paths(cells)) { digest($0, cells, salt) % 5 > 1 })
    }
    let reads = some(2)
    let writes =
      roll(25) == 0 ? Array(0..<cells) : (0..<1 + roll(2)).map { _ in roll(min(cells, 6)) }
    let (known, domains, salt) = (conditions.flatMap(\.cells) + reads, domains, drawSalt())
    let faults = roll(12) == 0
    @Sendable func write(_ state: Cells, _ choice: Int) throws -> Cells {
      if faults, digest(state, known, salt + 1) % 3 == 0 {
        throw Fault(.trapped, "rule \(number) trapped")
      }
      var next = state
      for cell in writes {
        next.values[cell] = digest(state, known, salt + cell * 7 + choice) % domains[cell]
      }
      return next
    }
    let name = "rule \(number)"
    let (when, read) = (conditions.map(\.condition), paths(reads))
    if roll(4) == 0 {
      return Rule(name, when: when, reads: read, writes: paths(writes)) { state in
        try (0..<digest(state, known, salt) % 4).map { try write(state, $0 * 1_000) }
      }
    }
    return Rule(name, when: when, reads: read, writes: paths(writes)) { $0 = try write($0, 0) }
  }

  private mutating func invariant(_ number: Int) -> RuleInvariant<Cells> {
    let cells = some(3)
    let salt = drawSalt()
    let odds = 1 + roll(60)
    return RuleInvariant("Invariant\(number)", reads: paths(cells)) { state in
      switch digest(state, cells, salt) % odds {
      case 0 where odds > 1: .violated("cells \(cells) are \(cells.map { state.values[$0] })")
      case 1, 2: .notExercised
      default: .holds
      }
    }
  }

  private mutating func progress(by rules: [String]) -> [RuleProgress<Cells>] {
    let ways = rules.filter { _ in roll(4) > 0 }
    let cells = some(2)
    let salt = drawSalt()
    let goal = Condition(reads: paths(cells)) { digest($0, cells, salt) % 3 == 0 }
    return [
      RuleProgress("GoalStaysReachable", by: ways, to: goal) { "no goal from \($0.values)" },
      RuleProgress("SomeStepStaysPossible", by: ways) { "stuck in \($0.values)" },
    ]
  }

  private func paths(_ cells: [Int]) -> [any ComponentPath<Cells>] {
    cells.map { \Cells.values[$0] }
  }
}

/// A number that depends on some cells and a salt alone.
private func digest(_ state: Cells, _ cells: [Int], _ salt: Int) -> Int {
  var word = UInt64(salt)
  for cell in cells {
    var generator = SplitMix64(seed: word ^ UInt64(state.values[cell]) << 20)
    word = generator.next()
  }
  var generator = SplitMix64(seed: word)
  return Int(generator.next() >> 8)
}
