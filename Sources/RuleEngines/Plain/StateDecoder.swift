import ModelChecker

/// A state that can be decoded from its encoding.
public protocol SelfDecodingState: SelfEncodingState {
  /// Makes a state from its encoding, in the same order.
  init(from decoder: inout StateDecoder)
}

/// Decodes the numbers that a state has encoded.
public struct StateDecoder {
  @usableFromInline let bits: UnsafePointer<UInt32>
  /// The number of bits that were decoded.
  @usableFromInline var used = 0

  @inlinable
  init(_ bits: UnsafePointer<UInt32>) { self.bits = bits }

  /// Decodes a number of a type.
  @inlinable @inline(__always)
  public mutating func decode<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) -> Number {
    var value: Number = 0
    var place = 0
    while place < Number.bitWidth {
      let part = min(32, Number.bitWidth - place)
      value |= Number(truncatingIfNeeded: take(part)) << place
      place += part
    }
    return value
  }

  /// Decodes a truth value.
  @inlinable @inline(__always)
  public mutating func decode(_ type: Bool.Type = Bool.self) -> Bool { take(1) != 0 }

  /// Decodes a list of numbers.
  @inlinable
  public mutating func decode<Number: FixedWidthInteger>(
    _ type: [Number].Type = [Number].self
  ) -> [Number] {
    let count = Int(decode(UInt32.self))
    return (0..<count).map { _ in decode() }
  }

  /// The next bits, at most 32 of them.
  @inlinable @inline(__always)
  mutating func take(_ count: Int) -> UInt32 {
    let unit = used &>> 5
    let pair =
      UInt64(UInt32(littleEndian: bits[unit])) | UInt64(UInt32(littleEndian: bits[unit &+ 1]))
      &<< 32
    let value = pair &>> UInt64(truncatingIfNeeded: used & 31)
    used &+= count
    return UInt32(truncatingIfNeeded: value & (1 &<< UInt64(truncatingIfNeeded: count) &- 1))
  }

  /// The number of units of 32 bits that were decoded.
  @inlinable var units: Int { (used &+ 31) &>> 5 }
}
