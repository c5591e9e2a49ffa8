import CMemory

/// The packed states that were found, each once, and how each was found.
///
/// States are numbered in the order in which they were found. A table tells whether a state is known:
/// for states of one word it holds the word itself, scrambled by a bijection; for wider ones, or
/// where numbers are asked for, half of a hash and the number, and the words are compared. Nothing is
/// ever taken for known that is not.
struct StateStore {
  /// The number of words of a state.
  let width: Int

  /// Whether the word of a state is its number, so that no table is needed.
  private let isNumbered: Bool

  /// Whether the table holds whole words.
  private let holdsWords: Bool

  /// Whether words are kept besides what the table holds of them.
  private let keepsWords: Bool

  /// The number of states.
  private(set) var count = 0

  /// Where a limit of states or the capacity was met.
  private(set) var isFull = false

  /// The new states that are to be judged, since this list was emptied last.
  var suspects: [Int] = []

  /// The faults met, since this list was emptied last.
  var faults: [FoundFault] = []

  /// A fault by its number, the state before, and its position among the state's successors.
  struct FoundFault {
    var fault: Int
    var source: Int
    var position: Int
  }

  private let states: ReservedArray<UInt64>
  private var table = WordTable()
  /// How each state was found, where that is kept.
  let log: ArrivalLog?
  private let capacity: Int
  private var hashes = ReservedArray<UInt64>(capacity: 1 << 22)

  /// How many successors ahead memory is asked for the slot of one.
  static let lead = 24

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - findsNumbers: whether it can tell the number of a known state.
  ///   - limit: the greatest number of states.
  ///   - keepsArrivals: whether the store notes how each state was found.
  init(
    width: Int, isNumbered: Bool = false, readsWords: Bool = true, findsNumbers: Bool = false,
    limit: Int?, keepsArrivals: Bool
  ) {
    self.width = width
    self.isNumbered = isNumbered
    holdsWords = width == 1 && !findsNumbers
    // Where the table does not hold them, states are compared by their words.
    keepsWords = readsWords || !holdsWords
    let most = min(limit ?? .max, Int(UInt32.max) - 1)
    states = ReservedArray(capacity: (most + 1) * width)
    log = keepsArrivals ? ArrivalLog(capacity: most + 1) : nil
    capacity = min(most, states.capacity / width, log?.capacity ?? .max)
  }

  /// The words of a state.
  subscript(state: Int) -> UnsafePointer<UInt64> { UnsafePointer(states.base + state * width) }

  /// When the table grows next, and by how much.
  var growth: LimitGuard.Growth {
    LimitGuard.Growth(states: table.limit, bytes: table.bytesToGrow)
  }

  /// The way to a state: the initial state's position, then positions among successors.
  func arrival(at state: Int) -> (start: Int, positions: [Int])? { log?.way(to: state) }

  /// Adds the successors of consecutive states, and returns how many transitions they are.
  ///
  /// When the store is full, the sources from the first one on that leads to a state without room
  /// are left out, but for their transitions to known states before.
  mutating func add(_ successors: PackedSuccessors, from first: Int) -> Int {
    // What is known is a constant in each call, so that the loops are compiled for each of them.
    if isNumbered {
      return add(successors, from: first, width: 1, isNumbered: true, holdsWords: true)
    }
    if holdsWords {
      return add(successors, from: first, width: 1, isNumbered: false, holdsWords: true)
    }
    return add(successors, from: first, width: width, isNumbered: false, holdsWords: false)
  }

  @inline(__always)
  private mutating func add(
    _ successors: PackedSuccessors, from first: Int, width: Int, isNumbered: Bool,
    holdsWords: Bool
  ) -> Int {
    if successors.count + Self.lead > hashes.capacity {
      hashes = ReservedArray(capacity: successors.count + Self.lead)
    }
    let hashes = hashes.base
    var table = table
    let base = table.base
    for index in 0..<(isNumbered ? 0 : successors.count) {
      hashes[index] = WordHash.hash(successors.words + index &* width, width: width)
    }
    for index in 0..<(isNumbered ? 0 : min(Self.lead, successors.count)) {
      memory_prefetch(base + table.first(of: hashes[index]))
    }
    let states = states.base
    let log = log
    var count = count
    var limit = table.limit
    var leftOut = 0
    var index = 0
    for closed in 0..<successors.closed {
      let begin = index
      let end = successors.ends[closed]
      while index < end {
        // Memory answers while others are looked for; what stands behind the last one does no harm.
        if !isNumbered { memory_prefetch(base + table.first(of: hashes[index &+ Self.lead])) }
        let mark = successors.marks[index]
        if mark == .leftOut {
          leftOut &+= 1
          index &+= 1
          continue
        }
        if mark == .fault {
          faults.append(
            FoundFault(
              fault: Int(successors.words[index &* width]), source: first + closed,
              position: index - begin))
          index &+= 1
          continue
        }
        let words = successors.words + index &* width
        let hash = hashes[index]
        let slot: Int
        let isNew: Bool
        if isNumbered {
          slot = 0
          isNew = words[0] >= UInt64(truncatingIfNeeded: count)
        } else {
          slot =
            holdsWords
            ? table.slot(of: hash)
            : table.slot(from: table.first(of: hash)) {
              Self.isSame($0, hash, words, in: states, width: width)
            }
          isNew = base[slot] == 0
        }
        if isNew {
          if count == capacity {
            // The transitions to states without room are none of the graph; nor is what follows
            // this source.
            isFull = true
            self.count = count
            return index - leftOut + knownRest(successors, from: index + 1, to: end)
          }
          if !isNumbered {
            base[slot] = holdsWords ? hash : WordTable.entry(of: count, hash: hash)
          }
          let target = states + count &* width
          if keepsWords { for word in 0..<width { target[word] = words[word] } }
          log?.note(count, from: first &+ closed, position: index &- begin)
          if mark == .suspect { suspects.append(count) }
          successors.marks[index] = .new
          count &+= 1
          if !isNumbered, count > limit {
            table.grow()
            self.table = table
            limit = table.limit
          }
        }
        index &+= 1
      }
    }
    self.count = count
    return successors.count - leftOut
  }

