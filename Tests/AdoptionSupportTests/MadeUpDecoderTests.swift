import AdoptionSupport
import Foundation
import Testing

/// Values that servers may answer with.
struct MadeUpDecoderTests {
  private struct Shelf: Decodable, Equatable {
    var name: String
    var count: Int
    var books: [Book]
    var owner: String?
    var address: URL
  }

  private struct Book: Decodable, Equatable {
    enum Kind: String, Decodable, CaseIterable { case novel, poem }
    enum CodingKeys: String, CodingKey { case kind, prices }

    var kind: Kind
    var prices: [String: Double]
  }

  private struct Folder: Decodable { var folders: [Folder] }

  private enum Mode: String, Decodable { case light, dark }

  private struct Plain {}

  @Test func everyMemberThatIsNeededIsMadeUp() throws {
    let book = Book(kind: .novel, prices: ["a": 1])
    #expect(
      try madeUp(Shelf.self)
        == Shelf(
          name: "a", count: 1, books: [book],
          address: try #require(URL(string: "https://example.com/a"))))
    #expect(try madeUp([Book?].self) == [book])
  }

  @Test func whatAnInitializerHasMadeIsHandedOn() throws {
    #expect(try madeUp(Int("1")) == 1)
    #expect(throws: CancellationError.self) { try madeUp(Int("a")) }
  }

  @Test func whatCannotBeDecodedThrows() {
    #expect(throws: CancellationError.self) { try madeUp(Plain.self) }
    #expect(throws: CancellationError.self) { try madeUp(Folder.self) }
    #expect(throws: DecodingError.self) { try madeUp(Mode.self) }
  }
}
