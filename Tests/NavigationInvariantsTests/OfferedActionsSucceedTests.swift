import NavigationInvariants
import NavigationModel
import Testing

@Suite struct OfferedActionsSucceedTests {
  let invariant = OfferedActionsSucceed()
  let idle = NavigationSnapshot(coordinators: [.of("ride")], views: [.screen("RideView", owner: 0)])
    .with("failed", false)
  var failed: NavigationSnapshot { idle.with("failed", true) }
  let refusal = NavigationEffect(.refused, detail: "ride routeReady")

  func toy(from start: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(start ?? idle)
    toy.profile.offeredActions = .init(errors: ["failed"], requests: ["ride *"])
    return toy
  }

  @Test func `a tap that ends in an error violates it`() throws {
    var toy = toy()
    toy.add("request ride", from: idle, to: failed)
    try expectViolation(
      of: invariant, on: toy, after: "request%20ride",
      why:
        "A visible screen offers 'request ride' and nothing failed, but 'failed' is true when it "
        + "has settled.")
  }

  @Test func `a tap that ends in an error when its work ends violates it`() throws {
    var toy = toy()
    toy.add("request ride", from: idle, to: idle.unsettled)
    toy.add("settle", .platform, from: idle.unsettled, to: failed)
    try expectViolation(
      of: invariant, on: toy, after: "request%20ride/settle",
      why:
        "A visible screen offers 'request ride' and nothing failed, but 'failed' is true when it "
        + "has settled.")
  }

  @Test func `a tap whose request is refused violates it`() throws {
    var toy = toy()
    toy.add("request ride", from: idle, to: idle, effects: [refusal])
    try expectViolation(
      of: invariant, on: toy, after: "request%20ride",
      why: "A visible screen offers 'request ride' and nothing failed, but 'ride routeReady' was "
        + "refused.")
  }

  @Test func `a result that is waited for and ends in an error violates it`() throws {
    var toy = toy(from: idle.owing("route"))
    toy.add("route succeeds", .completion, from: idle.owing("route"), to: failed)
    try expectViolation(
      of: invariant, on: toy, after: "route%20succeeds",
      why: "'route succeeds' is waited for and nothing failed, but 'failed' is true when it has "
        + "settled.")
  }

  @Test func `a failure may end in an error, and so may what nobody waits for`() throws {
    var toy = toy()
    let (owed, late) = (idle.owing("route"), idle.owing("route", revoked: true))
    toy.add("choose", from: idle, to: owed)
    toy.add("leave", from: idle, to: late)
    toy.add("route fails", .completion, from: owed, to: failed)
    toy.add("route succeeds", .completion, from: late, to: failed)
    try expectHolds(invariant, on: toy)
  }

  @Test func `the outcomes that are failures are declared`() throws {
    let owed = idle.owing("search")
    var toy = toy(from: owed)
    toy.profile.offeredActions?.failures = ["finds nobody"]
    toy.add("search finds nobody", .completion, from: owed, to: failed)
    try expectVacuous(invariant, on: toy)
    toy.profile.offeredActions?.failures = ["fails"]
    try expectViolation(
      of: invariant, on: toy, after: "search%20finds%20nobody",
      why: "'search finds nobody' is waited for and nothing failed, but 'failed' is true when it "
        + "has settled.")
  }

  @Test func `other refusals, links, calls and errors that were there before do not violate it`()
    throws
  {
    var toy = toy()
    toy.add(
      "show queue", from: idle, to: idle, effects: [NavigationEffect(.refused, detail: "queue")])
    toy.add("link", .external, from: idle, to: failed, effects: [refusal])
    toy.add("call", .programmatic, from: idle, to: failed)
    toy.add("retry", from: failed, to: failed)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a fact that the system does not have violates it`() throws {
    var toy = toy()
    toy.profile.offeredActions?.errors = ["faild"]
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the fact 'faild', but the system has no fact of that name.")
  }

  @Test func `it is vacuous where nothing is offered`() throws {
    try expectVacuous(invariant, on: toy())
  }

  @Test func `it does not apply where nothing is declared`() throws {
    try expectNotApplicable(
      invariant, on: Toy(idle), "no error states and no requests of state machines are declared")
  }
}