  /// Makes the table for states whose words stand in their places already.
  ///
  /// - Returns: whether they are all different.
  mutating func recount(_ states: Int) -> Bool {
    for number in 0..<states {
      let words = self[number]
      let hash = WordHash.hash(words, width: width)
      let slot = table.slot(from: table.first(of: hash)) {
        holdsWords
          ? $0 == hash : Self.isSame($0, hash, words, in: self.states.base, width: width)
      }
      guard table.base[slot] == 0 else { return false }
      table.base[slot] = holdsWords ? hash : WordTable.entry(of: number, hash: hash)
      if number + 1 > table.limit { table.grow() }
    }
    count = states
    return true
  }

  /// Lets workers add states until they are taken back.
  func share(among workers: Int) -> SharedStore {
    SharedStore(width: width, states: states.base, table: table, workers: workers)
  }

  /// Takes back what workers have added to.
  mutating func take(_ table: WordTable, count: Int) {
    self.table = table
    self.count = count
  }

  /// Whether an entry of the table stands for a state of these words.
  @inline(__always)
  static func isSame(
    _ entry: UInt64, _ hash: UInt64, _ words: UnsafePointer<UInt64>,
    in states: UnsafeMutablePointer<UInt64>, width: Int
  ) -> Bool {
    guard WordTable.entry(entry, mayBeOf: hash) else { return false }
    let known = states + WordTable.number(in: entry) &* width
    for word in 0..<width where known[word] != words[word] { return false }
    return true
  }

  /// The number of successors in a range that are known or faults.
  private func knownRest(_ successors: PackedSuccessors, from start: Int, to end: Int) -> Int {
    (start..<max(start, end)).count { index in
      switch successors.marks[index] {
      case .leftOut: false
      case .fault: true
      default: contains(successors.words + index * width)
      }
    }
  }

  /// Whether a state is known.
  func contains(_ words: UnsafePointer<UInt64>) -> Bool {
    isNumbered ? words[0] < UInt64(count) : entry(of: words) != 0
  }

  /// The number of a state, where it is known; only in a store that finds numbers.
  func number(of words: UnsafePointer<UInt64>) -> Int? {
    let entry = entry(of: words)
    return entry == 0 ? nil : WordTable.number(in: entry)
  }

  /// What the table holds of a state: 0 where it is not known.
  private func entry(of words: UnsafePointer<UInt64>) -> UInt64 {
    let hash = WordHash.hash(words, width: width)
    let slot =
      holdsWords
      ? table.slot(of: hash)
      : table.slot(from: table.first(of: hash)) {
        Self.isSame($0, hash, words, in: states.base, width: width)
      }
    return table.base[slot]
  }
}

/// How each state was found: the state before, and the position among its successors.
///
/// Few states have so many successors that a byte doesn't tell their positions; the rest of a
/// position stands in an array of its own, which takes no memory until one is large.
struct ArrivalLog {
  let sources: ReservedArray<UInt32>
  let positions: ReservedArray<UInt8>
  private let upperPositions: ReservedArray<UInt32>

  /// Stands for the source of an initial state.
  static let initial = Int(UInt32.max)

  init(capacity: Int) {
    sources = ReservedArray(capacity: capacity)
    positions = ReservedArray(capacity: capacity)
    upperPositions = ReservedArray(capacity: capacity + 1)
  }

  var capacity: Int { min(sources.capacity, positions.capacity, upperPositions.capacity - 1) }

  /// Whether a position takes more than a byte, which the element behind the last one notes.
  private var isTall: Bool { upperPositions.base[upperPositions.capacity - 1] != 0 }

  /// The positions without their lowest bytes; nil where all are 0.
  var uppers: UnsafeMutablePointer<UInt32>? { isTall ? upperPositions.base : nil }

  /// Makes room for more than the lowest bytes of positions.
  func makeTall() -> UnsafeMutablePointer<UInt32> {
    upperPositions.base[upperPositions.capacity - 1] = 1
    return upperPositions.base
  }

  @inline(__always)
  func note(_ state: Int, from source: Int, position: Int) {
    sources.base[state] = UInt32(truncatingIfNeeded: source)
    positions.base[state] = UInt8(truncatingIfNeeded: position)
    if position > Int(UInt8.max) { noteTall(state, position: position) }
  }

  @inline(never)
  private func noteTall(_ state: Int, position: Int) {
    makeTall()[state] = UInt32(truncatingIfNeeded: position >> 8)
  }

  /// The state before, or ``initial``, and the position.
  func arrival(at state: Int) -> (source: Int, position: Int) {
    let upper = uppers.map { Int($0[state]) << 8 } ?? 0
    return (Int(sources.base[state]), upper | Int(positions.base[state]))
  }

  /// The way to a state.
  func way(to state: Int) -> (start: Int, positions: [Int]) {
    var ways: [Int] = []
    var (source, position) = arrival(at: state)
    while source != Self.initial {
      ways.append(position)
      (source, position) = arrival(at: source)
    }
    return (position, ways.reversed())
  }
}
