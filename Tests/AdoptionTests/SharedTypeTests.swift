#if Adopt
import Testing

@testable import Adoption

/// Properties that share the type that is written behind the last of them.
struct SharedTypeTests {
  private let app = Sample.app(
    """
    struct Book { let title, author: String; var isNew = true, mark, note: Int }
    struct Box { let a, b: Missing }
    """)

  @Test func aValueIsMadeOfEach() {
    let samples = Samples(project: app, findings: Findings(in: app))
    #expect(
      samples.value(of: "Book") == "Book(title: \"a\", author: \"a\", mark: 1, note: 1)")
    #expect(samples.value(of: "Box") == nil)
  }

  @Test func theTypeIsThatOfTheNextThatTellsOne() {
    let types = app.variables(of: "Book").flatMap(\.bindings).map {
      app.type(of: $0)?.trimmedDescription
    }
    #expect(types == ["String", "String", "Bool", "Int", "Int"])
  }
}
#endif
