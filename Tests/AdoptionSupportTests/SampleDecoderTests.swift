import AdoptionSupport
import Foundation
import Testing

/// What is decoded of the data of stand-ins.
struct SampleDecoderTests {
  private struct Token: Decodable, Equatable {
    var text: String
    var age: Int?
  }

  @Test func aValueIsMadeUpOfNothing() throws {
    let decoder: JSONDecoder = SampleDecoder()
    #expect(try decoder.decode(Token.self, from: Data()) == Token(text: "a", age: nil))
  }

  @Test func dataIsDecodedAsItIs() throws {
    let decoder = SampleDecoder()
    let data = Data(#"{"text": "b", "age": 2}"#.utf8)
    #expect(try decoder.decode(Token.self, from: data) == Token(text: "b", age: 2))
    #expect(throws: DecodingError.self) { try decoder.decode(Token.self, from: Data("1".utf8)) }
  }
}
