/// Sets of vectors of equal length, as list decision diagrams that share what they have in common.
///
/// A node stands for the vectors that begin with its value and go on as the set below it says, and
/// for those of the node to its right, whose value is greater. Equal sets are one node, so that the
/// cost of an operation depends on the size of the diagrams and not on that of the sets.
struct DecisionDiagrams {
  /// A set of vectors: 0 is the empty set, 1 the set of the vector without elements.
  typealias Node = UInt32

  /// The number of nodes.
  private(set) var count = 2

  /// The number of nodes that may be made.
  private var capacity = 0

  /// A Boolean value that indicates whether a node had no room: sets that were made since lack
  /// vectors.
  private(set) var isFull = false

  /// A Boolean value that indicates whether a number of vectors was greater than a word holds.
  var hasOverflown = false

  private let values = ReservedArray<UInt32>(capacity: 1 << 32)
  private let lower = ReservedArray<UInt32>(capacity: 1 << 32)
  private let next = ReservedArray<UInt32>(capacity: 1 << 32)
  private let known = ReservedArray<UInt32>(capacity: 1 << 33)
  private var knownMask = 1 << 12 - 1
  var cache = OperationCache()
  var parts: [Part] = []
  var preimages: [PreimageKey: Node] = [:]

  init() { makeRoom() }

  struct PreimageKey: Hashable {
    var goals: Node
    var relation: Node
    var set: Node
    var shape: UInt32
  }

  /// A value and the set below it: an element of a list that is being made.
  struct Part {
    var value: UInt32
    var below: Node
  }

  /// The elements of the list that begins with a node.
  @inline(__always) func value(_ node: Node) -> UInt32 { values.base[Int(node)] }
  @inline(__always) func below(_ node: Node) -> Node { lower.base[Int(node)] }
  @inline(__always) func right(_ node: Node) -> Node { next.base[Int(node)] }
}

// MARK: - Making nodes

extension DecisionDiagrams {
  /// The set of the vectors that begin with a value, and of those of a node to the right.
  mutating func node(_ value: UInt32, _ below: Node, _ right: Node) -> Node {
    if below == 0 { return right }
    var slot = hash(value, below, right) & knownMask
    while known.base[slot] != 0 {
      let node = known.base[slot]
      if self.value(node) == value, self.below(node) == below, self.right(node) == right {
        return node
      }
      slot = (slot &+ 1) & knownMask
    }
    guard count < capacity else {
      isFull = true
      return right
    }
    let node = Node(count)
    values[count] = value
    lower[count] = below
    next[count] = right
    known[slot] = node
    count += 1
    if count * 2 > knownMask { grow() }
    return node
  }

  /// The memory that the nodes take, in bytes.
  var bytes: Int { count * 20 }

  /// Lets nodes be made.
  ///
  /// - Parameter isFinal: the search is over; its part is smaller, so that there is room to find
  ///   traces.
  mutating func makeRoom(isFinal: Bool = false) {
    // A table of nodes has a power of two slots, half of which are in use at most.
    var slots = knownMask + 1
    while slots * 2 <= known.capacity { slots *= 2 }
    let all = min(
      values.capacity, lower.capacity, next.capacity, slots / 2 - 1, Int(UInt32.max) - 1)
    capacity = isFinal ? all : all / 8 * 7
    guard isFull else { return }
    // Results without room lack vectors.
    isFull = false
    cache.clear()
    preimages = [:]
  }

  private func hash(_ value: UInt32, _ below: Node, _ right: Node) -> Int {
    let first = (UInt64(value) << 32 | UInt64(below)) ^ 0xa076_1d64_78bd_642f
    let product = first.multipliedFullWidth(by: UInt64(right) ^ 0xe703_7ed1_a0b4_28db)
    return Int(truncatingIfNeeded: (product.high ^ product.low) >> 1)
  }

  private mutating func grow() {
    for slot in 0...knownMask { known[slot] = 0 }
    knownMask = knownMask * 2 + 1
    for number in 2..<count {
      let node = Node(number)
      var slot = hash(value(node), below(node), right(node)) & knownMask
      while known.base[slot] != 0 { slot = (slot + 1) & knownMask }
      known[slot] = node
    }
    cache.grow(for: count)
  }

  mutating func append(_ value: UInt32, _ below: Node) {
    if below != 0 { parts.append(Part(value: value, below: below)) }
  }

  /// Makes a list of the parts from one on, least value first, followed by another list.
  mutating func list(from start: Int, followedBy rest: Node = 0) -> Node {
    var result = rest
    while parts.count > start {
      let part = parts.removeLast()
      result = node(part.value, part.below, result)
    }
    return result
  }

  /// The set of one vector.
  mutating func vector(_ elements: [UInt32]) -> Node {
    var result: Node = 1
    for element in elements.reversed() { result = node(element, result, 0) }
    return result
  }

  /// The union of many sets.
  mutating func union(of sets: [Node]) -> Node {
    var sets = sets
    // Sets of about equal size are united, which costs less than to add one after the other.
    while sets.count > 1 {
      for pair in 0..<sets.count / 2 { sets[pair] = union(sets[2 * pair], sets[2 * pair + 1]) }
      if sets.count % 2 == 1 { sets[sets.count / 2] = sets[sets.count - 1] }
      sets.removeLast(sets.count / 2)
    }
    return sets.first ?? 0
  }
}
