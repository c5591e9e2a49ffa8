import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct OrderIndependenceTests {
  private let invariant = OrderIndependence()
  private let home = NavigationSnapshot(
    coordinators: [.of("app")], views: [.screen("HomeView")])
  private var page: NavigationSnapshot { home.with { $0.views = [.screen("PageView")] } }
  private var other: NavigationSnapshot { home.with { $0.views = [.screen("OtherView")] } }

  private func toy(
    _ first: NavigationSnapshot, _ second: NavigationSnapshot,
    effects: [NavigationEffect] = []
  ) -> Toy {
    var toy = Toy(home)
    toy.add("send", .external, from: home, to: first, choices: [0])
    toy.add("send", .external, from: home, to: second, effects: effects, choices: [1])
    return toy
  }

  @Test func `orders that end alike hold`() throws {
    try expectHolds(invariant, on: toy(page, page.with("counted", true)))
  }

  @Test func `orders that end differently are a violation that shows both`() throws {
    let toy = toy(page, other)
    try expectViolation(
      of: invariant, on: toy, after: "send.1",
      why: "In another order the screens are [Other] instead of [Page].")
    let verdict = try verdict(of: invariant, on: toy)
    #expect(verdict.counterexample?.other?.trace.description == "send")
  }

  @Test func `a finished order is not compared with one that left work or results`() throws {
    try expectHolds(invariant, on: toy(page, other.unsettled))
    try expectHolds(invariant, on: toy(page, other.owing("load")))
    try expectViolation(
      of: invariant, on: toy(page.owing("load"), other.owing("load", revoked: true)),
      after: "send.1", why: "In another order the screens are [Other] instead of [Page].")
  }

  @Test func `what was left is compared when it has settled`() throws {
    var toy = toy(page, home.unsettled)
    toy.add("settle", .completion, from: home.unsettled, to: page, choices: [0])
    toy.add("settle", .completion, from: home.unsettled, to: other, choices: [1])
    try expectViolation(
      of: invariant, on: toy, after: "send.1/settle.1",
      why: "In another order the screens are [Other] instead of [Page].")
  }

  @Test func `an outcome that leads elsewhere is no order`() throws {
    let push = NavigationEffect(.otherOutcome, detail: "push: both or one")
    try expectVacuous(invariant, on: toy(page, other, effects: [push]))
    // A service that answers in three ways.
    var answers = toy(home, page, effects: [push])
    answers.add(
      "send", .external, from: home, to: other,
      effects: [NavigationEffect(.otherOutcome, detail: "load: none")], choices: [2])
    try expectVacuous(invariant, on: answers)
  }

  @Test func `an order is compared with others in which the same came out`() throws {
    func sent(_ ends: (choices: [Int], target: NavigationSnapshot)...) -> Toy {
      ends.reduce(into: Toy(home)) { toy, end in
        // The choices after the first are those of whether a request fails.
        let failures = end.choices.indices.dropFirst().filter { end.choices[$0] == 1 }.map {
          NavigationEffect(.otherOutcome, number: $0 + 1, detail: "load: none")
        }
        toy.add(
          "send", .external, from: home, to: end.target, effects: failures, choices: end.choices)
      }
    }
    // Who asks first fails: either order can end in both ways.
    try expectHolds(
      invariant,
      on: sent(
        ([0, 0, 0], home), ([0, 0, 1], page), ([0, 1, 0], other), ([1, 0, 0], home),
        ([1, 0, 1], other), ([1, 1, 0], page)))
    try expectViolation(
      of: invariant, on: sent(([0, 0], home), ([0, 1], page), ([1, 0], home), ([1, 1], other)),
      after: "send.1.1", why: "In another order the screens are [Other] instead of [Page].")
  }

  @Test func `without anything open it is vacuous`() throws {
    var toy = Toy(home)
    toy.add("send", .external, from: home, to: page)
    try expectVacuous(invariant, on: toy)
  }
}
