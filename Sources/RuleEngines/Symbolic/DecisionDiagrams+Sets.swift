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

  /// The vectors that are in both sets.
  mutating func intersection(_ first: Node, _ second: Node) -> Node {
    subtract(subtract(second, from: first), from: first)
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

  /// Returns a Boolean value that indicates whether a vector is in a set.
  func contains(_ vector: [UInt32], in set: Node) -> Bool {
    var node = set
    for element in vector {
      while node > 1, value(node) < element { node = right(node) }
      guard node > 1, value(node) == element else { return false }
      node = below(node)
    }
    return node == 1
  }

  /// Calls a function with every vector, in lexicographic order.
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
