import NavigationInvariants
import NavigationModel
import Testing

@Suite struct BackToRootReachesRootTests {
  let invariant = BackToRootReachesRoot()
  let root = NavigationSnapshot(
    coordinators: [.of("list")],
    views: [.container(.stack, owner: 0), .screen("ListView", owner: 0)],
    facts: [FactNode(name: "at root", value: "true")])
  var deep: NavigationSnapshot {
    root.with { $0.views.append(.screen("RedView", owner: 0)) }.with("at root", false)
  }
  let arrived = NavigationEffect(.wentBackToRoot, part: "List")

  func toy() -> Toy {
    var toy = Toy(deep)
    toy.profile.tellsBackToRoot = true
    return toy
  }

  @Test func `what the coordinator meets instead of its root violates it`() throws {
    var toy = toy()
    var effect = arrived
    effect.detail = "Red is still above its root"
    toy.add("home", from: deep, to: deep, effects: [effect])
    try expectViolation(
      of: invariant, on: toy, after: "home",
      why: "List went back to its root, but Red is still above its root.")
  }

  @Test func `it holds when the root is reached, and done again nothing changes`() throws {
    var toy = toy()
    toy.add("home", from: deep, to: root, effects: [arrived])
    toy.add("home", from: root, to: root, effects: [arrived])
    try expectHolds(invariant, on: toy)
  }

  @Test func `done again it must change nothing`() throws {
    var toy = toy()
    toy.add("home", from: deep, to: root, effects: [arrived])
    toy.add(
      "home", from: root, to: root.with { $0.views.removeLast() }, effects: [arrived])
    try expectViolation(
      of: invariant, on: toy, after: "home/home",
      why:
        "'home' goes back to the root, but when it is repeated, the screens changed from [List] to []."
    )
  }

  @Test func `done again it must leave the tree as it is`() throws {
    var toy = toy()
    let more = root.with { $0.coordinators.append(.of("red", under: 0)) }
    toy.add("home", from: deep, to: root, effects: [arrived])
    toy.add("home", from: root, to: more, effects: [arrived])
    try expectViolation(
      of: invariant, on: toy, after: "home/home",
      why: "'home' goes back to the root, but when it is repeated, Red appeared.")
    try expectViolation(
      of: invariant,
      on: {
        var toy = Toy(deep)
        toy.profile.tellsBackToRoot = true
        toy.add("home", from: deep, to: more, effects: [arrived])
        toy.add("home", from: more, to: root, effects: [arrived])
        return toy
      }(), after: "home/home",
      why: "'home' goes back to the root, but when it is repeated, Red went away.")
  }

  @Test func `what the event does after going back may differ the second time`() throws {
    var toy = toy()
    toy.add(
      "open red", from: deep, to: root, effects: [arrived, NavigationEffect(.pushed)])
    toy.add(
      "open red", from: root, to: deep, effects: [arrived, NavigationEffect(.pushed)])
    try expectHolds(invariant, on: toy)
  }

  @Test func `a declared event must end with its fact, be it in a step of its own`() throws {
    var toy = Toy(deep)
    toy.profile.backToRootEvents = ["home *": "at root"]
    toy.add("home now", from: deep, to: deep.unsettled)
    toy.add("settle", .platform, from: deep.unsettled, to: deep)
    try expectViolation(
      of: invariant, on: toy, after: "home%20now/settle",
      why: "The event goes back to the root, but 'at root' is not true when it has settled.")
  }

  @Test func `a declared event that reaches the root is fine`() throws {
    var toy = Toy(deep)
    toy.profile.backToRootEvents = ["home": "at root"]
    toy.add("home", from: deep, to: root)
    toy.add("homeward", from: deep, to: deep)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a declared event that is refused need not reach the root`() throws {
    var toy = Toy(deep)
    toy.profile.backToRootEvents = ["home": "at root"]
    toy.add(
      "home", from: deep, to: deep, effects: [NavigationEffect(.refused, detail: "home")])
    try expectHolds(invariant, on: toy)
  }

  @Test func `a fact that there is not is said`() throws {
    var toy = Toy(deep)
    toy.profile.backToRootEvents = ["home": "at rot"]
    toy.add("home", from: deep, to: root)
    try expectViolation(
      of: invariant, on: toy, after: "home",
      why: "The profile names the fact 'at rot', but the system has no fact of that name.")
  }

  @Test func `it is vacuous when nobody goes back`() throws {
    try expectVacuous(invariant, on: toy())
  }

  @Test func `it needs a way back to be declared`() throws {
    try expectNotApplicable(invariant, on: Toy(root), "no way back to a root is declared")
  }
}
