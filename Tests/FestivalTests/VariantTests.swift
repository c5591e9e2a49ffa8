import Festival
import FixtureTestSupport
import NavigationModel
import NavigationReports
import Testing

/// The design, explored once for all tests.
let fixture = FixtureUnderTest(Festival())

/// The two variants by the commands: what is wrong with one, and that the other one holds.
@Suite struct VariantTests {
  @Test func `The repaired design holds in all its states`() throws {
    try fixture.assertRepairedHolds()
    let search = try fixture.repaired().search
    #expect(search.states == 9_261_000)
    #expect(search.words.hasPrefix("exhaustive by the symbolic engine; lineup ≤ 3"))
  }

  @Test func `The first design is violated with shortest traces`() throws {
    let published = try fixture.asPublished()
    #expect(
      published.lengths == [
        // Sign in by a sheet, a ticket in its tab, settings in theirs, sign out.
        "ModesExclusive": 7,
        // A sheet, then an alert.
        "OnePresentation": 2,
        // An alert before the gates are open.
        "HomeStaysReachable": 1, "NoDeadEnds": 1,
        // No trace shows what never happens: an order.
        "NoDeadRoutes": 0,
      ])
  }

  @Test func `The places of fixes are in the sources`() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  @Test(arguments: Fix.allCases)
  func `Leaving out a fix is caught`(fix: Fix) throws {
    let result = try fixture.result(
      of: SystemConfiguration(without: ["\(fix)"]), states: 50_000_000)
    let violated = result.verdicts.filter { $0.outcome == .violated }.map(\.property)
    let expected: [Fix: [String]] = [
      .alertClosesSheets: ["OnePresentation"],
      .alertHasExit: ["HomeStaysReachable", "NoDeadEnds"],
      .signOutClearsTickets: ["ModesExclusive"],
      .orderHasRoom: ["NoDeadRoutes"],
    ]
    #expect(violated == expected[fix])
  }
}
