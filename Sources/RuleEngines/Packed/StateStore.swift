import CMemory
import ModelChecker

/// The packed states that were found, each once, and how each was found.
///
/// States are numbered in the order in which they were found. A table tells whether a state is known:
/// for states of one word it holds the word itself, scrambled by a bijection; for wider ones, or
/// where numbers are asked for, half of a hash and the number, and the words are compared. Nothing is
/// ever taken for known that is not.
struct StateStore {
  /// The number of words of a state.
  let width: Int

  /// A Boolean value that indicates whether the word of a state is its number, so that no table is
  /// needed.
  private let isNumbered: Bool

  /// A Boolean value that indicates whether the table holds whole words.
  private let holdsWords: Bool

  /// A Boolean value that indicates whether words are kept besides what the table holds of them.
  private let keepsWords: Bool

  /// The number of states.
  private(set) var count = 0

  /// What kept a new state out: the limit of states, or memory, since there is no address space for
  /// it; nil as long as all new states have found room.
  private(set) var fullness: Completeness.Limit?

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
  /// The paths by which states were found, where these are kept.
  let log: ArrivalLog?
  /// The number of states for which there is room.
  private(set) var capacity: Int
  /// The greatest number of states that was asked for or has numbers.
  private let most: Int
  private var hashes = ReservedArray<UInt64>(capacity: 1 << 22)

  /// The number of successors by which memory is asked for a slot in advance.
  static let lead = 24

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - form: the meaning of the words.
  ///   - findsNumbers: whether it can tell the number of a known state.
  ///   - limit: the greatest number of states.
  ///   - keepsArrivals: whether the store notes how each state was found.
  init(
    width: Int, form: PackedForm, findsNumbers: Bool = false, limit: Int?, keepsArrivals: Bool
  ) {
    self.width = width
    isNumbered = form == .number
    holdsWords = width == 1 && !findsNumbers
    // Where the table does not hold them, states are compared by their words.
    keepsWords = form == .state || !holdsWords
    most = min(limit ?? .max, Int(UInt32.max) - 1)
    states = ReservedArray(capacity: (most + 1) * width)
    log = keepsArrivals ? ArrivalLog(capacity: most + 1) : nil
    capacity = min(most, states.capacity / width, log?.capacity ?? .max)
  }

  /// The words of a state.
  subscript(state: Int) -> UnsafePointer<UInt64> { UnsafePointer(states.base + state * width) }

  /// The number of states at which the table grows next, and the memory that this takes.
  var growth: LimitGuard.Growth {
    LimitGuard.Growth(states: table.limit, bytes: table.bytesToGrow)
  }

