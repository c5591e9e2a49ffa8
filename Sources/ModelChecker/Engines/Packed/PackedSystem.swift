/// A system whose states are a few words each.
///
/// A search asks it for the successors of many states at once, so that neither a call nor a
/// reference is counted for each of them.
package protocol PackedSystem {
  /// The number of words of a state, from 1 to 8; where it is one word, its top bit is 0.
  var width: Int { get }

  /// Whether the system itself numbers states in the order in which it tells of them, from 0: the
  /// word of a state is its number.
  var numbersStates: Bool { get }

  /// Whether the words of states are needed to expand them; a system may keep more of a state.
  var readsWords: Bool { get }

  /// Adds the initial states as if they were the successors of one.
  mutating func addInitial(to successors: inout PackedSuccessors) throws

  /// How many states it expands next, where it chooses them itself; nil where they are expanded layer
  /// by layer.
  ///
  /// It is given no words then, and it alone knows how many steps away a state is.
  var nextBatch: Int? { get }

  /// Adds the successors of each of some states, in the order of the states, and closes the list of
  /// each.
  mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws

  /// Whether it leaves out successors.
  var isReducing: Bool { get }

  /// Marks those of the successors told last that need not be looked at.
  ///
  /// - Parameter isLater: tells of a successor whether it is expanded later than the state with an
  ///   index among those given.
  mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool)

  /// Another one that expands states for itself, at the same time; nil where that cannot be.
  func colleague() throws -> Self?

  /// Takes over what a colleague knows about the whole search.
  mutating func learn(from colleague: Self)

  /// Is told which successors were new: those that are marked so.
  mutating func takeNew(_ successors: PackedSuccessors)

  /// Judges a state that is initial or was marked, and returns what is wrong with it, by numbers;
  /// each number once in a search.
  ///
  /// - Parameter number: how many states were found before it.
  mutating func objections(to state: UnsafePointer<UInt64>, number: Int) throws -> [Int]

  /// How it ends the search with the states told last; exhaustive where it lets it go on.
  var ending: Completeness { get }

  /// Looks once more at what was found, when the search has ended.
  ///
  /// - Parameters:
  ///   - ending: how the search ended.
  ///   - mayGoOn: asked before each batch of work; once it says no it says nothing else.
  mutating func conclude(_ ending: Completeness, while mayGoOn: () -> Bool) throws
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

  /// Most systems leave the order to the search.
  package var nextBatch: Int? { nil }

  /// Most systems let a search go on.
  package var ending: Completeness { .exhaustive }

  /// Most systems keep nothing of a state.
  package var readsWords: Bool { true }

  /// Most systems leave that to the search.
  package var numbersStates: Bool { false }

  /// Most systems leave out nothing.
  package var isReducing: Bool { false }

  /// Most systems leave out nothing.
  package mutating func reduce(
    _ successors: PackedSuccessors, of states: UnsafePointer<UInt64>,
    isLater: (UnsafePointer<UInt64>, _ index: Int) -> Bool
  ) {}

  /// Most systems work alone.
  package func colleague() throws -> Self? { nil }

  /// Most systems know nothing about the whole search.
  package mutating func learn(from colleague: Self) {}

  /// Most systems need not know.
  package mutating func takeNew(_ successors: PackedSuccessors) {}

  /// Most systems know all there is to know by then.
  package mutating func conclude(_ ending: Completeness, while mayGoOn: () -> Bool) throws {}
}

/// The successors of some packed states.
@usableFromInline
package struct PackedSuccessors {
  /// The words of the successors, one state after the other.
  @usableFromInline
  package private(set) var words: UnsafeMutablePointer<UInt64>

  /// For each successor what is to be done with it.
  @usableFromInline
  package private(set) var marks: UnsafeMutablePointer<Mark>

  /// The number of successors.
  @usableFromInline
  package var count = 0

  /// For each of the states the end of its successors.
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

  /// What is to be done with a successor.
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

  /// Adds a successor of one word, for which there is room.
  mutating func append(_ word: UInt64, _ mark: Mark) {
    words[count] = word
    marks[count] = mark
    count &+= 1
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
