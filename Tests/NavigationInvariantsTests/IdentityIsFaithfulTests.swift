import NavigationInvariants
import NavigationModel
import Testing

@Suite struct IdentityIsFaithfulTests {
  let invariant = IdentityIsFaithful()
  let root = NavigationSnapshot(views: [.screen("RootView")])

  func toy<Sample>(_ samples: Sample...) -> Toy {
    var toy = Toy(root)
    toy.profile.identities = [
      RouteIdentity(of: Sample.self, samples: samples) { "\($0)" }
    ]
    return toy
  }

  func expect(
    _ why: String, of toy: Toy, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectViolation(
      of: invariant, on: toy, after: "", why: why, sourceLocation: sourceLocation)
  }

  enum Screen: Hashable, Identifiable {
    case list
    case exam(Int, user: String)

    var id: String {
      switch self {
      case .list: "list"
      case .exam(let exam, _): "exam\(exam)"
      }
    }
  }

  @Test func `two routes with one id violate it`() throws {
    try expect(
      "In Screen, 'exam(1, user: \"ada\")' and 'exam(1, user: \"ben\")' differ, but have the same id.",
      of: toy(Screen.list, .exam(1, user: "ada"), .exam(1, user: "ben")))
  }

  @Test func `further mistakes are counted`() throws {
    try expect(
      "In Screen, 'exam(1, user: \"a\")' and 'exam(1, user: \"b\")' differ, but have the same id. "
        + "There are two more such mistakes.",
      of: toy(Screen.exam(1, user: "a"), .exam(1, user: "b"), .exam(1, user: "c")))
    try expect(
      "In Screen, 'exam(1, user: \"a\")' and 'exam(1, user: \"b\")' differ, but have the same id. "
        + "There is one more such mistake.",
      of: toy(
        Screen.exam(1, user: "a"), .exam(1, user: "b"), .exam(2, user: "a"), .exam(2, user: "b")))
  }

  @Test func `two routes that are equal in spite of their contents violate it`() throws {
    struct Book: Hashable {
      var title: String
      var page: Int
      static func == (a: Self, b: Self) -> Bool { a.title == b.title }
      func hash(into hasher: inout Hasher) { hasher.combine(title) }
    }
    try expect(
      "In Book, 'Book(title: \"Emma\", page: 1)' and 'Book(title: \"Emma\", page: 2)' differ, but "
        + "'==' says they are equal.",
      of: toy(Book(title: "Emma", page: 1), Book(title: "Emma", page: 2)))
  }

  @Test func `equal routes with different hashes violate it`() throws {
    final class Draft: Hashable, CustomStringConvertible {
      let description = "draft"
      static func == (a: Draft, b: Draft) -> Bool { true }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let (first, second) = (Draft(), Draft())
    try expect(
      "In Draft, 'draft' and 'draft' are equal, but their hashes differ.", of: toy(first, second))
  }

  @Test func `routes without an identity say nothing`() throws {
    enum Route { case list, exam(Int) }
    try expectVacuous(invariant, on: toy(Route.list, .exam(1), .exam(2)))
  }

  @Test func `an id that changes violates it`() throws {
    struct Note: Identifiable {
      nonisolated(unsafe) static var count = 0
      let text: String
      var id: Int {
        Self.count += 1
        return Self.count
      }
    }
    try expect(
      "In Note, the id of 'Note(text: \"a\")' changes each time it is read.",
      of: toy(Note(text: "a")))
  }

  @Test func `a route that is not equal to itself violates it`() throws {
    try expect("In Double, 'nan' is not equal to itself.", of: toy(1.0, .nan))
  }

  @Test func `it holds for routes with ids of their own, and for those without ids`() throws {
    try expectHolds(invariant, on: toy(Screen.list, .exam(1, user: "ada"), .exam(2, user: "ada")))
    try expectHolds(invariant, on: toy("a", "b", "b"))
  }

  @Test func `it is vacuous where there is nothing to compare`() throws {
    try expectVacuous(invariant, on: toy(Screen.list))
  }

  @Test func `it does not apply where there are no samples`() throws {
    try expectNotApplicable(invariant, on: Toy(root), "no routes with samples are declared")
  }
}
