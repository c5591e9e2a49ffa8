import NavigationInvariants
import NavigationModel
import Testing

@Suite struct BookkeepingAgreesTests {
  let invariant = BookkeepingAgrees()
  let idle = NavigationSnapshot()
    .with("store ride", "idle").with("flow ride", "idle").with("riding", false)

  func toy(when: Fact? = nil) -> Toy {
    var toy = Toy(idle)
    toy.profile.agreements = [
      .init(about: "the ride", recorded: "store ride", actual: "flow ride", when: when)
    ]
    return toy
  }

  @Test func `two records that differ at rest violate it`() throws {
    var toy = toy()
    toy.add("request", from: idle, to: idle.with("flow ride", "searching"))
    try expectViolation(
      of: invariant, on: toy, after: "request",
      why: "Two records of the ride disagree: 'store ride' is idle, 'flow ride' is searching.")
  }

  @Test func `it holds when both change, though one after the other`() throws {
    var toy = toy()
    let between = idle.with("flow ride", "searching").unsettled
    toy.add("request", from: idle, to: between)
    toy.add(
      "settle", .platform, from: between,
      to: idle.with("store ride", "searching").with("flow ride", "searching"))
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous when the condition is never met`() throws {
    var toy = toy(when: "riding")
    toy.add("request", from: idle, to: idle.with("flow ride", "searching"))
    try expectVacuous(invariant, on: toy)
  }

  @Test func `a fact that the system does not have is not passed over`() throws {
    try expectViolation(
      of: invariant, on: toy(when: "ridding"), after: "",
      why: "The profile names the fact 'ridding', but the system has no fact of that name.")
  }

  @Test func `it needs agreements`() throws {
    try expectNotApplicable(
      invariant, on: Toy(idle), "no records that must agree are declared"
    )
  }
}
