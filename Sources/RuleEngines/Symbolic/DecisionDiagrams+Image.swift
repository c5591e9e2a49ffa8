extension DecisionDiagrams {
  /// The effect of a relation on each element of a vector; its own vectors hold, for each element in
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

  mutating func forEachMatch(
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
}
