/// The steps by which states were found: the state before, and the position among its successors.
///
/// Few states have so many successors that a byte doesn't tell their positions; the rest of a
/// position stands in an array of its own, which takes no memory until one is large.
struct ArrivalLog {
  let sources: ReservedArray<UInt32>
  let positions: ReservedArray<UInt8>
  private let upperPositions: ReservedArray<UInt32>

  /// Stands for the source of an initial state.
  static let initial = Int(UInt32.max)

  init(capacity: Int) {
    sources = ReservedArray(capacity: capacity)
    positions = ReservedArray(capacity: capacity)
    upperPositions = ReservedArray(capacity: capacity + 1)
  }

  var capacity: Int { min(sources.capacity, positions.capacity, upperPositions.capacity - 1) }

  /// A Boolean value that indicates whether a position takes more than a byte, which the element behind the last one notes.
  private var isTall: Bool { upperPositions.base[upperPositions.capacity - 1] != 0 }

  /// The positions without their lowest bytes; nil where all are 0.
  var uppers: UnsafeMutablePointer<UInt32>? { isTall ? upperPositions.base : nil }

  /// Makes room for more than the lowest bytes of positions.
  func makeTall() -> UnsafeMutablePointer<UInt32> {
    upperPositions.base[upperPositions.capacity - 1] = 1
    return upperPositions.base
  }

  @inline(__always)
  func note(_ state: Int, from source: Int, position: Int) {
    sources.base[state] = UInt32(truncatingIfNeeded: source)
    positions.base[state] = UInt8(truncatingIfNeeded: position)
    if position > Int(UInt8.max) { noteTall(state, position: position) }
  }

  @inline(never)
  private func noteTall(_ state: Int, position: Int) {
    makeTall()[state] = UInt32(truncatingIfNeeded: position >> 8)
  }

  /// The state before, or ``initial``, and the position.
  func arrival(at state: Int) -> (source: Int, position: Int) {
    let upper = uppers.map { Int($0[state]) << 8 } ?? 0
    return (Int(sources.base[state]), upper | Int(positions.base[state]))
  }

  /// The path to a state.
  func path(to state: Int) -> (start: Int, positions: [Int]) {
    var positions: [Int] = []
    var (source, position) = arrival(at: state)
    while source != Self.initial {
      positions.append(position)
      (source, position) = arrival(at: source)
    }
    return (position, positions.reversed())
  }
}
