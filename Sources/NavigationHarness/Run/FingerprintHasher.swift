import ObjectObservation

/// Mixes what an observation did not hash itself into a fingerprint that is equal in every process.
struct FingerprintHasher {
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var low: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  mutating func combine(_ word: UInt64) {
    high = Self.fold(high ^ word, 0xff51_afd7_ed55_8ccd)
    low = Self.fold(low ^ word &+ 0x1656_67b1_9e37_79f9, 0xd6e8_feb8_6659_fd93)
  }

  mutating func combine(_ text: String) { combine(bytes: text.utf8) }

  mutating func combine(bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        combine(word)
        word = 0
      }
    }
    // The length keeps "ab", "c" apart from "a", "bc".
    combine(word)
    combine(count)
  }

  mutating func combine(_ fingerprint: ObservationFingerprint) {
    combine(fingerprint.high)
    combine(fingerprint.low)
  }

  var value: ObservationFingerprint { ObservationFingerprint(high: high, low: low) }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return (product.high ^ product.low) &+ b
  }
}
