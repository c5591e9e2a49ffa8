import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

@Suite struct UntappedTests {
  /// A screen with two buttons, and an alert over it.
  private static let views = [
    ViewNode(name: "Book", controls: ["Mark", "Share"]),
    ViewNode(depth: 1, name: "alert", role: .presentation("alert")),
    ViewNode(depth: 2, name: "Sure?", controls: ["Yes"]),
    ViewNode(depth: 1, name: "Hidden", isHittable: false, controls: ["Close"]),
  ]

  private func result(_ events: NavigationEvent...) throws -> CheckResult {
    let snapshot = NavigationSnapshot(views: Self.views)
    return try check(Single(snapshot: snapshot, name: "Showing", events: events), invariants: [])
  }

  @Test func aControlThatNoEventTouchesIsToldWithItsScreen() throws {
    let document = ResultDocument(try result())
    #expect(document.untapped == ["Mark on Book", "Share on Book"])
    #expect(
      TextReport(document).text().contains(
        "Controls that no event taps (2): Mark on Book, Share on Book"))
  }

  @Test func aTapOnAnotherScreenIsNone() throws {
    let here = NavigationEvent("mark", origin: .tap(on: "Book"), control: "Mark")
    let elsewhere = NavigationEvent("share", origin: .tap(on: "List"), control: "Share")
    #expect(ResultDocument(try result(here, elsewhere)).untapped == ["Share on Book"])
  }

  @Test func anEventThatRunsCodeMayStandForAnyControl() throws {
    let code = NavigationEvent("share", origin: .tap(on: "Book"))
    #expect(ResultDocument(try result(code)).untapped == [])
    #expect(ResultDocument(try result(NavigationEvent("x", origin: .external))).untapped.count == 2)
  }
}
