import NavigationInvariants
import NavigationModel
import Testing

@Suite struct TabsStayInScopeTests {
  let invariant = TabsStayInScope()

  func tabs(_ selected: Int, _ shop: [String] = [], _ cart: [String] = []) -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: [.of("app")],
      views: [.container(.tabs(selected: selected)), .container(.stack, depth: 1)]
        + (["ShopView"] + shop).map { .screen($0, depth: 2) } + [.container(.stack, depth: 1)]
        + (["CartView"] + cart).map { .screen($0, depth: 2) })
  }

  func toy(_ start: NavigationSnapshot) -> Toy {
    var toy = Toy(start)
    toy.profile.tabs = .init(asking: ["link *"])
    return toy
  }

  @Test func `what happens in the selected tab is fine`() throws {
    var toy = toy(tabs(0))
    toy.add("open", from: tabs(0), to: tabs(0, ["BookView"]))
    try expectHolds(invariant, on: toy)
  }

  @Test func `a hidden tab that changes unasked violates it`() throws {
    var toy = toy(tabs(0))
    toy.add("buy", from: tabs(0), to: tabs(0, [], ["PayView"]))
    try expectViolation(
      of: invariant, on: toy, after: "buy",
      why: "No event requested a change in the tab of Cart, but its screens changed from [Cart] to "
        + "[Cart, Pay].")
  }

  @Test func `a selection that changes unasked violates it`() throws {
    var toy = toy(tabs(0))
    toy.add("buy", from: tabs(0), to: tabs(1))
    try expectViolation(
      of: invariant, on: toy, after: "buy",
      why:
        "No event requested another tab, but the tab of Cart is selected instead of the tab of Shop."
    )
  }

  @Test func `a tap on a tab and a declared event may do both`() throws {
    var toy = toy(tabs(0))
    toy.add("tapTab(1)@root", .platform, from: tabs(0), to: tabs(1))
    toy.add("tapTab(1)@root", .platform, from: tabs(1, [], ["PayView"]), to: tabs(1))
    toy.add("link pay", .external, from: tabs(0), to: tabs(1, [], ["PayView"]))
    try expectHolds(invariant, on: toy)
  }

  @Test func `a tap on a tab changes no third one`() throws {
    var toy = toy(tabs(0))
    toy.add("tapTab(0)@root", .platform, from: tabs(0), to: tabs(0, [], ["PayView"]))
    try expectViolation(
      of: invariant, on: toy, after: "tapTab(0)%40root",
      why: "No event requested a change in the tab of Cart, but its screens changed from [Cart] to "
        + "[Cart, Pay].")
  }

  @Test func `what was asked for in one tab may end there when another is selected`() throws {
    var toy = toy(tabs(0))
    toy.add("open", from: tabs(0), to: tabs(0).unsettled)
    toy.add("tapTab(1)@root", .platform, from: tabs(0).unsettled, to: tabs(1).unsettled)
    toy.add("settle", .platform, from: tabs(1).unsettled, to: tabs(1, ["BookView"]))
    try expectHolds(invariant, on: toy)
  }

  @Test func `a tap on the selected tab may take it back to its root later`() throws {
    var toy = toy(tabs(0, ["BookView"]))
    toy.add(
      "tapTab(0)@root", .platform, from: tabs(0, ["BookView"]), to: tabs(0, ["BookView"]).unsettled)
    toy.add("settle", .platform, from: tabs(0, ["BookView"]).unsettled, to: tabs(0))
    try expectHolds(invariant, on: toy)
  }

  @Test func `a tap on another tab asks for nothing in it`() throws {
    var toy = toy(tabs(0))
    toy.add("tapTab(1)@root", .platform, from: tabs(0), to: tabs(1).unsettled)
    toy.add("settle", .platform, from: tabs(1).unsettled, to: tabs(1, [], ["PayView"]))
    try expectViolation(
      of: invariant, on: toy, after: "tapTab(1)%40root/settle",
      why: "No event requested a change in the tab of Cart, but its screens changed from [Cart] to "
        + "[Cart, Pay].")
  }

  @Test func `what was asked for in one tab must not end in another`() throws {
    var toy = toy(tabs(0))
    toy.add("open", from: tabs(0), to: tabs(0).unsettled)
    toy.add("settle", .platform, from: tabs(0).unsettled, to: tabs(0, [], ["BookView"]))
    try expectViolation(
      of: invariant, on: toy, after: "open/settle",
      why: "No event requested a change in the tab of Cart, but its screens changed from [Cart] to "
        + "[Cart, Book].")
  }

  @Test func `nor where the other tab is selected by then`() throws {
    var toy = toy(tabs(0))
    toy.add("open", from: tabs(0), to: tabs(0).unsettled)
    toy.add("tapTab(1)@root", .platform, from: tabs(0).unsettled, to: tabs(1).unsettled)
    toy.add("settle", .platform, from: tabs(1).unsettled, to: tabs(1, [], ["BookView"]))
    try expectViolation(
      of: invariant, on: toy, after: "open/tapTab(1)%40root/settle",
      why: "No event requested a change in the tab of Cart, but its screens changed from [Cart] to "
        + "[Cart, Book].")
  }

  @Test func `what covers all tabs acts in the tab that presents it`() throws {
    func covered(_ screens: [String]) -> NavigationSnapshot {
      NavigationSnapshot(
        coordinators: [.of("app")],
        views: [
          .container(.tabs(selected: 1)), .container(.stack, depth: 1),
          .screen("ShopView", depth: 2), .container(.presentation("cover"), depth: 2),
        ] + screens.map { .screen($0, depth: 3) }
          + [.container(.stack, depth: 1), .screen("CartView", depth: 2)])
    }
    var toy = toy(covered(["PayView"]))
    toy.add("pay", from: covered(["PayView"]), to: covered(["PayView", "ThanksView"]))
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous where no tabs are shown`() throws {
    try expectVacuous(invariant, on: toy(NavigationSnapshot(coordinators: [.of("app")])))
  }

  @Test func `it needs tabs`() throws {
    try expectNotApplicable(invariant, on: Toy(tabs(0)), "no tabs are declared")
  }
}
