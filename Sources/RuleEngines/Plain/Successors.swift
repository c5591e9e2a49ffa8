import ModelChecker

/// The ends of the transitions of some states, in order.
public struct Successors<State> {
  @usableFromInline var states: UnsafeMutablePointer<State>
  @usableFromInline var count = 0
  @usableFromInline var capacity = 1 << 10
  /// The number of states that were written already.
  @usableFromInline var written = 0
  /// Faults, each with the number of states before it.
  @usableFromInline var faults: [(place: Int, fault: Fault)] = []

  @inlinable init() { states = .allocate(capacity: capacity) }

  /// Adds a state.
  @inlinable
  public mutating func append(_ state: consuming State) {
    if count == capacity { grow() }
    (states + count).initialize(to: state)
    count &+= 1
  }

  /// Adds a transition that ends in a fault.
  @inlinable
  public mutating func append(_ fault: Fault) { faults.append((count, fault)) }

  @inlinable
  mutating func grow() {
    let larger = UnsafeMutablePointer<State>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: states, count: count)
    states.deallocate()
    states = larger
    capacity *= 2
  }

  @inlinable
  func deallocate() {
    states.deinitialize(count: count)
    states.deallocate()
  }

  /// Calls a function with each end, in order.
  @inlinable @inline(__always)
  func forEach(_ body: (State) -> Void, fault: (Fault) -> Void) {
    var next = 0
    for index in 0...count {
      while next < faults.count, faults[next].place == index {
        fault(faults[next].fault)
        next += 1
      }
      if index < count { body(states[index]) }
    }
  }

  /// Begins anew when all states were moved elsewhere.
  @inlinable
  mutating func forget() {
    count = 0
    written = 0
  }
}
