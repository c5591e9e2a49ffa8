import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoOrphanedChildrenTests {
  let invariant = NoOrphanedChildren()
  let before = NavigationSnapshot(coordinators: [.of("app", .fresh)])
  let auth = NavigationSnapshot(
    coordinators: [.of("app"), .of("auth", under: 0)], views: [.screen("AuthView", owner: 1)])
  let main = NavigationSnapshot(
    coordinators: [.of("app"), .of("main", under: 0)], views: [.screen("MainView", owner: 1)])

  @Test func `a child that is kept after its screen went away is an orphan`() throws {
    var toy = Toy(before)
    toy.add("launch", .external, from: before, to: auth)
    let kept = NavigationSnapshot(
      coordinators: [.of("app"), .of("auth", under: 0), .of("main", under: 0)],
      views: [.screen("MainView", owner: 2)])
    toy.add("signIn", from: auth, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "launch/signIn",
      why: "Auth is in the tree but owns no screen.")
  }

  @Test func `a coordinator above others is an orphan when none of them owns a screen`() throws {
    var toy = Toy(before)
    let orphaned = NavigationSnapshot(
      coordinators: [
        .of("app"), .of("main", under: 0), .of("rider", under: 1), .of("auth", under: 0),
      ],
      views: [.screen("AuthView", owner: 3)])
    toy.add("launch", .external, from: before, to: orphaned)
    try expectViolation(
      of: invariant, on: toy, after: "launch",
      why: "Main is in the tree, but neither it nor a coordinator below it owns a screen.")
  }

  @Test func `the message names the old instance that a view still shows`() throws {
    var toy = Toy(auth)
    let replaced = NavigationSnapshot(
      coordinators: [.of("app"), .of("auth", under: 0), .of("auth", holder: .view)],
      views: [.screen("AuthView", owner: 2), .screen("BannerView", owner: 0)])
    toy.add("logout", .external, from: auth, to: replaced)
    try expectViolation(
      of: invariant, on: toy, after: "logout",
      why: "Auth is in the tree but owns no screen; the screens belong to Auth#2, which is "
        + "outside the tree.")
  }

  @Test func `of several the one whose screens an old instance has is named`() throws {
    var toy = Toy(auth)
    let replaced = NavigationSnapshot(
      coordinators: [
        .of("app"), .of("main", under: 0), .of("rider", under: 1), .of("rider", holder: .view),
      ],
      views: [.screen("HomeView", owner: 3)])
    toy.add("launch", .external, from: auth, to: replaced)
    try expectViolation(
      of: invariant, on: toy, after: "launch",
      why: "Rider is in the tree but owns no screen; the screens belong to Rider#2, which is "
        + "outside the tree.")
  }

  @Test func `it holds when every child has a screen, visible or covered`() throws {
    var toy = Toy(before)
    let covered = auth.with {
      $0.coordinators.append(.of("main", under: 0))
      $0.views = [
        .container(.stack), .screen("AuthView", owner: 1, isHittable: false),
        .screen("MainView", owner: 2),
      ]
    }
    toy.add("launch", .external, from: before, to: auth)
    toy.add("signIn", from: auth, to: main)
    toy.add("cover", from: auth, to: covered)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a viewless role and a moment under way are left alone`() throws {
    var toy = Toy(auth)
    let viewless = auth.with { $0.coordinators.append(.of("deepLinks", under: 0)) }
    let underWay = auth.with { $0.views = [.screen("SplashView")] }.unsettled
    toy.profile.viewless = ["deepLinks"]
    toy.add("listen", .external, from: auth, to: viewless)
    toy.add("hide", from: auth, to: underWay)
    try expectHolds(invariant, on: toy)
  }

  /// Signs in and keeps the coordinator of the entrance, which is like this.
  private func keeping(_ kept: CoordinatorNode) -> Toy {
    var toy = Toy(before)
    let entrance = auth.with { $0.coordinators[1] = kept }
    let main = NavigationSnapshot(
      coordinators: [.of("app"), kept, .of("main", under: 0)],
      views: [.screen("MainView", owner: 2)])
    toy.add("launch", .external, from: before, to: entrance)
    toy.add("signIn", from: entrance, to: main)
    return toy
  }

  @Test func `a child that its parent cannot release may be without a screen`() throws {
    try expectHolds(invariant, on: keeping(.of("auth", under: 0, isPermanent: true)))
    try expectViolation(
      of: invariant, on: keeping(.of("auth", under: 0, property: "auth")), after: "launch/signIn",
      why: "Auth is in the tree but owns no screen.")
  }

  @Test func `a flow without means to show screens is an orphan only when it lost one`() throws {
    try expectViolation(
      of: invariant, on: keeping(.of("auth", under: 0, canShow: false)), after: "launch/signIn",
      why: "Auth is in the tree but owns no screen.")
    var toy = Toy(before)
    toy.add(
      "launch", .external, from: before,
      to: main.with { $0.coordinators.append(.of("links", under: 0, canShow: false)) })
    try expectHolds(invariant, on: toy)
  }

  @Test func `a flow is an orphan when what it shows screens with goes together with its screen`()
    throws
  {
    var toy = Toy(before)
    toy.add("launch", .external, from: before, to: auth)
    let kept = NavigationSnapshot(
      coordinators: [
        .of("app"), .of("auth", under: 0, canShow: false), .of("main", under: 0),
      ],
      views: [.screen("MainView", owner: 2)])
    toy.add("signIn", from: auth, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "launch/signIn",
      why: "Auth is in the tree but owns no screen.")
  }

  /// Shows a menu with two pages, one of them on screen, and then the other; the second may come later.
  private func menu(secondComesLater: Bool = false, leavesNone: Bool = false) -> Toy {
    let first = NavigationSnapshot(
      coordinators: [
        .of("app"), .of("menu", under: 0), .of("news", under: 1), .of("mail", under: 1),
      ],
      views: [.screen("NewsView", owner: 2)])
    let second = first.with { $0.views = [.screen("MailView", owner: 3)] }
    var toy = Toy(auth)
    let begin = secondComesLater ? first.with { $0.coordinators.removeLast() } : first
    toy.add("signIn", from: auth, to: begin)
    toy.add("mail", from: begin, to: second)
    if leavesNone {
      toy.add("lock", from: second, to: first.with { $0.views = [.screen("LockView", owner: 0)] })
    }
    return toy
  }

  @Test func `of pages that came with their parent one at a time may be on screen`() throws {
    try expectHolds(invariant, on: menu())
  }

  @Test func `a child that came after its parent is no page`() throws {
    try expectViolation(
      of: invariant, on: menu(secondComesLater: true), after: "signIn/mail",
      why: "News is in the tree but owns no screen.")
  }

  @Test func `pages of which none is on screen are orphans`() throws {
    try expectViolation(
      of: invariant, on: menu(leavesNone: true), after: "signIn/mail/lock",
      why: "Menu is in the tree, but neither it nor a coordinator below it owns a screen.")
  }

  @Test func `children of the root are no pages`() throws {
    let start = NavigationSnapshot(
      coordinators: [.of("app"), .of("news", under: 0), .of("mail", under: 0)],
      views: [.screen("NewsView", owner: 1)])
    var toy = Toy(start)
    toy.add("reload", from: start, to: start)
    try expectViolation(
      of: invariant, on: toy, after: "", why: "Mail is in the tree but owns no screen.")
  }

  @Test func `a page whose screens another instance has is an orphan`() throws {
    var toy = Toy(auth)
    let replaced = NavigationSnapshot(
      coordinators: [
        .of("app"), .of("menu", under: 0), .of("news", under: 1), .of("mail", under: 1),
        .of("mail", holder: .view),
      ],
      views: [.screen("NewsView", owner: 2), .screen("MailView", owner: 4)])
    toy.add("signIn", from: auth, to: replaced)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Mail is in the tree but owns no screen; the screens belong to Mail#2, which is outside "
        + "the tree.")
  }

  @Test func `the empty stack of a tab that is not visible is a place of its owner`() throws {
    func tabs(isHittable: Bool) -> Toy {
      var toy = Toy(before)
      let waiting = auth.with { state in
        state.coordinators.append(.of("cart", under: 0))
        state.views.append(.container(.stack, depth: 1, owner: 2))
        state.views[1].isHittable = isHittable
      }
      toy.add("launch", .external, from: before, to: waiting)
      return toy
    }
    try expectHolds(invariant, on: tabs(isHittable: false))
    try expectViolation(
      of: invariant, on: tabs(isHittable: true), after: "launch",
      why: "Cart is in the tree but owns no screen.")
  }

  @Test func `a role may be without a screen while a fact is true`() throws {
    for (isLocked, exempt) in [(true, "auth"), (true, "a*"), (false, "auth"), (true, "b*")] {
      var toy = Toy(auth.with("is locked", isLocked))
      toy.profile.viewlessWhile = [exempt: "is locked"]
      let locked = auth.with { $0.views = [.screen("LockView", owner: 0)] }
        .with("is locked", isLocked)
      toy.add("lock", from: auth.with("is locked", isLocked), to: locked)
      if isLocked, exempt != "b*" {
        try expectHolds(invariant, on: toy)
      } else {
        try expectViolation(
          of: invariant, on: toy, after: "lock", why: "Auth is in the tree but owns no screen.")
      }
    }
  }

  @Test func `what is outside the tree is another invariant's business`() throws {
    var toy = Toy(auth)
    toy.add(
      "linger", from: auth, to: auth.with { $0.coordinators.append(.of("main", holder: .work)) })
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous while nothing was launched`() throws {
    try expectVacuous(invariant, on: Toy(before))
  }

  @Test func `a system may decline it, with a reason`() throws {
    var toy = Toy(before)
    toy.profile.notApplicable["NoOrphanedChildren"] = "the app has no views"
    try expectNotApplicable(invariant, on: toy, "the app has no views")
  }
}
