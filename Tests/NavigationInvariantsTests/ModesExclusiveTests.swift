import NavigationInvariants
import NavigationModel
import Testing

@Suite struct ModesExclusiveTests {
  let invariant = ModesExclusive()
  let fresh = NavigationSnapshot(coordinators: [.of("main", .fresh)])

  func mode(_ recorded: String?, _ live: [CoordinatorNode]) -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: [.of("main")] + live,
      records: recorded.map { [RecordNode(coordinator: 0, key: "currentMode", value: $0)] } ?? [])
  }

  func toy(_ states: (event: String, state: NavigationSnapshot)...) -> Toy {
    var toy = Toy(fresh)
    toy.profile.modes = [
      .init(
        owner: "main", recordedIn: "currentMode", roles: ["rider": "rider", "driver": "driver"])
    ]
    var last = fresh
    for (event, state) in states {
      toy.add(event, from: last, to: state)
      last = state
    }
    return toy
  }

  @Test func `two modes alive at once violate it, whoever keeps them`() throws {
    let both = mode("driver", [.of("driver", under: 0), .of("rider", holder: .view)])
    try expectViolation(
      of: invariant,
      on: toy(("start", mode("rider", [.of("rider", under: 0)])), ("drive", both)),
      after: "start/drive",
      why: "Driver and Rider are alive at the same time, but they are exclusive modes of Main.")
  }

  @Test func `a started owner whose recorded mode has no coordinator violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(("start", mode("rider", []))), after: "start",
      why: "Main is started in mode 'rider', but Rider is not alive.")
    try expectViolation(
      of: invariant, on: toy(("start", mode("rider", [.of("driver", under: 0)]))), after: "start",
      why: "Main is started in mode 'rider', but Rider is not alive; Driver is.")
  }

  @Test func `an owner that records no mode, or an unknown one, violates it`() throws {
    try expectViolation(
      of: invariant, on: toy(("start", mode(nil, [.of("rider", under: 0)]))), after: "start",
      why: "Main is started, but it has no stored property 'currentMode' to record its mode.")
    try expectViolation(
      of: invariant, on: toy(("start", mode("guest", [.of("rider", under: 0)]))), after: "start",
      why: "Main is started, but its currentMode is 'guest', which is none of its modes.")
  }

  @Test func `it holds when one mode replaces the other, and while the owner is stopped`() throws {
    let stopped = mode("driver", []).with { $0.coordinators[0].phase = .stopped }
    try expectHolds(
      invariant,
      on: toy(
        ("start", mode("rider", [.of("rider", under: 0)])),
        ("drive", mode("driver", [.of("driver", under: 0)])), ("stop", stopped)))
  }

  @Test func `an owner that has left the tree needs no mode`() throws {
    let left = mode("rider", []).with { $0.coordinators[0].holder = .view }
    try expectHolds(
      invariant, on: toy(("start", mode("rider", [.of("rider", under: 0)])), ("replace", left)))
  }

  @Test func `it is vacuous when no mode ever lives`() throws {
    try expectVacuous(invariant, on: toy())
  }

  @Test func `it needs modes`() throws {
    try expectNotApplicable(
      invariant, on: Toy(fresh), "no exclusive modes are declared")
  }
}
