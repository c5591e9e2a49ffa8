import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

/// A desk with a lamp, of whose events and roles some are never met.
private struct Desk: NavigationSystem {
  let name = "Desk"
  let variant = ""
  let scope = Scope([])
  var profile = NavigationProfile()
  let events = ["press", "read a book", "read a page"].map {
    NavigationEvent($0, origin: .external)
  }
  let uncalledMethods = ["Desk.read(_:)", "Desk.tidy()"]
  private let state = NavigationState(
    NavigationSnapshot(coordinators: [CoordinatorNode(role: "desk", type: "Desk")]),
    in: FacetStore())

  init(accepted: [String: String] = [:], emptyViews: [String] = []) {
    profile.roles = ["desk", "lamp"]
    profile.accepted = accepted
    profile.emptyViews = emptyViews
  }

  func start() -> [Outcome<NavigationState>] { [.state(state)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map {
      Expansion(transitions: [
        Transition(event: EventLabel("press", ordinal: 0), outcome: .state($0.state))
      ])
    }
  }
}

/// Everything that a check did not exercise is said, in the headline first.
@Suite struct UnexercisedTests {
  private let invariants: [any NavigationInvariant] = [
    TestInvariant("LampIsOff") { .always { _ in .notExercised } },
    TestInvariant("DeskStands") { .always { _ in .holds } },
  ]

  private func result(
    accepted: [String: String] = [:], emptyViews: [String] = [], limits: Limits = Limits()
  ) throws -> CheckResult {
    try check(
      Desk(accepted: accepted, emptyViews: emptyViews), invariants: invariants,
      options: ExplorationOptions(limits: limits))
  }

  @Test func invariantsEventsRolesAndMethodsAreNamed() throws {
    #expect(
      try result().unexercised == [
        Unexercised(.invariant, "LampIsOff"), Unexercised(.event, "read a book"),
        Unexercised(.event, "read a page"), Unexercised(.role, "lamp"),
        Unexercised(.method, "Desk.read(_:)"), Unexercised(.method, "Desk.tidy()"),
      ])
  }

  @Test func theHeadlineSaysIt() throws {
    let result = try result()
    #expect(
      ResultSummary(result).words
        == "1 vacuous, 2 events never enabled, 1 role never met, 2 methods never called, "
        + "1 of 2 properties hold")
    #expect(ResultSummary(result).isOpen)
    #expect(ResultSummary(ResultDocument(result)) == ResultSummary(result))
  }

  @Test func whatIsAcceptedWithAReasonIsNotInTheHeadline() throws {
    var result = try result(
      accepted: ["read *": "nobody reads", "lamp": "it is day", "Desk.*": "no desk"])
    #expect(
      result.unexercised.map(\.accepted) == [
        nil, "nobody reads", "nobody reads", "it is day", "no desk", "no desk",
      ])
    #expect(result.hasUnexercised)
    result.accepted = ["LampIsOff": "there is no lamp"]
    #expect(!result.hasUnexercised)
    let summary = ResultSummary(result)
    #expect(summary.words == "1 vacuous, 1 of 2 properties hold")
    #expect(!summary.isOpen)
    #expect(
      TextReport(ResultDocument(result)).text().contains(
        """
          Roles never met (1): lamp
          Methods never called (2): Desk.read(_:), Desk.tidy()
          Accepted as not exercised:
            there is no lamp: LampIsOff
            nobody reads: read a book, read a page
            it is day: lamp
            no desk: Desk.read(_:), Desk.tidy()
        """))
  }

  @Test(arguments: [
    ("read *", ["read a book", "read a page"]), ("* page", ["read a page"]),
    ("r*a*b*k", ["read a book"]), ("read", []), ("*", ["read a book", "read a page"]),
    ("read a page", ["read a page"]), ("read a book* book", []),
  ])
  func aStarStandsForAnyText(pattern: String, events: [String]) throws {
    let accepted = try result(accepted: [pattern: "so"]).unexercised.filter {
      $0.kind == .event && $0.accepted != nil
    }
    #expect(accepted.map(\.name) == events)
  }

  @Test func whatASearchHasNotSeenYetMayTurnUp() throws {
    let bounded = try result(limits: Limits(depth: 0))
    #expect(bounded.graph.completeness == .bounded(by: .depth))
    #expect(bounded.unexercised == [])
  }

  @Test func viewsThatWereLeftEmptyAreNamedHoweverFarTheSearchWent() throws {
    let bounded = try result(emptyViews: ["Shelf", "Cover"], limits: Limits(depth: 0))
    #expect(bounded.unexercised == [Unexercised(.view, "Shelf"), Unexercised(.view, "Cover")])
    #expect(bounded.unexercised.map(\.words) == ["view Shelf left empty", "view Cover left empty"])
    #expect(ResultSummary(bounded).words.contains("2 views left empty"))
    #expect(ResultSummary(ResultDocument(bounded)) == ResultSummary(bounded))
    let text = TextReport(ResultDocument(bounded)).text()
    #expect(text.contains("  Views left empty (2): Shelf, Cover\n"))
    let accepted = try result(
      accepted: ["Shelf": "its own system checks it"], emptyViews: ["Shelf"],
      limits: Limits(depth: 0))
    #expect(!accepted.hasUnexercised)
  }

  @Test func whatToDoAboutItIsSaid() throws {
    let next = try ResultDocument(result()).next
    #expect(
      next.map(\.text) == [
        "To exercise Desk.read(_:), declare an event that calls it: "
          + #"it.event("read", .external) { … }"#,
        "What was not exercised was not checked. To accept it, with the reason, here, in "
          + ".verifier.yml or in the system's profile: verifier check Desk --accept "
          + "'LampIsOff=why nothing needs to exercise it'",
      ])
  }
}
