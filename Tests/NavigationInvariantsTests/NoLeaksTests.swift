import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoLeaksTests {
  let invariant = NoLeaks()
  let shown = NavigationSnapshot(
    coordinators: [.of("app"), .of("auth", under: 0)], views: [.screen("AuthView", owner: 1)])
  let gone = NavigationSnapshot(coordinators: [.of("app")], views: [.screen("MainView", owner: 0)])

  @Test(arguments: [
    (1, "AuthFlow left the tree but is still alive; no pending result needs it."),
    (
      2,
      "Two objects with the role AuthFlow left the tree but are still alive; no pending result needs them."
    ),
  ])
  func `an object that outlives its place violates it`(count: Int, why: String) throws {
    var toy = Toy(shown)
    let leaking = gone.with { $0.lifetimes = [LifetimeNode(role: "authFlow", count: count)] }
    toy.add("signIn", from: shown, to: leaking)
    try expectViolation(of: invariant, on: toy, after: "signIn", why: why)
  }

  @Test func `a coordinator that a waiting task keeps violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .work)) }
    toy.add("signIn", from: shown, to: kept.owing("login"))
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a task that waits for a result keeps it "
        + "alive.")
  }

  @Test func `a coordinator that nothing pending keeps violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .work)) }
    toy.add("signIn", from: shown, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; no result is pending, so a cycle of references "
        + "or a job that never ends keeps it alive.")
  }

  @Test func `a coordinator that a view keeps without showing it violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .view)) }
    toy.add("signIn", from: shown, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a view that shows none of its screens "
        + "keeps it alive.")
  }

  @Test func `it holds when all goes that left, at the latest when its work has ended`() throws {
    var toy = Toy(shown)
    let waiting = gone.with { $0.lifetimes = [LifetimeNode(role: "authFlow", count: 1)] }
      .owing("login")
    let onScreen = gone.with {
      $0.coordinators.append(.of("auth", holder: .view))
      $0.views.append(.screen("AuthView", owner: 1, isHittable: false))
    }
    toy.add("signIn", from: shown, to: gone)
    toy.add("skip", from: shown, to: waiting)
    toy.add("login fails", .completion, from: waiting, to: gone)
    toy.add("cover", from: shown, to: onScreen)
    try expectHolds(invariant, on: toy)
  }

  @Test(arguments: [NavigationEffect.Verb.released, .popped, .dismissed])
  func `it is exercised by what the platform says has left`(verb: NavigationEffect.Verb) throws {
    var toy = Toy(gone)
    toy.add("back", from: gone, to: gone, effects: [NavigationEffect(verb, node: "flow")])
    try expectHolds(invariant, on: toy)
    let kept = gone.with { $0.lifetimes = [LifetimeNode(role: "screen", count: 1)] }
    toy.add("leak", from: gone, to: kept, effects: [NavigationEffect(verb, node: "flow")])
    try expectViolation(
      of: invariant, on: toy, after: "leak",
      why: "Screen left the tree but is still alive; no pending result needs it.")
  }

  @Test func `it is exercised where something left earlier and goes now`() throws {
    let waiting = gone.with { $0.lifetimes = [LifetimeNode(role: "flow", count: 1)] }.owing("login")
    var toy = Toy(waiting)
    toy.add("login fails", .completion, from: waiting, to: gone)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous when nothing ever leaves`() throws {
    var toy = Toy(gone)
    toy.add("signOut", from: gone, to: shown)
    try expectVacuous(invariant, on: toy)
  }
}
