import NavigationInvariants
import NavigationModel
import Testing

@Suite struct StopIsFinalTests {
  let invariant = StopIsFinal()
  let running = NavigationSnapshot(
    coordinators: [.of("main"), .of("rider", under: 0), .of("flow", under: 1)],
    records: [RecordNode(coordinator: 1, key: "currentScreen", value: "home")],
    subscriptions: [SubscriptionNode(coordinator: 1, holder: "Rider", source: "Store.ride")])
  let stopped = NavigationSnapshot(
    coordinators: [.of("main"), .of("rider", under: 0, .stopped)],
    records: [RecordNode(coordinator: 1, key: "currentScreen", value: "home")])

  func toy(_ initial: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(initial ?? running)
    toy.profile.startMakes = ["rider": ["flow"]]
    toy.add(
      "stop", .programmatic, from: running, to: stopped, effects: [.init(.stopped, part: "rider")])
    return toy
  }

  @Test func `a stopped coordinator that still listens violates it, even under way`() throws {
    var toy = toy()
    let listening = stopped.with { $0.subscriptions = running.subscriptions }.unsettled
    toy.add("hide", .platform, from: running, to: listening)
    try expectViolation(
      of: invariant, on: toy, after: "hide",
      why: "Rider is stopped but still subscribed to Store.ride.")
  }

  @Test func `a child of its start that outlives the stop violates it, even a stopped one`() throws
  {
    var toy = toy()
    let kept = stopped.with { $0.coordinators.append(.of("flow", under: 1, .stopped)) }
    toy.add("hide", .platform, from: running, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "hide", why: "Rider is stopped but still has its child Flow.")
  }

  @Test(arguments: [EventOrigin.external, .completion, .platform])
  func `an event that is no call on it but changes it violates it`(origin: EventOrigin) throws {
    var toy = toy()
    toy.add(
      "ride found", origin, from: stopped, to: stopped.with { $0.records[0].value = "request" })
    try expectViolation(
      of: invariant, on: toy, after: "stop/ride%20found",
      why: "Rider is stopped, but its currentScreen changed from 'home' to 'request'.")
  }

  @Test func `a child gained by a direct call violates it`() throws {
    var toy = toy()
    toy.add(
      "showHelp", .programmatic, from: stopped,
      to: stopped.with { $0.coordinators.append(.of("help", under: 1)) })
    try expectViolation(
      of: invariant, on: toy, after: "stop/showHelp",
      why: "Rider is stopped but gained the child Help.")
  }

  @Test func `a screen gained by a direct call violates it`() throws {
    var toy = toy()
    let shown = stopped.with { $0.views.append(.screen("HelpView", owner: 1)) }
    let shownTwice = shown.with { $0.views.append(.screen("HelpView", owner: 1)) }
    toy.add("rerender", .platform, from: stopped, to: stopped)
    try expectHolds(invariant, on: toy)
    toy.add("showHelp", .programmatic, from: stopped, to: shown)
    try expectViolation(
      of: invariant, on: toy, after: "stop/showHelp",
      why: "Rider is stopped but gained the screen Help.")
    var again = Toy(shown)
    again.profile.startMakes = toy.profile.startMakes
    again.add("showHelp", .programmatic, from: shown, to: shownTwice)
    try expectViolation(
      of: invariant, on: again, after: "showHelp",
      why: "Rider is stopped but gained the screen Help.")
  }

  @Test func `a screen that stop asked for may come later`() throws {
    let leaving = stopped.with { $0.work.runnable = ["render"] }
    let left = stopped.with { $0.views.append(.screen("HomeView", owner: 1)) }
    var toy = Toy(leaving)
    toy.profile.startMakes = self.toy().profile.startMakes
    toy.add("settle", .platform, from: leaving, to: left)
    try expectHolds(invariant, on: toy)
  }

  @Test func `of several the one that changed is named`() throws {
    let two = NavigationSnapshot(
      coordinators: [.of("rider", .stopped), .of("rider", .stopped, holder: .view)],
      records: [
        RecordNode(coordinator: 0, key: "currentScreen", value: "home"),
        RecordNode(coordinator: 1, key: "currentScreen", value: "history"),
      ])
    var toy = toy(two)
    toy.add(
      "swap", .external, from: two,
      to: two.with { $0.records.swapAt(0, 1) }.with {
        $0.records[0].coordinator = 0
        $0.records[1].coordinator = 1
      })
    try expectHolds(invariant, on: toy)
    toy.add("ride", .external, from: two, to: two.with { $0.records[1].value = "request" })
    try expectViolation(
      of: invariant, on: toy, after: "ride",
      why: "Rider#2 is stopped, but its currentScreen changed from 'history' to 'request'.")
  }

  @Test func `it holds when direct calls only record, and a new start may change all`() throws {
    var toy = toy()
    let history = stopped.with { $0.records[0].value = "history" }
    toy.add("showHistory", .programmatic, from: stopped, to: history)
    toy.add("start", .platform, from: history, to: running)
    toy.add(
      "flicker", .platform, from: history, to: stopped,
      effects: [.init(.started, part: "rider"), .init(.stopped, part: "rider")])
    toy.add(
      "drop", .external, from: stopped,
      to: stopped.with {
        $0.coordinators.removeLast()
        $0.records = []
      })
    try expectHolds(invariant, on: toy)
  }

  @Test func `coordinators that cannot be told apart are not compared`() throws {
    var toy = toy()
    let another = NavigationSnapshot(
      coordinators: [
        .of("main"), .of("rider", under: 0, .stopped), .of("rider", .stopped, holder: .view),
      ],
      records: [
        RecordNode(coordinator: 1, key: "currentScreen", value: "history"),
        RecordNode(coordinator: 2, key: "currentScreen", value: "request"),
      ])
    toy.add("replace", .external, from: stopped, to: another)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous when nothing is ever stopped`() throws {
    let fresh = NavigationSnapshot(coordinators: [.of("rider", .fresh)])
    try expectVacuous(invariant, on: toy(fresh))
  }

  @Test func `it needs a role that starts and stops`() throws {
    try expectNotApplicable(invariant, on: Toy(stopped), "no role is declared to start and stop")
  }

  @Test func `a service that still runs below what is stopped violates it`() throws {
    let before = running.with("starts", "1")
    var toy = Toy(before)
    toy.profile.startMakes = ["main": []]
    toy.profile.services = [.init(about: "the player", role: "rider", starts: "starts")]
    let after = before.with {
      $0.coordinators[0].phase = .stopped
      $0.coordinators[1].phase = .stopped
      $0.subscriptions = []
    }
    toy.add("stop", from: before, to: after.with("starts", "0"))
    try expectHolds(invariant, on: toy)
    toy.add("stop itself", from: before, to: after.with { $0.coordinators[1].phase = .started })
    try expectViolation(
      of: invariant, on: toy, after: "stop%20itself",
      why: "Main is stopped but the player still runs.")
  }
}
