/// A rule system as a packed one: closures run once for each combination of the values that they
/// read, and what they answered is applied to whole words from then on.
///
/// A state is expanded in two steps. The components that many conditions read, its control, give
/// the rules that may be enabled; rules that read the same components stand together in a bundle.
/// A look-up for each bundle then gives the changes: for each word of the state the bits kept and
/// the bits set. Rules that read nothing but control need no second look-up.
struct MemoizedRules: PackedSystem {
  let width: Int
  private let initial: [UInt64]

  private let evaluator: any RuleEvaluator
  private let controlled: Set<Int>
  private var control: Memo
  private var bundles: [Bundle] = []
  private var bundleNumbers: [[Int]: Int] = [:]
  private var lookups: UnsafeMutablePointer<Memo>
  private var bundleCapacity = 16
  private var invariants: InvariantMemos
  private var partialOrder: PartialOrder?

  /// A sum over all answers of closures about rules, whatever their order: rules that answer
  /// otherwise have another sum.
  private(set) var answers: UInt64 = 0

  /// Lists of changes and of bundles; see ``findCandidates(in:)`` and ``findChanges(of:in:)``.
  private let code = ReservedArray<UInt64>(capacity: 1 << 32)
  private var codeEnd = 0
  private let scratch: UnsafeMutablePointer<UInt64>

  /// Consecutive rules that read the same components.
  private struct Bundle {
    var rules: [Int]
    var reads: Set<Int>
  }

  /// A Boolean value that indicates whether there is room for the answers that a batch of states may
  /// add.
  var hasRoom: Bool { codeEnd < code.capacity / 4 * 3 && partialOrder?.hasRoom ?? true }

  init(_ evaluator: any RuleEvaluator, usesPartialOrder: Bool = false) throws(FieldOverflow) {
    self.evaluator = evaluator
    let layout = evaluator.layout
    width = layout.width
    initial = try evaluator.initialWords()
    controlled = Self.control(of: evaluator.touched)
    control = Memo(mask: layout.mask(of: controlled))
    lookups = .allocate(capacity: bundleCapacity)
    scratch = .allocate(capacity: StateLayout.mostWords)
    invariants = InvariantMemos(evaluator)
    if usesPartialOrder { partialOrder = PartialOrder(evaluator) }
  }

  func deallocate() {
    partialOrder?.deallocate()
    control.deallocate()
    for bundle in bundles.indices { lookups[bundle].deallocate() }
    lookups.deallocate()
    scratch.deallocate()
    invariants.deallocate()
  }

  /// The components that the conditions of at least a third of the rules read.
  private static func control(of rules: [RuleTouch]) -> Set<Int> {
    var readers: [Int: Int] = [:]
    for rule in rules {
      for component in rule.conditions.reduce(into: Set(), { $0.formUnion($1) }) {
        readers[component, default: 0] += 1
      }
    }
    return Set(readers.filter { $0.value * 3 >= rules.count }.keys)
  }

  func forAnotherThread() throws -> Self? { isReducing ? nil : try MemoizedRules(evaluator) }

  mutating func merge(_ other: Self) { invariants.merge(other.invariants) }

  mutating func addInitial(to successors: inout PackedSuccessors) { add(initial, to: &successors) }

  mutating func violations(in state: UnsafePointer<UInt64>, number: Int) -> [Int] {
    invariants.violations(in: state)
  }

  var isReducing: Bool { partialOrder != nil }

  mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool
  ) {
    partialOrder?.reduce(successors, of: states, isLater: isLater)
  }

  /// The number of states of which successors were left out.
  var partlyExpanded: Int { partialOrder?.partlyExpanded ?? 0 }

  /// The findings about each invariant.
  var findings: [InvariantFinding] {
    get { invariants.findings }
    set { invariants.findings = newValue }
  }
}

// MARK: - Expanding states

extension MemoizedRules {
  mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws {
    // What is known is a constant in each call, so that the loops are compiled for one word too.
    if isReducing {
      try expandNotingRules(states, count: count, into: &successors)
    } else if width == 1 {
      try expand(states, count: count, into: &successors, width: 1, noting: nil)
    } else {
      try expand(states, count: count, into: &successors, width: width, noting: nil)
    }
  }

