import NavigationInvariants
import NavigationModel
import Testing

@Suite struct StateForcesScreenTests {
  let invariant = StateForcesScreen()
  let home = NavigationSnapshot(views: [.screen("HomeView")])
    .with("ride active", false).with("ride request shown", false)

  func toy() -> Toy {
    var toy = Toy(home)
    toy.profile.forcedScreens = [
      .init(about: "an active ride", when: "ride active", then: "ride request shown")
    ]
    return toy
  }

  @Test func `a domain state without its screen violates it`() throws {
    var toy = toy()
    toy.add("driver found", .external, from: home, to: home.with("ride active", true))
    try expectViolation(
      of: invariant, on: toy, after: "driver%20found",
      why:
        "An active ride requires 'ride request shown', which is not true; the visible screen is Home."
    )
  }

  @Test func `the message says so when nothing is visible`() throws {
    var toy = toy()
    toy.add(
      "cover", .external, from: home,
      to: home.with("ride active", true).with { $0.views[0].isHittable = false })
    try expectViolation(
      of: invariant, on: toy, after: "cover",
      why: "An active ride requires 'ride request shown', which is not true; no screen is visible.")
  }

  @Test func `it holds when the screen comes with the state`() throws {
    var toy = toy()
    let between = home.with("ride active", true).unsettled
    let shown = home.with("ride active", true).with("ride request shown", true)
    toy.add("driver found", .external, from: home, to: between)
    toy.add("settle", .platform, from: between, to: shown)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous when the domain state never comes`() throws {
    try expectVacuous(invariant, on: toy())
  }

  @Test func `it needs a forced screen`() throws {
    try expectNotApplicable(
      invariant, on: Toy(home), "no state that requires a screen is declared")
  }
}
