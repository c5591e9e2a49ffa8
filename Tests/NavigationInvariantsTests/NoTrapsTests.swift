import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoTrapsTests {
  let invariant = NoTraps()
  let home = NavigationSnapshot(views: [.screen("HomeView")])
  let detail = NavigationSnapshot(views: [.screen("DetailView")])

  @Test func `an event that ends the process violates it, in whatever state`() throws {
    var toy = Toy(home)
    toy.add("open", from: home, to: detail)
    toy.add("back", from: detail, to: home.unsettled)
    toy.add("back", from: home.unsettled, fault: .trapped, "'back' trapped with SIGILL.")
    try expectViolation(
      of: invariant, on: toy, after: "open/back/back", why: "'back' trapped with SIGILL.")
  }

  @Test func `it holds when nothing traps; what never settles is another invariant's`() throws {
    var toy = Toy(home)
    toy.add("open", from: home, to: detail)
    toy.add("spin", from: detail, fault: .neverSettled, "'spin' never settled.")
    try expectHolds(invariant, on: toy)
  }

  @Test func `a system may decline it, with a reason`() throws {
    var toy = Toy(home)
    toy.profile.notApplicable["NoTraps"] = "a value model cannot trap"
    try expectNotApplicable(invariant, on: toy, "a value model cannot trap")
  }
}
