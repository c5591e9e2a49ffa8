/// The events that guards disabled, with states and reasons.
struct GuardTable: Sendable {
  /// The different answers of guards, in the order in which they were first given.
  private var answers: [DisabledEvent] = []

  /// By ordinal, since comparing a few texts is cheaper than hashing two.
  private var known: [Int: [UInt32]] = [:]

  /// The numbers of answers, those of one state next to one another.
  private var given: [UInt32] = []

  /// The ranges of ``given`` with the answers in each state.
  private var places: [Int: Range<Int>] = [:]

  /// Takes down what guards answered in a state.
  mutating func note(_ disabled: [DisabledEvent], in state: Int) {
    guard !disabled.isEmpty else { return }
    let first = given.count
    for one in disabled { given.append(number(of: one)) }
    places[state] = first..<given.count
  }

  /// The answers of guards in a state.
  subscript(state: Int) -> [DisabledEvent] {
    places[state].map { given[$0].map { answers[Int($0)] } } ?? []
  }

  /// For each event the reasons and in how many states each was given.
  var counts: [String: [String: Int]] {
    var times = [Int](repeating: 0, count: answers.count)
    for number in given { times[Int(number)] += 1 }
    var counts: [String: [String: Int]] = [:]
    for (answer, times) in zip(answers, times) {
      counts[answer.event.name, default: [:]][answer.reason, default: 0] += times
    }
    return counts
  }

  private mutating func number(of answer: DisabledEvent) -> UInt32 {
    let ordinal = answer.event.ordinal
    for number in known[ordinal] ?? []
    where answers[Int(number)].reason == answer.reason
      && answers[Int(number)].event.name == answer.event.name
    {
      return number
    }
    let number = UInt32(answers.count)
    answers.append(answer)
    known[ordinal, default: []].append(number)
    return number
  }
}

extension StateGraph {
  /// For each event that was ever disabled, the reasons and in how many states each was given.
  ///
  /// - Complexity: linear in the number of answers that guards gave in all states.
  public var disabled: [String: [String: Int]] { guards.counts }

  /// The events that guards disabled in a state, each with the reason, in the system's order.
  ///
  /// A state that was not expanded has none.
  public func disabledEvents(in state: Int) -> [DisabledEvent] { guards[state] }
}
