/// The states that are found and wait to be expanded; it alone decides the order of a search.
protocol Frontier {
  /// The number of states that wait.
  var count: Int { get }

  /// Takes in a state; each state comes at most once.
  mutating func add(_ state: Int)

  /// Gives out the state to expand next.
  mutating func next(in table: EdgeTable) -> Int?
}

extension SearchOrder {
  /// An empty frontier that gives out states in this order.
  ///
  /// - Parameter states: the greatest number of states that the search may find; nil: any.
  func frontier(initial: [Int], states: Int?) -> any Frontier {
    switch self {
    case .breadthFirst: Queue()
    case .rareEvents: RareEvents(breadthFirst: states.map { $0 / 2 } ?? .max)
    case .depthFirst: Stack()
    case .randomWalk(let seed): RandomWalk(seed: seed, initial: initial)
    }
  }
}

/// First in, first out.
struct Queue: Frontier {
  private var states: [UInt32] = []
  private var head = 0

  var count: Int { states.count - head }

  mutating func add(_ state: Int) { states.append(UInt32(state)) }

  mutating func next(in table: EdgeTable) -> Int? {
    guard head < states.count else { return nil }
    defer {
      head += 1
      // What was given out is dropped from time to time, so that the queue stays as long as it
      // is wide.
      if head >= 1 << 16, head * 2 > states.count {
        states.removeFirst(head)
        head = 0
      }
    }
    return Int(states[head])
  }
}

/// Last in, first out.
struct Stack: Frontier {
  private var states: [UInt32] = []

  var count: Int { states.count }

  mutating func add(_ state: Int) { states.append(UInt32(state)) }

  mutating func next(in table: EdgeTable) -> Int? { states.popLast().map(Int.init) }
}
