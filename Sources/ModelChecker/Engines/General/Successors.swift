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

  /// Tells the ends in order.
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

  /// Writes what one state led to as packed successors, and closes their list.
  ///
  /// - Parameter body: is told the position of each state, the state, and where its words belong.
  @inlinable @inline(__always)
  mutating func write(
    to successors: inout PackedSuccessors, reports: inout PlainReports,
    _ body: (Int, borrowing State, UnsafeMutablePointer<UInt64>) -> Void
  ) {
    successors.reserve(count - written + faults.count)
    let mark = reports.findings.isEmpty ? PackedSuccessors.Mark.plain : .suspect
    var position = successors.count
    var fault = 0
    for index in written..<count {
      while fault < faults.count, faults[fault].place == index {
        reports.write(faults[fault].fault, to: &successors, at: position)
        fault += 1
        position += 1
      }
      body(index, states[index], successors.words + position &* successors.width)
      successors.marks[position] = mark
      position &+= 1
    }
    while fault < faults.count {
      reports.write(faults[fault].fault, to: &successors, at: position)
      fault += 1
      position += 1
    }
    if fault > 0 { faults.removeAll(keepingCapacity: true) }
    written = count
    successors.count = position
    successors.close()
  }
}
