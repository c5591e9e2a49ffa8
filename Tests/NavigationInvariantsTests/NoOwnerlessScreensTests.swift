import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoOwnerlessScreensTests {
  let invariant = NoOwnerlessScreens()
  let start = NavigationSnapshot(
    coordinators: [.of("app"), .of("list", under: 0), .of("info", holder: .view)],
    views: [.screen("ListView", owner: 1)])

  func toy(_ change: (inout NavigationSnapshot) -> Void) -> Toy {
    var toy = Toy(start)
    toy.add("go", from: start, to: start.with(change))
    return toy
  }

  @Test func `a screen of nobody violates it, visible or covered`() throws {
    try expectViolation(
      of: invariant, on: toy { $0.views[0].owner = nil }, after: "go",
      why: "List is visible but belongs to nobody.")
    try expectViolation(
      of: invariant, on: toy { $0.views.insert(.screen("RedView", isHittable: false), at: 0) },
      after: "go", why: "Red is live but belongs to nobody.")
  }

  @Test func `a screen of a coordinator that left the tree violates it`() throws {
    try expectViolation(
      of: invariant, on: toy { $0.views[0].owner = 2 }, after: "go",
      why: "List is visible but belongs to Info, which is not in the tree.")
  }

  @Test func `a screen may belong to a coordinator that views hold by design`() throws {
    var toy = toy { $0.views[0].owner = 2 }
    toy.profile.heldByViews = ["info"]
    try expectHolds(invariant, on: toy)
  }

  @Test func `screens are nobody's where there never was a coordinator`() throws {
    let bare = NavigationSnapshot(coordinators: [], views: [.screen("ListView")])
    var toy = Toy(bare)
    toy.add("wait", from: bare, to: bare)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `screens are nobody's where views alone hold coordinators`() throws {
    let held = NavigationSnapshot(
      coordinators: [.of("list", holder: .view)], views: [.screen("ListView", owner: 0)])
    var toy = Toy(held)
    toy.add("wait", from: held, to: held)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `a tree that goes leaves no screen to a coordinator that a view holds`() throws {
    let held = NavigationSnapshot(
      coordinators: [.of("list", holder: .view)], views: [.screen("ListView", owner: 0)])
    var toy = Toy(start)
    toy.add("leave", from: start, to: held)
    try expectViolation(
      of: invariant, on: toy, after: "leave",
      why: "List is visible but belongs to List, which is not in the tree.")
  }

  @Test func `the last coordinator leaves no screen behind`() throws {
    let bare = NavigationSnapshot(coordinators: [], views: [.screen("ListView")])
    var toy = Toy(start)
    toy.add("leave", from: start, to: bare.unsettled)
    toy.add("settle", .completion, from: bare.unsettled, to: bare)
    try expectViolation(
      of: invariant, on: toy, after: "leave/settle",
      why: "List is visible but belongs to nobody.")
    toy.profile.ownerless = ["ListView"]
    try expectVacuous(invariant, on: toy)
  }

  @Test func `a tab to come belongs to nobody yet`() throws {
    let tabs = NavigationSnapshot(
      coordinators: [.of("app"), .of("list", under: 0)],
      views: [
        ViewNode(name: "TabView", role: .tabs(selected: 0), owner: 0),
        ViewNode(depth: 1, name: "ListView", owner: 1),
        ViewNode(depth: 1, name: "InfoView", isHittable: false, appearances: 0),
      ])
    func toy(_ change: (inout NavigationSnapshot) -> Void) -> Toy {
      var toy = Toy(tabs)
      toy.add("go", from: tabs, to: tabs.with(change))
      return toy
    }
    try expectHolds(invariant, on: toy { _ in })
    try expectViolation(
      of: invariant,
      on: toy {
        $0.views[0].role = .tabs(selected: 1)
        ($0.views[1].isHittable, $0.views[2].isHittable) = (false, true)
        ($0.views[1].appearances, $0.views[2].appearances) = (0, 1)
      }, after: "go", why: "Info is visible but belongs to nobody.")
    try expectViolation(
      of: invariant,
      on: toy {
        $0.views.append(ViewNode(depth: 2, name: "PageView", isHittable: false, appearances: 0))
      }, after: "go", why: "Info is live but belongs to nobody.")
  }

  @Test func `a screen that two coordinators store violates it`() throws {
    try expectViolation(
      of: invariant, on: toy { $0.views[0].rivals = [0] }, after: "go",
      why: "List belongs to 2 at once: List and App store it.")
  }

  @Test func `containers and exempt screens need no owner`() throws {
    var toy = toy {
      $0.views.insert(.container(.stack), at: 0)
      $0.views.append(.screen("SplashView"))
    }
    toy.profile.ownerless = ["SplashView"]
    try expectHolds(invariant, on: toy)
  }

  @Test func `a screen may be nobody's while a fact is true`() throws {
    for isEarly in [true, false] {
      let early = start.with("is early", isEarly)
      var toy = Toy(early)
      toy.profile.ownerlessWhile = ["Li*": "is early"]
      toy.add(
        "go", from: early,
        to: early.with {
          $0.views.append(.screen("OtherView", owner: 0))
          $0.views[0].owner = nil
        })
      if isEarly {
        try expectHolds(invariant, on: toy)
      } else {
        try expectViolation(
          of: invariant, on: toy, after: "go", why: "List is visible but belongs to nobody.")
      }
    }
  }

  @Test func `a moment under way is left alone`() throws {
    var toy = Toy(start)
    let moment = start.with { $0.views[0].owner = nil }.unsettled
    toy.add("go", from: start, to: moment)
    toy.add("settle", .platform, from: moment, to: start)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous where nothing is shown`() throws {
    try expectVacuous(invariant, on: Toy(start.with { $0.views = [] }))
  }

  @Test func `a system may decline it, with a reason`() throws {
    var toy = toy { $0.views[0].owner = nil }
    toy.profile.notApplicable["NoOwnerlessScreens"] = "no coordinators yet"
    try expectNotApplicable(invariant, on: toy, "no coordinators yet")
  }
}
