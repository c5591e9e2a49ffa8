import CMemory

/// A store while several workers add states to it.
///
/// A worker claims a free slot of the table by exchanging it; so each state is new for one worker
/// only. Numbers are dealt out in blocks, and what is left of them is closed up in the end.
struct SharedStore {
  let width: Int
  let states: UnsafeMutablePointer<UInt64>
  /// The number of states for which there is room.
  private let capacity: Int
  private(set) var table: WordTable

  /// A Boolean value that indicates whether there was no room for what was found.
  var isFull = false

  /// The numbers dealt out, the sources dealt out, and whether workers are to stop, each in a cache
  /// line of its own.
  private let counters: UnsafeMutablePointer<UInt64>
  private let workers: Int

  /// The number of numbers that a worker takes at once.
  private static let block = 256

  /// The words of a cache line.
  private static let line = 16

  init(
    width: Int, states: UnsafeMutablePointer<UInt64>, capacity: Int, table: WordTable, workers: Int
  ) {
    self.width = width
    self.states = states
    self.capacity = capacity
    self.table = table
    self.workers = workers
    counters = .allocate(capacity: 3 * Self.line)
    counters.initialize(repeating: 0, count: 3 * Self.line)
  }

  func deallocate() { counters.deallocate() }

  /// The number of numbers dealt out, those included that no state has yet.
  var end: Int { Int(truncatingIfNeeded: memory_load(counters)) }

  /// Begins with the states of a layer, all that are known.
  func begin(_ layer: Range<Int>) {
    memory_store(counters, UInt64(layer.upperBound))
    memory_store(counters + Self.line, UInt64(layer.lowerBound))
  }

  /// The number of states that were expanded, those of a layer included that somebody has taken.
  func expanded(of layer: Range<Int>) -> Int {
    min(Int(truncatingIfNeeded: memory_load(counters + Self.line)), layer.upperBound)
  }

  /// Deals out some sources, of which those beyond the layer don't exist.
  func takeSources(_ count: Int) -> Int {
    Int(truncatingIfNeeded: memory_add(counters + Self.line, UInt64(truncatingIfNeeded: count)))
  }

  func takeNumbers() -> Range<Int> {
    let first = Int(
      truncatingIfNeeded: memory_add(counters, UInt64(truncatingIfNeeded: Self.block)))
    return first..<first + Self.block
  }

  /// A Boolean value that indicates whether workers are to stop.
  var isStopped: Bool { memory_load(counters + 2 * Self.line) != 0 }

  /// Lets all workers stop before they expand anything more.
  func stop() { memory_store(counters + 2 * Self.line, 1) }

  /// Returns a Boolean value that indicates whether there is room although each worker adds so many
  /// states.
  func hasRoom(forEach more: Int) -> Bool {
    end + workers * (more + Self.block) <= min(table.limit, capacity)
  }

  /// Makes room for what workers wait with; returns whether it could.
  mutating func makeRoom() -> Bool {
    isFull = table.limit >= capacity || !table.growIfPossible()
    return !isFull
  }

  /// Claims the slot of a state.
  ///
  /// - Parameter number: the number that the state is to have when it is new.
  /// - Returns: whether it is.
  @inline(__always)
  func claim(
    _ hash: UInt64, _ words: UnsafePointer<UInt64>, number: Int, width: Int
  ) -> Bool {
    let base = table.base
    var isNew = false
    let entry = width == 1 ? hash : WordTable.entry(of: number, hash: hash)
    _ = table.search(from: table.first(of: hash)) { slot in
      var known = memory_load(base + slot)
      if known == 0 {
        // Whoever finds the entry must find the words.
        let target = states + number &* width
        for word in 0..<width { target[word] = words[word] }
        known = memory_claim(base + slot, entry)
        isNew = known == 0
      }
      return isNew
        || (width == 1
          ? known == hash
          : StateStore.isSame(known, hash, words, in: states, width: width))
    }
    return isNew
  }

  /// Gives the unused numbers to the states found last.
  ///
  /// - Parameter unused: the numbers that are left over, in blocks.
  /// - Returns: the number of states, and the new numbers of those that have another one.
  func close(unused: [Range<Int>]) -> (count: Int, renumbered: [Int: Int]) {
    let holes = unused.flatMap(\.self).sorted()
    let isHole = Set(holes)
    let count = end - holes.count
    var renumbered: [Int: Int] = [:]
    var last = end
    for hole in holes where hole < count {
      repeat { last -= 1 } while isHole.contains(last)
      let (source, target) = (states + last * width, states + hole * width)
      for word in 0..<width { target[word] = source[word] }
      if width > 1 {
        let hash = WordHash.fold(source, count: width)
        let slot = table.slot(from: table.first(of: hash)) {
          StateStore.isSame($0, hash, source, in: states, width: width)
        }
        table.base[slot] = WordTable.entry(of: hole, hash: hash)
      }
      renumbered[last] = hole
    }
    return (count, renumbered)
  }
}
