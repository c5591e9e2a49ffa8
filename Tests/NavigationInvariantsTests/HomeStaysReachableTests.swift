import NavigationInvariants
import NavigationModel
import Testing

@Suite struct HomeStaysReachableTests {
  let invariant = HomeStaysReachable()
  let home = NavigationSnapshot(views: [.screen("HomeView")])
    .with("launched", true).with("home", true).with("failed", false).with("searching", false)
  var away: NavigationSnapshot {
    home.with("home", false).with { $0.views = [.screen("DetailView")] }
  }
  var failure: NavigationSnapshot {
    away.with("failed", true).with { $0.views = [.screen("ErrorView")] }
  }

  func toy(_ initial: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(initial ?? home)
    toy.profile.home = .init(fact: "home", when: "launched", excluding: ["logout", "reappear*"])
    toy.profile.failures = [
      .init(about: "the error screen", fact: "failed", exits: ["clearError", "ok"])
    ]
    toy.profile.waits = [.init(about: "the search for a driver", fact: "searching")]
    return toy
  }

  @Test func `a screen without a way home violates it, where only code, links or logout lead`()
    throws
  {
    var toy = toy()
    toy.add("open", from: home, to: away)
    toy.add("popToRoot", .programmatic, from: away, to: home)
    toy.add("link", .external, from: away, to: home)
    toy.add("logout", .tap(on: nil), from: away, to: home)
    toy.add("reappear@tab", .platform, from: away, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "open",
      why:
        "From here no taps, gestures and completions lead to 'home'; the visible screen is Detail.")
  }

  @Test func `an event that does not count where a fact is true counts elsewhere`() throws {
    let bought = away.with("bought", true)
    let further = away.with { $0.views = [.screen("Further")] }.with("bought", false)
    for start in [bought, further] {
      var toy = Toy(home.with("bought", false))
      toy.profile.home = .init(
        fact: "home", excluding: [.init("back@*", when: "bought")])
      toy.add("open", from: home.with("bought", false), to: start)
      toy.add("back@stack", .platform, from: start, to: home.with("bought", false))
      if start == bought {
        try expectViolation(
          of: invariant, on: toy, after: "open",
          why:
            "From here no taps, gestures and completions lead to 'home'; the visible screen is Detail."
        )
      } else {
        try expectHolds(invariant, on: toy)
      }
    }
  }

  @Test func `a blank screen without a way home says so`() throws {
    var toy = toy()
    toy.add("open", from: home, to: away.with { $0.views = [] })
    try expectViolation(
      of: invariant, on: toy, after: "open",
      why: "From here no taps, gestures and completions lead to 'home'; no screen is visible.")
  }

  @Test func `an exit that leads to the next error violates it`() throws {
    var toy = toy()
    let nested = failure.with("failed", true).with("nested", true)
    toy.add("fail", .completion, from: home, to: failure)
    toy.add("clearError", from: failure, to: nested)
    toy.add("clearError", from: nested, to: home)
    toy.add("back", .platform, from: failure, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "fail",
      why: "The error screen has no working exit: clearError and ok cannot end it.")
  }

  @Test func `an exit that settles in the next error violates it`() throws {
    var toy = toy()
    let again = failure.with("again", true)
    toy.add("fail", .completion, from: home, to: failure)
    toy.add("ok", from: failure, to: again.unsettled)
    toy.add("settle", .completion, from: again.unsettled, to: again)
    toy.add("ok", from: again, to: home)
    toy.add("back", .platform, from: failure, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "fail",
      why: "The error screen has no working exit: clearError and ok cannot end it.")
  }

