import NavigationModel
import NavigationReports
import Testing

@Suite struct StateChangesTests {
  private func changes(_ old: NavigationSnapshot, _ new: NavigationSnapshot) -> [String] {
    let store = FacetStore()
    let states = [old, new].map { NavigationState($0, in: store) }
    return StateText.changes(from: states[0], to: states[1]).map(\.text)
  }

  private func brief(_ old: NavigationSnapshot, _ new: NavigationSnapshot) -> [String] {
    let store = FacetStore()
    let states = [old, new].map { NavigationState($0, in: store) }
    return StateText.changes(from: states[0], to: states[1]).brief
  }

  private var rider: NavigationSnapshot {
    NavigationSnapshot(
      coordinators: [
        CoordinatorNode(role: "main", type: "MainCoordinator"),
        CoordinatorNode(role: "rider", type: "RiderCoordinator", parent: 0, phase: .started),
      ], views: [ViewNode(name: "HomeView", owner: 1, controls: ["history"])],
      records: [RecordNode(coordinator: 1, key: "currentScreen", value: "home")])
  }

  @Test func equalStatesHaveNoChanges() { #expect(changes(rider, rider) == []) }

  @Test func screensComeBeforeRecords() {
    var next = rider
    next.views[0] = ViewNode(name: "RideRequestView", owner: 1)
    next.records[0].value = "rideRequest"
    #expect(
      changes(rider, next) == [
        "Main/Rider[RideRequest]", "Rider.currentScreen home → rideRequest",
      ])
  }

  @Test func recordsFollowACoordinatorThatMoved() {
    var next = rider
    next.coordinators = [
      CoordinatorNode(role: "main", type: "MainCoordinator"),
      CoordinatorNode(role: "auth", type: "AuthCoordinator", parent: 0),
      CoordinatorNode(role: "rider", type: "RiderCoordinator", parent: 0, phase: .started),
    ]
    next.views[0].owner = 2
    next.records = [
      RecordNode(coordinator: 1, key: "attempts", value: "1"),
      RecordNode(coordinator: 2, key: "currentScreen", value: "home"),
    ]
    #expect(changes(rider, next) == ["Main/(Auth, Rider[Home])"])
  }

  @Test func subscriptionsGrowAndShrink() {
    var two = rider
    two.subscriptions = [
      SubscriptionNode(coordinator: 1, holder: "Rider", source: "AppStateStore.ride", count: 2),
      SubscriptionNode(coordinator: nil, holder: "Logger", source: "AppStateStore.user"),
    ]
    var one = two
    one.subscriptions[0].count = 1
    #expect(
      changes(rider, two) == ["+ Rider: AppStateStore.ride ×2", "+ Logger: AppStateStore.user"])
    #expect(changes(two, one) == ["− Rider: AppStateStore.ride ×1 left"])
    #expect(
      changes(two, rider) == ["− Rider: AppStateStore.ride", "− Logger: AppStateStore.user"])
  }

  @Test func workComesAndGoes() {
    var next = rider
    next.work = WorkNode(
      runnable: ["task", "task", "render"], tickets: [TicketNode(label: "login")])
    var later = next
    later.work.runnable = ["task"]
    later.work.tickets[0].isRevoked = true
    var other = next
    other.work.signature = 7
    #expect(
      changes(rider, next) == [
        "+ task waiting to run ×2", "+ render waiting to run", "+ login pending",
      ])
    #expect(
      changes(next, later) == [
        "− task waiting to run", "− render waiting to run", "+ login pending, revoked",
        "− login pending",
      ])
    #expect(changes(next, other) == ["other work waits to run"])
    var swiping = rider
    swiping.work.runnable = ["gesture"]
    #expect(changes(rider, swiping) == ["+ gesture under way"])
    #expect(changes(swiping, rider) == ["− gesture under way"])
  }

  @Test func factsLifetimesAndUnobservedStateAreTold() {
    var old = rider
    old.facts = [FactNode(name: "signedIn", value: "false")]
    var new = rider
    new.facts = [FactNode(name: "signedIn", value: "true")]
    new.lifetimes = [LifetimeNode(role: "rideRequest", count: 2)]
    new.unobserved = ["a", "b", "c", "d"].map {
      UnobservedNode(
        path: .init(type: "AppStateStore", field: $0), value: String(repeating: $0, count: 60))
    }
    #expect(
      changes(old, new).suffix(4)
        == ["a", "b", "c", "d"].map { "AppStateStore.\($0) = \(String(repeating: $0, count: 60))" })
    #expect(
      brief(old, new) == [
        "signedIn: false → true", "+ rideRequest still alive ×2",
        "AppStateStore.a = aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…",
        "AppStateStore.b = bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…",
        "and 2 more fields, with --verbose",
      ])
  }

  @Test func whatThePersonCanDoWithTheSameScreenIsTold() {
    var next = rider
    next.coordinators[1].phase = .stopped
    next.views[0].appearances = 2
    next.views[0].isHittable = false
    next.views[0].controls = ["settings"]
    #expect(
      changes(rider, next) == [
        "Main/Rider[Home] (stopped)", "Rider started → stopped", "Home appeared 1 → 2",
        "Home can no longer be touched", "+ Home offers settings", "− Home offers history",
      ])
  }
}
