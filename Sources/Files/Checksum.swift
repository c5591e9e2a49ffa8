/// A number that changes with every byte of what it was made of, and with their order.
///
/// It tells damage, and is no protection from somebody who means to deceive.
public struct Checksum: Hashable, Sendable {
  /// The number.
  public private(set) var value: UInt64

  /// Begins with nothing but a number.
  public init(_ seed: UInt64 = 0) { value = seed }

  /// Adds bytes; how they are divided into calls matters unless each call but the last adds whole
  /// words of eight bytes.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var sum = value
    func add(_ word: UInt64) {
      let product = (sum ^ word ^ 0x6a09_e667_f3bc_c908).multipliedFullWidth(
        by: 0xa076_1d64_78bd_642f)
      sum = product.high &+ (product.low ^ word)
    }
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    for offset in whole..<bytes.count { add(UInt64(bytes[offset])) }
    value = sum
  }
}
