/// Hashes that depend on the words alone, not on the process.
@usableFromInline
enum WordHash {
  /// A bijection that spreads a word over all bits: equal ends mean equal words.
  ///
  /// No word whose top bit is zero is taken to 0.
  @inlinable @inline(__always)
  static func mix(_ word: UInt64) -> UInt64 {
    var word = word &+ 0x1e37_79b9_7f4a_7c15
    word = (word ^ word &>> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word &>> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word &>> 33
  }

  /// The word itself, unless it is the one that is taken to 0.
  @inlinable @inline(__always)
  static func mixable(_ word: UInt64) -> UInt64 {
    word == 0 &- 0x1e37_79b9_7f4a_7c15 ? ~word : word
  }

  /// The hash of the words of a state.
  @inline(__always)
  static func hash(_ words: UnsafePointer<UInt64>, width: Int) -> UInt64 {
    width == 1 ? mix(words[0]) : fold(words, count: width)
  }

  /// A fingerprint of several words.
  @inline(__always)
  static func fold(_ words: UnsafePointer<UInt64>, count: Int) -> UInt64 {
    var hash: UInt64 = 0x243f_6a88_85a3_08d3
    for index in 0..<count {
      let product = (hash ^ words[index]).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
      hash = product.high ^ product.low &+ 0xe703_7ed1_a0b4_28db
    }
    return mix(hash)
  }
}
