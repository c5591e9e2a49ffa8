/// A system whose states are a few words each.
///
/// A search asks it for the successors of many states at once, so that neither a call nor a
/// reference is counted for each of them.
package protocol PackedSystem {
  /// The number of words of a state, from 1 to 8; the top bit of each word is 0.
  var width: Int { get }

  /// The initial states, one after the other.
  var initial: [UInt64] { get }

  /// Adds the successors of each of some states, in the order of the states, and closes the list of
  /// each.
  mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws

  /// Judges a state that is initial or was marked, and returns what is wrong with it, by numbers;
  /// each number once in a search.
  mutating func objections(to state: UnsafePointer<UInt64>) throws -> [Int]
}

/// The successors of some packed states.
package struct PackedSuccessors {
  /// The words of the successors, one state after the other.
  package private(set) var words: UnsafeMutablePointer<UInt64>

  /// For each successor what is to be done with it.
  package private(set) var marks: UnsafeMutablePointer<Mark>

  /// The number of successors.
  package var count = 0

  /// For each of the states the end of its successors.
  let ends: UnsafeMutablePointer<Int>

  /// The number of states whose successors are complete.
  private(set) var closed = 0

  let width: Int
  private(set) var capacity = 1 << 10

  /// The greatest number of states that are expanded at once.
  static let batch = 64

  /// What is to be done with a successor.
  package enum Mark: UInt8 {
    /// It is a state that nothing is known against.
    case plain
    /// It is a state that must be judged when it is new.
    case suspect
    /// It is no state but a fault, whose number is its first word.
    case fault
  }

  init(width: Int) {
    self.width = width
    words = .allocate(capacity: capacity * width)
    marks = .allocate(capacity: capacity)
    ends = .allocate(capacity: Self.batch)
  }

  func deallocate() {
    words.deallocate()
    marks.deallocate()
    ends.deallocate()
  }

  /// Makes room for so many more successors.
  @inline(__always)
  package mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count + more) }
  }

  /// Ends the successors of one state.
  @inline(__always)
  package mutating func close() {
    ends[closed] = count
    closed &+= 1
  }

  mutating func clear() {
    count = 0
    closed = 0
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: larger * width)
    words.update(from: self.words, count: count * width)
    self.words.deallocate()
    self.words = words
    let marks = UnsafeMutablePointer<Mark>.allocate(capacity: larger)
    marks.update(from: self.marks, count: count)
    self.marks.deallocate()
    self.marks = marks
    capacity = larger
  }
}
