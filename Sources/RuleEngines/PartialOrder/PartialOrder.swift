/// Leaves out successors of packed states that stubborn sets make needless.
///
/// Which rules are enabled and which conditions are false says everything about the sets of a state,
/// so that they are found once for each combination that occurs.
struct PartialOrder {
  /// For each successor found last its rule.
  let rules = ReservedArray<UInt32>(capacity: 1 << 32)

  /// The number of states of which successors were left out.
  private(set) var partlyExpanded = 0

  private let evaluator: any RuleEvaluator
  private let sets: StubbornSets
  private var groups: [ConditionGroup] = []
  /// For each rule its conditions: what they read, and where they stand in a key.
  private var conditions: [[(reads: Set<Int>, place: Int)]]

  /// The rules that are enabled, then the conditions that are false.
  private let key: UnsafeMutablePointer<UInt64>
  private let keyWords: Int
  private let setWords: Int
  /// For each key the position of a list of sets: their number, then their words.
  private var lists: Memo
  private let code = ReservedArray<UInt64>(capacity: 1 << 32)
  private var codeEnd = 0

  /// A Boolean value that indicates whether there is room for the sets that a batch of states may add.
  var hasRoom: Bool { codeEnd < code.capacity / 4 * 3 }

  init(_ evaluator: any RuleEvaluator) {
    self.evaluator = evaluator
    let touched = evaluator.touched
    sets = StubbornSets(touched: touched, judged: evaluator.judged)
    setWords = RuleSet.words(for: touched.count)
    var place = setWords * StateLayout.bitsOfWord
    conditions = touched.map { $0.conditions.map { ($0, 0) } }
    for reads in Set(touched.flatMap(\.conditions)).sorted(by: { $0.sorted() < $1.sorted() }) {
      let members = touched.indices.flatMap { rule in
        touched[rule].conditions.indices.filter { touched[rule].conditions[$0] == reads }.map {
          (rule: rule, condition: $0)
        }
      }
      // What a look-up answers must not be cut by the end of a word.
      for start in stride(from: 0, to: members.count, by: StateLayout.bitsOfWord) {
        let part = Array(members[start..<min(members.count, start + StateLayout.bitsOfWord)])
        let free = StateLayout.bitsOfWord - place % StateLayout.bitsOfWord
        if part.count > free { place += free }
        groups.append(ConditionGroup(part, reading: reads, at: place, in: evaluator.layout))
        for (rule, condition) in part {
          conditions[rule][condition].place = place
          place += 1
        }
      }
    }
    keyWords = RuleSet.words(for: place)
    key = .allocate(capacity: keyWords)
    lists = Memo(mask: Array(repeating: .max >> 1, count: keyWords))
  }

  func deallocate() {
    key.deallocate()
    lists.deallocate()
    for group in groups { group.memo.deallocate() }
  }

  /// Marks those of the successors of some states that need not be looked at.
  ///
  /// - Parameter isLater: tells of a successor whether it is expanded later than the state with an
  ///   index among those given.
  mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool
  ) {
    var begin = 0
    for index in 0..<successors.closed {
      let range = begin..<successors.ends[index]
      begin = range.upperBound
      // A rule alone is not left out.
      guard let last = range.last, rules[range.lowerBound] != rules[last] else { continue }
      let list = findSets(for: states + index * successors.width, of: range)
      for number in 0..<Int(code[list]) {
        let set = code.base + list + 1 + number * setWords
        let goesOn = range.contains { position in
          let rule = Int(rules[position])
          return has(rule, in: set) && sets.invisible.contains(rule)
            && successors.marks[position] != .fault
            && isLater(successors.words + position * successors.width, index)
        }
        guard goesOn else { continue }
        for position in range where !has(Int(rules[position]), in: set) {
          successors.marks[position] = .leftOut
        }
        partlyExpanded += 1
        break
      }
    }
  }

  @inline(__always)
  private func has(_ rule: Int, in set: UnsafePointer<UInt64>) -> Bool {
    set[RuleSet.word(of: rule)] & RuleSet.bit(of: rule) != 0
  }

  /// The position of the list of a state's sets.
  private mutating func findSets(
    for state: UnsafePointer<UInt64>, of successors: Range<Int>
  ) -> Int {
    key.update(repeating: 0, count: keyWords)
    for position in successors {
      let rule = Int(rules[position])
      key[RuleSet.word(of: rule)] |= RuleSet.bit(of: rule)
    }
    for group in groups.indices {
      key[groups[group].word] |= groups[group].failures(in: state, by: evaluator)
    }
    let known = lists.find(key)
    if known >= 0 { return known }
    let list = codeEnd
    let found = sets.sets(
      enabled: RuleSet(words: Array(UnsafeBufferPointer(start: key, count: setWords)))
    ) { rule in
      conditions[rule].filter { has($0.place, in: key) }.map(\.reads)
    }
    code[list] = UInt64(found.count)
    for (index, word) in found.flatMap(\.words).enumerated() { code[list + 1 + index] = word }
    lists.keep(list, for: key)
    // What is not kept is used at once and written over by the next.
    if !lists.isDropped { codeEnd += 1 + found.count * setWords }
    return list
  }
}

/// Conditions that read the same components.
private struct ConditionGroup {
  /// The word of a key in which the conditions stand.
  let word: Int
  var memo: Memo

  private let reads: Set<Int>
  private let shift: UInt64
  /// For each rule its conditions in the group, from the lowest bit on.
  private let members: [(rule: Int, conditions: [Int])]
  private let rules: [Int]

  init(
    _ members: [(rule: Int, condition: Int)], reading reads: Set<Int>, at place: Int,
    in layout: StateLayout
  ) {
    self.reads = reads
    word = RuleSet.word(of: place)
    shift = UInt64(place % StateLayout.bitsOfWord)
    memo = Memo(mask: layout.mask(of: reads))
    var parts: [(rule: Int, conditions: [Int])] = []
    for member in members {
      if parts.last?.rule == member.rule {
        parts[parts.count - 1].conditions.append(member.condition)
      } else {
        parts.append((member.rule, [member.condition]))
      }
    }
    self.members = parts
    rules = parts.map(\.rule)
  }

  /// The bits of the conditions that are false in a state.
  ///
  /// Of several of a rule it is the first one: what a condition says after a false one is not asked.
  mutating func failures(
    in state: UnsafePointer<UInt64>, by evaluator: any RuleEvaluator
  ) -> UInt64 {
    let known = memo.find(state)
    if known >= 0 { return UInt64(known) &<< shift }
    var bits: UInt64 = 0
    var place: UInt64 = 0
    let failures = evaluator.failures(of: rules, in: state, knowing: reads)
    for (part, failure) in zip(members, failures) {
      for condition in part.conditions {
        if condition == failure { bits |= 1 &<< place }
        place += 1
      }
    }
    memo.keep(Int(bits), for: state)
    return bits &<< shift
  }
}

extension [Int] {
  fileprivate static func < (left: [Int], right: [Int]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