  @Test func `it holds when an exit ends the failure in a step of its own`() throws {
    var toy = toy()
    let leaving = failure.with("leaving", true)
    toy.add("fail", .completion, from: home, to: failure)
    toy.add("ok", from: failure, to: leaving.unsettled)
    toy.add("settle", .completion, from: leaving.unsettled, to: home)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a failure with no declared exit violates it`() throws {
    var toy = toy()
    toy.profile.failures = [.init(about: "the error screen", fact: "failed", exits: [])]
    toy.add("fail", .completion, from: home, to: failure)
    toy.add("back", .platform, from: failure, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "fail",
      why: "The error screen has no working exit: none is declared.")
  }

  @Test func `a wait with nothing pending violates it`() throws {
    var toy = toy()
    let search = away.with("searching", true)
    toy.add("request", from: home, to: search.owing("findDriver"))
    toy.add("findDriver fails", .completion, from: search.owing("findDriver"), to: search)
    toy.add("cancel", from: search.owing("findDriver"), to: home)
    toy.add("cancel", from: search, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "request/findDriver%20fails/[]",
      why: "The search for a driver can go on forever: no event that must happen ends it.")
  }

  @Test func `a wait whose result asks for the next one violates it`() throws {
    var toy = toy()
    let search = away.with("searching", true)
    toy.add("request", from: home, to: search.owing("poll"))
    toy.add("poll finds nobody", .completion, from: search.owing("poll"), to: search.owing("nap"))
    toy.add("poll finds a driver", .completion, from: search.owing("poll"), to: home)
    toy.add("nap ends", .completion, from: search.owing("nap"), to: search.owing("poll"))
    toy.add("cancel", from: search.owing("poll"), to: home)
    toy.add("cancel", from: search.owing("nap"), to: home)
    try expectViolation(
      of: invariant, on: toy, after: "request/[poll%20finds%20nobody/nap%20ends]",
      why: "The search for a driver can go on forever: no event that must happen ends it.")
  }

  @Test func `a wait ends whatever people do meanwhile, if its result is owed all the time`() throws
  {
    var toy = toy()
    let search = away.with("searching", true).owing("poll")
    let covered = search.with { $0.views = [.screen("SheetView")] }
    toy.add("request", from: home, to: search)
    toy.add("open", from: search, to: covered)
    toy.add("close", from: covered, to: search)
    toy.add("poll succeeds", .completion, from: search, to: home)
    toy.add("poll succeeds", .completion, from: covered, to: home)
    try expectHolds(invariant, on: toy)
  }

  @Test func `an event that begins another wait is no reason to go on forever`() throws {
    var toy = toy()
    let first = away.with("searching", true).owing("poll")
    let both = away.with("searching", true).owing("poll", "poll")
    toy.add("request", from: home, to: first)
    toy.add("request", from: first, to: both)
    toy.add("poll succeeds", .completion, from: first, to: home)
    toy.add("poll succeeds", .completion, from: both, to: first)
    try expectViolation(
      of: invariant, on: toy, after: "request/[request/poll%20succeeds]",
      why: "The search for a driver can go on forever: no event that must happen ends it.")
    toy.profile.waits[0].begunBy = ["req*"]
    try expectHolds(invariant, on: toy)
  }

  @Test func `a finger may stay where it is`() throws {
    var toy = toy()
    let held = home.with { $0.work.runnable = ["gesture"] }
    toy.add("swipeBack.begin", .platform, from: home, to: held)
    toy.add("swipeBack.cancel", .platform, from: held, to: home)
    try expectHolds(invariant, on: toy)
  }

  @Test func `what waits for a finger ends, since the finger lets go sooner or later`() throws {
    var toy = toy()
    let held = home.with { $0.work.runnable = ["gesture"] }
    let waiting = held.with("searching", true)
    toy.add("swipeBack.begin@stack", .platform, from: home, to: held)
    toy.add("swipeBack.cancel@stack", .platform, from: held, to: home)
    toy.add("request", from: held, to: waiting)
    toy.add("stop", from: waiting, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "swipeBack%2Ebegin%40stack/request/[]",
      why: "The search for a driver can go on forever: no event that must happen ends it.")
    toy.add("swipeBack.cancel@stack", .platform, from: waiting, to: home)
    try expectHolds(invariant, on: toy)
  }

  @Test func `what is under way goes on, and where that lies outside of the scope nothing is said`()
    throws
  {
    let search = away.with("searching", true)
    var toy = toy()
    toy.add("request", from: home, to: search.unsettled)
    toy.add("cancel", from: search.unsettled, to: home)
    try expectHolds(invariant, on: toy)
    toy.add("settle", .completion, from: search.unsettled, to: search)
    toy.add("cancel", from: search, to: home)
    try expectViolation(
      of: invariant, on: toy, after: "request/settle/[]",
      why: "The search for a driver can go on forever: no event that must happen ends it.")
  }

  @Test func `work that never comes to rest violates it, unless somebody keeps it going`() throws {
    var toy = toy()
    let (ping, pong) = (home.with("ball", "left"), home.with("ball", "right"))
    toy.add("serve", from: home, to: ping.unsettled)
    toy.add("settle", .completion, from: ping.unsettled, to: pong.unsettled)
    toy.add("return", from: pong.unsettled, to: ping.unsettled)
    toy.add("settle", .completion, from: pong.unsettled, to: home)
    try expectHolds(invariant, on: toy)
    toy.add("settle", .completion, from: pong.unsettled, to: ping.unsettled, choices: [1])
    try expectViolation(
      of: invariant, on: toy, after: "serve/[settle/settle.1]",
      why: "The work that is under way never settles, although nobody does anything.")
  }

  @Test func `an event that never settles violates it`() throws {
    var toy = toy()
    toy.add("spin", from: home, fault: .neverSettled, "'spin' did not settle within 1000 jobs.")
    try expectViolation(
      of: invariant, on: toy, after: "spin", why: "'spin' did not settle within 1000 jobs.")
  }

  @Test func `it holds when taps and completions lead home, and traps are another's`() throws {
    let dark = home.with("launched", false).with("home", false)
    var toy = toy(dark)
    toy.add("launch", .external, from: dark, to: home)
    toy.add("open", from: home, to: away.unsettled)
    toy.add("settle", .external, from: away.unsettled, to: away)
    toy.add("load", from: away, to: away.with("searching", true).owing("load"))
    toy.add(
      "load fails", .completion, from: away.with("searching", true).owing("load"), to: failure)
    toy.add("clearError", from: failure, to: home)
    toy.add("back", .platform, from: away, to: home)
    toy.add(
      "load succeeds", .completion, from: away.with("searching", true).owing("load"), to: home)
    toy.add("crash", from: home, fault: .trapped, "'crash' trapped.")
    try expectHolds(invariant, on: toy)
  }

  @Test func `home counts only at rest`() throws {
    var toy = toy()
    let passing = home.unsettled
    toy.add("open", from: home, to: away)
    toy.add("back", .platform, from: away, to: passing)
    toy.add("settle", .completion, from: passing, to: away)
    try expectViolation(
      of: invariant, on: toy, after: "open",
      why:
        "From here no taps, gestures and completions lead to 'home'; the visible screen is Detail.")
  }

  @Test func `a failure that passes by itself needs no exit`() throws {
    var toy = toy()
    toy.add("fail", .completion, from: home, to: failure.unsettled)
    toy.add("settle", .completion, from: failure.unsettled, to: home)
    try expectHolds(invariant, on: toy)
  }

  @Test func `facts that the system does not have are not passed over`() throws {
    var toy = toy()
    toy.profile.home = .init(fact: "hone")
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the fact 'hone', but the system has no fact of that name.")
  }

  @Test func `it needs a home`() throws {
    try expectNotApplicable(invariant, on: Toy(home), "no home is declared")
  }
}
