import NavigationInvariants
import NavigationModel
import Testing

@Suite struct NoLeaksTests {
  let invariant = NoLeaks()
  let shown = NavigationSnapshot(
    coordinators: [.of("app"), .of("auth", under: 0)], views: [.screen("AuthView", owner: 1)])
  let gone = NavigationSnapshot(coordinators: [.of("app")], views: [.screen("MainView", owner: 0)])

  @Test func `objects that outlive their place violate it`() throws {
    var toy = Toy(shown)
    let again = shown.with { $0.lifetimes = [LifetimeNode(role: "authModel", count: 1)] }
    let leaking = gone.with { $0.lifetimes = [LifetimeNode(role: "authModel", count: 2)] }
    toy.add("signOut", from: shown, to: again)
    toy.add("signIn", from: again, to: leaking)
    try expectViolation(
      of: invariant, on: toy, after: "signOut/signIn",
      why: "Two objects with the role AuthModel left the tree but are still alive; no pending "
        + "result needs them.")
  }

  @Test func `several objects that leave at once may be singletons, if they form no cycle`() throws
  {
    func leaving(isCyclic: Bool) -> Toy {
      var toy = Toy(shown)
      let kept = gone.with {
        $0.lifetimes = [LifetimeNode(role: "Session", count: 2, isCyclic: isCyclic)]
      }
      toy.add("signIn", from: shown, to: kept)
      toy.add("look", from: kept, to: kept)
      return toy
    }
    try expectHolds(invariant, on: leaving(isCyclic: false))
    try expectViolation(
      of: invariant, on: leaving(isCyclic: true), after: "signIn",
      why: "Two objects with the role Session left the tree but are still alive; no pending "
        + "result needs them.")
  }

  @Test func `a single object that is no coordinator may be a singleton`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.lifetimes = [LifetimeNode(role: "Session", count: 1)] }
    toy.add("signIn", from: shown, to: kept)
    toy.add("signOut", from: kept, to: shown)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a coordinator that a waiting task keeps violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .work)) }
    toy.add("signIn", from: shown, to: kept.owing("login"))
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a task that waits for a result keeps it "
        + "alive.")
  }

  /// The toy after a sign-in that leaves a coordinator to work, while results are owed.
  private func pausing(_ owed: TicketNode...) -> (toy: Toy, kept: NavigationSnapshot) {
    var toy = Toy(shown)
    let kept = gone.with {
      $0.coordinators.append(.of("auth", holder: .work))
      $0.work.tickets = owed
    }
    toy.add("signIn", from: shown, to: kept)
    return (toy, kept)
  }

  @Test func `a coordinator that time alone releases is no leak`() throws {
    var (toy, kept) = pausing(TicketNode(label: "pause", isTimed: true))
    let later = kept.with { $0.work.tickets[0].label = "second pause" }
    toy.add("look", from: kept, to: kept)
    toy.add("wait", .platform, from: kept, to: later)
    toy.add("wait", .platform, from: later, to: gone)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a coordinator that is kept however much time passes violates it`() throws {
    var (toy, kept) = pausing(TicketNode(label: "poll", isTimed: true))
    toy.add("wait", .platform, from: kept, to: kept)
    // What somebody does ends it, but nobody has to do it.
    toy.add("stop", from: kept, to: gone)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a task that waits for a result keeps it alive.")
  }

  @Test func `a coordinator that waits for a result is not released by time`() throws {
    let login = TicketNode(label: "login")
    var (toy, kept) = pausing(login, TicketNode(label: "pause", isTimed: true))
    let later = kept.with { $0.work.tickets = [login] }
    toy.add("wait", .platform, from: kept, to: later)
    toy.add("login fails", .completion, from: later, to: gone)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a task that waits for a result keeps it alive.")
  }

  @Test func `a coordinator that nothing pending keeps violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .work)) }
    toy.add("signIn", from: shown, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; no result is pending, so a cycle of references "
        + "or a job that never ends keeps it alive.")
  }

  @Test func `a coordinator that a view keeps is judged by no tree where there is none`() throws {
    let held = NavigationSnapshot(
      coordinators: [.of("list", holder: .view)], views: [.screen("ListView")])
    var toy = Toy(held)
    toy.add("wait", from: held, to: held)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `a coordinator that views hold by design is no leak`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .view)) }
    toy.profile.heldByViews = ["auth"]
    toy.add("signIn", from: shown, to: kept)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a coordinator that a view keeps without showing it violates it`() throws {
    var toy = Toy(shown)
    let kept = gone.with { $0.coordinators.append(.of("auth", holder: .view)) }
    toy.add("signIn", from: shown, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Auth left the tree but is still alive; a view that shows none of its screens "
        + "keeps it alive.")
  }

  @Test func `it holds when all goes that left, at the latest when its work has ended`() throws {
    var toy = Toy(shown)
    let waiting = gone.with { $0.lifetimes = [LifetimeNode(role: "authFlow", count: 1)] }
      .owing("login")
    let onScreen = gone.with {
      $0.coordinators.append(.of("auth", holder: .view))
      $0.views.append(.screen("AuthView", owner: 1, isHittable: false))
    }
    toy.add("signIn", from: shown, to: gone)
    toy.add("skip", from: shown, to: waiting)
    toy.add("login fails", .completion, from: waiting, to: gone)
    toy.add("cover", from: shown, to: onScreen)
    try expectHolds(invariant, on: toy)
  }

  @Test(arguments: [NavigationEffect.Verb.released, .popped, .dismissed])
  func `it is exercised by what the platform says has left`(verb: NavigationEffect.Verb) throws {
    var toy = Toy(gone)
    toy.add("back", from: gone, to: gone, effects: [NavigationEffect(verb, part: "flow")])
    try expectHolds(invariant, on: toy)
    let kept = gone.with { $0.lifetimes = [LifetimeNode(role: "screen", count: 2)] }
    let more = gone.with { $0.lifetimes = [LifetimeNode(role: "screen", count: 3)] }
    toy.add("show", from: gone, to: kept, effects: [NavigationEffect(verb, part: "flow")])
    toy.add("leak", from: kept, to: more, effects: [NavigationEffect(verb, part: "flow")])
    try expectViolation(
      of: invariant, on: toy, after: "show/leak",
      why: "Three objects with the role Screen left the tree but are still alive; no pending "
        + "result needs them.")
  }

  @Test func `it is exercised where something left earlier and goes now`() throws {
    let waiting = gone.with { $0.lifetimes = [LifetimeNode(role: "flow", count: 1)] }.owing("login")
    var toy = Toy(waiting)
    toy.add("login fails", .completion, from: waiting, to: gone)
    try expectHolds(invariant, on: toy)
  }

  @Test func `what a gesture under way holds does not leak until the finger is lifted`() throws {
    let kept = gone.with {
      $0.coordinators.append(.of("auth", holder: .view))
      $0.lifetimes = [LifetimeNode(role: "AuthModel", count: 2, isCyclic: true)]
    }
    let held = kept.with { $0.work.runnable = ["gesture"] }
    var toy = Toy(shown)
    toy.add("swipe", .platform, from: shown, to: held)
    toy.add("finish", .platform, from: held, to: gone)
    try expectHolds(invariant, on: toy)
    toy.add("cancel", .platform, from: held, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "swipe/cancel",
      why: "Auth left the tree but is still alive; a view that shows none of its screens keeps it "
        + "alive.")
  }

  @Test func `it is vacuous when nothing ever leaves`() throws {
    var toy = Toy(gone)
    toy.add("signOut", from: gone, to: shown)
    try expectVacuous(invariant, on: toy)
  }
}
