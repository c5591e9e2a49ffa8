import ModelChecker

/// A state that can encode itself as a sequence of numbers.
///
/// The encodings of states that are not equal must differ, and none may begin with another one: a
/// list encodes its length first. An encoding must not depend on the process.
public protocol SelfEncodingState: Hashable, Sendable {
  /// Encodes the state.
  func encode(into encoder: inout StateEncoder)
}

/// Encodes a state as bits without gaps, and makes a fingerprint of these, the same in every process.
public struct StateEncoder {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64
  @usableFromInline var word: UInt64 = 0
  @usableFromInline var used: UInt64 = 0
  /// The place for the next word, where words are kept.
  @usableFromInline var kept: UnsafeMutablePointer<UInt64>?

  /// - Parameters:
  ///   - seed: with another one all fingerprints are others.
  ///   - kept: where the bits are written, from the lowest of each word on.
  @inlinable
  init(seed: UInt64, keeping kept: UnsafeMutablePointer<UInt64>? = nil) {
    low = seed ^ 0x243f_6a88_85a3_08d3
    high = seed ^ 0x1319_8a2e_0370_7344
    self.kept = kept
  }

  /// Encodes a number, with all bits of its type.
  @inlinable @inline(__always)
  public mutating func encode<Number: FixedWidthInteger>(_ value: Number) {
    var rest = value
    for _ in 0..<(Number.bitWidth - 1) / 64 {
      encode(UInt64(truncatingIfNeeded: rest), bits: 64)
      rest >>= 64
    }
    let bits = UInt64(truncatingIfNeeded: (Number.bitWidth - 1) % 64 + 1)
    encode(UInt64(truncatingIfNeeded: rest) & UInt64.max &>> (64 &- bits), bits: bits)
  }

  /// Encodes a truth value.
  @inlinable @inline(__always)
  public mutating func encode(_ value: Bool) { encode(value ? 1 : 0, bits: 1) }

  /// Encodes a list of numbers, its length first.
  @inlinable
  public mutating func encode(_ values: [some FixedWidthInteger]) {
    encode(UInt32(truncatingIfNeeded: values.count))
    for value in values { encode(value) }
  }

  /// - Parameter value: a number of so many bits, at least one.
  @inlinable @inline(__always)
  mutating func encode(_ value: UInt64, bits: UInt64) {
    word |= value &<< used
    used &+= bits
    if used >= 64 {
      fold()
      used &-= 64
      word = used == 0 ? 0 : value &>> (bits &- used)
    }
  }

  @inlinable
  mutating func fold() {
    let product = (low ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    low = product.high ^ product.low &+ 0xe703_7ed1_a0b4_28db
    if let kept {
      // Bits that are kept are compared, so that half of the fingerprint is enough of a hash.
      kept.pointee = word.littleEndian
      self.kept = kept + 1
      return
    }
    let other = (high &+ word).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25)
    high = other.high ^ other.low &+ 0x8ebc_6af0_9c88_c6e3
  }

  /// The fingerprint of what was encoded.
  @inlinable
  mutating func fingerprint() -> (low: UInt64, high: UInt64) {
    fold()
    return (low, high)
  }
}