  /// Stands apart, since the other loops are no longer compiled in their places together with it.
  @inline(never)
  private mutating func expandNotingRules(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws {
    try expand(
      states, count: count, into: &successors, width: width, noting: partialOrder?.rules.base)
  }

  @inline(__always)
  private mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors,
    width: Int, noting rules: UnsafeMutablePointer<UInt32>?
  ) throws {
    let code = code.base
    let stride = 2 &* width &+ 1
    for index in 0..<count {
      let state = states + index &* width
      var list = control.find(state)
      if list < 0 { list = try findCandidates(in: state) }
      let end = list &+ 1 &+ Int(truncatingIfNeeded: code[list])
      var part = list &+ 1
      while part < end {
        let entry = Int(truncatingIfNeeded: code[part])
        part &+= 1
        var changes = entry &>> 1
        if entry & 1 == 1 {
          let bundle = changes
          changes = lookups[bundle].find(state)
          if changes < 0 { changes = try findChanges(of: bundle, in: state) }
        }
        let number = Int(truncatingIfNeeded: code[changes])
        successors.reserve(number)
        var change = code + (changes &+ 1)
        for position in successors.count..<successors.count &+ number {
          let target = successors.words + position &* width
          for word in 0..<width {
            target[word] = state[word] & change[2 &* word] | change[2 &* word &+ 1]
          }
          successors.marks[position] = PackedSuccessors.Mark(
            unchecked: UInt8(truncatingIfNeeded: change[2 &* width]))
          if let rules {
            rules[position] = UInt32(truncatingIfNeeded: change[2 &* width] &>> 8)
          }
          change += stride
        }
        successors.count &+= number
      }
      successors.close()
    }
  }

  /// Finds the bundles of the rules that may be enabled, where no look-up answers.
  ///
  /// Their list is a length, then for each bundle its number and 1 in the lowest bit, or, where
  /// control decides everything, the position of its changes and 0.
  @inline(never)
  private mutating func findCandidates(in state: UnsafePointer<UInt64>) throws -> Int {
    if control.isDropped { return try expandDirectly(state) }
    control.masked(state, into: scratch, of: width)
    let candidates = evaluator.candidates(in: scratch, knowing: controlled)
    note(candidates.map(UInt64.init), about: scratch)
    var entries: [UInt64] = []
    for rules in consecutive(candidates) {
      let reads = evaluator.touched[rules[0]].reads
      if reads.isSubset(of: controlled) {
        let outcomes = try evaluator.outcomes(of: rules, in: scratch)
        let changes = codeEnd
        codeEnd = try write(outcomes, of: scratch, knowing: controlled, at: codeEnd)
        entries.append(UInt64(changes) << 1)
      } else {
        entries.append(UInt64(number(ofBundle: rules, reading: reads)) << 1 | 1)
      }
    }
    let list = codeEnd
    try checkRoom(for: 1 + entries.count, at: list)
    code[list] = UInt64(entries.count)
    for (index, entry) in entries.enumerated() { code[list + 1 + index] = entry }
    codeEnd += 1 + entries.count
    control.keep(list, for: state)
    return list
  }

  /// Cuts a list of rules where what they read differs; rules that read control only read alike.
  private func consecutive(_ rules: [Int]) -> [[Int]] {
    var parts: [[Int]] = []
    var last: Set<Int>?
    for rule in rules {
      let reads = evaluator.touched[rule].reads
      let kind = reads.isSubset(of: controlled) ? [] : reads
      if kind == last { parts[parts.count - 1].append(rule) } else { parts.append([rule]) }
      last = kind
    }
    return parts
  }

  private mutating func number(ofBundle rules: [Int], reading reads: Set<Int>) -> Int {
    if let known = bundleNumbers[rules] { return known }
    if bundles.count == bundleCapacity {
      let larger = UnsafeMutablePointer<Memo>.allocate(capacity: bundleCapacity * 2)
      larger.moveInitialize(from: lookups, count: bundles.count)
      lookups.deallocate()
      lookups = larger
      bundleCapacity *= 2
    }
    (lookups + bundles.count).initialize(to: Memo(mask: evaluator.layout.mask(of: reads)))
    bundles.append(Bundle(rules: rules, reads: reads))
    bundleNumbers[rules] = bundles.count - 1
    return bundles.count - 1
  }

