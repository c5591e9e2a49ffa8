import AdoptionSupport
import Foundation
import Testing

/// Texts that the app writes, which a replay writes alike.
struct SortedEncoderTests {
  @Test func keysAreInTheirOrderWhateverTheAppAsksFor() throws {
    let encoder = SortedEncoder()
    let values = ["b": 1, "a": 2, "c": 3]
    #expect(String(decoding: try encoder.encode(values), as: UTF8.self) == #"{"a":2,"b":1,"c":3}"#)
    encoder.outputFormatting = .prettyPrinted
    #expect(encoder.outputFormatting == [.prettyPrinted, .sortedKeys])
  }
}
