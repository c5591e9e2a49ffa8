import Files
import Testing

@Suite struct ChecksumTests {
  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    var sum = Checksum()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.value
  }

  private let bytes = (0..<43).map { UInt8($0 * 5) }

  @Test func everyBitMatters() {
    let whole = checksum(bytes)
    for position in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[position] ^= 1 << bit
        #expect(checksum(damaged) != whole, "byte \(position), bit \(bit)")
      }
    }
  }

  @Test func theOrderMatters() {
    #expect(checksum([1, 2]) != checksum([2, 1]))
    #expect(checksum(bytes) != checksum(bytes.reversed()))
  }

  @Test func wholeWordsMayComeInPieces() {
    var sum = Checksum()
    bytes.withUnsafeBytes { bytes in
      sum.add(UnsafeRawBufferPointer(rebasing: bytes[..<16]))
      sum.add(UnsafeRawBufferPointer(rebasing: bytes[16...]))
    }
    #expect(sum.value == checksum(bytes))
  }

  /// Checkpoints of earlier runs hold it.
  @Test func theNumberStaysTheSame() {
    #expect(checksum([]) == 0)
    #expect(checksum([1, 2, 3, 4, 5, 6, 7, 8, 9]) == 0x10df7307c61deb32)
  }
}
