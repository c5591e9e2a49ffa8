/// The order in which the states of a store were found, followed once more.
struct Trail {
  private let store: StateStore

  /// The number of states that were found so far as the store says.
  private var found = 0

  /// The end of the layer in which the state is whose successors came last, and its number.
  private var layerEnd: Int
  private var depth = 0

  /// Begins behind the initial states.
  init(in store: StateStore) {
    self.store = store
    while found < store.count, store.log?.arrival(at: found).source == ArrivalLog.initial {
      found += 1
    }
    layerEnd = found
  }

  /// Goes on over the successors of consecutive states.
  mutating func follow(_ successors: PackedSuccessors, from first: Int) {
    var begin = 0
    for closed in 0..<successors.closed {
      enter(first + closed)
      let end = successors.ends[closed]
      follow(successors, begin..<end, of: first + closed)
      begin = end
    }
  }

  private mutating func enter(_ state: Int) {
    guard state == layerEnd else { return }
    layerEnd = found
    depth += 1
  }

  private mutating func follow(_ successors: PackedSuccessors, _ range: Range<Int>, of state: Int) {
    var last = -1
    while found < store.count, let (source, position) = store.log?.arrival(at: found),
      source == state, position > last, position < range.count
    {
      let index = range.lowerBound + position
      guard successors.marks[index] != .fault else { return }
      let words = UnsafeBufferPointer(
        start: successors.words + index * store.width, count: store.width)
      guard words.elementsEqual(UnsafeBufferPointer(start: store[found], count: store.width))
      else { return }
      last = position
      found += 1
    }
  }

  /// Returns a Boolean value that indicates whether each state was found as the store says, and a search
  /// has come so far.
  func isWhole(expanded: Int, layerEnd: Int, depth: Int) -> Bool {
    var trail = self
    trail.enter(expanded)
    return found == store.count && trail.layerEnd == layerEnd && trail.depth == depth
  }
}
