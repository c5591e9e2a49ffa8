import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoLateEffectsTests {
  let invariant = NoLateEffects()
  let idle = NavigationSnapshot(
    coordinators: [.of("app"), .of("auth", under: 0)],
    views: [.screen("AuthView", owner: 1)],
    records: [RecordNode(coordinator: 0, key: "currentScreen", value: "auth")])
  var asked: NavigationSnapshot { idle.owing("login") }
  var revoked: NavigationSnapshot {
    idle.owing("login", revoked: true).with { $0.coordinators.append(.of("auth", holder: .work)) }
  }

  func toy() -> Toy {
    var toy = Toy(asked)
    toy.profile.ticketLabels = ["login"]
    toy.add("logout", .external, from: asked, to: revoked)
    toy.add("login succeeds", .completion, from: asked, to: idle)
    return toy
  }

  func expectLate(
    _ target: NavigationSnapshot, _ change: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var toy = toy()
    toy.add("login succeeds", .completion, from: revoked, to: target)
    try expectViolation(
      of: invariant, on: toy, after: "logout/login%20succeeds",
      why: "The result of 'login' came late and nobody waits for it, but \(change).",
      sourceLocation: sourceLocation)
  }

  @Test func `a late result that changes the screens violates it`() throws {
    try expectLate(
      idle.with { $0.views = [.screen("HomeView", owner: 1)] },
      "the screens changed from [Auth] to [Home]")
  }

  @Test func `a late result that changes the tree violates it`() throws {
    try expectLate(idle.with { $0.coordinators.append(.of("main", under: 0)) }, "Main appeared")
    try expectLate(
      idle.with {
        $0.coordinators.removeLast()
        $0.views[0].owner = nil
      }, "Auth went away")
    try expectLate(
      idle.with { $0.coordinators[1].phase = .stopped }, "Auth is stopped instead of started")
    try expectLate(
      idle.with { $0.coordinators[1].holder = .view }, "the tree of coordinators changed")
    try expectLate(idle.with { $0.views[0].owner = 0 }, "the views changed")
  }

  @Test func `a late result that changes a record violates it`() throws {
    try expectLate(
      idle.with { $0.records[0].value = "main" },
      "App.currentScreen changed from 'auth' to 'main'")
    try expectLate(
      idle.with { $0.records.append(RecordNode(coordinator: 1, key: "user", value: "a")) },
      "Auth.user changed from 'nothing' to 'a'")
    try expectLate(idle.with { $0.records = [] }, "a record went away")
  }

  @Test func `a late result whose work ends in a step of its own violates it there`() throws {
    var toy = toy()
    let home = idle.with { $0.views = [.screen("HomeView", owner: 1)] }
    toy.add("login succeeds", .completion, from: revoked, to: idle.unsettled)
    toy.add("settle", .platform, from: idle.unsettled, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "logout/login%20succeeds/settle",
      why: "The result of 'login' came late and nobody waits for it, but the screens changed "
        + "from [Auth] to [Home].")
  }

  @Test func `it holds when a late result only ends what waited for it`() throws {
    var toy = toy()
    toy.add("login succeeds", .completion, from: revoked, to: idle)
    toy.add("login fails", .completion, from: revoked, to: idle.unsettled)
    toy.add("settle", .platform, from: idle.unsettled, to: idle)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a late result that meets other work is not blamed for what that does`() throws {
    var toy = toy()
    let busy = revoked.unsettled
    toy.add("open", from: revoked, to: busy)
    toy.add(
      "login succeeds", .completion, from: busy,
      to: idle.with { $0.views = [.screen("HomeView", owner: 1)] })
    toy.add("login succeeds", .completion, from: revoked, to: idle)
    try expectHolds(invariant, on: toy)
  }

  @Test func `an event that is only named like a result is none`() throws {
    var toy = toy()
    let home = idle.with { $0.views = [.screen("HomeView", owner: 1)] }
    toy.add("login again", from: revoked, to: home)
    try expectVacuous(invariant, on: toy)
    let two = idle.with {
      $0.work.tickets = [
        TicketNode(label: "login", isRevoked: true), TicketNode(label: "login token"),
      ]
    }
    toy.add("ask", from: asked, to: two)
    toy.add("login token succeeds", .completion, from: two, to: home)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `of several results the one that is resolved counts`() throws {
    var toy = Toy(asked)
    toy.profile.ticketLabels = ["login"]
    let both = idle.with {
      $0.work.tickets = [TicketNode(label: "login", isRevoked: true), TicketNode(label: "login")]
    }
    let home = idle.with { $0.views = [.screen("HomeView", owner: 1)] }
    toy.add("again", from: asked, to: both)
    toy.add("login#2 succeeds", .completion, from: both, to: home.owing("login", revoked: true))
    try expectVacuous(invariant, on: toy)
    toy.add("login succeeds", .completion, from: both, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "again/login%20succeeds",
      why: "The result of 'login' came late and nobody waits for it, but the screens changed "
        + "from [Auth] to [Home].")
  }

  @Test func `it is vacuous when no result is late, or none of those declared`() throws {
    try expectVacuous(invariant, on: toy())
    var toy = toy()
    toy.profile.ticketLabels = ["poll"]
    toy.add(
      "login succeeds", .completion, from: revoked,
      to: idle.with { $0.views = [.screen("HomeView", owner: 1)] })
    try expectVacuous(invariant, on: toy)
  }

  // MARK: - Work of screens

  func screens(_ names: String...) -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: [.of("app")],
      views: names.map { .screen($0, owner: 0, isHittable: $0 == names.last) })
  }

  func race(
    askedBy origin: EventOrigin = .tap(on: nil), endingIn effects: [NavigationEffect]
  ) -> Toy {
    var toy = Toy(screens("List", "Red"))
    toy.profile.screensAwaitWork = true
    let asked = screens("List", "Red").unsettled
    toy.add("ask", origin, from: screens("List", "Red"), to: asked)
    toy.add(
      "back", .platform, from: asked, to: screens("List").unsettled,
      effects: [NavigationEffect(.popped, detail: "Red", screen: "Red")])
    toy.add(
      "settle", .platform, from: screens("List").unsettled, to: screens("List", "Meaning"),
      effects: effects)
    return toy
  }

  @Test func `what was asked for on a screen that is gone must not push`() throws {
    try expectViolation(
      of: invariant, on: race(endingIn: [NavigationEffect(.pushed, detail: "Meaning")]),
      after: "ask/back/settle",
      why: "Red is gone, but work that was requested there pushed Meaning.")
    try expectHolds(invariant, on: race(endingIn: []))
  }

  @Test func `what was asked for elsewhere than on the screen that is gone may push`() throws {
    let push = [NavigationEffect(.pushed, detail: "Meaning")]
    for origin: EventOrigin in [.tap(on: "Red"), .platform] {
      try expectViolation(
        of: invariant, on: race(askedBy: origin, endingIn: push), after: "ask/back/settle",
        why: "Red is gone, but work that was requested there pushed Meaning.")
    }
    for origin: EventOrigin in [.tap(on: "List"), .external, .completion, .programmatic] {
      try expectVacuous(invariant, on: race(askedBy: origin, endingIn: push))
    }
  }

  @Test func `what is asked for by two may push`() throws {
    var toy = race(endingIn: [])
    let both = NavigationSnapshot(
      coordinators: [.of("app")], views: [.screen("List", owner: 0)],
      facts: [FactNode(name: "asked twice", value: "true")]
    ).unsettled
    toy.add("ask again", from: screens("List", "Red").unsettled, to: both)
    toy.add(
      "settle", .platform, from: both, to: screens("List", "Meaning"),
      effects: [
        NavigationEffect(.popped, detail: "Red", screen: "Red"),
        NavigationEffect(.pushed, detail: "Meaning"),
      ])
    try expectHolds(invariant, on: toy)
  }

  @Test func `what was asked for on a screen may push though one with a longer name is gone`()
    throws
  {
    var toy = Toy(screens("ProfileEdit", "Edit"))
    toy.profile.screensAwaitWork = true
    let asked = screens("ProfileEdit", "Edit").unsettled
    toy.add("ask", .tap(on: "Edit"), from: screens("ProfileEdit", "Edit"), to: asked)
    toy.add(
      "back", .platform, from: asked, to: screens("Edit").unsettled,
      effects: [NavigationEffect(.popped, detail: "ProfileEdit", screen: "ProfileEdit")])
    toy.add(
      "settle", .platform, from: screens("Edit").unsettled, to: screens("Edit", "Meaning"),
      effects: [NavigationEffect(.pushed, detail: "Meaning")])
    try expectVacuous(invariant, on: toy)
  }

  @Test func `what was asked for on a screen that stays may push`() throws {
    var toy = Toy(screens("List"))
    toy.profile.screensAwaitWork = true
    toy.add("ask", from: screens("List"), to: screens("List").unsettled)
    toy.add(
      "settle", .platform, from: screens("List").unsettled, to: screens("List", "Red"),
      effects: [NavigationEffect(.pushed, detail: "Red")])
    try expectVacuous(invariant, on: toy)
  }

  @Test func `what another event pushes in the meantime is its own`() throws {
    var toy = race(endingIn: [])
    toy.add(
      "open", from: screens("List").unsettled, to: screens("List", "Blue"),
      effects: [NavigationEffect(.pushed, detail: "Blue")])
    try expectHolds(invariant, on: toy)
  }

  @Test func `it needs asynchronous results`() throws {
    try expectNotApplicable(invariant, on: Toy(idle), "no asynchronous results are declared")
  }
}
