/// A system whose states are a few words each.
///
/// A search asks it for the successors of many states at once, so that neither a call nor a
/// reference is counted for each of them.
package protocol PackedSystem {
  /// The number of words of a state, from 1 to 8; where it is one word, its top bit is 0.
  var width: Int { get }

  /// The meaning of the words.
  var form: PackedForm { get }

  /// Adds the initial states as if they were the successors of one.
  mutating func addInitial(to successors: inout PackedSuccessors) throws

  /// Adds the successors of each of some states, in the order of the states, and closes the list of
  /// each.
  mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws

  /// A Boolean value that indicates whether there is memory for what the system keeps besides states.
  var hasRoom: Bool { get }

  /// A Boolean value that indicates whether the system leaves out successors.
  var isReducing: Bool { get }

  /// Marks those of the successors told last that need not be looked at.
  ///
  /// - Parameter isLater: answers whether a successor is expanded later than the state with an index
  ///   among those given.
  mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool)

  /// Makes another one that expands states at the same time, in another thread; nil where that
  /// cannot be.
  func forAnotherThread() throws -> Self?

  /// Takes over the findings about the whole search from one that worked in another thread.
  mutating func merge(_ other: Self)

  /// Receives the successors told last when those that were new are marked so.
  mutating func takeNew(_ successors: PackedSuccessors)

  /// Judges a state that is initial or was marked, and returns the numbers of the invariants that it
  /// violates; each number once in a search.
  ///
  /// - Parameter number: the number of states that were found before it.
  mutating func violations(in state: UnsafePointer<UInt64>, number: Int) throws -> [Int]
}

/// The meaning of the words of a packed state.
@usableFromInline
package enum PackedForm {
  /// They are the state; they are kept, and given back when the state is expanded.
  case state
  /// They are a fingerprint of a state that the system itself keeps.
  case fingerprint
  /// They are the number of a state that the system itself keeps, counted from 0 in the order in
  /// which it tells of new states.
  case number

  /// Stands for the number of a new state that the system has no room to keep.
  @inlinable package static var noRoom: UInt64 { .max }
}

extension PackedSystem {
  /// Adds states that are known as words, one after the other.
  package func add(_ words: [UInt64], to successors: inout PackedSuccessors) {
    let count = words.count / width
    successors.reserve(count)
    for (index, word) in words.enumerated() { successors.words[index] = word }
    for index in 0..<count { successors.marks[index] = .suspect }
    successors.count = count
    successors.close()
  }

  /// Most systems keep nothing of a state.
  package var form: PackedForm { .state }

  /// Most systems keep little.
  package var hasRoom: Bool { true }

  /// Most systems leave out nothing.
  package var isReducing: Bool { false }

  /// Most systems leave out nothing.
  package mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool
  ) {}

  /// Most systems work in one thread.
  package func forAnotherThread() throws -> Self? { nil }

  /// Most systems know nothing about the whole search.
  package mutating func merge(_ other: Self) {}

  /// Most systems need not know.
  package mutating func takeNew(_ successors: PackedSuccessors) {}
}

/// The successors of some packed states.
@usableFromInline
package struct PackedSuccessors {
  /// The words of the successors, one state after the other.
  @usableFromInline
  package private(set) var words: UnsafeMutablePointer<UInt64>

  /// The mark of each successor.
  @usableFromInline
  package private(set) var marks: UnsafeMutablePointer<Mark>

  /// The number of successors.
  @usableFromInline
  package var count = 0

  /// The end of the successors of each of the states.
  @usableFromInline
  let ends: UnsafeMutablePointer<Int>

  /// The number of states whose successors are complete.
  @usableFromInline
  private(set) var closed = 0

  /// The number of words of a successor.
  @usableFromInline
  package let width: Int

  @usableFromInline
  private(set) var capacity = 1 << 10

  /// The greatest number of states that are expanded at once.
  static let batch = 64

  /// A note on how a successor is treated.
  @usableFromInline
  package enum Mark: UInt8 {
    /// It is a state that nothing is known against.
    case plain
    /// It is a state that must be judged when it is new.
    case suspect
    /// It is no state but a fault, whose number is its first word.
    case fault
    /// It was a new state, and was taken in.
    case new
    /// It need not be looked at.
    case leftOut
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
  @inlinable @inline(__always)
  package mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count + more) }
  }

  /// Ends the successors of one state.
  @inlinable @inline(__always)
  package mutating func close() {
    ends[closed] = count
    closed &+= 1
  }

  mutating func clear() {
    count = 0
    closed = 0
  }

  @usableFromInline
  mutating func grow(to needed: Int) {
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
