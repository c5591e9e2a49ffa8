import ModelChecker
import RuleEngines

/// Systems in which a user's rules start jobs, and rules of their own end these, drawn from a seed.
///
/// A job has a ticket, which is none, pending or done, and a result. Some jobs go on by themselves
/// forever, some end in one of two ways, some fault, and some are called off. Screens may read
/// results; invariants look at some cells only.
public func randomJobs(seed: UInt64) -> RuleSystem<Cells> {
  var draw = JobDraw(seed: seed)
  return draw.system()
}

private struct JobDraw {
  private var generator: SplitMix64
  private let jobs: Int
  private let screens: Int
  private let values: Int

  /// The cell of the screen that is shown; for each job its ticket and its result follow.
  private static let screen = 0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed ^ 0x6a6f_6273)
    jobs = Int.random(in: 1...4, using: &generator)
    screens = Int.random(in: 2...4, using: &generator)
    values = Int.random(in: 2...3, using: &generator)
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  private func ticket(_ job: Int) -> Int { 1 + 2 * job }

  private func result(_ job: Int) -> Int { 2 + 2 * job }

  mutating func system() -> RuleSystem<Cells> {
    var rules: [Rule<Cells>] = []
    for job in 0..<jobs { rules += self.rules(ofJob: job) }
    for number in 0..<1 + roll(3) { rules.append(userRule(number)) }
    let invariants = (0..<2).map { invariant($0) }
    let cells = 1 + 2 * jobs
    var first = Array(repeating: 0, count: cells)
    for job in 0..<jobs where roll(2) == 0 { first[ticket(job)] = 1 }
    return try! RuleSystem(
      initial: [Cells(first)],
      components: (0..<cells).map { Component("cell \($0)", \.values[$0]) },
      rules: rules.shuffled(using: &generator), invariants: invariants)
  }

  private mutating func rules(ofJob job: Int) -> [Rule<Cells>] {
    let (ticket, result, values) = (ticket(job), result(job), values)
    let isPending = condition(ticket, 1)
    var rules: [Rule<Cells>] = []
    switch roll(5) {
    case 0:
      rules.append(
        Rule(
          "succeed or fail \(job)", when: [isPending], writes: paths([ticket, result])
        ) { state in
          (0..<2).map { state.with(ticket, 2).with(result, $0 % values) }
        })
    case 1:
      // It goes on by itself forever.
      rules.append(
        Rule(
          "poll \(job)", when: [isPending], reads: paths([result]), writes: paths([result])
        ) { $0.values[result] = ($0.values[result] + 1) % values })
    case 2:
      let fatal = roll(values)
      rules.append(
        Rule(
          "risk \(job)", when: [isPending], reads: paths([result]),
          writes: paths([ticket, result])
        ) { state in
          if state.values[result] == fatal { throw Fault(.trapped, "job \(job) trapped") }
          state.values[result] = fatal
          state.values[ticket] = 2
        })
    default:
      let value = roll(values)
      rules.append(
        Rule("end \(job)", when: [isPending], writes: paths([ticket, result])) { state in
          state.values[ticket] = 2
          state.values[result] = value
        })
    }
    if roll(2) == 0 {
      let other = result == 2 ? self.result(jobs - 1) : self.result(0)
      let value = roll(values)
      rules.append(
        Rule(
          "again \(job)", when: [condition(ticket, 2), condition(other, value)],
          writes: paths([ticket])
        ) { $0.values[ticket] = 1 })
    }
    return rules
  }

  private mutating func userRule(_ number: Int) -> Rule<Cells> {
    let (job, from, to) = (roll(jobs), roll(screens), roll(screens))
    let (ticket, result, value) = (ticket(job), result(job), roll(values))
    let onScreen = condition(Self.screen, from)
    let name = "user \(number)"
    switch roll(4) {
    case 0:
      return Rule(name, when: [onScreen, condition(ticket, 0)], writes: paths([ticket])) {
        $0.values[ticket] = 1
      }
    case 1:
      return Rule(
        name, when: [onScreen, condition(ticket, 2), condition(result, value)],
        writes: paths([Self.screen, ticket])
      ) { state in
        state.values[Self.screen] = to
        state.values[ticket] = 0
      }
    case 2:
      return Rule(name, when: [onScreen], writes: paths([Self.screen])) {
        $0.values[Self.screen] = to
      }
    default:
      return Rule(
        name, when: [onScreen, condition(ticket, 1)], writes: paths([Self.screen, ticket])
      ) { state in
        state.values[Self.screen] = to
        state.values[ticket] = 0
      }
    }
  }

  private mutating func invariant(_ number: Int) -> RuleInvariant<Cells> {
    let cell = roll(3) == 0 ? Self.screen : 1 + roll(2 * jobs)
    let other = roll(3) == 0 ? 1 + roll(2 * jobs) : cell
    let (value, otherValue) = (1 + roll(3), 1 + roll(2))
    return RuleInvariant("Invariant\(number)", reads: paths([cell, other])) { state in
      if state.values[cell] == 0 { return .notExercised }
      return state.values[cell] == value && (other == cell || state.values[other] == otherValue)
        ? .violated("cell \(cell) is \(value)") : .holds
    }
  }

  private func condition(_ cell: Int, _ value: Int) -> Condition<Cells> {
    Condition(reads: paths([cell])) { $0.values[cell] == value }
  }

  private func paths(_ cells: [Int]) -> [any ComponentPath<Cells>] {
    cells.map { \Cells.values[$0] }
  }
}

extension Cells {
  fileprivate func with(_ cell: Int, _ value: Int) -> Cells {
    var next = self
    next.values[cell] = value
    return next
  }
}
