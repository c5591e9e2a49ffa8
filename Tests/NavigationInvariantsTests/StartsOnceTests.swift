import NavigationInvariants
import NavigationModel
import Testing

@Suite struct StartsOnceTests {
  let invariant = StartsOnce()
  let fresh = NavigationSnapshot(coordinators: [.of("app"), .of("rider", under: 0, .fresh)])

  func started(_ count: Int, _ phase: CoordinatorNode.Phase = .started) -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: [.of("app"), .of("rider", under: 0, phase)],
      subscriptions: [
        SubscriptionNode(
          coordinator: 1, holder: "RiderCoordinator", source: "Store.rideState", count: count)
      ])
  }

  @Test func `two starts in one step that subscribe twice violate it`() throws {
    var toy = Toy(fresh)
    toy.add(
      "show", from: fresh, to: started(2),
      effects: [
        NavigationEffect(.started, part: "rider"), NavigationEffect(.started, part: "rider"),
      ])
    try expectViolation(
      of: invariant, on: toy, after: "show",
      why: "Rider was started 2 times and holds 2 subscriptions to Store.rideState.")
  }

  @Test func `a second start in a later step violates it there`() throws {
    var toy = Toy(fresh)
    let start = [NavigationEffect(.started, part: "rider")]
    toy.add("show", from: fresh, to: started(1), effects: start)
    toy.add("reappear", .platform, from: started(1), to: started(2), effects: start)
    try expectViolation(
      of: invariant, on: toy, after: "show/reappear",
      why: "Rider was started again and holds 2 subscriptions to Store.rideState.")
  }

  @Test func `a doubled subscription counts even where no start is known of`() throws {
    var toy = Toy(fresh)
    toy.add("listen", from: fresh, to: started(3, .fresh))
    try expectViolation(
      of: invariant, on: toy, after: "listen",
      why: "Rider holds 3 subscriptions to Store.rideState.")
  }

  @Test func `a step violates it by what it doubles, and not by what it finds doubled`() throws {
    var toy = Toy(fresh)
    toy.add("show", from: fresh, to: started(2))
    toy.add("tap", from: started(2), to: started(2).with("taps", "1"))
    toy.add("reappear", .platform, from: started(2).with("taps", "1"), to: started(3))
    toy.add("stop", from: started(3), to: started(3, .stopped))
    toy.add("start", from: started(3, .stopped), to: started(3).with("taps", "2"))
    try expectViolations(
      of: invariant, on: toy,
      after: ["show", "show/tap/reappear", "show/tap/reappear/stop/start"])
  }

  @Test func `what is doubled from the beginning violates it with the first step`() throws {
    var toy = Toy(started(2))
    toy.add("tap", from: started(2), to: started(2).with("taps", "1"))
    toy.add("tap again", from: started(2).with("taps", "1"), to: started(2).with("taps", "2"))
    try expectViolations(of: invariant, on: toy, after: ["tap"])
    try expectViolation(
      of: invariant, on: toy, after: "tap", why: "Rider holds 2 subscriptions to Store.rideState.")
  }

  @Test func `it holds when a second start subscribes to nothing`() throws {
    var toy = Toy(fresh)
    let start = [NavigationEffect(.started, part: "rider")]
    toy.add("show", from: fresh, to: started(1), effects: start + start)
    toy.add("reappear", .platform, from: started(1), to: started(1), effects: start)
    try expectHolds(invariant, on: toy)
  }

  @Test func `it holds when the subscriptions of two starts are one again at rest`() throws {
    var toy = Toy(fresh)
    toy.add("show", from: fresh, to: started(2).unsettled)
    toy.add("settle", .completion, from: started(2).unsettled, to: started(1))
    try expectHolds(invariant, on: toy)
  }

  @Test func `what a stopped coordinator or an object of another kind holds is not judged`() throws
  {
    var toy = Toy(fresh)
    let other = started(1).with {
      $0.subscriptions.append(
        SubscriptionNode(coordinator: nil, holder: "Logger", source: "Store.rideState", count: 2))
    }
    toy.add("show", from: fresh, to: other)
    toy.add("stop", from: other, to: started(2, .stopped))
    try expectHolds(invariant, on: toy)
  }

  @Test func `it is vacuous when nothing is ever started`() throws {
    var toy = Toy(fresh)
    toy.add("wait", from: fresh, to: fresh)
    try expectVacuous(invariant, on: toy)
  }

  @Test(arguments: [("0", "not started"), ("2", "started 2 times")])
  func `a service that a start above it does not start exactly once violates it`(
    starts: String, words: String
  ) throws {
    let start = [NavigationEffect(.started, part: "app")]
    let before = fresh.with { $0.coordinators[0].phase = .fresh }.with("starts", "0")
    var toy = Toy(before)
    toy.profile.services = [.init(about: "the player", role: "rider", starts: "starts")]
    toy.add("start", from: before, to: fresh.with("starts", "1"), effects: start)
    try expectHolds(invariant, on: toy)
    toy.add("wake", from: before, to: fresh.with("starts", starts), effects: start)
    try expectViolation(
      of: invariant, on: toy, after: "wake", why: "App is started, but the player was \(words).")
  }

  @Test func `a stop below a start is the last word about a service`() throws {
    let running = started(1).with("starts", "1")
    var toy = Toy(running)
    toy.profile.services = [.init(about: "the player", role: "rider", starts: "starts")]
    toy.add("stop", from: running, to: started(0, .stopped).with("starts", "0"))
    try expectHolds(invariant, on: toy)
  }
}
