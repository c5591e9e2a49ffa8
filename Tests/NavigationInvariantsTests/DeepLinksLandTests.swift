import NavigationInvariants
import NavigationModel
import Testing

@Suite struct DeepLinksLandTests {
  let invariant = DeepLinksLand()
  let home = NavigationSnapshot(
    coordinators: [.of("app"), .of("old", holder: .view)],
    views: [.container(.stack, owner: 0), .screen("HomeView", owner: 0)],
    facts: [FactNode(name: "kept", value: "false"), FactNode(name: "of another", value: "false")])
  var red: NavigationSnapshot { home.with { $0.views.append(.screen("RedView", owner: 0)) } }

  func toy(
    _ target: NavigationSnapshot, _ effects: [NavigationEffect] = [],
    to place: NavigationProfile.DeepLink.Target = .screen("RedView")
  ) -> Toy {
    var toy = Toy(home)
    toy.profile.deepLinks = [
      .init(event: "link *", target: place, parked: "kept", foreign: "of another")
    ]
    toy.add("link red", .external, from: home, to: target, effects: effects)
    return toy
  }

  @Test func `a link that ends at its target is fine, also in a step of its own`() throws {
    try expectHolds(invariant, on: toy(red))
    var toy = toy(home.unsettled)
    toy.add("settle", .platform, from: home.unsettled, to: red)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a link that ends elsewhere violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(home), after: "link%20red",
      why: "The link was neither parked nor refused, but Red is not visible; "
        + "the visible screen is Home.")
    try expectViolation(
      of: invariant,
      on: toy(red.with { for index in 0...2 { $0.views[index].isHittable = false } }),
      after: "link%20red",
      why: "The link was neither parked nor refused, but Red is not visible; no screen is visible.")
  }

  @Test func `a link that is kept or refused is fine`() throws {
    try expectHolds(invariant, on: toy(home.with("kept", true)))
    try expectHolds(invariant, on: toy(home, [NavigationEffect(.refused, detail: "link red")]))
  }

  @Test func `a link whose refusal a fact tells is fine`() throws {
    for (fact, isRefused) in [("is refused", true), ("is refused", false)] {
      var toy = toy(home.with(fact, isRefused))
      toy.profile.deepLinks = [
        .init(event: "link *", target: .screen("RedView"), refused: "is refused")
      ]
      if isRefused {
        try expectHolds(invariant, on: toy)
      } else {
        try expectViolation(
          of: invariant, on: toy, after: "link%20red",
          why: "The link was neither parked nor refused, but Red is not visible; "
            + "the visible screen is Home.")
      }
    }
  }

  @Test func `a link that stays parked though somebody is signed in violates it`() throws {
    let start = home.with("signed in", false)
    let parked = start.with("kept", true)
    let late = parked.with("signed in", true)
    var toy = Toy(start)
    toy.profile.deepLinks = [.init(event: "link *", target: .screen("RedView"), parked: "kept")]
    toy.profile.authentication = .init(
      signedIn: "signed in", publicScreens: ["HomeView"], privateRoles: [])
    toy.add("link red", .external, from: start, to: parked)
    toy.add("link red", .external, from: parked, to: parked)
    toy.add("sign in", from: parked, to: late.owing("profile"))
    toy.add("link red", .external, from: late, to: late)
    toy.add("sign out", from: late, to: start)
    toy.add("profile succeeds", .completion, from: late.owing("profile"), to: red)
    try expectHolds(invariant, on: toy)
    toy.add("profile fails", .completion, from: late.owing("profile"), to: late)
    try expectViolation(
      of: invariant, on: toy, after: "link%20red/sign%20in/profile%20fails/[]",
      why: "Somebody is signed in, but 'kept' can stay true forever: no event that must happen "
        + "shows or drops the link.")
  }

  @Test func `a link that waits for what is under way is left open where that leaves the scope`()
    throws
  {
    let start = home.with("signed in", false)
    let parked = start.with("kept", true)
    var toy = Toy(start)
    toy.profile.deepLinks = [.init(event: "link *", target: .screen("RedView"), parked: "kept")]
    toy.profile.authentication = .init(
      signedIn: "signed in", publicScreens: ["HomeView"], privateRoles: [])
    toy.add("link red", .external, from: start, to: parked)
    toy.add("sign in", from: parked, to: parked.with("signed in", true).unsettled)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a link that is on record for no good reason is not excused`() throws {
    let start = home.with("signed in", true).with("on record", false)
    let link = NavigationProfile.DeepLink(
      event: "link *", target: .screen("RedView"), parked: "kept", recorded: "on record")
    func toy(_ target: NavigationSnapshot) -> Toy {
      var toy = Toy(start)
      toy.profile.deepLinks = [link]
      toy.profile.authentication = .init(
        signedIn: "signed in", publicScreens: ["HomeView"], privateRoles: [])
      toy.add("link red", .external, from: start, to: target)
      return toy
    }
    let signedOut = start.with("signed in", false).with("on record", true)
    try expectHolds(invariant, on: toy(signedOut.with("kept", true)))
    try expectViolation(
      of: invariant, on: toy(signedOut), after: "link%20red",
      why: "The link was neither parked nor refused, but Red is not visible; "
        + "the visible screen is Home.")
    let shown = start.with { $0.views.append(.screen("RedView", owner: 0)) }
    try expectHolds(invariant, on: toy(shown))
    try expectViolation(
      of: invariant, on: toy(shown.with("on record", true)), after: "link%20red/[]",
      why: "Somebody is signed in, but 'on record' can stay true forever: no event that must "
        + "happen shows or drops the link.")
  }

  @Test func `a target that is there twice violates it`() throws {
    try expectViolation(
      of: invariant,
      on: toy(
        red.with {
          $0.views[2].isHittable = false
          $0.views.append(.screen("RedView", owner: 0))
        }), after: "link%20red", why: "The link's target Red is in its container two times.")
  }

  @Test func `a target in another container does not count twice`() throws {
    try expectHolds(
      invariant,
      on: toy(
        red.with {
          $0.views += [
            .container(.stack, owner: 0), .screen("RedView", owner: 0, isHittable: false),
          ]
        }))
  }

  @Test func `a target of a coordinator that is gone violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(red.with { $0.views[2].owner = 1 }), after: "link%20red",
      why: "The link shows Red of Old, which is not in the tree.")
  }

  @Test func `what belongs to another user violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(red.with("of another", true)), after: "link%20red",
      why: "The link shows a screen of another user: 'of another' is true.")
  }

  @Test func `a target may be a fact`() throws {
    try expectHolds(invariant, on: toy(red.with("at red", true), to: .fact("at red")))
    try expectViolation(
      of: invariant, on: toy(home.with("at red", false), to: .fact("at red")), after: "link%20red",
      why: "The link was neither parked nor refused, but 'at red' is not true.")
    try expectViolation(
      of: invariant, on: toy(home, to: .fact("at red")), after: "link%20red",
      why: "The profile names the fact 'at red', but the system has no fact of that name.")
  }

  @Test func `a link of another domain must change nothing`() throws {
    try expectHolds(invariant, on: toy(home, to: .refusal))
    try expectViolation(
      of: invariant, on: toy(red, to: .refusal), after: "link%20red",
      why: "The link is of another domain, but the screens changed from [Home] to [Home, Red].")
  }

  @Test func `it is vacuous when no link comes`() throws {
    var toy = Toy(home)
    toy.profile.deepLinks = [.init(event: "link red", target: .screen("RedView"))]
    try expectVacuous(invariant, on: toy)
  }

  @Test func `it needs links`() throws {
    try expectNotApplicable(invariant, on: Toy(home), "no deep links are declared")
  }
}
