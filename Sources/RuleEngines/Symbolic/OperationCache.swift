/// Results of operations on decision diagrams; a newer one takes the place of an older one.
struct OperationCache {
  /// An operation with its operands.
  struct Key {
    fileprivate var operands: UInt64
    fileprivate var rest: UInt64

    /// An operation.
    enum Operation: UInt64 {
      case union = 1
      case subtract, size, project, image
    }

    @inline(__always)
    init(_ operation: Operation, _ first: UInt32, _ second: UInt32, _ third: UInt32 = 0) {
      operands = UInt64(first) << 32 | UInt64(second)
      rest = UInt64(third) << 8 | operation.rawValue
    }
  }

  /// For each slot operands, rest of the key, and result.
  private let entries = ReservedArray<UInt64>(capacity: 3 << 26)
  private var mask = 1 << 14 - 1

  @inline(__always)
  private func entry(of key: Key) -> UnsafeMutablePointer<UInt64> {
    let product = (key.operands ^ 0x9e37_79b9_7f4a_7c15)
      .multipliedFullWidth(by: key.rest ^ 0xd6e8_feb8_6659_fd93)
    return entries.base + (Int(truncatingIfNeeded: product.high ^ product.low) & mask) &* 3
  }

  subscript(key: Key) -> UInt64? {
    @inline(__always) get {
      let entry = entry(of: key)
      return entry[0] == key.operands && entry[1] == key.rest ? entry[2] : nil
    }
    @inline(__always) nonmutating set {
      let entry = entry(of: key)
      entry[0] = key.operands
      entry[1] = key.rest
      entry[2] = newValue!
    }
  }

  /// Forgets all results.
  func clear() {
    for slot in 0..<(mask + 1) * 3 { entries[slot] = 0 }
  }

  /// Makes room for the operations on so many nodes.
  mutating func grow(for nodes: Int) {
    // Entries stay where they are and are lost where their slot is another now.
    while mask < nodes * 4, (mask * 2 + 2) * 3 <= entries.capacity { mask = mask * 2 + 1 }
  }
}
