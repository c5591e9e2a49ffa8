import NavigationInvariants
import NavigationModel
import Testing

@Suite struct OnePresentationTests {
  let invariant = OnePresentation()
  let idle = NavigationSnapshot(
    coordinators: [.of("list")],
    views: [
      .screen("ListView", owner: 0, depth: 0), .container(.presentation("sheet"), depth: 1),
      .screen("InfoView", owner: 0, depth: 2),
    ],
    records: [RecordNode(coordinator: 0, key: "isPresenting", value: "false")],
    unobserved: [
      UnobservedNode(path: .init(type: "ListCoordinator", field: "children"), value: "[]"),
      UnobservedNode(path: .init(type: "Store", field: "count"), value: "0"),
    ])
  let ignored = NavigationEffect(.presentIgnored, detail: "sheet Settings (busy)")

  func toy(
    _ target: NavigationSnapshot, _ effects: [NavigationEffect]? = nil
  ) -> Toy {
    var toy = Toy(idle)
    toy.add("show", from: idle, to: target, effects: effects ?? [ignored])
    return toy
  }

  func expectTrace(
    _ change: String, of target: NavigationSnapshot, _ effects: [NavigationEffect]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectViolation(
      of: invariant, on: toy(target, effects), after: "show",
      why: "The platform ignored the presentation of sheet Settings (busy), but \(change).",
      sourceLocation: sourceLocation)
  }

  @Test func `a flag that says what the platform ignored violates it`() throws {
    try expectTrace(
      "List.isPresenting changed from 'false' to 'true'",
      of: idle.with { $0.records[0].value = "true" })
  }

  @Test func `a child that is kept for what the platform ignored violates it`() throws {
    try expectTrace(
      "Settings joined the tree",
      of: idle.with { $0.coordinators.append(.of("settings", under: 0)) })
    try expectTrace(
      "ListCoordinator.children changed from '[]' to '[SettingsView]'",
      of: idle.with { $0.unobserved[0].value = "[SettingsView]" })
  }

  @Test func `a child that goes though nothing did violates it`() throws {
    let two = idle.with { $0.coordinators.append(.of("info", under: 0)) }
    var toy = Toy(two)
    toy.add("show", from: two, to: idle, effects: [ignored])
    try expectViolation(
      of: invariant, on: toy, after: "show",
      why: "The platform ignored the presentation of sheet Settings (busy), but Info left the "
        + "tree.")
  }

  @Test func `where containers changed too, only a newcomer without a screen violates it`() throws {
    let popped = [NavigationEffect(.popped), ignored]
    try expectTrace(
      "Settings joined the tree",
      of: idle.with { $0.coordinators.append(.of("settings", under: 0)) }, popped)
    try expectHolds(
      invariant,
      on: toy(
        idle.with {
          $0.coordinators.append(.of("settings", under: 0))
          $0.views.append(.screen("SettingsView", owner: 1))
          $0.records[0].value = "true"
        }, popped))
    var toy = toy(idle.with { $0.coordinators.append(.of("settings", under: 0)) }, popped)
    toy.profile.viewless = ["settings"]
    try expectHolds(invariant, on: toy)
  }

  @Test func `what is booked and taken back before all is at rest is no trace`() throws {
    var toy = Toy(idle)
    let booked = idle.with { $0.records[0].value = "true" }.unsettled
    toy.add("show", from: idle, to: booked, effects: [ignored])
    toy.add("settle", .platform, from: booked, to: idle)
    try expectHolds(invariant, on: toy)
    toy.add("settle", .platform, from: booked, to: idle.with { $0.records[0].value = "true" })
    try expectViolation(
      of: invariant, on: toy, after: "show/settle",
      why: "The platform ignored the presentation of sheet Settings (busy), but "
        + "List.isPresenting changed from 'false' to 'true'.")
  }

  @Test func `other objects and exempt properties may change`() throws {
    var toy = toy(
      idle.with {
        $0.records[0].value = "true"
        $0.unobserved[0].value = "[1]"
        $0.unobserved[1].value = "1"
      })
    toy.profile.notBookkeeping = ["ListCoordinator.isPresenting", "ListCoordinator.children"]
    try expectHolds(invariant, on: toy)
  }

  @Test func `one element that presents two violates it`() throws {
    let two = idle.with {
      $0.views += [
        .container(.presentation("cover"), depth: 1), .screen("HelpView", owner: 0, depth: 2),
      ]
    }
    try expectViolation(
      of: invariant, on: toy(two, []), after: "show",
      why: "List presents two screens at the same time.")
  }

  @Test func `what is presented may present`() throws {
    try expectHolds(
      invariant,
      on: toy(
        idle.with {
          $0.views += [
            .container(.presentation("sheet"), depth: 3), .screen("HelpView", owner: 0, depth: 4),
          ]
        }, []))
  }

  @Test func `it is vacuous where nothing is presented`() throws {
    try expectVacuous(invariant, on: Toy(idle.with { $0.views.removeLast(2) }))
  }
}
