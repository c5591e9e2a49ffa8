import AdoptionSupport
import Testing

/// Containers of SwiftData as apps put them together.
@MainActor struct SwiftDataTests {
  private final class Book {}

  @Test func aContainerHasOneContextThatKeepsNothing() throws {
    let schema = SwiftDataSchema([Book.self])
    let container = try SwiftDataContainer(
      for: schema,
      configurations: [SwiftDataConfiguration(schema: schema, isStoredInMemoryOnly: true)])
    weak var kept: Book?
    do {
      let book = Book()
      kept = book
      container.mainContext.insert(book)
      try container.mainContext.save()
    }
    #expect(kept == nil)
    #expect(container.mainContext === container.mainContext)
    #expect(try SwiftDataContainer(for: Book.self).mainContext !== container.mainContext)
  }
}