  /// Runs the rules of a bundle, where no look-up answers.
  @inline(never)
  private mutating func findChanges(
    of bundle: Int, in state: UnsafePointer<UInt64>
  ) throws -> Int {
    lookups[bundle].masked(state, into: scratch, of: width)
    let outcomes = try evaluator.outcomes(of: bundles[bundle].rules, in: scratch)
    let changes = codeEnd
    let end = try write(outcomes, of: scratch, knowing: bundles[bundle].reads, at: changes)
    lookups[bundle].keep(changes, for: state)
    // What is not kept is used at once and written over by the next.
    if !lookups[bundle].isDropped { codeEnd = end }
    return changes
  }

  /// Runs all rules on one state, for systems in which every state has a control of its own.
  private mutating func expandDirectly(_ state: UnsafePointer<UInt64>) throws -> Int {
    let outcomes = try evaluator.outcomes(of: Array(evaluator.touched.indices), in: state)
    let changes = codeEnd + 2
    _ = try write(outcomes, of: state, knowing: Set(evaluator.layout.fields.indices), at: changes)
    code[codeEnd] = 1
    code[codeEnd + 1] = UInt64(changes) << 1
    return codeEnd
  }

  /// Checks that a list has room.
  private func checkRoom(for words: Int, at start: Int) throws(EngineError) {
    if start + words > code.capacity { throw .noAddressSpace(bytes: 2 * (start + words) * 8) }
  }

  /// Writes a list of changes: its length, then for each word of each change the bits kept and the
  /// bits set, and, in one word, how the target is marked and the rule.
  ///
  /// - Parameters:
  ///   - source: the state that the rules were run on.
  ///   - known: the components whose values were known to the rules.
  /// - Returns: the end of the list.
  /// - Throws: ``EngineError/noAddressSpace(bytes:)``.
  private mutating func write(
    _ outcomes: [PackedOutcome], of source: UnsafePointer<UInt64>, knowing known: Set<Int>,
    at start: Int
  ) throws(EngineError) -> Int {
    try checkRoom(for: 1 + outcomes.count * (2 * width + 1), at: start)
    var end = start
    var answer: [UInt64] = []
    func append(_ word: UInt64) {
      code[end] = word
      end += 1
    }
    append(UInt64(outcomes.count))
    for outcome in outcomes {
      let rule = UInt64(outcome.rule) << 8
      answer.append(rule)
      if outcome.target.isEmpty {
        answer.append(~UInt64(outcome.fault))
        for word in 0..<width {
          append(0)
          append(word == 0 ? UInt64(outcome.fault) : 0)
        }
        append(rule | UInt64(PackedSuccessors.Mark.fault.rawValue))
      } else {
        let writes = evaluator.touched[outcome.rule].writes
        let mask = evaluator.layout.mask(of: writes)
        for word in 0..<width {
          append(~mask[word])
          append(outcome.target[word] & mask[word])
          answer.append(outcome.target[word] & mask[word])
        }
        let isSuspect = invariants.mayViolate(
          to: outcome.target, writing: writes, knowing: known.union(writes))
        let mark = isSuspect ? PackedSuccessors.Mark.suspect : .plain
        append(rule | UInt64(mark.rawValue))
      }
    }
    note(answer, about: source)
    return end
  }

  private mutating func note(_ answer: [UInt64], about source: UnsafePointer<UInt64>) {
    let words = Array(UnsafeBufferPointer(start: source, count: width)) + answer
    // A sum does not depend on the order; a table that was dropped adds the same again and again.
    answers &+= WordHash.fold(words, count: words.count)
  }
}

extension PackedSuccessors.Mark {
  @inline(__always)
  fileprivate init(unchecked raw: UInt8) { self = unsafeBitCast(raw, to: Self.self) }
}
