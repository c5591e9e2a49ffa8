/// A state that can say what it consists of as a sequence of numbers.
///
/// States that are not equal must say sequences of different bits, none of which begins with another
/// one: a list says its length first. What is said must not depend on the process.
public protocol SelfEncodingState: Hashable, Sendable {
  /// Says what the state consists of.
  func encode(into encoder: inout StateEncoder)
}

/// Takes in what a state consists of and makes a fingerprint of it, the same in every process.
public struct StateEncoder {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64
  @usableFromInline var word: UInt64 = 0
  @usableFromInline var used: UInt64 = 0

  /// - Parameter seed: with another one all fingerprints are others.
  @inlinable
  init(seed: UInt64) {
    low = seed ^ 0x243f_6a88_85a3_08d3
    high = seed ^ 0x1319_8a2e_0370_7344
  }

  /// Takes in a number, with all bits of its type.
  @inlinable @inline(__always)
  public mutating func encode(_ value: some FixedWidthInteger) {
    let bits = UInt64(truncatingIfNeeded: type(of: value).bitWidth)
    let value = UInt64(truncatingIfNeeded: value) & (bits >= 64 ? .max : 1 &<< bits &- 1)
    if used &+ bits > 64 { fold() }
    word |= value &<< used
    used &+= bits
  }

  /// Takes in a truth value.
  @inlinable @inline(__always)
  public mutating func encode(_ value: Bool) { encode(value ? 1 : 0 as UInt8) }

  /// Takes in a list of numbers, its length first.
  @inlinable
  public mutating func encode(_ values: [some FixedWidthInteger]) {
    encode(UInt32(truncatingIfNeeded: values.count))
    for value in values { encode(value) }
  }

  @inlinable
  mutating func fold() {
    let product = (low ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    low = product.high ^ product.low &+ 0xe703_7ed1_a0b4_28db
    let other = (high &+ word).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25)
    high = other.high ^ other.low &+ 0x8ebc_6af0_9c88_c6e3
    word = 0
    used = 0
  }

  /// The fingerprint of what was taken in.
  @inlinable
  mutating func fingerprint() -> (low: UInt64, high: UInt64) {
    fold()
    return (low, high)
  }
}
