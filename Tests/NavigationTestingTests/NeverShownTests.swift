import ModelChecker
import NavigationModel
import Testing

@testable import NavigationTesting

@Suite struct NeverShownTests {
  private func finding(_ control: String?) throws -> Finding? {
    let system = Showing(
      events: [NavigationEvent("mark", origin: .tap(on: nil), control: control)])
    return Finding.neverShown(
      try check(system, invariants: []))
  }

  @Test func aTapOnAControlThatNoScreenShowsIsAWarning() throws {
    let finding = try #require(try finding("mark"))
    #expect(finding.weight == .warning)
    #expect(
      finding.text == "Showing taps what is never shown: mark: no screen shows it (in 1 state)")
  }

  @Test func whatIsShownAndHasAReasonNotToHappenIsNone() throws {
    #expect(try finding("Mark") == nil)
    #expect(try finding(nil) == nil)
  }

  /// One state that shows a button, in which nothing happens.
  private struct Showing: NavigationSystem {
    let name = "Showing"
    let variant = ""
    let scope = Scope([])
    let profile = NavigationProfile()
    let events: [NavigationEvent]
    private let state = NavigationState(
      NavigationSnapshot(views: [ViewNode(name: "Book", controls: ["Mark"])]), in: FacetStore())

    init(events: [NavigationEvent]) { self.events = events }

    func start() -> [Outcome<NavigationState>] { [.state(state)] }

    func expand(
      _ visits: [Visit<NavigationState>]
    ) -> [Expansion<NavigationState, NavigationEffect>] {
      visits.map { _ in
        Expansion(
          transitions: [],
          disabled: [
            DisabledEvent(event: EventLabel("mark", ordinal: 0), reason: "no screen shows it")
          ])
      }
    }
  }
}