  /// The path to a state: the initial state's position, then positions among successors.
  func arrival(at state: Int) -> (start: Int, positions: [Int])? { log?.path(to: state) }

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
    if !isNumbered, !makeHashes(of: successors, width: width) {
      fullness = .memory
      return 0
    }
    let hashes = hashes.base
    var leftOut = 0
    var index = 0
    for closed in 0..<successors.closed {
      let begin = index
      let end = successors.ends[closed]
      while index < end {
        // Memory answers while others are looked for; what stands behind the last one does no harm.
        if !isNumbered {
          memory_prefetch(table.base + table.first(of: hashes[index &+ Self.lead]))
        }
        let words = successors.words + index &* width
        let mark = successors.marks[index]
        if mark == .leftOut {
          leftOut &+= 1
        } else if mark == .fault {
          faults.append(
            FoundFault(fault: Int(words[0]), source: first + closed, position: index - begin))
        } else if let slot = isNumbered
          ? freeSlot(forNumber: words[0])
          : freeSlot(for: words, hash: hashes[index], width: width, holdsWords: holdsWords)
        {
          guard count < capacity, !isNumbered || words[0] != PackedForm.noRoom else {
            // The transitions to states without room are none of the graph; nor is what follows
            // this source.
            fullness = count == most ? .states : .memory
            return index - leftOut + knownRest(successors, from: index + 1, to: end)
          }
          log?.note(count, from: first &+ closed, position: index &- begin)
          if mark == .suspect { suspects.append(count) }
          successors.marks[index] = .new
          insert(
            words, hash: hashes[index], at: slot, width: width, isNumbered: isNumbered,
            holdsWords: holdsWords)
        }
        index &+= 1
      }
    }
    return successors.count - leftOut
  }

  /// Makes the hashes of successors and asks for the memory that the first ones need; returns whether
  /// there is room for them.
  @inline(__always)
  private mutating func makeHashes(of successors: PackedSuccessors, width: Int) -> Bool {
    if successors.count + Self.lead > hashes.capacity {
      hashes = ReservedArray(capacity: successors.count + Self.lead)
      if successors.count + Self.lead > hashes.capacity { return false }
    }
    let hashes = hashes.base
    for index in 0..<successors.count {
      hashes[index] = WordHash.hash(successors.words + index &* width, width: width)
    }
    for index in 0..<min(Self.lead, successors.count) {
      memory_prefetch(table.base + table.first(of: hashes[index]))
    }
    return true
  }

  /// The slot for a state that was not found before; nil for a known one.
  @inline(__always)
  private func freeSlot(
    for words: UnsafePointer<UInt64>, hash: UInt64, width: Int, holdsWords: Bool
  ) -> Int? {
    let states = states.base
    let slot =
      holdsWords
      ? table.slot(of: hash)
      : table.slot(from: table.first(of: hash)) {
        Self.isSame($0, hash, words, in: states, width: width)
      }
    return table.base[slot] == 0 ? slot : nil
  }

  /// Any slot for a number that was not told before, since there is no table; nil for a known one.
  @inline(__always)
  private func freeSlot(forNumber number: UInt64) -> Int? {
    number >= UInt64(truncatingIfNeeded: count) ? 0 : nil
  }

  /// Adds a state that was not found before.
  @inline(__always)
  private mutating func insert(
    _ words: UnsafePointer<UInt64>, hash: UInt64, at slot: Int, width: Int, isNumbered: Bool,
    holdsWords: Bool
  ) {
    if !isNumbered {
      table.base[slot] = holdsWords ? hash : WordTable.entry(of: count, hash: hash)
    }
    if keepsWords {
      let target = states.base + count &* width
      for word in 0..<width { target[word] = words[word] }
    }
    count &+= 1
    if !isNumbered, !table.makeRoom(after: count) { capacity = count }
  }

  /// Makes the table for states whose words stand in their places already.
  ///
  /// - Returns: whether they are all different.
  /// - Throws: ``EngineError/noAddressSpace(bytes:)``.
  mutating func recount(_ states: Int) throws(EngineError) -> Bool {
    for number in 0..<states {
      let words = self[number]
      let hash = WordHash.hash(words, width: width)
      let slot = table.slot(from: table.first(of: hash)) {
        holdsWords
          ? $0 == hash : Self.isSame($0, hash, words, in: self.states.base, width: width)
      }
      guard table.base[slot] == 0 else { return false }
      table.base[slot] = holdsWords ? hash : WordTable.entry(of: number, hash: hash)
      guard table.makeRoom(after: number + 1) else {
        throw .noAddressSpace(bytes: states * (width + 4) * 8)
      }
    }
    count = states
    return true
  }

  /// Lets workers add states until they are taken back.
  func share(among workers: Int) -> SharedStore {
    SharedStore(
      width: width, states: states.base, capacity: capacity, table: table, workers: workers)
  }

  /// Takes back what workers have added to.
  mutating func take(_ shared: SharedStore, count: Int) {
    table = shared.table
    self.count = count
    if shared.isFull { fullness = .memory }
  }

  /// Returns a Boolean value that indicates whether an entry of the table stands for a state of
  /// these words.
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

  /// Returns a Boolean value that indicates whether a state is known.
  func contains(_ words: UnsafePointer<UInt64>) -> Bool {
    isNumbered ? words[0] < UInt64(count) : entry(of: words) != 0
  }

  /// The number of a state, where it is known; only in a store that finds numbers.
  func number(of words: UnsafePointer<UInt64>) -> Int? {
    let entry = entry(of: words)
    return entry == 0 ? nil : WordTable.number(in: entry)
  }

  /// The word that the table holds of a state: 0 where it is not known.
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
