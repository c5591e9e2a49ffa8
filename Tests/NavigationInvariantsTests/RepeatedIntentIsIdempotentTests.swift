import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct RepeatedIntentIsIdempotentTests {
  private let invariant = RepeatedIntentIsIdempotent()
  private let home = NavigationSnapshot(
    coordinators: [.of("app")],
    views: [.container(.stack), .screen("HomeView")])
  private var page: NavigationSnapshot {
    home.with {
      $0.views[1].isHittable = false
      $0.views.append(.screen("PageView"))
    }
  }

  private func toy(double end: NavigationSnapshot) -> Toy {
    var toy = Toy(home)
    toy.profile.repetitions = [.init(of: "open", by: "double tap open")]
    toy.add("open", from: home, to: page)
    toy.add("double tap open", from: home, to: end)
    return toy
  }

  @Test func `a double tap that ends like a single one holds`() throws {
    try expectHolds(invariant, on: toy(double: page))
  }

  @Test func `a second push is a violation`() throws {
    let twice = page.with {
      $0.views[2].isHittable = false
      $0.views.append(.screen("PageView"))
    }
    try expectViolation(
      of: invariant, on: toy(double: twice), after: "double%20tap%20open",
      why: "'double tap open' does not end like 'open': the screens are [Home, Page, Page] "
        + "instead of [Home, Page].")
  }

  @Test func `a second request is a violation, and so is a record`() throws {
    try expectViolation(
      of: invariant, on: toy(double: page.owing("load")), after: "double%20tap%20open",
      why:
        "'double tap open' does not end like 'open': the pending results are [load] instead of none."
    )
    let recorded = page.with {
      $0.records = [RecordNode(coordinator: 0, key: "opened", value: "2")]
    }
    try expectViolation(
      of: invariant, on: toy(double: recorded), after: "double%20tap%20open",
      why: "'double tap open' does not end like 'open': App.opened is '2' instead of 'nothing'.")
  }

  @Test func `a second request that takes the place of the first holds`() throws {
    var toy = Toy(home)
    toy.profile.repetitions = [.init(of: "open", by: "double tap open")]
    toy.add("open", from: home, to: page.owing("load"))
    toy.add(
      "double tap open", from: home,
      to: page.with {
        $0.work.tickets = [TicketNode(label: "load", isRevoked: true), TicketNode(label: "load")]
      })
    try expectHolds(invariant, on: toy)
  }

  /// Two rows of a list, of which the second is tapped while the first one's page comes.
  private func toy(both end: NavigationSnapshot) -> Toy {
    let other = page.with { $0.views[2].name = "OtherView" }
    var toy = Toy(home)
    toy.profile.repetitions = [.init(ofOneOf: "open", "open other", by: "open, then open other")]
    toy.add("open", from: home, to: page)
    toy.add("open other", from: home, to: other)
    toy.add("open, then open other", from: home, to: end)
    return toy
  }

  @Test func `of two quick taps either may win`() throws {
    try expectHolds(invariant, on: toy(both: page))
    try expectHolds(invariant, on: toy(both: page.with { $0.views[2].name = "OtherView" }))
  }

  @Test func `two quick taps that both push are a violation`() throws {
    let both = page.with {
      $0.views[2].isHittable = false
      $0.views.append(.screen("OtherView"))
    }
    let verdict = try verdict(of: invariant, on: toy(both: both))
    let why = verdict.counterexample?.why ?? ""
    #expect(
      why.hasPrefix(
        "'open, then open other' ends neither like 'open' nor like 'open other': the screens are "
          + "[Home, Page, Other] instead of [Home, "), "\(why)")
  }

  @Test func `two quick taps of which the loser leaves a record are a violation`() throws {
    let recorded = page.with {
      $0.records = [RecordNode(coordinator: 0, key: "other", value: "true")]
    }
    let verdict = try verdict(of: invariant, on: toy(both: recorded))
    #expect(verdict.counterexample?.trace.description == "open,%20then%20open%20other")
  }

  @Test func `what is asked for and so already must change nothing`() throws {
    func toy(_ end: NavigationSnapshot) -> Toy {
      let there = page.with("on page", true)
      var toy = Toy(home.with("on page", false))
      toy.profile.repetitions = [.init("open", fulfilledWhen: "on page")]
      toy.add("open", from: home.with("on page", false), to: there)
      toy.add("open", from: there, to: end)
      return toy
    }
    try expectHolds(invariant, on: toy(page.with("on page", true)))
    try expectViolation(
      of: invariant, on: toy(home.with("on page", true)), after: "open/open",
      why: "'open' requests what is already the case, but the screens are [Home] instead of "
        + "[Home, Page].")
  }

  @Test func `a repetition from work under way is not compared`() throws {
    var toy = Toy(home.unsettled)
    toy.profile.repetitions = [.init(of: "open", by: "twice")]
    toy.add("open", from: home.unsettled, to: page)
    toy.add("twice", from: home.unsettled, to: home)
    try expectVacuous(invariant, on: toy)
  }

  @Test func `facts and events that are not there are said`() throws {
    var toy = toy(double: page)
    toy.profile.repetitions.append(.init("open", fulfilledWhen: "nowhere"))
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the fact 'nowhere', but the system has no fact of that name.")
    toy.profile.repetitions = [.init(of: "close", by: "double tap open")]
    try expectViolation(
      of: invariant, on: toy, after: "",
      why: "The profile names the event 'close', but the system has no event of that name.")
  }

  @Test func `without repetitions it does not apply`() throws {
    try expectNotApplicable(
      invariant, on: Toy(home), "no event is declared to repeat an intent")
  }
}
