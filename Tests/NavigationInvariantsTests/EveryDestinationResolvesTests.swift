import NavigationInvariants
import NavigationModel
import Testing

@Suite struct EveryDestinationResolvesTests {
  let invariant = EveryDestinationResolves()
  let idle = NavigationSnapshot(
    coordinators: [.of("app")], views: [.screen("HomeView", owner: 0)])
  var shelf: NavigationSnapshot {
    idle.with { $0.views.append(.screen("ShelfView(a)", owner: 0)) }
  }
  let requested = NavigationEffect(.requested, detail: "showQueue")

  // MARK: - Routes

  func toy(_ target: NavigationSnapshot, _ effects: [NavigationEffect] = []) -> Toy {
    var toy = Toy(idle)
    toy.profile.destinations = ["Route.shelf": ["ShelfView", "ShelvesView"]]
    toy.add("open", from: idle, to: target, effects: effects, route: "Route.shelf")
    return toy
  }

  @Test func `a value without a destination violates it`() throws {
    try expectViolation(
      of: invariant,
      on: toy(shelf, [NavigationEffect(.unresolved, detail: "no tab has the tag cart")]),
      after: "open",
      why: "The platform has no screen to show: no tab has the tag cart.")
  }

  @Test func `a route that builds nothing violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(idle), after: "open",
      why:
        "Route.shelf was taken and not refused, but ShelfView or ShelvesView is neither visible nor covered."
    )
  }

  @Test func `a route may build its screen in a step of its own`() throws {
    var toy = toy(idle.unsettled)
    toy.add("settle", .platform, from: idle.unsettled, to: shelf)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a route that is refused or ignored builds nothing`() throws {
    try expectHolds(
      invariant, on: toy(idle, [NavigationEffect(.refused, detail: "Route.shelf")]))
    try expectHolds(invariant, on: toy(idle, [NavigationEffect(.presentIgnored)]))
  }

  @Test func `a screen with another payload is not what was asked for`() throws {
    func asking(for payload: String) -> Toy {
      var toy = Toy(idle)
      toy.profile.destinations = ["Route.shelf(\(payload))": ["ShelfView(\(payload))"]]
      toy.add(
        "open", from: idle, to: shelf, route: "Route.shelf", payload: "(\(payload))")
      return toy
    }
    try expectHolds(invariant, on: asking(for: "a"))
    try expectViolation(
      of: invariant, on: asking(for: "b"), after: "open",
      why:
        "Route.shelf(b) was taken and not refused, but ShelfView(b) is neither visible nor covered."
    )
  }

  /// A shelf in a stack, below a book, and in both cases below a sheet.
  func covered(shelves: Int, books: Int = 0) -> NavigationSnapshot {
    idle.with {
      $0.views = [.container(.stack)]
      for _ in 0..<shelves {
        $0.views.append(.screen("ShelfView(a)", owner: 0, isHittable: false))
      }
      for _ in 0..<books {
        $0.views.append(.screen("BookView", owner: 0, isHittable: false))
      }
      $0.views += [.container(.presentation("sheet"), depth: 1), .screen("NoteView", depth: 2)]
    }
  }

  @Test(arguments: [(0, 1), (1, 2)])
  func `a screen that comes below a sheet is what was asked for`(before: Int, after: Int) throws {
    var toy = Toy(covered(shelves: before))
    toy.profile.destinations = ["Route.shelf": ["ShelfView"]]
    toy.add(
      "open", from: covered(shelves: before), to: covered(shelves: after), route: "Route.shelf")
    try expectHolds(invariant, on: toy)
  }

  @Test func `a screen that comes to the front of its stack is what was asked for`() throws {
    let below = covered(shelves: 1, books: 1)
    var toy = Toy(below)
    toy.profile.destinations = ["Route.shelf": ["ShelfView"]]
    toy.add("open", from: below, to: covered(shelves: 1), route: "Route.shelf")
    try expectHolds(invariant, on: toy)
  }

  @Test(arguments: [0, 1])
  func `a screen that was there and stays covered violates it`(books: Int) throws {
    let there = covered(shelves: 1, books: books)
    var toy = Toy(there)
    toy.profile.destinations = ["Route.shelf": ["ShelfView"]]
    toy.add("open", from: there, to: there, route: "Route.shelf")
    try expectViolation(
      of: invariant, on: toy, after: "open",
      why:
        "Route.shelf was taken and not refused, but ShelfView was there before and stays covered.")
  }

  // MARK: - Requests

  @Test func `a request that falls off the top violates it`() throws {
    var toy = Toy(idle)
    toy.add("ask", from: idle, to: idle, effects: [requested])
    try expectViolation(
      of: invariant, on: toy, after: "ask",
      why: "The request 'showQueue' was neither handled nor refused.")
  }

  @Test(arguments: [NavigationEffect.Verb.handled, .refused])
  func `a request that is answered is fine`(verb: NavigationEffect.Verb) throws {
    var toy = Toy(idle)
    toy.add(
      "ask", from: idle, to: idle,
      effects: [requested, NavigationEffect(verb, detail: "showQueue")])
    try expectHolds(invariant, on: toy)
  }

  @Test func `an answer to another request does not count`() throws {
    var toy = Toy(idle)
    toy.add(
      "ask", from: idle, to: idle,
      effects: [
        requested, NavigationEffect(.requested, detail: "dismiss"),
        NavigationEffect(.handled, detail: "dismiss"),
      ])
    try expectViolation(
      of: invariant, on: toy, after: "ask",
      why: "The request 'showQueue' was neither handled nor refused.")
  }

  @Test func `a request may wait for what is under way or owed`() throws {
    var toy = Toy(idle)
    let waiting = idle.owing("context")
    toy.add("ask", from: idle, to: idle.unsettled, effects: [requested])
    toy.add("settle", .platform, from: idle.unsettled, to: waiting)
    toy.add(
      "context succeeds", .completion, from: waiting, to: idle,
      effects: [NavigationEffect(.handled, detail: "showQueue")])
    try expectHolds(invariant, on: toy)
    toy.add("context fails", .completion, from: waiting, to: idle)
    try expectViolation(
      of: invariant, on: toy, after: "ask/settle/context%20fails",
      why: "The request 'showQueue' was neither handled nor refused.")
  }

  @Test func `what a service was asked for is answered by its result`() throws {
    let load = NavigationEffect(.requested, detail: "refresh")
    var toy = Toy(idle)
    toy.add("ask", from: idle, to: idle.owing("refresh"), effects: [requested, load])
    toy.add(
      "refresh fails", .completion, from: idle.owing("refresh"), to: idle,
      effects: [
        NavigationEffect(.completed, detail: "refresh fails"),
        NavigationEffect(.handled, detail: "showQueue"),
      ])
    try expectHolds(invariant, on: toy)
  }

  @Test func `what is shown otherwise exercises it`() throws {
    var toy = Toy(idle)
    toy.add("open", from: idle, to: shelf, effects: [NavigationEffect(.pushed)])
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous where nothing is asked for`() throws {
    try expectVacuous(invariant, on: Toy(idle))
  }
}
