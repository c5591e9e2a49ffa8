import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoDeadRoutesTests {
  let invariant = NoDeadRoutes()
  let home = NavigationSnapshot(coordinators: [.of("app")])
  var shelf: NavigationSnapshot { home.with { $0.views = [.screen("ShelfView", owner: 0)] } }

  func toy() -> Toy {
    var toy = Toy(home)
    toy.add("open shelf", from: home, to: shelf, route: "Route.shelf")
    return toy
  }

  @Test func `it holds when every route is taken`() throws {
    #expect(try verdict(of: invariant, on: toy()).isHeld)
  }

  @Test func `a route that is taken in no reachable state violates it`() throws {
    var toy = toy()
    let nowhere = home.with("nowhere", true)
    toy.add("open book", from: nowhere, to: shelf, route: "Route.book")
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "Route.book is never taken: no reachable state enables 'open book'")
    toy.add("show book", from: nowhere, to: shelf, route: "Route.book")
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "Route.book is never taken: no reachable state enables 'open book' or 'show book'")
  }

  @Test func `one of several events for a route is enough`() throws {
    var toy = toy()
    toy.add(
      "show shelf", from: home.with("nowhere", true), to: shelf, route: "Route.shelf")
    #expect(try verdict(of: invariant, on: toy).isHeld)
  }

  @Test func `a bounded search says nothing about what it has not met`() throws {
    var toy = toy()
    toy.add("open book", from: shelf, to: home, route: "Route.book")
    let result = try check(
      toy, invariants: [invariant],
      options: ExplorationOptions(limits: Limits(depth: 1)))
    guard case .inconclusive = result.answers[0].verdict else {
      Issue.record("\(result.answers[0].verdict)")
      return
    }
  }

  @Test func `it is a warning`() { #expect(invariant.severity == .warning) }

  @Test func `it needs routes`() throws {
    try expectNotApplicable(invariant, on: Toy(home), "no event takes a route")
  }
}

extension Verdict {
  fileprivate var isHeld: Bool { if case .holds = self { true } else { false } }
}
