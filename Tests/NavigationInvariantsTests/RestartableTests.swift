import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct RestartableTests {
  private let invariant = Restartable()
  private let fresh = NavigationSnapshot(coordinators: [.of("app", .fresh)])
  private let started = NavigationSnapshot(
    coordinators: [.of("app"), .of("home", under: 0)], views: [.screen("HomeView", owner: 1)])
  private let stopped = NavigationSnapshot(coordinators: [.of("app", .stopped)])

  /// A coordinator that is started, stopped and started again.
  private func toy(again: NavigationSnapshot, from first: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(first ?? fresh)
    toy.profile.restarts = [.init(role: "app", start: "start", stop: "stop")]
    toy.add("start", from: first ?? fresh, to: started)
    toy.add("stop", from: started, to: stopped)
    toy.add("start", from: stopped, to: again)
    if again != started { toy.add("stop", from: again, to: stopped) }
    return toy
  }

  @Test func `a second start that ends like the first holds`() throws {
    try expectHolds(invariant, on: toy(again: started))
  }

  @Test func `a second start that finds a leftover is a violation`() throws {
    let toy = toy(again: started.with { $0.views = [] })
    try expectViolation(
      of: invariant, on: toy, after: "start/stop/start",
      why: "After 'start', 'stop' and 'start' the screens are [] instead of [Home], as after the "
        + "first 'start'.")
    let verdict = try verdict(of: invariant, on: toy)
    #expect(verdict.counterexample?.other?.trace.description == "start")
  }

  /// An app whose launch makes and starts its coordinator.
  private func launched(again: NavigationSnapshot) -> Toy {
    let nothing = NavigationSnapshot()
    var toy = Toy(nothing)
    toy.profile.restarts = [
      .init(role: "app", start: "start", stop: "stop", startedBy: ["launch"])
    ]
    toy.add("launch", .external, from: nothing, to: started)
    toy.add("stop", from: started, to: stopped)
    toy.add("start", from: stopped, to: again)
    if again != started { toy.add("stop", from: again, to: stopped) }
    return toy
  }

  @Test func `a start that ends like the one within a launch holds`() throws {
    try expectHolds(invariant, on: launched(again: started))
  }

  @Test func `a start that ends otherwise than the one within a launch is a violation`() throws {
    try expectViolation(
      of: invariant, on: launched(again: started.with { $0.views = [] }),
      after: "launch/stop/start",
      why: "After 'launch', 'stop' and 'start' the screens are [] instead of [Home], as after "
        + "'launch'.")
  }

  @Test func `an event that is said to start it must be there`() throws {
    var toy = launched(again: started)
    toy.profile.restarts[0].startedBy = ["lunch"]
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the event 'lunch', but the system has no event of that name.")
  }

  @Test func `a second start that listens twice is a violation`() throws {
    let twice = started.with {
      $0.subscriptions = [
        SubscriptionNode(coordinator: 0, holder: "AppCoordinator", source: "Store.user", count: 2)
      ]
    }
    try expectViolation(
      of: invariant, on: toy(again: twice), after: "start/stop/start",
      why: "After 'start', 'stop' and 'start' App holds 2 subscriptions to Store.user instead of "
        + "0, as after the first 'start'.")
  }

  @Test func `owed results do not count, and what only they keep neither`() throws {
    let again = started.with {
      $0.coordinators.append(.of("login", holder: .work))
      $0.work.tickets = [TicketNode(label: "login")]
    }
    try expectHolds(invariant, on: toy(again: again))
  }

  @Test func `a start of a started instance is no first start`() throws {
    // Compared with the start after a stop, of which there is one kind.
    try expectHolds(invariant, on: toy(again: started.with { $0.views = [] }, from: started))
    var toy = Toy(started)
    toy.profile.restarts = [.init(role: "other", start: "start", stop: "stop")]
    toy.add("start", from: started, to: started)
    toy.add("stop", from: started, to: stopped)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `an end that the first start may have is one for the second too`() throws {
    var toy = Toy(fresh)
    let other = started.with { $0.views = [] }
    toy.profile.restarts = [.init(role: "app", start: "start", stop: "stop")]
    toy.add("start", from: fresh, to: started, choices: [0])
    toy.add("start", from: fresh, to: other, choices: [1])
    toy.add("stop", from: started, to: stopped)
    toy.add("stop", from: other, to: stopped)
    toy.add("start", from: stopped, to: other)
    // From the stopped instance it is the other end alone that a start may have.
    try expectHolds(invariant, on: toy)
  }

  @Test func `work is done before ends are compared`() throws {
    var toy = Toy(fresh)
    let half = fresh.unsettled
    toy.profile.restarts = [.init(role: "app", start: "start", stop: "stop")]
    toy.add("start", from: fresh, to: half)
    toy.add("settle", .completion, from: half, to: started)
    toy.add("stop", from: started, to: stopped)
    toy.add("start", from: stopped, to: started)
    try expectHolds(invariant, on: toy)
  }

  @Test func `an event that is not there is said`() throws {
    var toy = toy(again: started)
    toy.profile.restarts.append(.init(role: "app", start: "open", stop: "stop"))
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the event 'open', but the system has no event of that name.")
  }

  @Test func `without restarts it does not apply`() throws {
    try expectNotApplicable(
      invariant, on: Toy(fresh), "no coordinator is declared to be started and stopped by events")
  }
}
