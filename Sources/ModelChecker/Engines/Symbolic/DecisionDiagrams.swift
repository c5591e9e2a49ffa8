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

  /// Whether a number of vectors was greater than a word holds.
  private(set) var hasOverflown = false

  private let values = ReservedArray<UInt32>(capacity: 1 << 32)
  private let lower = ReservedArray<UInt32>(capacity: 1 << 32)
  private let next = ReservedArray<UInt32>(capacity: 1 << 32)
  private let known = ReservedArray<UInt32>(capacity: 1 << 33)
  private var knownMask = 1 << 12 - 1
  private var cache = OperationCache()
  private var parts: [Part] = []
  private var preimages: [PreimageKey: Node] = [:]

  private struct PreimageKey: Hashable {
    var goals: Node
    var relation: Node
    var set: Node
    var shape: UInt32
  }

  /// A value and the set below it: an element of a list that is being made.
  private struct Part {
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
  private mutating func node(_ value: UInt32, _ below: Node, _ right: Node) -> Node {
    if below == 0 { return right }
    var slot = hash(value, below, right) & knownMask
    while known.base[slot] != 0 {
      let node = known.base[slot]
      if self.value(node) == value, self.below(node) == below, self.right(node) == right {
        return node
      }
      slot = (slot &+ 1) & knownMask
    }
    precondition(count < Int(UInt32.max), "A decision diagram has at most 4,294,967,294 nodes")
    let node = Node(count)
    values[count] = value
    lower[count] = below
    next[count] = right
    known[slot] = node
    count += 1
    if count * 2 > knownMask { grow() }
    return node
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

  private mutating func append(_ value: UInt32, _ below: Node) {
    if below != 0 { parts.append(Part(value: value, below: below)) }
  }

  /// Makes a list of the parts from one on, least value first, followed by another list.
  private mutating func list(from start: Int, followedBy rest: Node = 0) -> Node {
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

// MARK: - Sets

extension DecisionDiagrams {
  mutating func union(_ first: Node, _ second: Node) -> Node {
    if first == second || second == 0 { return first }
    if first == 0 { return second }
    let (least, greatest) = (min(first, second), max(first, second))
    let key = OperationCache.Key(.union, least, greatest)
    if let known = cache[key] { return Node(known) }
    let start = parts.count
    var (left, right) = (least, greatest)
    while left > 1, right > 1 {
      let (value, other) = (self.value(left), self.value(right))
      if value == other {
        let below = union(self.below(left), self.below(right))
        append(value, below)
        (left, right) = (self.right(left), self.right(right))
      } else if value < other {
        append(value, below(left))
        left = self.right(left)
      } else {
        append(other, below(right))
        right = self.right(right)
      }
    }
    let result = list(from: start, followedBy: left == 0 ? right : left)
    cache[key] = UInt64(result)
    return result
  }

  /// The vectors of the first set that are not in the second.
  mutating func subtract(_ second: Node, from first: Node) -> Node {
    if first == second || first == 0 { return 0 }
    if second == 0 { return first }
    let key = OperationCache.Key(.subtract, first, second)
    if let known = cache[key] { return Node(known) }
    let start = parts.count
    var (left, right) = (first, second)
    while left > 1, right > 1 {
      let (value, other) = (self.value(left), self.value(right))
      if value == other {
        let below = subtract(self.below(right), from: self.below(left))
        append(value, below)
        (left, right) = (self.right(left), self.right(right))
      } else if value < other {
        append(value, below(left))
        left = self.right(left)
      } else {
        right = self.right(right)
      }
    }
    let result = list(from: start, followedBy: left)
    cache[key] = UInt64(result)
    return result
  }

  /// The number of vectors.
  mutating func size(_ set: Node) -> UInt64 {
    if set < 2 { return UInt64(set) }
    let key = OperationCache.Key(.size, set, 0)
    if let known = cache[key] { return known }
    var total: UInt64 = 0
    var node = set
    while node > 1 {
      let (sum, overflows) = total.addingReportingOverflow(size(below(node)))
      total = sum
      if overflows { hasOverflown = true }
      node = right(node)
    }
    cache[key] = total
    return total
  }

  /// Whether a vector is in a set.
  func contains(_ vector: [UInt32], in set: Node) -> Bool {
    var node = set
    for element in vector {
      while node > 1, value(node) < element { node = right(node) }
      guard node > 1, value(node) == element else { return false }
      node = below(node)
    }
    return node == 1
  }

  /// Tells every vector, in lexicographic order.
  func forEach(_ set: Node, _ body: ([UInt32]) throws -> Void) rethrows {
    var vector: [UInt32] = []
    try walk(set, &vector, body)
  }

  private func walk(
    _ set: Node, _ vector: inout [UInt32], _ body: ([UInt32]) throws -> Void
  ) rethrows {
    if set == 1 { return try body(vector) }
    var node = set
    while node > 1 {
      vector.append(value(node))
      try walk(below(node), &vector, body)
      vector.removeLast()
      node = right(node)
    }
  }
}

// MARK: - Relations

extension DecisionDiagrams {
  /// What a relation does to each element of a vector; its own vectors hold, for each element in
  /// turn, the value read, then the value written.
  struct Shape {
    /// A number that no other shape has.
    let number: UInt32
    /// For each element what is done to it.
    let touches: [Touch]
    /// The number of elements up to the last one that is touched.
    let end: Int

    init(number: Int, touches: [Touch]) {
      self.number = UInt32(number)
      self.touches = touches
      end = (touches.lastIndex { $0 != .keeps } ?? -1) + 1
    }
  }

  enum Touch {
    case keeps, reads, writes, both
  }

  /// The vectors of the elements that a shape reads.
  mutating func project(_ set: Node, by shape: Shape, at level: Int = 0) -> Node {
    if set == 0 { return 0 }
    if level >= shape.end { return 1 }
    let key = OperationCache.Key(.project, set, shape.number)
    if let known = cache[key] { return Node(known) }
    var result: Node
    switch shape.touches[level] {
    case .reads, .both:
      let start = parts.count
      var node = set
      while node > 1 {
        let below = project(below(node), by: shape, at: level + 1)
        append(value(node), below)
        node = right(node)
      }
      result = list(from: start)
    case .keeps, .writes:
      result = 0
      var node = set
      while node > 1 {
        result = union(result, project(below(node), by: shape, at: level + 1))
        node = right(node)
      }
    }
    cache[key] = UInt64(result)
    return result
  }

  /// The vectors to which a relation takes those of a set.
  ///
  /// A relation that only reads selects the vectors that it admits.
  mutating func image(
    of set: Node, under relation: Node, _ shape: Shape, at level: Int = 0
  ) -> Node {
    if set == 0 || relation == 0 { return 0 }
    if level >= shape.end { return set }
    let key = OperationCache.Key(.image, set, relation, shape.number)
    if let known = cache[key] { return Node(known) }
    let start = parts.count
    let result: Node
    switch shape.touches[level] {
    case .keeps:
      var node = set
      while node > 1 {
        let below = image(of: below(node), under: relation, shape, at: level + 1)
        append(value(node), below)
        node = right(node)
      }
      result = list(from: start)
    case .reads:
      forEachMatch(set, relation) { diagrams, value, below, relation in
        diagrams.append(value, diagrams.image(of: below, under: relation, shape, at: level + 1))
      }
      result = list(from: start)
    case .writes:
      var all: Node = 0
      var node = set
      while node > 1 {
        all = union(all, below(node))
        node = right(node)
      }
      var written = relation
      while written > 1 {
        let below = image(of: all, under: below(written), shape, at: level + 1)
        append(value(written), below)
        written = right(written)
      }
      result = list(from: start)
    case .both:
      var found: [Node] = []
      forEachMatch(set, relation) { diagrams, _, below, relation in
        var written = relation
        while written > 1 {
          let rest = diagrams.image(
            of: below, under: diagrams.below(written), shape, at: level + 1)
          found.append(diagrams.node(diagrams.value(written), rest, 0))
          written = diagrams.right(written)
        }
      }
      result = union(of: found)
    }
    cache[key] = UInt64(result)
    return result
  }

  private mutating func forEachMatch(
    _ first: Node, _ second: Node,
    _ body: (inout DecisionDiagrams, _ value: UInt32, _ first: Node, _ second: Node) -> Void
  ) {
    var (left, right) = (first, second)
    while left > 1, right > 1 {
      let (value, other) = (self.value(left), self.value(right))
      if value == other {
        body(&self, value, below(left), below(right))
        (left, right) = (self.right(left), self.right(right))
      } else if value < other {
        left = self.right(left)
      } else {
        right = self.right(right)
      }
    }
  }

  /// The vectors of a set that a relation takes to one of some goals.
  mutating func preimage(
    of goals: Node, under relation: Node, _ shape: Shape, within set: Node, at level: Int = 0
  ) -> Node {
    if goals == 0 || relation == 0 || set == 0 { return 0 }
    if level == shape.touches.count { return 1 }
    let key = PreimageKey(goals: goals, relation: relation, set: set, shape: shape.number)
    if let known = preimages[key] { return known }
    var found: [Node] = []
    switch shape.touches[level] {
    case .keeps:
      forEachMatch(set, goals) { diagrams, value, set, goals in
        let rest = diagrams.preimage(of: goals, under: relation, shape, within: set, at: level + 1)
        found.append(diagrams.node(value, rest, 0))
      }
    case .reads:
      forEachMatch(set, relation) { diagrams, value, set, relation in
        diagrams.forEachMatch(goals, diagrams.node(value, 1, 0)) { diagrams, _, goals, _ in
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: set, at: level + 1)
          found.append(diagrams.node(value, rest, 0))
        }
      }
    case .writes:
      forEachMatch(goals, relation) { diagrams, _, goals, relation in
        var node = set
        while node > 1 {
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: diagrams.below(node), at: level + 1)
          found.append(diagrams.node(diagrams.value(node), rest, 0))
          node = diagrams.right(node)
        }
      }
    case .both:
      forEachMatch(set, relation) { diagrams, value, set, relation in
        diagrams.forEachMatch(goals, relation) { diagrams, _, goals, relation in
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: set, at: level + 1)
          found.append(diagrams.node(value, rest, 0))
        }
      }
    }
    let result = union(of: found)
    preimages[key] = result
    return result
  }
}
