/// A hash of everything that an observation saw: 128 bits, the same in every process.
package struct ObservationFingerprint: Hashable, Sendable {
  /// The first half.
  package var high: UInt64

  /// The second half.
  package var low: UInt64

  /// Makes a fingerprint from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes the second half: the bits are mixed already.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(low)
  }
}

extension ObservationFingerprint: CustomStringConvertible {
  /// The bits as 32 hexadecimal digits.
  package var description: String { hex(high) + hex(low) }

  private func hex(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
