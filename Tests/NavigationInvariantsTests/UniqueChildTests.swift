import NavigationInvariants
import NavigationModel
import Testing

@Suite struct UniqueChildTests {
  let invariant = UniqueChild()
  let app = NavigationSnapshot(coordinators: [.of("app")])

  @Test func `two children of one role under one parent violate it`() throws {
    var toy = Toy(app)
    let one = app.with { $0.coordinators.append(.of("settings", under: 0)) }
    let two = one.with { $0.coordinators.append(.of("settings", under: 0)) }
    toy.add("showSettings", from: app, to: one)
    toy.add("showSettings", from: one, to: two)
    try expectViolation(
      of: invariant, on: toy, after: "showSettings/showSettings",
      why: "App has two children with the role Settings.")
  }

  @Test func `a unique role that a task and a view keep alive as well violates it`() throws {
    var toy = Toy(app)
    toy.profile.uniqueRoles = ["auth"]
    let three = app.with {
      $0.coordinators += [
        .of("auth", under: 0), .of("auth", holder: .view), .of("auth", holder: .work),
      ]
    }
    toy.add("logout", .external, from: app, to: three)
    try expectViolation(
      of: invariant, on: toy, after: "logout",
      why:
        "Three coordinators with the role Auth are alive: one in the tree, one held only by a view "
        + "and one held only by work.")
  }

  @Test func `it holds for different roles, and for one role under different parents`() throws {
    var toy = Toy(app)
    toy.profile.uniqueRoles = ["home"]
    let tabs = app.with {
      $0.coordinators += [
        .of("home", under: 0), .of("library", under: 0), .of("detail", under: 1),
        .of("detail", under: 2),
      ]
    }
    toy.add("launch", .external, from: app, to: tabs)
    try expectHolds(invariant, on: toy)
  }

  @Test func `children that the parent keeps each in its own property play different roles`() throws
  {
    func columns(_ first: String, _ second: String) -> Toy {
      var toy = Toy(app)
      let split = app.with {
        $0.coordinators += [
          .of("stack", under: 0, property: first), .of("stack", under: 0, property: second),
        ]
      }
      toy.add("launch", .external, from: app, to: split)
      return toy
    }
    try expectHolds(invariant, on: columns("primary", "detail"))
    try expectViolation(
      of: invariant, on: columns("primary", ""), after: "launch",
      why: "App has two children with the role Stack.")
    var pages = columns("", "")
    pages.profile.repeatedRoles = ["stack"]
    try expectVacuous(invariant, on: pages)
  }

  @Test func `it is vacuous when no coordinator has a child`() throws {
    try expectVacuous(invariant, on: Toy(app))
  }
}
