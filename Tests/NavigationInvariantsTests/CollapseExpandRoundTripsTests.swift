import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct CollapseExpandRoundTripsTests {
  private let invariant = CollapseExpandRoundTrips()
  private let wide = NavigationSnapshot(views: [
    .container(.composite), .container(.stack, depth: 1), .screen("ListView", depth: 2),
    .container(.stack, depth: 1), .screen("PageView", depth: 2),
  ])
  private let narrow = NavigationSnapshot(views: [
    .container(.composite), .container(.stack, depth: 1), .screen("ListView", depth: 2),
    .screen("PageView", depth: 2),
  ])

  private func toy(back end: NavigationSnapshot, expand: String = "expand@root") -> Toy {
    var toy = Toy(wide)
    toy.add("collapse@root", .platform, from: wide, to: narrow)
    toy.add(expand, .platform, from: narrow, to: end)
    return toy
  }

  @Test func `columns that come back as they were hold, whatever is recorded`() throws {
    try expectHolds(
      invariant,
      on: toy(back: wide.with { $0.records = [RecordNode(coordinator: 0, key: "a", value: "b")] }))
  }

  @Test func `a screen in another column is a violation`() throws {
    let moved = wide.with { $0.views.swapAt(2, 4) }
    try expectViolation(
      of: invariant, on: toy(back: moved), after: "collapse%40root/expand%40root",
      why: "After 'collapse@root' and then 'expand@root' the screens are [Page, List] instead of "
        + "[List, Page].")
  }

  @Test func `the same screens in one column are a violation`() throws {
    try expectViolation(
      of: invariant, on: toy(back: narrow.with { $0.work.signature = 1 }),
      after: "collapse%40root/expand%40root",
      why: "After 'collapse@root' and then 'expand@root' the same screens are in other containers.")
  }

  @Test func `in the midst of a transition the columns are compared when it has ended`() throws {
    func toy(_ end: NavigationSnapshot) -> Toy {
      var toy = Toy(wide.unsettled)
      toy.add("settle", .completion, from: wide.unsettled, to: wide)
      toy.add("collapse@root", .platform, from: wide.unsettled, to: narrow.unsettled)
      toy.add("expand@root", .platform, from: narrow.unsettled, to: end.unsettled)
      toy.add("settle", .completion, from: end.unsettled, to: end)
      return toy
    }
    try expectHolds(invariant, on: toy(wide))
    let moved = wide.with { $0.views.swapAt(2, 4) }
    try expectViolation(
      of: invariant, on: toy(moved), after: "collapse%40root/expand%40root/settle",
      why: "After 'collapse@root' and then 'expand@root' the screens are [Page, List] instead of "
        + "[List, Page].")
  }

  @Test func `another split view's expansion is no way back`() throws {
    try expectVacuous(invariant, on: toy(back: narrow, expand: "expand@other"))
  }
}
