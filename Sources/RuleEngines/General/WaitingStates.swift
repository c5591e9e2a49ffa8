import ModelChecker

/// States that wait to be expanded, by their numbers.
///
/// They are kept in blocks, so that memory is given back while a layer is expanded.
@usableFromInline
struct WaitingStates<State> {
  /// The number of the first state that waits.
  @usableFromInline var first = 0
  @usableFromInline var blocks: [[State]] = []
  /// The number of blocks that were given back.
  @usableFromInline var dropped = 0

  /// The number of states in a block.
  @inlinable static var size: Int { 1 << 12 }

  @inlinable init() {}

  @inlinable
  subscript(number: Int) -> State {
    blocks[number / Self.size - dropped][number % Self.size]
  }

  @inlinable
  mutating func append(_ state: consuming State) {
    if blocks.last.map({ $0.count == Self.size }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.size)
    }
    blocks[blocks.count - 1].append(state)
  }

  @inlinable
  mutating func removeFirst(_ count: Int) {
    first += count
    let done = first / Self.size - dropped
    if done > 0 {
      blocks.removeFirst(done)
      dropped += done
    }
  }
}
